"""A Redis that may lose what was accepted is told apart from one that may not."""

import time
from pathlib import Path

import redis

from events.redis.connection import connect
from events.redis.durability import unsafe_settings
from tests.clusters import running_cluster
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


def test_every_node_of_a_cluster_is_checked(tmp_path: Path) -> None:
    with running_cluster(tmp_path, masters=2, replicas=1) as cluster, connect(cluster.url) as client:
        assert unsafe_settings(client) == []
        weak = cluster.nodes[3]
        weak.ask("CONFIG", "SET", "appendfsync", "everysec")
        cluster.nodes[0].ask("CONFIG", "SET", "cluster-require-full-coverage", "yes")
        found = unsafe_settings(client)
        cluster.nodes[1].kill()
        unknown = unsafe_settings(client)
    assert sorted(line.split(",")[0] for line in found) == sorted(
        (
            f"set appendfsync to always on 127.0.0.1:{weak.port} (it is everysec)",
            f"set cluster-require-full-coverage to no on 127.0.0.1:{cluster.nodes[0].port} (it is yes)",
        )
    )
    assert f"the settings on 127.0.0.1:{cluster.nodes[1].port} are unknown: it cannot be reached" in unknown


def test_replicas_of_a_single_master_are_checked(tmp_path: Path) -> None:
    ports, folders = (free_port(), free_port()), (tmp_path / "master", tmp_path / "replica")
    for folder in folders:
        folder.mkdir()
    master = start_redis(ports[0], folders[0])
    replica = start_redis(
        ports[1], folders[1], "--appendonly", "no", "--replicaof", "127.0.0.1", str(ports[0])
    )
    try:
        with redis.Redis(port=ports[0]) as client:
            while not client.info("replication")["connected_slaves"]:
                time.sleep(0.05)
            (line,) = unsafe_settings(client)
    finally:
        stop_redis(replica)
        stop_redis(master)
    assert line.startswith(f"set appendonly to yes on 127.0.0.1:{ports[1]} (it is no)")
