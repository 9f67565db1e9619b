"""gunicorn's gevent worker, answering what is no HTTP request at all like every other problem.

Nothing of the service is imported here: gunicorn loads this before gevent has patched the sockets.
"""

import json
from random import getrandbits
from typing import Any

from gunicorn import util  # type: ignore[import-untyped]
from gunicorn.http.errors import LimitRequestHeaders, LimitRequestLine, ParseException  # type: ignore[import-untyped]
from gunicorn.workers.ggevent import GeventWorker  # type: ignore[import-untyped]

BROKEN = {
    LimitRequestLine: (414, "URI Too Long", "uri_too_long", "Address too long"),
    LimitRequestHeaders: (431, "Request Header Fields Too Large", "headers_too_large", "Headers too large"),
}
BAD = (400, "Bad Request", "bad_request", "Bad request")
OURS = (500, "Internal Server Error", "internal", "Internal error")


class Worker(GeventWorker):  # type: ignore[misc]
    """Quotes nothing of the request, neither in the answer nor in the log: it may hold a key."""

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> Any:
        """Answer a request, and say that the connection closes when its body could not be read."""
        body, closes = req.body, req.should_close
        req.should_close = lambda: body.failed or closes()
        return super().handle_request(listener_name, req, sock, addr)

    def handle_error(self, req: Any, client: Any, addr: Any, exc: BaseException) -> None:
        """Answer a request that could not be read, or that failed outside the application."""
        known = BROKEN.get(type(exc), BAD) if isinstance(exc, ParseException) else OURS
        request_id = f"{getrandbits(64):016x}"
        self.log.warning("request %s failed with %s", request_id, type(exc).__name__)
        try:
            util.write_nonblock(client, answer(request_id, *known))
        except OSError:
            self.log.debug("the client was gone")


def answer(request_id: str, status: int, reason: str, code: str, title: str) -> bytes:
    """A whole HTTP answer with a problem in it."""
    body = json.dumps(
        {
            "type": f"/docs/problems#{code}",
            "title": title,
            "status": status,
            "detail": "The request could not be read." if status != 500 else "Our fault.",
            "code": code,
            "facts": {},
        }
    ).encode()
    head = (
        f"HTTP/1.1 {status} {reason}\r\nConnection: close\r\nContent-Type: application/problem+json\r\n"
        f"Cache-Control: no-store\r\nRequest-Id: {request_id}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body
