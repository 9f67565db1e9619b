"""What holds in every game, shown over random play-outs."""

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Union

import msgspec
import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.events import GameScored, MeeplePlaced, RoundScored, SpecialistUsed
from games.dice_hospital.state import COLOURS
from games.kernel.chance import Seeded
from games.kernel.messages import SERVICE, Command, Event, tag
from games.kernel.refusal import Illegal
from games.kernel.table.game import LOBBY_COMMANDS, TABLE_EVENTS, Game, restore
from games.kernel.table.table import GameCreated, Table, open_table
from tests.games.dice_hospital.ledger import Ledger
from tests.games.dice_hospital.playouts import Move, chance_of, player, playout
from tests.games.dice_hospital.tables import DICE, counted

GAMES, AT_ONCE = 72, 12


@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_play_outs(first: int) -> None:
    for number in range(first, first + AT_ONCE):
        check_playout(number)


@pytest.mark.soak
def test_ten_thousand_play_outs() -> None:
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        assert sum(pool.map(check_playout, range(GAMES, GAMES + 10_000), chunksize=50)) == 10_000


def check_playout(number: int) -> bool:
    """Play a game and check everything that must hold at every move of it."""
    game, opening, moves, seed = playout(number)
    table, recorded = _folded(game, opening), list(opening)
    books, messages = Ledger(game.rules.players), Messages(game)
    for turn, move in enumerate(moves):
        assert move.before == table
        for event in move.events:
            table = game.evolve(table, event)
            books.enter(event)
            if table.play is not None:
                _dice_are_kept(table)
        assert table == move.after, "folding the events gives the state that was decided on"
        recorded += move.events
        _decided_again(game, move, seed)
        messages.survive(move, whole=(turn + number) % 5 == 0)
        if move.after.status == "playing":
            _only_awaited_seats_act(game, move.after)
    assert table.status == "finished"
    assert books.round == 8
    _restored(recorded, table)
    return True


def _folded(game: Game, events: list[Event]) -> Table:
    created = events[0]
    assert isinstance(created, GameCreated)
    table = open_table(created)
    for event in events[1:]:
        table = game.evolve(table, event)
    return table


def _restored(recorded: list[Event], table: Table) -> None:
    """The record alone, from its creation on, leads to the same table."""
    created = recorded[0]
    assert isinstance(created, GameCreated)
    game, _ = restore(DICE_HOSPITAL, created)
    assert msgspec.json.encode(_folded(game, recorded)) == msgspec.json.encode(table)


def _dice_are_kept(table: Table) -> None:
    players, out = len(table.seats), counted(table.play)
    for colour, inside in zip(COLOURS, table.play.bag, strict=True):
        assert inside >= 0
        assert inside + out[colour] == DICE[players]


def _decided_again(game: Game, move: Move, seed: bytes) -> None:
    chance = chance_of(move.before, seed, move.draws[0])
    events, after = game.decide(move.before, move.actor, move.command, chance)
    assert events == move.events
    assert (after, chance.next) == (move.after, move.draws[1])


def _only_awaited_seats_act(game: Game, table: Table) -> None:
    rules, state = game.rules, table.play
    awaiting = rules.awaiting(state)
    example = next(command for command in DICE_HOSPITAL.examples.values() if _here(rules, state, command))
    for seat in range(rules.players):
        if seat not in awaiting.seats:
            assert rules.legal(state, seat) == []
            with pytest.raises(Illegal) as refusal:
                game.decide(table, player(seat), example, Seeded(b""))
            assert refusal.value.code == ("service_only" if awaiting.job else "not_your_turn")
    assert bool(awaiting.job) == (rules.due(state) is not None)
    if not awaiting.job:
        with pytest.raises(Illegal, match="not_your_turn"):
            rules.decide(state, SERVICE, example, Seeded(b""))


def _here(rules: Any, state: Any, command: Command) -> bool:
    return type(command) in rules.steps[state.step].commands


class Messages:
    """The way of every message and state through JSON and back."""

    def __init__(self, game: Game) -> None:
        commands = (*LOBBY_COMMANDS, *game.rules.handlers)
        events = [kind for kind in game.rules.redactions if issubclass(kind, Event)]
        self.command: Any = msgspec.json.Decoder(Union[commands])  # noqa: UP007
        self.events: Any = msgspec.json.Decoder(tuple[Union[(*TABLE_EVENTS, *events)], ...])  # type: ignore
        self.state: Any = msgspec.json.Decoder(game.rules.state_type)

    def survive(self, move: Move, whole: bool) -> None:
        """Command and events come back as they went; the state too, where the whole is asked for."""
        encode = msgspec.json.encode
        assert self.command.decode(encode(move.command)) == move.command
        assert self.events.decode(encode(move.events)) == tuple(move.events)
        if whole and move.after.play is not None:
            assert self.state.decode(encode(move.after.play)) == move.after.play


def test_the_play_outs_meet_every_command_and_every_event() -> None:
    met: set[type[msgspec.Struct]] = set()
    possible: set[type[msgspec.Struct]] = set()
    for number in range(48):
        game, _, moves, _ = playout(number)
        possible |= set(game.rules.handlers) | set(game.rules.evolvers)
        for move in moves:
            met |= {type(move.command), *map(type, move.events)}
    assert {tag(kind) for kind in possible - met} == set()


def test_the_play_outs_reach_good_and_bad_rounds_and_use_bags_both_ways() -> None:
    """Random play that never got anywhere would show little."""
    reasons: Counter[str] = Counter()
    most = 0
    for number in range(36):
        for move in playout(number).moves:
            for event in move.events:
                match event:
                    case RoundScored() | GameScored():
                        reasons.update(line.reason for line in event.lines if line.points)
                        most = max(most, getattr(event, "discharged", 0))
                    case MeeplePlaced() | SpecialistUsed() if event.recoloured:
                        reasons["recoloured"] += 1
    assert most >= 5
    expected = {"discharged", "administrator", "fatalities", "blood_bags", "recoloured"}
    assert set(reasons) >= expected
