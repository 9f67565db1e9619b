"""Lets pages of other origins call the API. Nothing rides on cookies, so any origin may unless narrowed."""

from collections.abc import Callable, Iterable
from typing import Any

from service.http.middleware import Wsgi
from service.responses.cors_headers import ANY_ORIGIN, EXPOSED_HEADERS

METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"
REQUEST_HEADERS = (
    "Accept, Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, "
    "Last-Event-ID, Request-Id"
)
PREFLIGHT_SECONDS = 86_400
"""How long a browser may remember the answer to a preflight request."""

_EXPOSED = ("Access-Control-Expose-Headers", EXPOSED_HEADERS)
_FOR_ANY = [("Access-Control-Allow-Origin", ANY_ORIGIN), _EXPOSED]
_PREFLIGHT = [
    ("Access-Control-Allow-Methods", METHODS),
    ("Access-Control-Allow-Headers", REQUEST_HEADERS),
    ("Access-Control-Max-Age", str(PREFLIGHT_SECONDS)),
]


def with_cors(app: Wsgi, origins: tuple[str, ...]) -> Wsgi:
    """Return the application with preflight requests answered and each response marked as readable."""

    def handle(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        allowed = _FOR_ANY if ANY_ORIGIN in origins else _for_one(environ.get("HTTP_ORIGIN"), origins)
        if environ["REQUEST_METHOD"] == "OPTIONS" and "HTTP_ACCESS_CONTROL_REQUEST_METHOD" in environ:
            start_response("204 NO CONTENT", [*allowed, *_PREFLIGHT])
            return ()

        def start(status: str, headers: list[tuple[str, str]], *error: Any) -> Any:
            headers += allowed
            return start_response(status, headers, *error)

        return app(environ, start)

    return handle


def _for_one(origin: str | None, origins: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the headers for one origin; caches must not give its response to another."""
    vary = ("Vary", "Origin")
    if origin is None or origin not in origins:
        return [vary]
    return [("Access-Control-Allow-Origin", origin), _EXPOSED, vary]
