"""Which errors mean that Redis cannot serve us now, so that whoever asks should try again."""

import re

import redis.exceptions

REDIS_ERRORS = (redis.exceptions.RedisError, redis.exceptions.RedisClusterException)
"""Whatever the client raises."""

_KINDS = (
    redis.exceptions.ConnectionError,
    redis.exceptions.TimeoutError,
    redis.exceptions.ReadOnlyError,
    redis.exceptions.ClusterError,
    redis.exceptions.TryAgainError,
    redis.exceptions.AskError,
    redis.exceptions.OutOfMemoryError,
    redis.exceptions.RedisClusterException,
)
# The first word of an answer, or within that of a script ("Error running script ...: -OOM command not ...").
_REFUSED = re.compile(
    r"(?:^|\s-)"
    r"(?:NOREPLICAS|MISCONF|OOM|READONLY|CLUSTERDOWN|TRYAGAIN|MASTERDOWN|LOADING|BUSY|UNBLOCKED)\b"
)


def is_outage(error: BaseException) -> bool:
    """Whether Redis is away, or refuses to write or to read for reasons of its own."""
    if isinstance(error, _KINDS):
        return True
    return isinstance(error, redis.exceptions.ResponseError) and bool(_REFUSED.search(str(error)))
