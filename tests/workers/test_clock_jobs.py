"""The job of the clock: queued when a deadline passes, one effect however often it runs."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.projections.feed import Feed
from events.projections.lists import Lists
from games.kernel.table.clock import ExpireTurn, PauseClock
from games.kernel.table.lobby import Join, Leave, Start
from games.kernel.table.nonces import REVEAL_SECONDS, Reveal, commitment_to
from games.kernel.table.table import CreateGame, SeatOffer, TurnClock
from tests.market.base import Roll
from tests.timed import ANN, ORGANIZER, PLAYERS, SERVICE, TITLES, Watch, hospital, started, times, until
from tests.workers.tables import dispatch
from workers import jobs
from workers.dispatcher import GROUP
from workers.queue import Queues, enqueue, open_queues, queued_job_ids
from workers.sweeper import GRACE_MS, Sweeper
from workers.turns import out_of_time


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def store(client: redis.Redis, watch: Watch) -> Store:
    return Store(client, TITLES, now=watch)


@pytest.fixture
def lists(client: redis.Redis) -> Lists:
    return Lists(client)


@pytest.fixture
def queues(redis_url: str) -> Iterator[Queues]:
    queues = open_queues(redis_url)
    yield queues
    queues.close()


@pytest.fixture
def worker_store(store: Store, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> Store:
    """The store jobs use: another process's, on the same watch."""
    own = Store(store.client, TITLES, now=watch)
    monkeypatch.setattr(jobs, "thread_store", lambda: own)
    return own


def catch_up(store: Store, lists: Lists, queues: Queues) -> None:
    """What the dispatcher does with the feed."""
    feed = Feed(store.client, GROUP, "test")
    entries = feed.read(1000, 0)
    dispatch(entries, lists, queues)
    feed.ack(entries)


def work(queues: Queues) -> None:
    """Do everything that is queued, in this process."""
    worker = SimpleWorker(list(queues), connection=queues.short.connection, serializer=JSONSerializer)
    worker.work(burst=True, logging_level="ERROR")


def expiries(store: Store, folded: FoldedGame) -> list[ExpireTurn]:
    found = [record.command for record in store.records(folded.id, limit=1000)]
    return [command for command in found if isinstance(command, ExpireTurn)]


def test_a_job_is_queued_when_a_deadline_passes_and_not_before(
    store: Store, watch: Watch, lists: Lists, queues: Queues, worker_store: Store
) -> None:
    folded = started(store)
    catch_up(store, lists, queues)
    sweeper = Sweeper()
    assert sweeper.sweep(lists, queues, times(folded)[0] - 1) == 0
    watch.now = times(folded)[0]
    assert sweeper.sweep(lists, queues, watch.now) == 1
    assert queued_job_ids(queues) == {f"clock-{folded.id}-{folded.version}"}
    work(queues)
    assert expiries(store, folded) == [ExpireTurn(0)]
    catch_up(store, lists, queues)
    assert sweeper.sweep(lists, queues, watch.now) == 0


def test_a_held_job_is_not_queued_twice_and_a_lost_one_comes_again(
    store: Store, watch: Watch, lists: Lists, queues: Queues, worker_store: Store
) -> None:
    folded = started(store)
    catch_up(store, lists, queues)
    watch.wait(60)
    sweeper, other = Sweeper(), Sweeper()
    assert sweeper.sweep(lists, queues, watch.now) == 1
    assert other.sweep(lists, queues, watch.now) == 0
    queues.short.empty()  # type: ignore[no-untyped-call]
    assert sweeper.sweep(lists, queues, watch.now + GRACE_MS - 1) == 0
    assert sweeper.sweep(lists, queues, watch.now + GRACE_MS) == 1
    work(queues)
    assert expiries(store, folded) == [ExpireTurn(0)]


def test_running_twice_or_late_or_early_ends_a_turn_once(store: Store, watch: Watch) -> None:
    folded = started(store)
    out_of_time.expire_turns(store, folded.id)
    assert store.load(folded.id).version == folded.version
    watch.wait(60)
    out_of_time.expire_turns(store, folded.id)
    out_of_time.expire_turns(Store(store.client, TITLES, now=watch), folded.id)
    assert expiries(store, folded) == [ExpireTurn(0)]
    out_of_time.expire_turns(store, "nosuchgame")


def test_all_seats_whose_time_is_over_are_ended_by_one_job(store: Store, watch: Watch) -> None:
    folded = until(store, watch, started(store), "play")
    before = len(expiries(store, folded))
    watch.wait(60)
    out_of_time.expire_turns(store, folded.id)
    assert expiries(store, folded)[before:] == [ExpireTurn(0), ExpireTurn(1)]


def test_a_player_who_keeps_moving_gains_no_time(
    store: Store, watch: Watch, queues: Queues, worker_store: Store
) -> None:
    """A job is made for a version, but the turn ends whatever version the game has meanwhile."""
    folded = until(store, watch, hospital(store), "activation")
    seat = folded.game.awaiting(folded.table).seats[0]
    before = len(expiries(store, folded))
    watch.wait(60)
    enqueue(queues, "clock", folded.id, folded.version)
    execute(store, folded.id, PLAYERS[seat], folded.game.legal(folded.table, PLAYERS[seat])[0])
    work(queues)
    assert ExpireTurn(seat) in expiries(store, folded)[before:]


def test_nobodys_turn_ends_in_a_pause(store: Store, watch: Watch) -> None:
    folded = started(store)
    watch.wait(60)
    paused = execute(store, folded.id, ORGANIZER, PauseClock()).folded
    out_of_time.expire_turns(store, folded.id)
    assert store.load(folded.id).version == paused.version


def test_a_player_who_was_faster_makes_the_job_moot(
    store: Store, watch: Watch, lists: Lists, queues: Queues, worker_store: Store
) -> None:
    folded = started(store)
    catch_up(store, lists, queues)
    watch.wait(60)
    worker_store.load(folded.id)
    assert Sweeper().sweep(lists, queues, watch.now) == 1
    execute(store, folded.id, ANN, Roll())
    work(queues)
    assert expiries(store, folded) == []
    assert [record.actor for record in store.records(folded.id, folded.version)] == [ANN]


def test_an_expiry_wakes_the_bot_that_is_next(
    store: Store, watch: Watch, lists: Lists, queues: Queues, worker_store: Store
) -> None:
    folded = started(store, seats=(SeatOffer(), SeatOffer(kind="bot", bot="random")))
    watch.wait(60)
    catch_up(store, lists, queues)
    Sweeper().sweep(lists, queues, watch.now)
    work(queues)
    catch_up(store, lists, queues)
    assert queued_job_ids(queues) == {f"bot-{folded.id}-{folded.version + 1}"}


def test_a_whole_game_of_absent_players(
    store: Store, watch: Watch, lists: Lists, queues: Queues, worker_store: Store
) -> None:
    folded = started(store)
    sweeper = Sweeper()
    for _ in range(40):
        catch_up(store, lists, queues)
        sweeper.sweep(lists, queues, watch.now)
        work(queues)
        watch.wait(61)
        if store.load(folded.id).table.status == "finished":
            break
    assert store.load(folded.id).table.status == "finished"
    catch_up(store, lists, queues)
    assert lists.overdue_games(watch.now + 10**9) == []


KILLED = """
import sys, time
from events.redis.connection import connect
from events.fold.store import Store
from tests.timed import TITLES
from tests.workers.tables import dispatch
from workers.turns import out_of_time

store = Store(connect(sys.argv[1]), TITLES, now=lambda: int(sys.argv[3]))
before, append = sys.argv[4] == "before", store.append

def held(*arguments, **more):
    outcome = None if before else append(*arguments, **more)
    print("held", flush=True)
    time.sleep(60)
    return outcome

store.append = held
out_of_time.expire_turns(store, sys.argv[2])
"""


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_worker_killed_in_the_middle_loses_and_doubles_nothing(
    store: Store, watch: Watch, lists: Lists, queues: Queues, worker_store: Store, redis_url: str, when: str
) -> None:
    folded = started(store)
    watch.wait(60)
    worker = subprocess.Popen(
        [sys.executable, "-c", KILLED, redis_url, folded.id, str(watch.now), when],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONPATH": "."},
    )
    try:
        assert worker.stdout is not None
        assert worker.stdout.readline() == b"held\n"
    finally:
        worker.send_signal(signal.SIGKILL)
        worker.wait()
        assert worker.stdout is not None
        worker.stdout.close()
    catch_up(store, lists, queues)
    Sweeper().sweep(lists, queues, watch.now)
    work(queues)
    assert expiries(store, folded) == [ExpireTurn(0)]
    assert [record.actor for record in store.records(folded.id, folded.version)] == [SERVICE]


def test_without_a_watch_the_time_is_the_machines(client: redis.Redis) -> None:
    store = Store(client, TITLES)
    folded = started(store, TurnClock(5))
    assert times(folded)[0] == folded.at + 5000
    assert abs(folded.at - time.time() * 1000) < 60_000
    out_of_time.expire_turns(store, folded.id)
    assert store.load(folded.id).version == folded.version


def waiting_for_nonces(store: Store) -> str:
    """A game without a clock, with its first nonce revealed."""
    seats = (SeatOffer(), SeatOffer())
    command = CreateGame(title="market", seats=seats, commitment=commitment_to("ann's"))
    game = create(store, ANN, command).folded.id
    execute(store, game, PLAYERS[1], Join(commitment_to("bob's")))
    execute(store, game, ANN, Start())
    execute(store, game, ANN, Reveal("ann's"))
    return game


def test_a_game_whose_nonces_do_not_come_is_opened_again(
    store: Store, watch: Watch, lists: Lists, queues: Queues, worker_store: Store
) -> None:
    game = waiting_for_nonces(store)
    catch_up(store, lists, queues)
    assert Sweeper().sweep(lists, queues, watch.now) == 0
    watch.wait(REVEAL_SECONDS)
    assert Sweeper().sweep(lists, queues, watch.now) == 1
    work(queues)
    out_of_time.reopen_game(store, game)
    opened = store.load(game)
    assert (opened.version, opened.table.status) == (5, "open")
    catch_up(store, lists, queues)
    assert Sweeper().sweep(lists, queues, watch.now) == 0


def test_a_game_that_somebody_leaves_meanwhile_is_opened_again_at_once(
    store: Store, lists: Lists, queues: Queues, worker_store: Store
) -> None:
    game = waiting_for_nonces(store)
    execute(store, game, PLAYERS[1], Leave())
    catch_up(store, lists, queues)
    work(queues)
    assert store.load(game).table.status == "open"


def test_a_nonce_that_comes_first_starts_the_game(store: Store, watch: Watch) -> None:
    game = waiting_for_nonces(store)
    watch.wait(REVEAL_SECONDS)
    execute(store, game, PLAYERS[1], Reveal("bob's"))
    out_of_time.reopen_game(store, game)
    assert store.load(game).table.status == "playing"
