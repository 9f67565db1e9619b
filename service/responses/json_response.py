"""JSON responses and the headers they share."""

from collections.abc import Mapping
from typing import Any

import msgspec
from flask import Response

_encode = msgspec.json.Encoder().encode


def json_response(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return a JSON response."""
    return Response(_encode(body), status, headers, content_type="application/json")


def not_modified(etag: str) -> Response:
    """Return 304 with the ETag that the caller already has."""
    return Response(status=304, headers={"ETag": etag, "Vary": "Authorization"})


def game_headers(version: int) -> dict[str, str]:
    """Return the headers of a response about a game: the same version looks different to each caller."""
    return {"ETag": f'"{version}"', "Vary": "Authorization"}
