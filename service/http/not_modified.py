"""Polls that find nothing new, answered before Flask: by far the most frequent request of a waiting client.

Only the plain case is taken: a key this process knows, a game it has folded, a version that is still the
newest. Everything else, refusals included, goes on to the operation itself.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

from service.context import Service
from service.http.middleware import OPERATION, Wsgi
from service.http.outages import REDIS_ERRORS
from service.requests.headers import names

_GAME = re.compile(r"/v1/games/([0-9a-f]{1,64})")


def answer_unchanged_polls(app: Wsgi, service: Service) -> Wsgi:
    """The same application, with polls answered first."""

    def poll(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        held = environ.get("HTTP_IF_NONE_MATCH")
        if held and environ["REQUEST_METHOD"] == "GET" and not environ.get("QUERY_STRING"):
            match = _GAME.fullmatch(environ["PATH_INFO"])
            etag = _still_newest(service, match[1], held, environ) if match else None
            if etag:
                environ[OPERATION] = "read_game"
                start_response("304 NOT MODIFIED", [("ETag", etag), ("Vary", "Authorization")])
                return ()
        return app(environ, start_response)

    return poll


def _still_newest(service: Service, game: str, held: str, environ: dict[str, Any]) -> str | None:
    """The game's ETag, if it is the one held and the caller may know."""
    known = service.store.cached(game)
    if known is None or not names(held, etag := f'"{known.version}"'):
        return None
    caller = service.auth.remembered(environ.get("HTTP_AUTHORIZATION"))
    if known.table.visibility != "public" or (caller is None and "HTTP_AUTHORIZATION" in environ):
        return None
    try:
        return etag if service.latest_versions.newest(game) == known.version else None
    except REDIS_ERRORS:
        return None  # the operation itself says so
