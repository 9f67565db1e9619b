"""One node of a cluster is down: games on the others go on, their jobs are queued, their rows are listed."""

import threading
from pathlib import Path

import pytest
import redis

from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.log.keys import game_keys, lists_prefix
from events.projections.lists import Lists
from events.redis.connection import connect
from events.redis.outages import REDIS_ERRORS
from events.settings import Settings
from tests.clusters import running_cluster
from tests.e2e.running import eventually
from tests.events.projections.redis_reads import listed
from tests.market.title import TITLES
from tests.workers.tables import before_scoring
from workers.dispatcher import run_dispatcher
from workers.queue import job_id, open_queues, queued_job_ids


def test_games_on_other_nodes_go_on_while_a_node_is_down(
    redis_url: str, client: redis.Redis, tmp_path: Path
) -> None:
    with running_cluster(tmp_path) as cluster:
        record = connect(cluster.url)
        store, queues, stop = Store(record, TITLES), open_queues(redis_url), threading.Event()
        settings = Settings(redis_url=cluster.url, queue_url=redis_url)
        dispatcher = threading.Thread(target=run_dispatcher, args=(settings, stop))
        dispatcher.start()
        try:
            down = cluster.node_of(lists_prefix(0))
            early = [before_scoring(store) for _ in range(12)]
            eventually(lambda: all(listed(record, game.id) for game in early))
            here = [game for game in early if cluster.node_of(game_keys(game.id).log) is not down]
            away = [game for game in early if game not in here]
            assert here
            assert away
            client.flushall()
            down.kill()
            folded: list[FoldedGame] = []
            while len(folded) < 6:
                # A new game may fall to the node that is down.
                try:
                    folded.append(before_scoring(store))
                except REDIS_ERRORS:
                    continue
            wanted = {job_id("scoring", game.id, game.version) for game in folded}
            eventually(lambda: wanted <= queued_job_ids(queues))
            with pytest.raises(REDIS_ERRORS):
                Store(record, TITLES).load(away[0].id)
            assert Store(record, TITLES).load(here[0].id).version == here[0].version
            eventually(lambda: _all_listed(record, [game.id for game in folded]))
            down.start()
            cluster.wait(cluster.is_whole)
            everybody = {game.id for game in (*early, *folded)}
            eventually(lambda: everybody <= _listed_for_ann(record))
            assert store.load(away[0].id).version == away[0].version
        finally:
            stop.set()
            dispatcher.join()
            queues.close()
            record.close()


def _all_listed(record: redis.Redis, games: list[str]) -> bool:
    try:
        return all(listed(record, game) for game in games)
    except REDIS_ERRORS:
        return False


def _listed_for_ann(record: redis.Redis) -> set[str]:
    try:
        return {summary.id for summary in Lists(record).query(player="ann", limit=200)[0]}
    except REDIS_ERRORS:
        return set()
