"""Connects to Redis: to a single server, to the one that Sentinels name, or to a Redis Cluster."""

import re
from collections.abc import Callable
from typing import Any, TypeVar, cast
from urllib.parse import unquote

import redis
from redis.backoff import NoBackoff
from redis.cluster import ClusterNode
from redis.exceptions import MovedError
from redis.retry import Retry
from redis.sentinel import Sentinel

from events.redis.cluster_client import ClusterClient
from events.settings import CLUSTER_URL, SENTINEL_URL, BadSetting

TIMEOUT = 15.0
"""Seconds to wait for a reply; longer than any of our blocking reads."""

CONNECT_TIMEOUT = 1.0
"""Seconds to wait for a connection. A machine that is away must not hold up who asks the others."""

CLUSTER_RETRIES = 2
"""How often a command for a cluster is sent again, each time after asking where its keys are now."""

MAX_CONNECTIONS = 2500
"""More than the requests one process handles at once, so that every request gets a connection."""

T = TypeVar("T")


def connect(url: str, max_connections: int = MAX_CONNECTIONS, timeout: float = TIMEOUT) -> redis.Redis:
    """A client for the Redis at a URL."""
    options: dict[str, Any] = {
        "socket_timeout": timeout,
        "socket_connect_timeout": CONNECT_TIMEOUT,
        "max_connections": max_connections,
    }
    if found := CLUSTER_URL.fullmatch(url):
        return _connect_cluster(found, options)
    if found := SENTINEL_URL.fullmatch(url):
        return _connect_by_sentinel(found, options)
    return redis.Redis.from_url(url, **options)


def is_cluster(client: object) -> bool:
    """Whether a client is one of a cluster."""
    return isinstance(client, redis.RedisCluster)


def ask_node(client: redis.Redis, key: str, ask: Callable[[redis.Redis], T]) -> T:
    """Ask the server that holds a key, and no other.

    For commands whose keys the cluster client does not find by itself (XREAD, XREADGROUP): it asks some node
    for them each time, and fails if just that node is away.
    """
    if not is_cluster(client):
        return ask(client)
    cluster = cast("Any", client)
    for _ in range(1 + CLUSTER_RETRIES):
        node = cluster.get_node_from_key(key)
        try:
            return ask(cluster.get_redis_connection(node))
        except MovedError as moved:
            cluster.nodes_manager.move_slot(moved)
        except redis.ConnectionError:
            cluster.find_keys_again(node.name)
            raise
    raise redis.ConnectionError("the cluster keeps moving the keys")


def refuse_cluster_node(url: str, variable: str) -> None:
    """Raise BadSetting if the URL of a single server in a variable names a node of a cluster."""
    if CLUSTER_URL.fullmatch(url):
        return
    with connect(url, 1) as client:
        if client.info("cluster").get("cluster_enabled"):
            raise BadSetting(
                f"{variable}: this Redis is a node of a cluster. Write redis+cluster://host:port,host:port"
                " with some of its nodes for WARDBOOK_REDIS_URL, and a single Redis for WARDBOOK_QUEUE_URL"
            )


def _connect_cluster(found: re.Match[str], options: dict[str, Any]) -> redis.Redis:
    node: Any = ClusterNode
    cluster = ClusterClient(
        startup_nodes=[node(*address) for address in _addresses(found)],
        require_full_coverage=False,  # slots that no node holds are a matter of their games only
        retry=Retry(NoBackoff(), CLUSTER_RETRIES),
        **_credentials(found),
        **options,
    )
    return cast("redis.Redis", cluster)


def _connect_by_sentinel(found: re.Match[str], options: dict[str, Any]) -> redis.Redis:
    # Asked once each: one that is away must not hold up who asks the next.
    asked: dict[str, Any] = {"socket_timeout": CONNECT_TIMEOUT, "retry": Retry(NoBackoff(), 0)}
    asked |= {"ssl": True} if found["tls"] else {}
    sentinel: Any = Sentinel
    master = sentinel(_addresses(found), sentinel_kwargs=asked).master_for(
        found["service"], db=int(found["db"] or 0), **_credentials(found), **options
    )
    return cast("redis.Redis", master)


def _addresses(found: re.Match[str]) -> list[tuple[str, int]]:
    pairs = (address.rpartition(":") for address in found["addresses"].split(","))
    return [(host.strip("[]"), int(port)) for host, _, port in pairs]


def _credentials(found: re.Match[str]) -> dict[str, Any]:
    """User, password and encryption, as they are in a URL."""
    texts = {"username": found["user"], "password": found["password"]}
    given: dict[str, Any] = {name: unquote(text) for name, text in texts.items() if text}
    return {**given, "ssl": True} if found["tls"] else given
