"""The connection to the record's Redis: one server, or a cluster when the server says it is one."""

from typing import cast

import redis

TIMEOUT = 30.0
"""Seconds to wait for an answer; longer than any blocking read of ours."""


def connect(url: str) -> redis.Redis:
    """A client for the Redis at `url`, bytes in and bytes out."""
    client = redis.Redis.from_url(url, socket_timeout=TIMEOUT, decode_responses=False)
    if not client.info("cluster").get("cluster_enabled"):
        return client
    client.close()
    return cast("redis.Redis", redis.RedisCluster.from_url(url, socket_timeout=TIMEOUT))
