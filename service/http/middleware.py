"""Around every request: its id, and for its answer the common headers, a measure and a line in the log.

Done in WSGI because it runs for every command, and here a header costs next to nothing.
"""

import re
import time
from collections.abc import Callable, Iterable
from logging import Logger
from random import getrandbits
from typing import Any

from service.http.logs import log_request
from service.http.metrics import Metrics
from service.requests.headers import REQUEST_ID

OPERATION = "wardbook.operation"
REQUEST = "wardbook.request_id"

_DEFAULTS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}
_FIXED = [("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer")]
_request_id = re.compile(REQUEST_ID[1:-1])

Wsgi = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]


def with_request_context(app: Wsgi, metrics: Metrics, logger: Logger) -> Wsgi:
    """The same application, watched."""

    def watch(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        began = time.perf_counter()
        given = environ.get("HTTP_REQUEST_ID")
        known = given if given and _request_id.fullmatch(given) else f"{getrandbits(64):016x}"
        environ[REQUEST] = known

        def start(status: str, headers: list[tuple[str, str]], *error: Any) -> Any:
            said = {name for name, _ in headers}
            headers += [(name, value) for name, value in _DEFAULTS.items() if name not in said]
            headers += _FIXED
            headers.append(("Request-Id", known))
            seconds, code = time.perf_counter() - began, int(status[:3])
            operation = environ.get(OPERATION)
            metrics.answered(
                operation or "none", environ["REQUEST_METHOD"] if operation else "", code, seconds
            )
            log_request(logger, environ, known, code, seconds)
            return start_response(status, headers, *error)

        return app(environ, start)

    return watch
