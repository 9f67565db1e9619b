"""The same code on Redis Cluster (one node of it, which checks slots as many do)."""

from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest
import redis

from events.execute import execute
from events.fold.snapshots import pack_snapshot, write_snapshots
from events.fold.store import Store
from events.fold.summary import summarize
from events.log.keys import PARTITIONS, game_keys, partition_of
from events.notices.account_stream import AccountStreams, NoticePosition
from events.projections.feed import Feed, FeedEntry, game_summaries, open_feeds, tournament_summaries
from events.projections.feed_notices import addressed_notices
from events.projections.lists import Lists
from events.projections.rebuild import rebuild
from events.projections.relist import relist_tournaments
from events.projections.tournament_lists import TournamentLists
from events.redis.connection import connect, is_cluster
from events.tournaments.tournament_summary import summarize_tournament
from tests.conftest import free_port, start_redis, stop_redis
from tests.events.play import available_commands, opened, played, started
from tests.events.projections.redis_reads import backlog, listed
from tests.events.tournaments import cups
from tests.market.title import TITLES
from tests.workers.archive.archiving import finished, leave_redis, store_with_archive
from workers.archive.bring_back import bring_back

SLOTS = 16384


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[redis.Redis]:
    data: Path = tmp_path_factory.mktemp("cluster")
    # A node's second port is ten thousand above its first.
    port = next(port for port in iter(free_port, None) if port < 55000)
    server = start_redis(port, data, "--cluster-enabled", "yes", "--cluster-node-timeout", "2000")
    try:
        with redis.Redis(port=port) as node:
            node.execute_command("CLUSTER ADDSLOTS", *range(SLOTS))
            for _ in range(200):
                if dict(node.execute_command("CLUSTER INFO"))["cluster_state"] == "ok":
                    break
                sleep(0.05)
        client = connect(f"redis+cluster://127.0.0.1:{port}")
        yield client
        client.close()
    finally:
        stop_redis(server)


def test_tournaments_on_a_cluster(cluster: redis.Redis) -> None:
    play, lists, streams = cups.played(cluster), TournamentLists(cluster), AccountStreams(cluster)
    assert cups.fresh(cluster).load(play.id).state == play.state
    assert cups.fresh(cluster).load_at(play.id, 3).version == 3
    assert cups.created(play.store, "k").folded.id == cups.created(play.store, "k").folded.id
    found = list[FeedEntry]()
    for feed in open_feeds(cluster, "test", "one"):
        found += (entries := feed.read(1000, 0))
        feed.ack(entries)
    assert [entry.version for entry in found if entry.subject == play.id] == list(range(1, play.version + 1))
    lists.apply(tournament_summaries(found))
    assert summarize_tournament(play.folded) in lists.query(status="finished")[0]
    streams.write(addressed_notices(found))
    for player in ("player0", "player7"):
        heard = [notice for _, notice in streams.read(player, NoticePosition(0), 1000)]
        assert heard[-1].type == "tournament_finished"
    live = lists.query()
    rebuild(Store(cluster, TITLES))
    assert lists.query() == live
    assert relist_tournaments(play.store, lists, partition_of(play.id)) == []


def test_games_feed_and_lists_on_a_cluster(cluster: redis.Redis) -> None:
    assert is_cluster(cluster)
    store = Store(cluster, TITLES)
    games = [started(store) for _ in range(6)]
    for luck, game in enumerate(games):
        played(store, game, 3 * luck, luck)
    folded = store.load(games[2])
    actor, command = available_commands(folded)[0]
    assert execute(store, games[2], actor, command, "k").version == folded.version + 1
    assert execute(Store(cluster, TITLES), games[2], actor, command, "k").replayed
    write_snapshots(
        cluster, game_keys(games[2]), {folded.version: pack_snapshot(folded)}, folded.version, folded.version
    )
    assert Store(cluster, TITLES).load(games[2]).table == store.load(games[2]).table

    lists, streams, seen = Lists(cluster), AccountStreams(cluster), 0
    dead = open_feeds(cluster, "test", "one")
    assert sum(len(feed.read(5, 0)) for feed in dead) > 0
    for feed in dead:
        heir = Feed(cluster, "test", "two", feed.partitions, claim_after=0)
        while entries := heir.read(100, 0):
            seen += len(entries)
            lists.apply(game_summaries(entries))
            streams.write(addressed_notices(entries))
            heir.ack(entries)
    assert seen == sum(store.load(game).version for game in games)
    # Ann and Bob have their notices in different slots.
    heard = {player: streams.read(player, NoticePosition(0), 1000) for player in ("ann", "bob")}
    assert all({notice.game for _, notice in found} == set(games) for found in heard.values())
    assert backlog(store.client) == 0
    truth = {game: summarize(store.load(game)) for game in games}
    assert {row.id: row for row in lists.query()[0]} == truth

    late = opened(store)
    rebuild(store)
    assert {row.id for row in lists.query()[0]} == {*games, late}
    assert {game: listed(store.client, game) for game in games} == truth


def test_games_are_archived_and_brought_back_on_a_cluster(cluster: redis.Redis, tmp_path: Path) -> None:
    store = store_with_archive(cluster, tmp_path)
    game, index = finished(store), store.archive.index
    expected = store.load(game)
    archived_before = index.counts()[0]
    index.note_ended([(game, 1)], range(PARTITIONS))
    assert (game, 1) in index.ended_before(2, 100)
    at = leave_redis(store, game)
    assert index.counts()[0] == archived_before + 1
    assert (game, at) in list(index.games())
    fresh = store_with_archive(cluster, tmp_path)
    assert fresh.load(game).table == expected.table
    assert rebuild(fresh) == []
    assert ids_of(Lists(cluster)) >= {game}
    assert bring_back(store.archive, game, at)
    assert Store(cluster, TITLES).load(game).head == expected.head


def ids_of(lists: Lists) -> set[str]:
    return {summary.id for summary in lists.query(status="finished")[0]}
