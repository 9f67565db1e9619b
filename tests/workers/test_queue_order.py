"""The order in which a worker takes jobs: people first, but games of bots only never stop."""

import pytest

from workers import jobs
from workers.monitor import Monitor
from workers.queue import Queues, enqueue
from workers.rq_worker import BOTS_ONLY_TURN, make_worker

PEOPLE, BOTS = "0123456789abcdef01234567", "76543210fedcba9876543210"


def test_games_of_bots_only_go_on_while_people_keep_a_worker_busy(
    queues: Queues, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever a bot has played against people, it is its turn again."""
    ran: list[str] = []

    def play(game: str, version: int) -> None:
        ran.append(game)
        if game == PEOPLE and version < 3 * BOTS_ONLY_TURN:
            enqueue(queues, "bot", PEOPLE, version + 1)

    monkeypatch.setattr(jobs, "bot_turn", play)
    enqueue(queues, "bot", BOTS, 1, bots_only=True)
    enqueue(queues, "bot", PEOPLE, 1)
    make_worker(queues, Monitor(60)).work(burst=True, logging_level="WARNING")
    assert ran.index(BOTS) == BOTS_ONLY_TURN
    assert ran.count(PEOPLE) == 3 * BOTS_ONLY_TURN
