"""The connection to the record's Redis: one server, or a cluster when the server says it is one."""

from typing import cast

import redis

TIMEOUT = 30.0
"""Seconds to wait for an answer; longer than any blocking read of ours."""

CONNECTIONS = 2500
"""The most a client opens: more than a process answers requests at once, so that none goes without."""


def connect(url: str, most: int = CONNECTIONS) -> redis.Redis:
    """A client for the Redis at `url`, bytes in and bytes out, with at most so many connections."""
    client = redis.Redis.from_url(url, socket_timeout=TIMEOUT, decode_responses=False, max_connections=most)
    if not client.info("cluster").get("cluster_enabled"):
        return client
    client.close()
    cluster = redis.RedisCluster.from_url(url, socket_timeout=TIMEOUT, max_connections=most)
    return cast("redis.Redis", cluster)
