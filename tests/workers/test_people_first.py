"""Games of bots only hold still while a job runs for which people wait."""

import threading

import pytest

from events.fold.store import Store
from games.kernel.table.table import SeatOffer
from tests.workers.tables import BOT, started
from workers import jobs
from workers.monitor import Monitor
from workers.queue import Queues, enqueue
from workers.rq_worker import make_worker
from workers.turns import people_first, play
from workers.turns.people_first import let_people_first, people_wait
from workers.turns.play import play_on

GAME = "0123456789abcdef01234567"


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer than any test takes."""
    monkeypatch.setattr(people_first, "PATIENCE", 60.0)


def in_thread(passed: threading.Event) -> threading.Thread:
    """A thread that lets people go first, as those with games of bots only do."""

    def wait() -> None:
        let_people_first()
        passed.set()

    thread = threading.Thread(target=wait)
    thread.start()
    return thread


def test_bots_wait_until_nobody_waits() -> None:
    passed = threading.Event()
    with people_wait():
        thread = in_thread(passed)
        assert not passed.wait(0.2)
    thread.join(60)
    assert passed.is_set()
    in_thread(passed).join(60)


def test_bots_are_never_at_a_standstill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_first, "PATIENCE", 0.01)
    passed = threading.Event()
    with people_wait():
        in_thread(passed)
        assert passed.wait(60)


def test_a_job_does_not_wait_for_itself() -> None:
    """A dispatcher of an earlier build queues games of bots only with those for which people wait."""
    passed = threading.Event()

    def run() -> None:
        with people_wait():
            let_people_first()
            passed.set()

    threading.Thread(target=run, daemon=True).start()
    assert passed.wait(30), "less than its patience"


def test_a_worker_holds_bots_back_while_it_runs_a_job(
    queues: Queues, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed, seen, threads = threading.Event(), list[bool](), list[threading.Thread]()

    def score(*_: object) -> None:
        threads.append(in_thread(passed))
        seen.append(passed.wait(0.2))

    monkeypatch.setattr(jobs, "score_round", score)
    enqueue(queues, "scoring", GAME, 1)
    make_worker(queues, Monitor(60)).work(burst=True, logging_level="WARNING")
    assert seen == [False]
    assert passed.wait(60)


@pytest.mark.parametrize("human", [False, True])
def test_only_games_of_bots_only_let_people_first(
    store: Store, monkeypatch: pytest.MonkeyPatch, human: bool
) -> None:
    asked: list[None] = []
    monkeypatch.setattr(play, "let_people_first", lambda: asked.append(None))
    game = started(store, BOT, BOT, *[SeatOffer()] * human)
    play_on(store, game.id, game.version, "bot", max_commands=2)
    assert store.load(game.id).version == game.version + 2
    assert len(asked) == (0 if human else 2), "before every command"
