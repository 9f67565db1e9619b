"""The stream of a player's notices: each once, in order, for two days."""

from typing import Any

import pytest
import redis

from events.log.keys import PARTITIONS, notice_keys, partition_of
from events.notices import account_stream
from events.notices.account_stream import (
    KEPT_MS,
    AccountStreams,
    AddressedNotice,
    NoticePosition,
    StoredNotice,
)

START = NoticePosition(0)


@pytest.fixture
def streams(client: redis.Redis) -> AccountStreams:
    return AccountStreams(client)


def addressed(number: int, player: str = "ann") -> AddressedNotice:
    return AddressedNotice(player, f"g:{number}", StoredNotice("your_turn", 1000, "g", "market", number, 0))


def versions(streams: AccountStreams, player: str = "ann", after: NoticePosition = START) -> list[Any]:
    return [notice.version for _, notice in streams.read(player, after, 100)]


def now_of(client: redis.Redis) -> int:
    seconds, micros = client.time()
    return int(seconds) * 1000 + int(micros) // 1000


def test_a_notice_delivered_again_is_written_once(streams: AccountStreams) -> None:
    both = [addressed(1), addressed(1, "bob"), addressed(2)]
    assert streams.write(both) == 3
    assert streams.write([addressed(3), *both]) == 1
    assert (versions(streams), versions(streams, "bob")) == ([1, 2, 3], [1])


def test_reading_goes_on_after_any_notice(streams: AccountStreams) -> None:
    streams.write(map(addressed, range(5)))
    positions = [position for position, _ in streams.read("ann", START, 100)]
    assert positions == sorted(set(positions))
    assert versions(streams, after=positions[2]) == [3, 4]
    assert streams.read("ann", START, 2)[-1][0] == positions[1]
    assert streams.end("ann", 0) == positions[-1]


def test_only_the_partitions_asked_for_are_written(streams: AccountStreams) -> None:
    assert streams.write([addressed(1)], ()) == 0
    assert versions(streams) == []


def test_the_notices_of_all_partitions_are_one_call(
    streams: AccountStreams, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {partition_of(player): player for player in (f"player{number}" for number in range(1000))}
    players = list(found.values())
    assert len(players) == PARTITIONS
    streams.write([addressed(1)])
    monkeypatch.setattr(account_stream, "AT_ONCE", PARTITIONS - 1)
    client.config_resetstat()
    assert streams.write([addressed(number, player) for number, player in enumerate(players)]) == PARTITIONS
    assert client.info("commandstats")["cmdstat_evalsha"]["calls"] == 2
    assert [versions(streams, player) for player in players] == [[number] for number in range(PARTITIONS)]


def test_notices_older_than_two_days_go(streams: AccountStreams, client: redis.Redis) -> None:
    keys, now = notice_keys("ann"), now_of(client)
    old, recent = now - KEPT_MS - 1000, now - KEPT_MS + 60_000
    for at in (old, recent):
        client.xadd(keys.stream, {"notice": b'{"type":"your_turn","at":1,"version":%d}' % at}, id=f"{at}-0")
        client.zadd(keys.ids, {f"g:{at}": at})
    streams.write([addressed(1)])
    assert versions(streams) == [recent, 1]
    assert client.zrange(keys.ids, 0, -1) == [f"g:{recent}".encode(), b"g:1"]
    assert 0 < client.pttl(keys.stream) <= KEPT_MS
    assert 0 < client.pttl(keys.ids) <= KEPT_MS


def test_a_position_after_which_notices_may_be_gone_is_known(
    streams: AccountStreams, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(account_stream, "MOST_NOTICES", 100)
    now = now_of(client)
    before = NoticePosition(now - 1)
    streams.write([addressed(1)])
    assert not streams.may_lack("ann", before, now)
    assert streams.may_lack("ann", NoticePosition(now - KEPT_MS - 1), now)
    assert streams.may_lack("ann", NoticePosition(now + 3_600_000), now), "not one of ours"
    streams.write(map(addressed, range(2, 600)))
    assert len(streams.read("ann", START, 1000)) < 300
    assert streams.may_lack("ann", before, now)
    assert not streams.may_lack("ann", streams.end("ann", now), now_of(client))


def test_a_forgotten_player_has_no_notices(streams: AccountStreams, client: redis.Redis) -> None:
    streams.write([addressed(1), addressed(1, "bob")])
    streams.forget("ann")
    assert versions(streams) == []
    assert client.keys("*ann*") == []
    assert versions(streams, "bob") == [1]
