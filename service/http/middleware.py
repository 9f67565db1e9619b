"""WSGI middleware for every request: its id, common response headers, metrics and a log line.

This is WSGI and not Flask because it runs for every command, and here a header costs next to nothing.
"""

import re
import time
from collections.abc import Callable, Iterable
from logging import Logger
from random import getrandbits
from typing import Any

from flask import Flask

from service.monitoring.logs import log_request
from service.monitoring.metrics import Metrics
from service.requests.environ import OPERATION, REQUEST_ID
from service.requests.headers import REQUEST_ID as REQUEST_ID_PATTERN

_DEFAULTS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}
_FIXED = [("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer")]
_request_id = re.compile(REQUEST_ID_PATTERN[1:-1])

Wsgi = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]


def answer_through(app: Flask, inner: Wsgi, metrics: Metrics, logger: Logger) -> None:
    """Let every request of an app go through the middleware, and then to the inner application."""
    # Flask documents this assignment; its types declare a method.
    app.wsgi_app = with_request_context(inner, metrics, logger)  # type: ignore[method-assign,assignment]


def with_request_context(app: Wsgi, metrics: Metrics, logger: Logger) -> Wsgi:
    """Return the application wrapped in the middleware."""

    def handle(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        began = time.perf_counter()
        sent = environ.get("HTTP_REQUEST_ID")
        request_id = sent if sent and _request_id.fullmatch(sent) else f"{getrandbits(64):016x}"
        environ[REQUEST_ID] = request_id

        def start(status: str, headers: list[tuple[str, str]], *error: Any) -> Any:
            present = {name for name, _ in headers}
            headers += [(name, value) for name, value in _DEFAULTS.items() if name not in present]
            headers += _FIXED
            headers.append(("Request-Id", request_id))
            seconds, code = time.perf_counter() - began, int(status[:3])
            operation = environ.get(OPERATION)
            metrics.count_request(
                operation or "none", environ["REQUEST_METHOD"] if operation else "", code, seconds
            )
            log_request(logger, environ, request_id, code, seconds)
            return start_response(status, headers, *error)

        return app(environ, start)

    return handle
