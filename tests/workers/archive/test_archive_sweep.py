"""Games that are over reach the queue of the archive, once they have been over long enough."""

import redis

from events.archive.archive import Archive
from events.fold.store import Store
from events.log.keys import PARTITIONS
from events.projections.feed import Feed
from tests.events.play import started
from tests.workers.archive.archiving import finished, leave_redis
from workers.archive.archive_sweep import sweep_ended_games
from workers.feed_writer import ended_writer
from workers.queue import Queues

HOUR_MS = 3_600_000


def note_ended(store: Store, consumer: str = "one") -> list[bool]:
    """Let the dispatcher note what has ended."""
    told = list[bool]()
    writer = ended_writer(store.archive.index, range(PARTITIONS))
    entries = Feed(store.client, "dispatcher", consumer, claim_after=0).read(1000)
    writer.hand_over([entry for entry in entries if writer.wants(entry)], lambda _, done: told.append(done))
    writer.write_next(0)
    return told


def queued(queues: Queues) -> set[str]:
    return {job.args[0] for job in queues.archive.jobs}


def test_a_game_is_queued_an_hour_after_its_end(store: Store, queues: Queues) -> None:
    game, ended = finished(store), store.now()
    started(store)
    assert note_ended(store) == [True]
    assert sweep_ended_games(store.archive, queues, ended + HOUR_MS // 2, 60) == 0
    assert sweep_ended_games(store.archive, queues, ended + HOUR_MS + 1, 60) == 1
    assert queued(queues) == {game}


def test_a_dispatcher_that_comes_late_does_not_archive_a_game_again(store: Store, queues: Queues) -> None:
    game = finished(store)
    leave_redis(store, game)
    note_ended(store, "late")
    assert store.archive.index.counts() == (1, 1)
    leave_redis(store, game)
    assert store.archive.index.counts() == (1, 0)


def test_nothing_is_queued_while_jobs_wait_or_without_an_archive(
    store: Store, queues: Queues, client: redis.Redis
) -> None:
    finished(store)
    note_ended(store)
    later = store.now() + 2 * HOUR_MS
    assert sweep_ended_games(Archive(client), queues, later, 60) == 0
    assert sweep_ended_games(store.archive, queues, later, 60) == 1
    assert sweep_ended_games(store.archive, queues, later + HOUR_MS, 60) == 0
