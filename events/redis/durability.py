"""Checks that every server is configured to keep every accepted command, and that one alone can fail."""

from collections.abc import Iterator
from typing import Any, cast

import redis

from events.redis.connection import is_cluster

REQUIRED = {
    "appendonly": ("yes", "all games are lost when Redis restarts"),
    "appendfsync": ("always", "the last second of accepted commands is lost when the machine crashes"),
    "maxmemory-policy": ("noeviction", "Redis may delete games when its memory is full"),
}
"""Each required setting, its value, and what happens with any other value."""

REQUIRED_ON_A_CLUSTER = {
    **REQUIRED,
    "cluster-require-full-coverage": ("no", "one node that is down stops the games on all others"),
}

CHECK_TIMEOUT = 2.0


def unsafe_settings(client: redis.Redis) -> list[str]:
    """A sentence for each setting of a master or replica with which Redis may lose data, or stop.

    A server that does not allow CONFIG GET is left out.
    """
    if is_cluster(client):
        cluster = cast("Any", client)
        servers = [(f" on {node.name}", cluster.get_redis_connection(node)) for node in cluster.get_nodes()]
        return [line for where, node in servers for line in _check(node, REQUIRED_ON_A_CLUSTER, where)]
    found = list(_check(client, REQUIRED, ""))
    for replica in _replicas(client):
        address = replica.connection_pool.connection_kwargs
        found += _check(replica, REQUIRED, f" on {address['host']}:{address['port']}")
        replica.close()
    return found


def _check(client: redis.Redis, required: dict[str, tuple[str, str]], where: str) -> Iterator[str]:
    try:
        # One by one: Redis 6 does not accept several names at once.
        replies = [cast("dict[Any, Any]", client.config_get(name)) for name in required]
    except redis.ResponseError:
        return
    except (redis.ConnectionError, redis.TimeoutError):
        if not where:
            raise
        yield f"the settings{where} are unknown: it cannot be reached"
        return
    actual = {_text(name): _text(value) for reply in replies for name, value in reply.items()}
    for name, (value, consequence) in required.items():
        if actual.get(name, value) != value:
            yield f"set {name} to {value}{where} (it is {actual[name]}), or {consequence}"


def _replicas(client: redis.Redis) -> Iterator[redis.Redis]:
    """Clients for the replicas that a single master knows, with its own credentials."""
    options = client.connection_pool.connection_kwargs
    shared = {name: options[name] for name in ("username", "password") if options.get(name)}
    information = client.info("replication")
    for number in range(int(information.get("connected_slaves", 0))):
        replica = information[f"slave{number}"]
        yield redis.Redis(replica["ip"], int(replica["port"]), socket_timeout=CHECK_TIMEOUT, **shared)


def _text(value: bytes | str) -> str:
    return value.decode() if isinstance(value, bytes) else value
