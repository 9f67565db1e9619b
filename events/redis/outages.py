"""Which errors mean that Redis is unavailable, so that clients should try again."""

import re

import redis.exceptions

REDIS_ERRORS = (redis.exceptions.RedisError, redis.exceptions.RedisClusterException)
"""Every exception the Redis client raises."""

_OUTAGES = (
    redis.exceptions.ConnectionError,
    redis.exceptions.TimeoutError,
    redis.exceptions.ReadOnlyError,
    redis.exceptions.ClusterError,
    redis.exceptions.TryAgainError,
    redis.exceptions.AskError,
    redis.exceptions.OutOfMemoryError,
    redis.exceptions.RedisClusterException,
)
# At the start of an error, or inside that of a script ("Error running script ...: -OOM command not ...").
_ERROR_CODES = re.compile(
    r"(?:^|\s-)"
    r"(?:NOREPLICAS|MISCONF|OOM|READONLY|CLUSTERDOWN|TRYAGAIN|MASTERDOWN|LOADING|BUSY|UNBLOCKED)\b"
    # What scripts get for keys of a slot that is being moved to another node.
    r"|attempted to access a non local key"
)


def is_outage(error: BaseException) -> bool:
    """Return whether Redis cannot be reached, or refuses reads or writes for its own reasons."""
    if isinstance(error, _OUTAGES):
        return True
    return isinstance(error, redis.exceptions.ResponseError) and bool(_ERROR_CODES.search(str(error)))
