"""The outbox: everything accepted is in it until somebody has dealt with it."""

from time import sleep
from typing import Any

import pytest
import redis

from events.execute import execute
from events.fold.store import Store
from events.fold.summary import summarize
from events.log.keys import PARTITIONS, feed_key, partition_of
from events.projections.feed import Feed, game_summaries
from games.kernel.messages import Awaiting
from games.kernel.table.lobby import Join
from tests.events.play import opened, played, started
from tests.events.projections.redis_reads import backlog
from tests.players import BOB


def consumer(client: redis.Redis, name: str, claim_after: int = 60_000) -> Feed:
    return Feed(client, "dispatcher", name, claim_after=claim_after)


def test_every_record_is_announced_with_its_row(store: Store, client: redis.Redis) -> None:
    game = opened(store)
    joined = execute(store, game, BOB, Join())
    entries = consumer(client, "one").read(100, 0)
    assert [(entry.subject, entry.version, entry.actor) for entry in entries] == [
        (game, 1, "player"),
        (game, 2, "player"),
    ]
    assert entries[1].summary == summarize(joined.folded)
    assert entries[0].partition == partition_of(game)


def test_rows_say_who_must_act(store: Store, client: redis.Redis) -> None:
    game = started(store)
    played(store, game, 4)
    rows = game_summaries(consumer(client, "one").read(100, 0))
    assert [(row.status, row.round) for row in rows[1:3]] == [("open", None), ("playing", 1)]
    assert rows[2].awaiting == Awaiting((0,))
    assert rows[-1].awaiting == Awaiting((), "scoring")
    assert rows[-1].seats[1].player == "bob"


def test_consumers_share_and_acknowledged_entries_are_gone(store: Store, client: redis.Redis) -> None:
    one, two = consumer(client, "one"), consumer(client, "two")
    assert one.read(100, 0) == []
    games = {opened(store) for _ in range(20)}
    first = one.read(1, 0)
    rest = two.read(100, 0)
    assert {entry.subject for entry in (*first, *rest)} == games
    assert len(first) + len(rest) == 20
    assert backlog(client) == 20
    one.ack(first)
    two.ack(rest)
    assert backlog(client) == 0
    assert one.read(100, 0) == two.read(100, 0) == []


def test_what_a_dead_consumer_left_is_claimed(store: Store, client: redis.Redis) -> None:
    games = {opened(store) for _ in range(5)}
    dead = consumer(client, "dead").read(100, 0)
    assert {entry.subject for entry in dead} == games
    assert consumer(client, "patient").read(100, 0) == []
    heir = consumer(client, "heir", claim_after=0)
    claimed = heir.read(100, 0)
    assert sorted(claimed, key=lambda entry: entry.subject) == sorted(dead, key=lambda entry: entry.subject)
    heir.ack(claimed)
    assert heir.read(100, 0) == []
    assert backlog(client) == 0


def test_a_claim_of_something_deleted_is_passed_over(store: Store, client: redis.Redis) -> None:
    game = opened(store)
    [entry] = consumer(client, "dead").read(100, 0)
    client.xdel(feed_key(partition_of(game)), entry.id)
    assert consumer(client, "heir", claim_after=0).read(100, 0) == []


def test_the_group_is_made_again_when_it_is_missing(store: Store, client: redis.Redis) -> None:
    feed = consumer(client, "one")
    opened(store)
    feed.ack(feed.read(100, 0))
    client.flushall()
    opened(store)
    assert len(feed.read(100, 0)) == 1


def test_reading_waits_for_news(store: Store, client: redis.Redis) -> None:
    feed = consumer(client, "one")
    assert feed.read(100, 20) == []
    opened(store)
    assert len(feed.read(100, 10_000)) == 1


GOOD = {"game": "g1", "version": "1", "actor": "player"}


@pytest.mark.parametrize(
    "fields",
    [
        {**GOOD, "summary": "{secret"},
        {**GOOD, "summary": b"\xff\xfe"},
        {**GOOD, "summary": '{"id":"g1"}'},
        {**GOOD, "summary": "{}", "version": "one"},
        {**GOOD, "game": b"\xff", "summary": "{}"},
        GOOD,
        {"odd": "secret"},
    ],
)
def test_an_entry_that_cannot_be_read_holds_up_nobody(
    store: Store, client: redis.Redis, caplog: pytest.LogCaptureFixture, fields: dict[str, bytes | str]
) -> None:
    game = opened(store)
    bad: Any = client.xadd(feed_key(partition_of(game)), fields)  # type: ignore[arg-type]
    execute(store, game, BOB, Join())
    feed = consumer(client, "one")
    entries = feed.read(100, 0)
    assert [entry.version for entry in entries] == [1, 2]
    feed.ack(entries)
    assert backlog(client) == 0
    assert consumer(client, "heir", claim_after=0).read(100, 0) == []
    assert bad.decode() in caplog.text
    assert "secret" not in caplog.text


def test_an_unreadable_entry_of_a_dead_consumer_is_cleared_away(store: Store, client: redis.Redis) -> None:
    feed = consumer(client, "heir", claim_after=0)
    assert feed.read(100, 0) == []
    client.xadd(feed_key(3), {"game": "g1"})
    client.xreadgroup("dispatcher", "dead", {feed_key(3): ">"})
    assert consumer(client, "heir", claim_after=0).read(100, 0) == []
    assert backlog(client) == 0


def known(client: redis.Redis) -> set[str]:
    """The consumers of every partition, which must not differ."""
    names = [
        {found["name"].decode() for found in client.xinfo_consumers(feed_key(partition), "dispatcher")}
        for partition in range(PARTITIONS)
    ]
    assert names == [names[0]] * PARTITIONS
    return names[0]


def test_consumers_that_are_gone_are_forgotten(store: Store, client: redis.Redis) -> None:
    assert consumer(client, "nobody").remove_idle_consumers(0) == 0
    games = list[str]()
    while {partition_of(game) for game in games} != set(range(PARTITIONS)):
        games.append(opened(store))
    done, dead = consumer(client, "done"), consumer(client, "dead")
    done.ack(done.read(1000, 0))
    for game in games:
        execute(store, game, BOB, Join())
    left = dead.read(1000, 0)
    assert known(client) == {"done", "dead"}
    sleep(0.01)
    assert dead.remove_idle_consumers(60_000) == 0
    assert dead.remove_idle_consumers(1) == PARTITIONS
    assert known(client) == {"dead"}, "what it has read must not get lost"
    heir = consumer(client, "heir", claim_after=0)
    assert len(heir.read(1000, 0)) == len(left)


def test_a_reader_forgets_others_now_and_then(
    store: Store, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("events.projections.feed.Feed.remove_idle_consumers.__defaults__", (1,))
    consumer(client, "gone").read(100, 0)
    client.xgroup_createconsumer(feed_key(0), "dispatcher", "gone")
    sleep(0.01)
    opened(store)
    consumer(client, "next").read(100, 0)
    names = {found["name"] for found in client.xinfo_consumers(feed_key(0), "dispatcher")}
    assert b"gone" not in names


def test_one_step_acknowledges_what_it_was_given_and_no_more(store: Store, client: redis.Redis) -> None:
    games = [opened(store) for _ in range(40)]
    for game in games[:20]:
        execute(store, game, BOB, Join())
    feed = consumer(client, "one")
    entries = feed.read(1000, 0)
    kept = entries[::3]
    before = client.info("commandstats")["cmdstat_evalsha"]["calls"]
    feed.ack([entry for entry in entries if entry not in kept])
    assert client.info("commandstats")["cmdstat_evalsha"]["calls"] == before + 1
    assert backlog(client) == len(kept)
    claimed = consumer(client, "heir", claim_after=0).read(1000, 0)
    assert sorted(entry.subject for entry in claimed) == sorted(entry.subject for entry in kept)
    feed.ack([])


def test_any_number_of_entries_is_acknowledged_at_once(client: redis.Redis) -> None:
    own, fields = consumer(client, "one"), {"game": "g", "version": 1, "actor": "player", "summary": "{"}
    own.read(1, 0)
    pipeline: Any = client.pipeline()
    for _ in range(2500):
        pipeline.xadd(feed_key(0), fields)
    pipeline.execute()
    assert own.read(2500, 0) == []  # none of them can be read, so all are acknowledged
    assert backlog(client) == 0
    assert client.xpending(feed_key(0), "dispatcher")["pending"] == 0


def test_new_entries_do_not_wait_for_those_that_a_dead_consumer_left(
    store: Store, client: redis.Redis
) -> None:
    left = opened(store)
    assert [entry.subject for entry in consumer(client, "dead").read(100, 0)] == [left]
    new = opened(store)
    found = consumer(client, "alive", claim_after=0).read(100, 0)
    assert [entry.subject for entry in found] == [left, new]
