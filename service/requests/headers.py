"""Request headers with a meaning: checked by hand-made patterns, which the contract shows too."""

import hmac
import re

from flask import request

from service.requests.bodies import invalid
from service.responses.problems import Problem

IDEMPOTENCY_KEY = r"^[!-~]{1,128}$"
IF_MATCH = r'^(\*|"[0-9]{1,16}")$'
REQUEST_ID = r"^[A-Za-z0-9._-]{1,64}$"
LAST_EVENT_ID = r"^[0-9]{0,16}$"
STRONG = 20

_idempotency_key = re.compile(IDEMPOTENCY_KEY[1:-1])
_if_match = re.compile(r'\*|"([0-9]{1,16})"')
_last_event_id = re.compile(LAST_EVENT_ID[1:-1])


def idempotency_key() -> str | None:
    """The caller's Idempotency-Key, if there is one."""
    key: str | None = request.environ.get("HTTP_IDEMPOTENCY_KEY")
    if key is not None and not _idempotency_key.fullmatch(key):
        raise invalid({"Idempotency-Key": ["Must be 1 to 128 visible ASCII characters."]})
    return key


def strong_idempotency_key() -> str | None:
    """An Idempotency-Key that may stand for a secret answer, so it must not be guessable."""
    key = idempotency_key()
    if key is not None and len(key) < STRONG:
        raise Problem("weak_idempotency_key", least=STRONG)
    return key


def command_id(secret: bytes) -> str | None:
    """The Idempotency-Key as the record keeps it, because records are published: hashed with a secret."""
    key = idempotency_key()
    return None if key is None else hmac.digest(secret, key.encode(), "sha256").hex()[:32]


def expected_version() -> int | None:
    """The version If-Match names; None without the header or for `*`."""
    header: str | None = request.environ.get("HTTP_IF_MATCH")
    if header is None:
        return None
    match = _if_match.fullmatch(header)
    if match is None:
        raise invalid({"If-Match": ['Must be one quoted version, like "12", or *.']})
    return int(match[1]) if match[1] else None


def already_has(etag: str) -> bool:
    """Whether If-None-Match names this ETag."""
    header: str | None = request.environ.get("HTTP_IF_NONE_MATCH")
    return header is not None and names(header, etag)


def names(header: str, etag: str) -> bool:
    """Whether the value of an If-None-Match names this ETag; caches on the way may have made it weak."""
    if header in (etag, "*"):
        return True
    return etag in (part.strip().removeprefix("W/") for part in header.split(","))


def last_event_id() -> int | None:
    """Where a reconnecting reader left off."""
    header: str | None = request.environ.get("HTTP_LAST_EVENT_ID")
    if not header:
        return None
    if not _last_event_id.fullmatch(header):
        raise invalid({"Last-Event-ID": ["Must be a version."]})
    return int(header)
