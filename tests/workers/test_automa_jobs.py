"""The Automa's turns as jobs: queued by the dispatcher, done once, and looked after by the sweeper."""

from collections.abc import Iterator

import pytest
import redis
from rq import SimpleWorker
from rq.serializers import JSONSerializer
from rq.utils import import_attribute

from events.audit import audit
from events.execute import create, execute
from events.fold.clocks import deadlines
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.projections.feed import Feed
from events.projections.lists import Lists
from games.kernel.messages import Awaiting
from games.kernel.table.lobby import Start
from games.kernel.table.table import CreateGame, SeatOffer, TurnClock
from games.titles import TITLES
from tests.events.exports import SIGNER, lines_of
from tests.players import ANN
from tests.workers.tables import dispatch
from workers import jobs
from workers.dispatcher import GROUP
from workers.queue import JOB_FUNCTIONS, Queues, has_no_people, job_id, open_queues, queued_job_ids
from workers.sweeper import GRACE_MS, Sweeper
from workers.turns.play import play_on

NOW = 1_000_000_000_000
JOB = Awaiting((), "automa")


@pytest.fixture
def store(client: redis.Redis) -> Store:
    """A store of real games."""
    return Store(client, TITLES)


@pytest.fixture
def queues(redis_url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Queues]:
    """The queues, and the store that jobs of this process use."""
    queues = open_queues(redis_url)
    monkeypatch.setattr(jobs, "thread_store", lambda: store)
    monkeypatch.setattr(jobs, "process_queues", lambda: queues)
    yield queues
    queues.close()


def _started(store: Store, *seats: SeatOffer, clock: TurnClock | None = None) -> FoldedGame:
    command = CreateGame(title="dice-hospital", seats=seats, clock=clock)
    made = create(store, ANN, command).folded
    return execute(store, made.id, ANN, Start()).folded


def _waiting(store: Store, clock: TurnClock | None = None) -> FoldedGame:
    """A game of Ann's that waits for the Automa's first turn."""
    folded = _started(store, SeatOffer(), SeatOffer(kind="automa"), clock=clock)
    while folded.game.awaiting(folded.table) != JOB:
        folded = execute(store, folded.id, ANN, folded.game.legal(folded.table, ANN)[0]).folded
    return folded


def _dispatched(store: Store, lists: Lists, queues: Queues) -> None:
    dispatch(Feed(store.client, GROUP, "test").read(1000, 0), lists, queues)


def _work(queues: Queues) -> None:
    worker = SimpleWorker(list(queues), connection=queues.short.connection, serializer=JSONSerializer)
    worker.work(burst=True, logging_level="ERROR")


def test_the_automas_record_follows_the_humans_without_being_asked_for(store: Store, queues: Queues) -> None:
    waits = _waiting(store)
    _dispatched(store, Lists(store.client, lambda: NOW), queues)
    assert queued_job_ids(queues) == {job_id("automa", waits.id, waits.version)}
    assert len(queues.short.get_job_ids()) == 1, "before bots that somebody else waits for"
    _work(queues)
    after = store.load(waits.id)
    assert store.records(waits.id, waits.version, 1)[0].actor.kind == "service"
    assert after.game.awaiting(after.table).seats == (0,), "whatever else the service owes is done too"


def test_a_turn_done_twice_early_or_as_another_job_is_done_once(store: Store) -> None:
    waits = _waiting(store)
    play_on(store, waits.id, waits.version, "scoring", max_commands=1)
    play_on(store, waits.id, waits.version + 1, "automa", max_commands=1)
    assert store.load(waits.id).version == waits.version
    play_on(store, waits.id, waits.version, "automa", max_commands=1)
    play_on(store, waits.id, waits.version, "automa", max_commands=1)
    assert store.load(waits.id).version == waits.version + 1


def test_the_sweeper_queues_a_turn_that_a_dead_worker_dropped(store: Store, queues: Queues) -> None:
    waits, lists = _waiting(store), Lists(store.client, lambda: NOW)
    _dispatched(store, lists, queues)
    queues.short.connection.delete(queues.short.key)
    sweeper = Sweeper()
    assert sweeper.sweep(lists, queues, NOW) == 0, "it may still be on its way"
    assert sweeper.sweep(lists, queues, NOW + 2 * GRACE_MS) == 1
    _work(queues)
    assert store.load(waits.id).version > waits.version


@pytest.mark.usefixtures("queues")
def test_a_bot_and_the_automa_play_a_whole_game_that_stands_the_audit(store: Store) -> None:
    folded = _started(store, SeatOffer(kind="automa"), SeatOffer(kind="bot", bot="random"))
    while job := folded.game.awaiting(folded.table).job:
        import_attribute(JOB_FUNCTIONS[job])(folded.id, folded.version)
        assert store.load(folded.id).version > folded.version
        folded = store.load(folded.id)
    assert folded.table.status == "finished"
    verdict = audit(lines_of(store, folded), TITLES, (SIGNER.public,))
    assert (verdict.verdict, verdict.findings) == ("sound", ())


def test_nobody_waits_for_a_bot_that_plays_against_the_automa(store: Store, queues: Queues) -> None:
    _started(store, SeatOffer(kind="automa"), SeatOffer(kind="bot", bot="random"))
    _dispatched(store, Lists(store.client, lambda: NOW), queues)
    assert (len(queues.bots), len(queues.bots_only)) == (0, 1)


def test_no_clock_runs_while_the_automa_plays(store: Store) -> None:
    clock = TurnClock(60)
    begun = _started(store, SeatOffer(), SeatOffer(kind="automa"), clock=clock)
    assert [deadline.seat for deadline in deadlines(begun.clocks)] == [0]
    waits = _waiting(store, clock)
    assert deadlines(waits.clocks) == ()


def test_whom_a_game_has_waiting() -> None:
    assert has_no_people(("bot", "automa"))
    assert not has_no_people(("automa", "human"))
