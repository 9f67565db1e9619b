"""A small tournament from its creation to its ranking, over HTTP on a whole service."""

from collections.abc import Iterator

import pytest

from tests.e2e.running import Wardbook, in_a_new_folder
from tests.e2e.tournaments.arena import MARKET, OPERATOR, Arena
from tests.e2e.tournaments.checks import check_games


@pytest.fixture
def with_market() -> Iterator[Wardbook]:
    with in_a_new_folder(WARDBOOK_OPERATOR_KEY=OPERATOR, PYTHONPATH=MARKET) as running:
        running.start()
        yield running


def test_a_small_tournament_runs_by_itself(with_market: Wardbook) -> None:
    arena = Arena(with_market, 4, table_size=2, stages=[{"kind": "swiss", "rounds": 2}])
    arena.register(arena.accounts)
    arena.organize("start_round")
    for number in (1, 2):
        arena.play_round(number)
    over = arena.read()
    assert over["status"] == "finished"
    assert sorted(player["player"] for player in over["ranking"]) == sorted(arena.accounts)
    assert check_games(with_market, arena.id) == 4
    assert with_market.stop() == 0
