"""One connection: collects requests as their bytes arrive, and serves each in a greenlet of its own.

A connection that waits for bytes has no greenlet: the event loop calls it when there is something to read.
"""

import contextlib
from _socket import MSG_PEEK, SHUT_WR
from _socket import socket as Socket  # noqa: N812 - gevent has replaced the one in `socket`
from time import monotonic
from typing import TYPE_CHECKING

from gevent import GreenletExit, sleep
from greenlet import greenlet

from service.requests.body_limits import MAX_BODY, body_limit
from service.server.exchange import ApplicationError, answer
from service.server.raw_problems import Refused, new_request_id, raw_problem
from service.server.request_parser import ChunkedBody, Request, parse_head

if TYPE_CHECKING:
    from service.server.web_server import Server

READ = 1
"""gevent's number for "the socket can be read from"."""
RECEIVE = 64 * 1024
_CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"


class Connection:
    """A client's connection. It is waiting, serving a request, or lingering after its last response."""

    __slots__ = (
        *("address", "began", "buffer", "deadline", "gone", "greenlet", "held", "incoming", "is_upload"),
        *("lingering", "network", "paused", "port", "server", "sock", "used", "watcher"),
    )

    def __init__(self, server: "Server", sock: Socket, address: str, port: str, network: str) -> None:
        self.server = server
        self.sock = sock
        self.address = address
        self.port = port
        self.network = network
        self.buffer = b""
        """Bytes of the next request whose headers are not complete."""
        self.incoming: Request | None = None
        """The request whose body is not complete."""
        self.held = 0
        """How many bytes of bodies the server has counted for this connection."""
        self.is_upload = False
        """Whether these bytes are of a body that may be large."""
        self.began = 0.0
        self.deadline = monotonic() + server.limits.head_seconds
        self.greenlet: greenlet | None = None
        self.gone = self.paused = self.lingering = self.used = False
        self.watcher = server.hub.loop.io(sock.fileno(), READ)
        self.watcher.start(self.readable)

    def is_gone(self) -> bool:
        """Return whether a stream should end: the client has disconnected, or the server is stopping."""
        return self.gone or self.server.draining

    def readable(self) -> None:
        """Read what has arrived. The event loop calls this."""
        if self.greenlet is not None:
            self._peek()
            return
        try:
            data = self.sock.recv(RECEIVE)
        except BlockingIOError:
            return
        except OSError:
            self.close()
            return
        if self.lingering:
            if not data:
                self.close()
            return
        try:
            request = self._receive(data)
        except Refused as refusal:
            self.refuse(refusal)
            return
        if request is not None:
            self._serve(request)

    def expire(self) -> None:
        """End a connection that has waited too long; tell the client if it had sent part of a request."""
        if self.lingering or not (self.buffer or self.incoming):
            self.close()
        else:
            self.refuse(Refused("request_too_slow"))

    def refuse(self, refusal: Refused) -> None:
        """Send a problem and close the connection once the client has read it."""
        request_id = new_request_id()
        self.server.log.warning("request %s refused with %s", request_id, refusal.code)
        self.server.release_body(self)
        self._send_now(raw_problem(request_id, refusal.code, refusal.facts))
        self._linger()

    def close(self) -> None:
        """Close the connection at once."""
        self.watcher.stop()
        self.watcher.close()
        self.sock.close()
        self.server.forget(self)

    def _peek(self) -> None:
        """Find out whether the client has disconnected while it is served; leave other bytes for later."""
        try:
            self.gone = not self.sock.recv(1, MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            self.gone = True
        self.watcher.stop()
        self.paused = True

    def _receive(self, data: bytes) -> Request | None:
        """Return the request that these bytes complete, if they do. No bytes: the client sends no more."""
        if not data:
            if self.buffer or self.incoming:
                raise Refused("bad_request")
            self.close()
            return None
        if self.incoming is not None:
            return self._more_body(self.incoming, data)
        return self._next_request(self.buffer + data if self.buffer else data)

    def _next_request(self, data: bytes) -> Request | None:
        """Return the first request in the data if it is complete; keep the rest for later."""
        if data.startswith(b"\r\n"):
            data = data[2:]
        limits, end = self.server.limits, data.find(b"\r\n\r\n") + 4
        head = data[:end] if end > 3 else data
        if len(head) > limits.request_line_bytes and not -1 < head.find(b"\r\n") <= limits.request_line_bytes:
            raise Refused("uri_too_long")
        if len(head) > limits.head_bytes or head.count(b"\r\n") - 2 > limits.headers:
            raise Refused("headers_too_large")
        if end == 3:
            if head.count(b"\n") != head.count(b"\r\n"):
                raise Refused("bad_request")  # its end would never be found
            self.buffer, self.deadline = data, min(self.deadline, monotonic() + limits.head_seconds)
            return None
        environ = self.server.environ.copy()
        environ["REMOTE_ADDR"], environ["REMOTE_PORT"] = self.address, self.port
        request, rest = parse_head(head, environ), data[end:]
        if "HTTP_TRANSFER_ENCODING" not in environ and len(rest) >= request.length <= MAX_BODY:
            request.body, self.buffer = rest[: request.length], rest[request.length :]
            return request
        return self._begin_body(request, rest)

    def _begin_body(self, request: Request, rest: bytes) -> Request | None:
        """Prepare for a body of which a part or nothing is here."""
        limit = body_limit(request.environ["PATH_INFO"])
        if request.length > limit:
            raise Refused("body_too_large", max_bytes=limit)
        if "HTTP_TRANSFER_ENCODING" in request.environ:
            request.chunks = ChunkedBody(limit)
        else:
            request.body = bytearray()
        self.is_upload = limit > MAX_BODY
        self.began, self.buffer, self.incoming = monotonic(), b"", request
        if request.expects_continue and not rest:
            self._send_now(_CONTINUE)
        return self._more_body(request, rest)

    def _more_body(self, request: Request, data: bytes) -> Request | None:
        """Add bytes to the body; return the request if that completes it."""
        if request.chunks is None:
            assert isinstance(request.body, bytearray)
            missing = request.length - len(request.body)
            request.body += data[:missing]
            complete, self.buffer, size = len(data) >= missing, data[missing:], len(request.body)
        else:
            complete, size = request.chunks.feed(data), len(request.chunks.received)
        self.server.hold_body(self, size - self.held)
        if not complete:
            limits = self.server.limits
            most = limits.upload_seconds if self.is_upload else limits.body_seconds
            earned = limits.stall_seconds + self.held / limits.bytes_per_second
            self.deadline = self.began + min(most, earned)
            return None
        if request.chunks is not None:
            request.body = request.chunks.received
            request.keep_alive = request.keep_alive and not request.chunks.followed
            request.environ["CONTENT_LENGTH"] = str(len(request.body))
            del request.environ["HTTP_TRANSFER_ENCODING"]
            request.chunks = None
        self.incoming = None
        return request

    def _serve(self, request: Request) -> None:
        """Serve a request in a greenlet, which runs until it waits for the first time."""
        self.server.start_serving(self)
        self.greenlet = self.server.greenlets.take()
        self.server.greenlets.start(self.greenlet, self._run, request)

    def _run(self, first: Request) -> None:
        """Serve a request and those that the client has already sent after it."""
        request: Request | None = first
        try:
            while request is not None:
                reusable = answer(self, request)
                self.server.release_body(self)
                self.used, self.deadline = True, monotonic() + self.server.limits.idle_seconds
                if not reusable:
                    return self._finish(reusable=False) if self.gone else self._linger()
                request = self._next_request(self.buffer) if self.buffer else None
                if request is not None:
                    sleep(0)  # gevent looks at other connections every few milliseconds
        except Refused as refusal:
            return self.refuse(refusal)
        except ApplicationError as error:
            self.server.log.error("the application failed with %s", type(error.__cause__).__name__)
            return self.refuse(Refused("internal_error"))
        except (OSError, GreenletExit):
            return self._finish(reusable=False)
        except Exception as error:  # noqa: BLE001 - a response that broke off; the client sees it end
            self.server.log.error("a response failed with %s", type(error).__name__)
            return self._finish(reusable=False)
        return self._finish(reusable=not self.gone)

    def _finish(self, reusable: bool) -> None:
        """Wait for the next request, or close the connection."""
        self.greenlet = None
        if not reusable:
            self.close()
            return
        self.server.start_waiting(self)
        self._resume()

    def _linger(self) -> None:
        """Discard what the client still sends; closing at once would discard the response instead."""
        with contextlib.suppress(OSError):
            self.sock.shutdown(SHUT_WR)
        self.buffer, self.incoming, self.greenlet = b"", None, None
        self.lingering, self.deadline = True, monotonic() + self.server.limits.linger_seconds
        self.server.start_waiting(self)
        self._resume()

    def _resume(self) -> None:
        if self.paused:
            self.paused = False
            self.watcher.start(self.readable)

    def _send_now(self, data: bytes) -> None:
        """Send a few bytes without waiting; a client that cannot take them does not get them."""
        with contextlib.suppress(OSError):
            self.sock.send(data)
