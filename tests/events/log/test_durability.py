"""A Redis that may lose what was accepted is told apart from one that may not."""

from pathlib import Path

import redis

from events.log.durability import unsafe_settings
from tests.conftest import free_port, start_redis, stop_redis


def test_a_durable_redis_has_no_weakness(client: redis.Redis) -> None:
    assert unsafe_settings(client) == []


def test_every_weakness_is_named(tmp_path: Path) -> None:
    port = free_port()
    weak = ("--appendonly", "no", "--appendfsync", "everysec", "--maxmemory-policy", "allkeys-lru")
    server = start_redis(port, tmp_path, *weak)
    try:
        with redis.Redis(port=port) as client:
            found = unsafe_settings(client)
    finally:
        stop_redis(server)
    assert [weakness.split()[1] for weakness in found] == ["appendonly", "appendfsync", "maxmemory-policy"]


def test_a_server_that_does_not_tell_is_left_alone(tmp_path: Path) -> None:
    port = free_port()
    server = start_redis(port, tmp_path, "--rename-command", "CONFIG", "")
    try:
        with redis.Redis(port=port) as client:
            assert unsafe_settings(client) == []
    finally:
        stop_redis(server)
