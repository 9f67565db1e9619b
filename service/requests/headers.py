"""Request headers: each is checked with the pattern that the contract shows too."""

import re
from functools import lru_cache
from typing import NamedTuple

from flask import request

from events.log.service_secret import keyed_id
from service.current_request import environ
from service.requests.bodies import invalid_fields
from service.responses.problems import Problem

IDEMPOTENCY_KEY = r"^[!-~]{1,128}$"
IF_MATCH = r'^(\*|"[0-9]{1,16}")$'
REQUEST_ID = r"^[A-Za-z0-9._-]{1,64}$"
LAST_EVENT_ID = r"^([0-9]{1,16}(-[0-9a-f]{1,16})?)?$"
_WEIGHT = re.compile(r"\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*")
MIN_SECRET_LENGTH = 20
"""The least length of an Idempotency-Key that protects a key in the response."""


class _Header(NamedTuple):
    """A header with a pattern."""

    name: str
    variable: str
    """Its name in the WSGI environ."""
    pattern: re.Pattern[str]
    error: str


def _header(name: str, pattern: str, error: str) -> _Header:
    return _Header(name, "HTTP_" + name.upper().replace("-", "_"), re.compile(pattern[1:-1]), error)


_IDEMPOTENCY_KEY = _header("Idempotency-Key", IDEMPOTENCY_KEY, "Must be 1 to 128 visible ASCII characters.")
_IF_MATCH = _header("If-Match", IF_MATCH, 'Must be one quoted version, like "12", or *.')
_LAST_EVENT_ID = _header("Last-Event-ID", LAST_EVENT_ID, "Must be the id of an event.")


def _checked(header: _Header) -> str | None:
    """Return the value of a header; None without it."""
    value: str | None = environ().get(header.variable)
    if value is not None and header.pattern.fullmatch(value) is None:
        raise invalid_fields({header.name: [header.error]})
    return value


def idempotency_key() -> str | None:
    """Return the caller's Idempotency-Key, or None."""
    return _checked(_IDEMPOTENCY_KEY)


def secret_idempotency_key() -> str | None:
    """Return an Idempotency-Key that gives access to a key in the response, so it must be hard to guess."""
    key = idempotency_key()
    if key is not None and len(key) < MIN_SECRET_LENGTH:
        raise Problem("weak_idempotency_key", min_length=MIN_SECRET_LENGTH)
    return key


def command_id(key: str, secret: bytes, scope: str) -> str:
    """Return an Idempotency-Key as records store it.

    Records are public and keys may be short, so the id is computed with a secret. The same key in another
    scope has another id.
    """
    return keyed_id(secret, "command", scope, key)[:32]


def expected_version() -> int | None:
    """Return the version in If-Match; None without the header or for `*`."""
    header = _checked(_IF_MATCH)
    return None if header is None or header == "*" else int(header[1:-1])


def caller_has(etag: str) -> bool:
    """Return whether the request's If-None-Match names this ETag."""
    header: str | None = environ().get("HTTP_IF_NONE_MATCH")
    return header is not None and etag_matches(header, etag)


def etag_matches(header: str, etag: str) -> bool:
    """Return whether an If-None-Match header names this ETag; proxies may have made it weak."""
    if header in (etag, "*"):
        return True
    return etag in (part.strip().removeprefix("W/") for part in header.split(","))


def last_event_id() -> tuple[int, str | None] | None:
    """Return both parts of the id after which a reconnecting client wants to continue.

    In the stream of a game: a version and digits of its hash. In one of notices: a time and a number.
    """
    header = _checked(_LAST_EVENT_ID)
    if not header:
        return None
    return split_event_id(header)


def split_event_id(event_id: str) -> tuple[int, str | None]:
    """Return both parts of the id of an event; the second may be missing."""
    first, _, second = event_id.partition("-")
    return int(first), second or None


def accepted_media(*supported: str) -> str:
    """Return the supported media type that Accept prefers; the first one without a preference."""
    accepted = request.accept_mimetypes
    if not accepted or accepted.best == "*/*":
        return supported[0]
    best = accepted.best_match(supported)
    if best is None:
        raise Problem("not_acceptable", supported=list(supported))
    return best


def prefers_html() -> bool:
    """Return whether the caller would rather have a page than JSON, as browsers do."""
    return request.accept_mimetypes["text/html"] > request.accept_mimetypes["application/json"]


def prefers_json() -> bool:
    """Return whether the caller would rather have JSON than a page."""
    return request.accept_mimetypes["application/json"] > request.accept_mimetypes["text/html"]


@lru_cache(maxsize=256)
def choose_encoding(header: str) -> str | None:
    """Return `zstd` or `gzip`, whichever an Accept-Encoding header prefers; zstd costs us least."""
    weights = {"zstd": 0.0, "gzip": 0.0}
    for part in header.lower().split(","):
        name, _, parameter = part.partition(";")
        weight = _WEIGHT.fullmatch(parameter)
        weights[name.strip()] = float(weight[1]) if weight else 0.0 if parameter.strip() else 1.0
    best = max(("zstd", "gzip"), key=weights.__getitem__)
    return best if weights[best] > 0 else None
