"""Answers polls that find nothing new before Flask sees them: the most frequent request of waiting clients.

Only the simple case is handled: no key or one that this process has cached, a public game it has folded, and
a version that is still the latest. Every other request, refusals included, goes to the operation.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

from events.redis.outages import REDIS_ERRORS
from service.context import Service
from service.http.middleware import Wsgi
from service.requests.environ import OPERATION
from service.requests.headers import etag_matches

_GAME = re.compile(r"/v1/games/([0-9a-f]{1,64})")


def answer_unchanged_polls(app: Wsgi, service: Service) -> Wsgi:
    """Return the application with unchanged polls answered first."""

    def handle(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if_none_match = environ.get("HTTP_IF_NONE_MATCH")
        if if_none_match and environ["REQUEST_METHOD"] == "GET" and not environ.get("QUERY_STRING"):
            match = _GAME.fullmatch(environ["PATH_INFO"])
            etag = _unchanged_etag(service, match[1], if_none_match, environ) if match else None
            if etag:
                environ[OPERATION] = "read_game"
                start_response("304 NOT MODIFIED", [("ETag", etag), ("Vary", "Authorization")])
                return ()
        return app(environ, start_response)

    return handle


def _unchanged_etag(service: Service, game: str, if_none_match: str, environ: dict[str, Any]) -> str | None:
    """Return the game's ETag if the caller has it, it is the latest and the caller may see the game."""
    cached = service.store.cached(game)
    if cached is None or not etag_matches(if_none_match, etag := f'"{cached.version}"'):
        return None
    try:
        caller = service.auth.cached_player(environ.get("HTTP_AUTHORIZATION"), "read")
        if cached.table.visibility != "public" or (caller is None and "HTTP_AUTHORIZATION" in environ):
            return None
        return etag if service.latest_versions.latest(game) == cached.version else None
    except REDIS_ERRORS:
        return None  # the operation reports the outage
