"""What a title deals again for a bot: possible states, which depend on nothing that the seat cannot see."""

from random import Random
from typing import Any

import msgspec
import pytest

from games.kernel.chance import Seeded
from games.kernel.messages import Seat
from games.kernel.position import deal_hidden
from games.kernel.table.game import Game
from games.kernel.title import Title
from tests.titles.playouts import playout
from tests.titles.registry import TITLES, checks_of
from tests.titles.tables import Case, cases, name_of

EVERY = 8


@pytest.mark.parametrize("case", cases(), ids=name_of)
def test_dealt_states_look_the_same_and_show_nothing_hidden(case: Case) -> None:
    game, _, moves, _ = playout(case)
    checks, random = checks_of(game.title), Random(name_of(case))
    for number, move in enumerate(moves):
        if number % EVERY or move.after.status != "playing":
            continue
        state = move.after.play
        for seat in range(game.rules.players):
            other = checks.resample(game.rules, state, seat, random)
            luck = number.to_bytes(2, "big")
            found = deal_hidden(game.rules, state, seat, Seeded(luck).below)
            assert deal_hidden(game.rules, other, seat, Seeded(luck).below) == found
            assert deal_hidden(game.rules, found, seat, Seeded(luck).below) == found
            assert _seen(game, found, seat) == _seen(game, state, seat)


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.key)
def test_luck_decides_what_is_dealt(title: Title) -> None:
    games = [playout(case) for case in cases(everything=False) if case.title == title.key]
    assert any(
        deal_hidden(one.game.rules, move.after.play, 0, Seeded(b"one").below)
        != deal_hidden(one.game.rules, move.after.play, 0, Seeded(b"other").below)
        for one in games
        for move in one.moves
        if move.after.status == "playing"
    )


def _seen(game: Game, state: Any, seat: Seat) -> Any:
    """What a seat sees and may do."""
    view = msgspec.json.encode(game.title.view(game.rules, state, seat, False))
    return view, game.rules.awaiting(state), game.rules.legal(state, seat)
