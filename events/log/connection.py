"""Connects to the Redis that holds the record: a single server or a Redis Cluster."""

from typing import cast

import redis

TIMEOUT = 30.0
"""Seconds to wait for a reply; longer than any of our blocking reads."""

MAX_CONNECTIONS = 2500
"""More than the requests one process handles at once, so that every request gets a connection."""


def connect(url: str, max_connections: int = MAX_CONNECTIONS) -> redis.Redis:
    """A client for the Redis at `url`; a cluster client if the server is part of a cluster."""
    client = redis.Redis.from_url(
        url, socket_timeout=TIMEOUT, decode_responses=False, max_connections=max_connections
    )
    if not client.info("cluster").get("cluster_enabled"):
        return client
    client.close()
    cluster = redis.RedisCluster.from_url(url, socket_timeout=TIMEOUT, max_connections=max_connections)
    return cast("redis.Redis", cluster)
