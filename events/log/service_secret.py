"""The secret of the service: 32 random bytes that all its processes share and that nobody is ever told."""

import secrets
from hashlib import blake2b
from typing import cast

import msgspec
import redis

STORED_AT = "wardbook:{service}:secret"
LENGTH = 32


def load_service_secret(client: redis.Redis) -> bytes:
    """The secret, created on first use. If several processes create it, the first one wins."""
    while (secret := cast("bytes | None", client.get(STORED_AT))) is None:
        client.set(STORED_AT, secrets.token_bytes(LENGTH), nx=True)
    return secret


def keyed_id(secret: bytes, *parts: str | None) -> str:
    """An id that follows from its parts, but that nobody without the secret can predict or take apart."""
    return blake2b(msgspec.json.encode(parts), key=secret, digest_size=LENGTH).hexdigest()
