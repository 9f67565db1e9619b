"""Whole games of every title: fold equals decide, nothing is lost, offers hold, secrets stay hidden."""

from random import Random
from typing import Any, Union

import msgspec
import pytest
from msgspec.structs import replace

from events.fold.hidden import NOTHING_HIDDEN, hidden_after
from games.kernel.chance import Seeded
from games.kernel.messages import Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.table.game import LOBBY_COMMANDS, TABLE_EVENTS, Game, restore, seat_of
from games.kernel.table.table import GameCreated, Table, open_table
from tests.games.telling import tells
from tests.nonces import chance_of
from tests.soak import soak
from tests.titles.offers import check_offers
from tests.titles.playouts import Move, playout
from tests.titles.registry import TITLES, Checks, checks_of
from tests.titles.tables import Case, cases, earlier_cases, name_of

OPENING, EVERY = 24, 16
"""Offers and secrecy take long to check; after so many moves they are checked now and then."""


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.key)
def test_every_title_brings_its_checks(title: Any) -> None:
    assert isinstance(checks_of(title), Checks)


def _is_quick(case: Case) -> bool:
    """Whether a game of an earlier version has no modules, or is of the version right before the newest."""
    return not case.command.modules or case.version == TITLES[case.title].rules_version - 1


@pytest.mark.parametrize("case", cases(), ids=name_of)
def test_what_holds_at_every_move(case: Case) -> None:
    check_game(case, every=EVERY)


@pytest.mark.soak
@pytest.mark.parametrize("case", cases(), ids=name_of)
def test_what_holds_in_many_games(case: Case) -> None:
    for luck in range(1, 9):
        check_game(case._replace(number=case.number + 100 * luck + luck % 2), every=1)


@pytest.mark.parametrize(
    "case", [one if _is_quick(one) else soak(one) for one in earlier_cases()], ids=name_of
)
def test_what_holds_in_games_of_earlier_versions(case: Case) -> None:
    check_game(case, every=2 * EVERY)


def check_game(case: Case, every: int) -> None:
    """Play a game and check it at every move, offers and secrecy at every so many after the opening."""
    game, opening, moves, seed = playout(case)
    checks, random = checks_of(game.title), Random(name_of(case))
    books, messages = checks.books(game.rules), Messages(game)
    table, recorded, hidden = _folded(game, opening), list(opening), 0
    secrets = NOTHING_HIDDEN
    for number, move in enumerate(moves):
        assert move.before == table
        for event in move.events:
            before, table = table, game.evolve(table, event)
            if before.play is not None and table.play is not before.play:
                books(before.play, event, table.play)
        assert table == move.after, "folding the events gives the state that was decided"
        recorded += move.events
        again = game.decide(
            move.before,
            move.actor,
            move.command,
            chance_of(move.before, move.actor, move.command, seed, move.draws[0]),
        )
        assert again == (move.events, move.after), "the same draws lead to the same events"
        messages.survive(move)
        assert seed not in msgspec.msgpack.encode(table)
        secrets, shown = hidden_after(game, secrets, move.events)
        if not shown and move.draws[0] == move.draws[1] and (number < OPENING or number % every == 0):
            _shows_nothing_hidden(game, move, checks, random)
        if table.status == "playing":
            _only_awaited_seats_act(game, table)
            if number < OPENING or number % every == 0:
                hidden += _check_position(game, table, checks, random)
        if move.draws[0] == move.draws[1] and number % every == 0:
            other = game.decide(move.before, move.actor, move.command, Seeded(b"another seed"))
            assert other == (move.events, move.after), "the seed decides nothing but draws"
    assert table.status == "finished"
    assert hidden, "there was something to hide"
    _restored(game, recorded, table)


def _check_position(game: Game, table: Table, checks: Checks, random: Random) -> bool:
    """Check offers and views; returns whether there was anything hidden."""
    rules, state, hidden = game.rules, table.play, False
    for seat in rules.awaiting(state).seats:
        check_offers(rules, state, seat, checks.move, random)
    for viewer in (None, *range(rules.players)):
        other = checks.resample(rules, state, viewer, random)
        hidden = hidden or other != state
        luck = random.randrange(1000)
        assert _seen(game, replace(table, play=other), viewer, luck) == _seen(game, table, viewer, luck)
    return hidden


def _shows_nothing_hidden(game: Game, move: Move, checks: Checks, random: Random) -> None:
    """A record that is not a barrier looks the same to a viewer whatever was hidden from them."""
    if move.before.status != "playing":
        return
    events = [event for event in move.events if type(event) not in TABLE_EVENTS]
    seat = seat_of(move.before, move.actor)
    viewer = random.choice((None, *range(game.rules.players)))
    other = checks.resample(game.rules, move.before.play, viewer, random)
    assert not tells(game.rules, other, seat, move.command, events, viewer)


def _seen(game: Game, table: Table, viewer: Seat | None, luck: int) -> Any:
    """Everything a viewer is shown of a position."""
    rules, state = game.rules, table.play
    view = msgspec.json.encode(game.view(table, viewer))
    if viewer is None:
        return view, rules.awaiting(state)
    samples = rules.samples(state, viewer, Random(luck).randrange)
    return view, rules.awaiting(state), rules.legal(state, viewer), rules.open_choices(state, viewer), samples


def _only_awaited_seats_act(game: Game, table: Table) -> None:
    rules, state = game.rules, table.play
    awaiting, step = rules.awaiting(state), rules.steps[state.step]
    assert bool(awaiting.job) == (rules.due_command(state) is not None)
    may = {*awaiting.seats, *step.may_change(rules, state)}
    given = next((legal[0] for seat in may if (legal := rules.legal(state, seat))), None)
    for seat in set(range(rules.players)) - may:
        assert (rules.legal(state, seat), rules.open_choices(state, seat)) == ([], [])
        if given is not None:
            assert _refusal(rules, state, seat, given) == "not_your_turn"
        if awaiting.job:
            assert _refusal(rules, state, seat, rules.due_command(state)) == "service_only"


def _refusal(rules: Rules, state: Any, seat: Seat, command: Any) -> str:
    with pytest.raises(Illegal) as refusal:
        rules.decide(state, seat, command, Seeded(b""))
    return refusal.value.code


def _folded(game: Game, events: list[Event]) -> Table:
    created = events[0]
    assert isinstance(created, GameCreated)
    table = open_table(created)
    for event in events[1:]:
        table = game.evolve(table, event)
    return table


def _restored(game: Game, recorded: list[Event], table: Table) -> None:
    """The record alone, from its creation on, leads to the same table."""
    created = recorded[0]
    assert isinstance(created, GameCreated)
    again, _ = restore(game.title, created)
    assert msgspec.json.encode(_folded(again, recorded)) == msgspec.json.encode(table)


class Messages:
    """The way of every message and state through JSON and MessagePack and back."""

    def __init__(self, game: Game) -> None:
        commands = (*LOBBY_COMMANDS, *game.rules.handlers)
        events = [kind for kind in game.rules.redactions if issubclass(kind, Event)]
        kinds: Any = (Union[commands], tuple[Union[(*TABLE_EVENTS, *events)], ...], game.rules.state_type)  # type: ignore[valid-type]  # noqa: UP007
        self.json = [msgspec.json.Decoder(kind) for kind in kinds]
        self.msgpack = [msgspec.msgpack.Decoder(kind) for kind in kinds]

    def survive(self, move: Move) -> None:
        """Command, events and state come back as they went."""
        parts = (move.command, tuple(move.events), move.after.play)
        for part, as_json, as_msgpack in zip(parts, self.json, self.msgpack, strict=True):
            if part is not None:
                assert as_json.decode(msgspec.json.encode(part)) == part
                assert as_msgpack.decode(msgspec.msgpack.encode(part)) == part
