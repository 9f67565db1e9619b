"""Leases of streams: counted per client, renewed together, and gone when they are not renewed."""

import pytest
import redis

from service.streaming import stream_leases
from service.streaming.stream_leases import StreamLeases


def held(client: redis.Redis, who: str) -> int:
    return int(client.zcard(f"wardbook:{{streams}}:{who}"))


def test_a_client_has_no_more_than_the_limit_and_gets_it_back(client: redis.Redis) -> None:
    leases = StreamLeases(client, 2)
    first, second = leases.take("ann"), leases.take("ann")
    assert leases.take("ann") is None
    assert leases.take("bob") is not None
    assert first
    leases.release("ann", first)
    assert leases.take("ann") not in (None, second)


def test_all_leases_of_a_process_are_renewed_together_when_it_is_time(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream_leases, "MOST_AT_ONCE", 2)
    leases = StreamLeases(client, 3)
    for _ in range(3):
        assert leases.take("ann")
    bob = leases.take("bob")
    assert bob
    leases.release("bob", bob)
    client.flushall()
    leases.renew()
    assert held(client, "ann") == 0, "it is not time yet"
    monkeypatch.setattr(stream_leases, "RENEW_SECONDS", 0)
    leases.renew()
    assert (held(client, "ann"), held(client, "bob")) == (3, 0)


def test_a_lease_that_was_not_renewed_makes_room(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream_leases, "LEASE_SECONDS", 0)
    killed, other = StreamLeases(client, 1), StreamLeases(client, 1)
    assert killed.take("ann")
    assert other.take("ann")
