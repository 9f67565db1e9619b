"""Games with any modules: what must hold in all of them, whatever is played."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from games.dice_hospital.state import COLOURS, Patient, Pending
from games.kernel.rules import Rules
from games.kernel.table.game import restore
from games.kernel.table.table import CreateGame, GameCreated, SeatOffer, Table, open_table
from tests.games.dice_hospital.playouts import playout
from tests.games.dice_hospital.whole_games.test_offers import check_state
from tests.nonces import chance_of
from tests.titles.playouts import Playout

Seen = dict[int, tuple[Any, tuple[Patient, ...]]]
"""The dice of values by their identity; each value is kept, so that no other one can have the same."""


def module_game(
    number: int, modules: tuple[str, ...], players: int, automa: bool = False, /, **options: Any
) -> Playout:
    """A game of these modules; numbers differ in luck and in the kind of players (0 random to 2 sensible)."""
    seats = (SeatOffer(),) * players + ((SeatOffer(kind="automa"),) if automa else ())
    command = CreateGame(title="dice-hospital", seats=seats, modules=modules, options=options)
    return playout(number, command)


def check_module_game(
    number: int,
    modules: tuple[str, ...],
    players: int,
    automa: bool = False,
    /,
    available_commands: float = 1,
    holds: Callable[[Rules, Any], None] = lambda _rules, _play: None,
    **options: Any,
) -> Table:
    """Play a game and check it at every move, offers in some share of them; the finished table.

    `holds` fails where a state is not as a module of the game always leaves it.
    """
    game, opening, moves, seed = module_game(number, modules, players, automa, **options)
    assert isinstance(opening[0], GameCreated)
    random, table = Random(number), open_table(opening[0])
    for event in opening[1:]:
        table = game.evolve(table, event)
    recorded, dice, seen = list(opening), None, Seen()
    for move in moves:
        assert move.before == table
        seat = table.seat_of(move.actor.id)
        if table.status == "playing" and seat is not None and random.random() < available_commands:
            check_state(game.rules, table.play, seat, random)
        for event in move.events:
            table = game.evolve(table, event)
            if table.play is not None:
                dice = dice or counted(table.play, seen)
                assert counted(table.play, seen) == dice, f"dice were lost or made by {event}"
        assert table == move.after, "folding the events gives the state that was decided on"
        recorded += move.events
        again = game.decide(
            move.before,
            move.actor,
            move.command,
            chance_of(move.before, move.actor, move.command, seed, move.draws[0]),
        )
        assert again == (move.events, move.after)
        if table.play is not None:
            kept = msgspec.json.decode(msgspec.json.encode(table.play), type=game.rules.state_type)
            assert kept == table.play
            holds(game.rules, table.play)
    assert table.status == "finished"
    restored, _ = restore(game.title, opening[0])
    once_more = open_table(opening[0])
    for event in recorded[1:]:
        once_more = restored.evolve(once_more, event)
    assert msgspec.json.encode(once_more) == msgspec.json.encode(table)
    return table


def counted(play: Any, seen: Seen | None = None) -> dict[str, int]:
    """All dice by their true colours, in the bag and wherever else they lie; each lies in one place.

    States that follow each other share most of their parts; what was seen is not looked through again.
    """
    dice = _dice(play, Seen() if seen is None else seen)
    assert len({die.id for die in dice}) == len(dice), "a die lies in two places"
    assert all(count >= 0 for count in play.bag)
    out = Counter(die.true_colour for die in dice)
    return {colour: inside + out[colour] for colour, inside in zip(COLOURS, play.bag, strict=True)}


def _dice(value: Any, seen: Seen) -> tuple[Patient, ...]:
    if id(value) in seen:
        return seen[id(value)][1]
    if isinstance(value, Patient):
        found: tuple[Patient, ...] = (value,)
    elif isinstance(value, tuple):
        found = tuple(die for member in value for die in _dice(member, seen))
    elif isinstance(value, msgspec.Struct) and not isinstance(value, Pending):
        members = (getattr(value, name) for name in value.__struct_fields__)
        found = tuple(die for member in members for die in _dice(member, seen))
    else:
        found = ()
    seen[id(value)] = value, found
    return found
