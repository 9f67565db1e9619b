"""One exchange: calls the application with a request and sends its response, in one piece if possible."""

from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from typing import TYPE_CHECKING, Any

from gevent import Timeout

from service.requests.environ import CLIENT_GONE
from service.server.request_parser import Request
from service.server.response_head import ResponseHead, encode_head

if TYPE_CHECKING:
    from service.server.client_connection import Connection

WRITE = 2
"""gevent's number for "the socket can be written to"."""

Wsgi = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]


class ClientTooSlowError(OSError):
    """The client reads nothing of the response."""


class ApplicationError(Exception):
    """The application failed before anything was sent."""


class _Started:
    """What the application passed to start_response."""

    __slots__ = ("headers", "sent", "status")

    def __init__(self) -> None:
        self.status = ""
        self.headers: list[tuple[str, str]] = []
        self.sent = False

    def start_response(self, status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
        """Note status and headers; with exc_info they replace those of before, if nothing was sent."""
        if self.status and exc_info is None:
            raise ValueError("start_response was called twice")
        if self.sent:
            raise exc_info[1].with_traceback(exc_info[2])
        self.status, self.headers = status, headers
        return _no_write


def _no_write(_data: bytes) -> None:
    raise NotImplementedError("return the body instead of writing it")


def answer(connection: "Connection", request: Request) -> bool:
    """Send the application's response; return whether the connection can be used again.

    OSError means that the client is gone, ApplicationError that nothing was sent.
    """
    environ, started = request.environ, _Started()
    environ["wsgi.input"] = BytesIO(bytes(request.body))  # reading all of it makes no other copy
    request.body = b""
    environ[CLIENT_GONE] = connection.is_gone
    body: Iterable[bytes] = ()
    try:
        body = connection.server.application(environ, started.start_response)
        parts = iter(body)
        first = next(parts, b"")
        keep_alive = request.keep_alive and not connection.server.draining
        head = encode_head(
            started.status, started.headers, environ["REQUEST_METHOD"], request.is_http_1_1, keep_alive
        )
        started.sent = True
        return _send(connection, head, first, parts)
    except Exception as error:
        if started.sent:
            raise
        raise ApplicationError from error
    finally:
        close = getattr(body, "close", None)
        if close is not None:
            close()


def _send(connection: "Connection", head: ResponseHead, first: bytes, parts: Iterator[bytes]) -> bool:
    """Send a response whose first part is known; return whether the connection can be used again."""
    if not head.has_body:
        send(connection, head.data)
    elif head.length is not None:
        left = head.length - len(first)
        send(connection, head.data + first[: head.length])
        while left > 0:
            part = next(parts, None)
            if part is None:
                return False  # closing the connection is the only way to say that something is missing
            send(connection, part[:left])
            left -= len(part)
    elif head.chunked:
        send(connection, head.data + (_chunk(first) if first else b""))
        for part in parts:
            if part:
                send(connection, _chunk(part))
        send(connection, b"0\r\n\r\n")
    else:
        send(connection, head.data + first)
        for part in parts:
            send(connection, part)
    return head.keep_alive


def _chunk(part: bytes) -> bytes:
    return b"%x\r\n%b\r\n" % (len(part), part)


def send(connection: "Connection", data: bytes) -> None:
    """Send all of the data; ClientTooSlowError if the client reads nothing for a while."""
    sock = connection.sock
    try:
        sent = sock.send(data)
    except BlockingIOError:
        sent = 0
    if sent == len(data):
        return
    left, server = memoryview(data)[sent:], connection.server
    watcher = server.hub.loop.io(sock.fileno(), WRITE)
    try:
        while left:
            with Timeout(server.limits.write_seconds, ClientTooSlowError):
                server.hub.wait(watcher)
            try:
                left = left[sock.send(left) :]
            except BlockingIOError:
                continue
    finally:
        watcher.close()
