"""gunicorn's gevent worker, which answers malformed HTTP requests with problem+json too.

It imports nothing of the service, because gunicorn loads it before gevent has patched the sockets.
"""

import json
from random import getrandbits
from typing import Any

from gunicorn import util  # type: ignore[import-untyped]
from gunicorn.http.errors import LimitRequestHeaders, LimitRequestLine, ParseException  # type: ignore[import-untyped]
from gunicorn.workers.ggevent import GeventWorker  # type: ignore[import-untyped]

PARSE_ERRORS = {
    LimitRequestLine: (414, "URI Too Long", "uri_too_long", "URI too long"),
    LimitRequestHeaders: (431, "Request Header Fields Too Large", "headers_too_large", "Headers too large"),
}
BAD_REQUEST = (400, "Bad Request", "bad_request", "Bad request")
INTERNAL_ERROR = (500, "Internal Server Error", "internal_error", "Internal error")


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
        problem = PARSE_ERRORS.get(type(exc), BAD_REQUEST) if parse_error else INTERNAL_ERROR
        request_id = f"{getrandbits(64):016x}"
        self.log.warning("request %s failed with %s", request_id, type(exc).__name__)
        try:
            util.write_nonblock(client, raw_response(request_id, *problem))
        except OSError:
            self.log.debug("the client has disconnected")


def raw_response(request_id: str, status: int, reason: str, code: str, title: str) -> bytes:
    """Return a complete HTTP response with a problem."""
    body = json.dumps(
        {
            "type": f"/docs/problems#{code}",
            "title": title,
            "status": status,
            "detail": "The request could not be read."
            if status != 500
            else "Report the Request-Id to the operator.",
            "code": code,
            "facts": {},
        }
    ).encode()
    head = (
        f"HTTP/1.1 {status} {reason}\r\nConnection: close\r\nContent-Type: application/problem+json\r\n"
        f"Cache-Control: no-store\r\nRequest-Id: {request_id}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body
