"""Jobs of tournaments: queued with records, at set times, and again if they were lost."""

import threading

import pytest
import redis
from rq import Queue
from rq.job import Job
from rq.serializers import JSONSerializer

from events.projections.feed import Feed
from events.projections.lists import Lists
from events.projections.tournament_lists import TournamentLists
from events.settings import TOURNAMENT_QUEUE
from events.tournaments.tournament_summary import summarize_tournament
from tests.workers.tables import dispatch
from tests.workers.tournaments.small_tournaments import Cup
from tournaments.decide.request import CORRECTION_TIME
from tournaments.messages.corrections import VoidTable
from tournaments.messages.rounds import StartRound
from tournaments.settings import Swiss
from workers import dispatcher, jobs, rq_worker
from workers.monitor import Monitor
from workers.queue import JOB_TIMEOUT, LONG_JOB_TIMEOUT, Queues, enqueue
from workers.rq_worker import make_worker, start_threads, work_in_thread
from workers.tournaments.tournament_sweep import GRACE_MS, LOOK_MS, TournamentSweeper


def jobs_in(queues: Queues) -> list[str]:
    """The kinds of the queued jobs."""
    return [job.partition("-")[0] for queue in queues for job in queue.get_job_ids()]


def listed(cup: Cup, client: redis.Redis) -> TournamentLists:
    """The lists with the tournament as it is now."""
    lists = TournamentLists(client)
    lists.apply([summarize_tournament(cup.folded)])
    return lists


def emptied(queues: Queues) -> Queues:
    for queue in queues:
        for job in queue.get_job_ids():
            queue.remove(job)
            Job.fetch(job, queue.connection, JSONSerializer).delete()
    return queues


def test_records_queue_jobs(cup: Cup, client: redis.Redis, queues: Queues) -> None:
    feed, lists = Feed(client, "test", "me"), Lists(client)
    dispatch(feed.read(100, 0), lists, queues)
    assert jobs_in(queues) == [], "players who enter before the start need none"
    cup.give(StartRound())
    dispatch(feed.read(100, 0), lists, queues)
    assert jobs_in(queues) == ["tournament"]
    assert queues.tournaments.get_job_ids() != []
    cup.run()
    emptied(queues)
    dispatch(feed.read(100, 0), lists, queues)
    assert jobs_in(queues) == ["table", "table"], "the games exist now"
    emptied(queues)
    cup.join(1)
    dispatch(feed.read(100, 0), lists, queues)
    assert jobs_in(queues) == ["table"], "somebody took a seat"
    cup.run()
    dispatch(feed.read(100, 0), lists, queues)
    emptied(queues)
    cup.play_on(1, commands=1)
    dispatch(feed.read(100, 0), lists, queues)
    assert "table" not in jobs_in(queues), "moves are no matter of the tournament"
    cup.play_on(1)
    dispatch(feed.read(100, 0), lists, emptied(queues))
    assert "table" in jobs_in(queues), "there is a result"


def test_a_lost_job_is_queued_again_less_and_less_often(
    cup: Cup, client: redis.Redis, queues: Queues
) -> None:
    cup.give(StartRound())
    lists, sweeper, now = listed(cup, client), TournamentSweeper(), cup.watch.now
    sweeper.sweep(lists, queues, now)
    emptied(queues)
    made = []
    for second in range(1, 100):
        if sweeper.sweep(lists, queues, now + second * 1000) and second * 1000 % LOOK_MS:
            made.append(second)
        emptied(queues)
    assert made == [10, 20, 40, 80]


def test_a_job_that_waits_is_not_queued_twice(cup: Cup, client: redis.Redis, queues: Queues) -> None:
    cup.give(StartRound())
    lists, sweeper, now = listed(cup, client), TournamentSweeper(), cup.watch.now
    assert sweeper.sweep(lists, queues, now + GRACE_MS) == 1
    assert sweeper.sweep(lists, queues, now + 3 * GRACE_MS) == 0


def test_a_round_starts_at_its_time_without_a_record(client: redis.Redis, queues: Queues) -> None:
    start = 1_700_000_000_000 + 3_600_000
    cup = Cup(client, rounds_start="times", times=(start,))
    lists, sweeper = listed(cup, client), TournamentSweeper()
    assert sweeper.sweep(lists, queues, start - 1) == 0
    assert sweeper.sweep(lists, queues, start) == 1


def test_all_running_tournaments_are_looked_at_now_and_then(
    cup: Cup, client: redis.Redis, queues: Queues
) -> None:
    cup.started()
    lists, sweeper, now = listed(cup, client), TournamentSweeper(), cup.watch.now
    made = [bool(sweeper.sweep(lists, emptied(queues), now + minute * LOOK_MS // 2)) for minute in range(5)]
    assert made == [True, False, True, False, True]


def test_a_game_that_a_lost_job_left_open_is_ended_after_the_tournament(
    client: redis.Redis, queues: Queues
) -> None:
    cup = Cup(client, ("ann", "bob"), stages=(Swiss(1),)).started()
    cup.seat_all()
    cup.give(VoidTable(1, 1, "The wrong deck"))
    assert (cup.folded.state.status, cup.game().table.status) == ("finished", "playing")
    lists, now = listed(cup, client), cup.watch.now
    assert TournamentSweeper().sweep(lists, queues, now) == 1
    cup.run()
    assert cup.game().table.status == "abandoned"
    assert TournamentSweeper().sweep(lists, emptied(queues), now + CORRECTION_TIME + 1) == 0


def test_a_tournament_whose_games_are_all_over_is_left_alone(client: redis.Redis, queues: Queues) -> None:
    cup = Cup(client, ("ann", "bob"), stages=(Swiss(1),)).started().finish_round()
    assert cup.folded.state.status == "finished"
    assert TournamentSweeper().sweep(listed(cup, client), queues, cup.watch.now) == 0


def test_rounds_have_a_queue_of_their_own(cup: Cup, queues: Queues) -> None:
    enqueue(queues, "tournament", cup.id, 1)
    enqueue(queues, "table", "a" * 24, 1)
    long, short = queues.tournaments.get_jobs(), queues.short.get_jobs()
    assert [(len(jobs), jobs[0].timeout) for jobs in (long, short)] == [
        (1, LONG_JOB_TIMEOUT),
        (1, JOB_TIMEOUT),
    ]
    assert queues.tournaments not in make_worker(queues, Monitor(60.0)).queues


def test_a_thread_runs_rounds_and_counts_them(
    cup: Cup, queues: Queues, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "tournament_thread_stores", lambda: cup.stores)
    cup.give(StartRound())
    enqueue(queues, "tournament", cup.id, cup.folded.version)
    monitor = Monitor(60.0)
    thread = threading.Thread(target=work_in_thread, args=(queues.tournaments, monitor, True))
    thread.start()
    thread.join(60)
    assert (cup.round.status, queues.tournaments.get_job_ids()) == ("open", [])
    assert monitor.registry.get_sample_value("wardbook_jobs_total", {"job": "tournament"}) == 1


def test_a_thread_whose_worker_ended_with_redis_goes_on(
    queues: Queues, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, again, rest = list[str](), threading.Event(), threading.Event()

    def work(queue: Queue, _monitor: Monitor) -> None:
        calls.append(queue.name)
        if calls.count(TOURNAMENT_QUEUE) > 1:
            again.set()
            rest.wait(60)
        raise redis.ConnectionError

    monkeypatch.setattr(rq_worker, "work_in_thread", work)
    monkeypatch.setattr(dispatcher, "FIRST_RETRY_SECONDS", 0.001)
    start_threads(queues, Monitor(60.0))
    assert again.wait(10)
