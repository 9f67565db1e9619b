"""What holds in every game, shown over random play-outs."""

from collections import Counter

import msgspec
import pytest

from games.dice_hospital.events import GameScored, MeeplePlaced, RoundScored, SpecialistUsed
from games.dice_hospital.state import COLOURS
from games.kernel.messages import Event, tag
from games.kernel.table.game import Game
from games.kernel.table.table import GameCreated, Table, open_table
from tests.games.dice_hospital.ledger import Ledger
from tests.games.dice_hospital.playouts import playout
from tests.games.dice_hospital.tables import DICE, counted

GAMES, MANY = 36, 10_000


@pytest.mark.parametrize("first", range(0, GAMES, 12))
def test_play_outs(first: int) -> None:
    for number in range(first, first + 12):
        check_playout(number)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(GAMES, GAMES + MANY, 200))
def test_ten_thousand_play_outs(first: int) -> None:
    for number in range(first, first + 200):
        check_playout(number)


def check_playout(number: int) -> None:
    """Play a game and check everything that must hold at every move of it."""
    game, opening, moves, _ = playout(number)
    table, books = _folded(game, opening), Ledger(game.rules.players)
    for move in moves:
        assert move.before == table
        for event in move.events:
            table = game.evolve(table, event)
            books.enter(event)
            if table.play is not None:
                _dice_are_kept(table)
        assert table == move.after, "folding the events gives the state that was decided on"
    assert table.status == "finished"
    assert books.round == 8


def _folded(game: Game, events: list[Event]) -> Table:
    created = events[0]
    assert isinstance(created, GameCreated)
    table = open_table(created)
    for event in events[1:]:
        table = game.evolve(table, event)
    return table


def _dice_are_kept(table: Table) -> None:
    players, out = len(table.seats), counted(table.play)
    for colour, inside in zip(COLOURS, table.play.bag, strict=True):
        assert inside >= 0
        assert inside + out[colour] == DICE[players]


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
