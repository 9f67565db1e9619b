"""gunicorn's gevent worker, which answers malformed HTTP requests with problem+json too.

It imports nothing that uses sockets, because gunicorn loads it before gevent has patched them.
"""

import json
from http import HTTPStatus
from random import getrandbits
from typing import Any

from gunicorn import util  # type: ignore[import-untyped]
from gunicorn.http.errors import LimitRequestHeaders, LimitRequestLine, ParseException  # type: ignore[import-untyped]
from gunicorn.workers.ggevent import GeventWorker  # type: ignore[import-untyped]

from service.responses.problem_types import MEDIA_TYPE, PROBLEMS, problem_body

PARSE_ERRORS = {LimitRequestLine: "uri_too_long", LimitRequestHeaders: "headers_too_large"}
"""The code for each error of gunicorn's parser; any other one is a `bad_request`."""


class Worker(GeventWorker):  # type: ignore[misc]
    """Never quotes the request in the response or the log, because it may contain a key."""

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> Any:
        """Serve a request; close the connection if its body could not be read."""
        body, closes = req.body, req.should_close
        req.should_close = lambda: body.failed or closes()
        return super().handle_request(listener_name, req, sock, addr)

    def handle_error(self, req: Any, client: Any, addr: Any, exc: BaseException) -> None:
        """Answer a request that could not be parsed, or that failed outside the application."""
        parse_error = isinstance(exc, ParseException)
        code = PARSE_ERRORS.get(type(exc), "bad_request") if parse_error else "internal_error"
        request_id = f"{getrandbits(64):016x}"
        self.log.warning("request %s failed with %s", request_id, type(exc).__name__)
        try:
            util.write_nonblock(client, raw_response(request_id, code))
        except OSError:
            self.log.debug("the client has disconnected")


def raw_response(request_id: str, code: str) -> bytes:
    """Return a complete HTTP response with a problem."""
    kind = PROBLEMS[code]
    body = json.dumps(problem_body(code, kind.status, kind.title, kind.advice)).encode()
    head = (
        f"HTTP/1.1 {kind.status} {HTTPStatus(kind.status).phrase}\r\nConnection: close\r\n"
        f"Content-Type: {MEDIA_TYPE}\r\nCache-Control: no-store\r\nRequest-Id: {request_id}\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body
