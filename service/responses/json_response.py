"""JSON responses and the headers they share."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any

import msgspec
from flask import Response
from werkzeug.datastructures import Headers
from werkzeug.http import HTTP_STATUS_CODES

FIXED_SECONDS = 3600
"""How long caches may keep what is fixed; so long a name that was changed or deleted may still be in them."""

_STATUS = {code: f"{code} {name.upper()}" for code, name in HTTP_STATUS_CODES.items()}
_encode = msgspec.json.Encoder().encode


class JsonResponse(Response):
    """A complete JSON body. Unless somebody asks for its headers, they go out as they were given."""

    direct_passthrough = False

    def __init__(self, body: bytes, status: int, headers: Mapping[str, str] | None) -> None:
        given = headers.items() if headers else ()
        self._given = [("Content-Type", "application/json"), *given, ("Content-Length", str(len(body)))]
        self._on_close = []
        self.response = self._body = [body]
        self._status, self._status_code = _STATUS[status], status

    @cached_property
    def headers(self) -> Headers:  # type: ignore[override]
        """The headers, which may be changed."""
        return Headers(self._given)

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Send the response."""
        if (
            "headers" in self.__dict__
            or self.response is not self._body
            or environ["REQUEST_METHOD"] == "HEAD"
        ):
            return super().__call__(environ, start_response)
        start_response(self.status, self._given)
        return self._body


def json_response(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return a JSON response."""
    return JsonResponse(_encode(body), status, headers)


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
