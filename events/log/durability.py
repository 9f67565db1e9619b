"""What a Redis needs so that accepted means kept."""

from typing import Any, cast

import redis

NEEDED = {
    "appendonly": ("yes", "what was played is lost when Redis restarts"),
    "appendfsync": ("always", "the last second of accepted commands is lost when the machine goes down"),
    "maxmemory-policy": ("noeviction", "Redis may delete games when its memory is full"),
}


def weaknesses(client: redis.Redis) -> list[str]:
    """Settings of the server that break promises; none where it does not tell."""
    try:
        # One by one: several at once is news to Redis 6.
        answers = [cast("dict[Any, Any]", client.config_get(name)) for name in NEEDED]
    except redis.ResponseError:
        return []
    told = {_text(name): _text(value) for answer in answers for name, value in answer.items()}
    return [
        f"its {name} is {told[name]} instead of {value}, so {consequence}"
        for name, (value, consequence) in NEEDED.items()
        if told.get(name, value) != value
    ]


def _text(value: bytes | str) -> str:
    return value.decode() if isinstance(value, bytes) else value
