"""The dispatcher and tournaments: lists and notices once, whatever dies, and jobs again after a failover."""

import redis

from events.fold.store import Store
from events.heads.heads_log import HeadsLog
from events.log.keys import PARTITIONS, tournament_keys
from events.projections.lists import Lists
from events.projections.tournament_lists import TournamentLists
from events.tournaments.tournament_summary import summarize_tournament
from tests.events.projections.redis_reads import backlog
from tests.events.tournaments.cups import played
from tests.market.title import TITLES
from tests.workers.test_notices import reader, step, types
from workers.feed_writer import open_writers
from workers.queue import Queues
from workers.relister import Relister


def test_a_dispatcher_that_was_killed_tells_and_lists_nothing_twice(
    client: redis.Redis, queues: Queues
) -> None:
    play, store = played(client), Store(client, TITLES)
    writers = open_writers(client, Lists(client))
    killed, heir = (reader(store, queues, writers) for _ in range(2))
    killed.read_next()
    for writer in writers:
        writer.write_next(0)
    step(heir, writers)  # the first was killed before it acknowledged
    heard = types(client, "player3")
    assert {*heard} >= {"player_registered", "tables_opened", "result_recorded", "tournament_finished"}
    assert len(heard) == 1 + 3 * 4 + 2
    assert TournamentLists(client).query()[0] == [summarize_tournament(play.folded)]
    assert [head.head for head in HeadsLog(client).read(0, 100).heads if head.tournament == play.id] == [
        play.folded.head
    ]
    assert backlog(client) == 0


def test_a_tournament_that_has_lost_records_gets_its_job_again(client: redis.Redis, queues: Queues) -> None:
    play = played(client, rounds=1)
    log = tournament_keys(play.id).log
    saved = client.dump(log)
    play.start()
    TournamentLists(client).apply([summarize_tournament(play.folded)])
    assert saved is not None
    client.restore(log, 0, saved, replace=True)
    relister = Relister(Store(client, TITLES), Lists(client), queues)
    relister.check_later(range(PARTITIONS))
    for _ in range(PARTITIONS):
        relister.check_next(0.01)
    length = client.xlen(log)
    assert length < play.version
    assert TournamentLists(client).versions([play.id]) == [length]
    assert queues.tournaments.get_job_ids() == [f"tournament-{play.id}-{length}"]
