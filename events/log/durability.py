"""Checks that Redis is configured to keep every accepted command."""

from typing import Any, cast

import redis

REQUIRED = {
    "appendonly": ("yes", "all games are lost when Redis restarts"),
    "appendfsync": ("always", "the last second of accepted commands is lost when the machine crashes"),
    "maxmemory-policy": ("noeviction", "Redis may delete games when its memory is full"),
}
"""Each required setting, its value, and what happens with any other value."""


def unsafe_settings(client: redis.Redis) -> list[str]:
    """A sentence for each setting with which Redis may lose data; none if it does not allow CONFIG GET."""
    try:
        # One by one: Redis 6 does not accept several names at once.
        replies = [cast("dict[Any, Any]", client.config_get(name)) for name in REQUIRED]
    except redis.ResponseError:
        return []
    actual = {_text(name): _text(value) for reply in replies for name, value in reply.items()}
    return [
        f"set {name} to {value} (it is {actual[name]}), or {consequence}"
        for name, (value, consequence) in REQUIRED.items()
        if actual.get(name, value) != value
    ]


def _text(value: bytes | str) -> str:
    return value.decode() if isinstance(value, bytes) else value
