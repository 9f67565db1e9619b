"""JSON responses and the headers they share."""

from collections.abc import Mapping
from typing import Any

import msgspec
from flask import Response

FIXED_SECONDS = 3600
"""How long caches may keep what is fixed; so long a name that was changed or deleted may still be in them."""

_encode = msgspec.json.Encoder().encode


def json_response(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return a JSON response."""
    return Response(_encode(body), status, headers, content_type="application/json")


def not_modified(headers: Mapping[str, str]) -> Response:
    """Return 304 with the headers of the response that the caller already has, its ETag among them."""
    return Response(status=304, headers=headers)


def fixed_headers(public: bool) -> dict[str, str]:
    """Return the headers of what can no longer change but for the names of players.

    Shared caches may keep it if everybody would get the same: without a key, of a public game.
    """
    kept_by = "public" if public else "private"
    return {"Cache-Control": f"{kept_by}, max-age={FIXED_SECONDS}", "Vary": "Authorization"}


def game_headers(version: int) -> dict[str, str]:
    """Return the headers of a response about a game: the same version looks different to each caller."""
    return {"ETag": f'"{version}"', "Vary": "Authorization"}
