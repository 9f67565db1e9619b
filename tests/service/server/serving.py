"""A server in a thread, with an application that shows what it was sent."""

import json
import logging
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import gevent

from service.requests.environ import CLIENT_GONE
from service.server.server_limits import ServerLimits
from service.server.web_server import Server

Start = Callable[..., Any]


class Recorder(logging.Handler):
    """Keeps what the server logs."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


class Running:
    """A running server and the requests that reached its application."""

    def __init__(self) -> None:
        self.port = 0
        self.seen: list[dict[str, Any]] = []
        self.log = Recorder()
        self.server: Server | None = None
        self.closed: list[str] = []
        self.go = False
        self.other: socket.socket | None = None

    def connect(self, sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
        """A connection on which these bytes were sent."""
        made = socket.create_connection(("127.0.0.1", self.port), timeout=10, source_address=(source, 0))
        made.sendall(sent)
        return made

    def exchange(self, sent: bytes, *, end: bool = False, source: str = "127.0.0.1") -> bytes:
        """Everything that the server says until it closes the connection, or until it has said all."""
        with self.connect(sent, source) as connection:
            if end:
                connection.shutdown(socket.SHUT_WR)
            return read_all(connection)

    def application(self, environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        """Return the request as JSON, or do what the path says."""
        self.seen.append(environ)
        special = getattr(self, f"_{environ['PATH_INFO'][1:]}", None)
        if special is not None:
            found: Iterable[bytes] = special(environ, start)
            return found
        shown = {name: value for name, value in environ.items() if type(value) is str}
        body = json.dumps({**shown, "body": environ["wsgi.input"].read().decode("latin-1")}).encode()
        start("200 OK", [("Content-Type", "application/json"), ("Content-Length", str(len(body)))])
        return [body]

    def _stream(self, environ: dict[str, Any], start: Start) -> Iterator[bytes]:
        """Until nobody reads it."""
        start("200 OK", [("Content-Type", "text/event-stream")])
        try:
            yield b"first"
            while not environ[CLIENT_GONE]():
                gevent.sleep(0.005)
        finally:
            self.closed.append("stream")

    def _slow(self, _environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        """Until the test lets it go."""
        while not self.go:
            gevent.sleep(0.005)
        start("200 OK", [("Content-Length", "4")])
        return [b"slow"]

    def _meanwhile(self, _environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        """Somebody else sends a request."""
        self.other = self.connect(b"GET /other HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        start("200 OK", [("Content-Length", "0")])
        return []

    def _large(self, _environ: dict[str, Any], start: Start) -> Iterator[bytes]:
        """More than any buffer takes."""
        start("200 OK", [])
        try:
            while True:
                yield b"x" * 100_000
        finally:
            self.closed.append("large")

    def _lines(self, _environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        start("200 OK", [])
        return iter([b"", b"one\n", b"", b"two\n"])

    def _long(self, _environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        start("200 OK", [("Content-Length", "2")])
        return [b"more than two"]

    def _short(self, _environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        start("200 OK", [("Content-Length", "20")])
        return [b"less"]

    def _nothing(self, _environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        start("204 NO CONTENT", [("Content-Length", "0")])
        return [b"dropped"]

    def _unchanged(self, _environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        start("304 NOT MODIFIED", [("ETag", '"1"')])
        return [b"dropped"]

    def _hop(self, _environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        start("200 OK", [("Connection", "upgrade"), ("Content-Length", "0")])
        return []

    def _split(self, _environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        start("200 OK", [("Location", "/a\r\nSet-Cookie: b"), ("Content-Length", "0")])
        return []

    def _early(self, _environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        start("103 EARLY HINTS", [])
        return []

    def _fails(self, _environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        raise RuntimeError("my-secret-key")

    def _breaks(self, _environ: dict[str, Any], start: Start) -> Iterator[bytes]:
        start("200 OK", [])
        yield b"first"
        raise RuntimeError("my-secret-key")


def read_all(connection: socket.socket) -> bytes:
    """What comes until the other side closes the connection."""
    told = b""
    while part := connection.recv(65536):
        told += part
    return told


@contextmanager
def serving(**limits: Any) -> Iterator[Running]:
    """Run a server until the test ends; then it must have nothing left."""
    running, ready, over = Running(), threading.Event(), threading.Event()
    logger = logging.Logger("server", logging.INFO)
    logger.addHandler(running.log)
    listener = socket.create_server(("127.0.0.1", 0), backlog=4096)
    running.port = listener.getsockname()[1]

    def run() -> None:
        running.server = Server(running.application, ServerLimits(**limits), logger)
        running.server.listen(listener)
        ready.set()
        while not over.is_set():
            running.server.sweep()
            gevent.sleep(0.01)
        running.server.start_draining()
        running.server.stop()
        gevent.get_hub().destroy()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(10)
    try:
        yield running
    finally:
        over.set()
        thread.join(10)
        assert not thread.is_alive()
    assert running.server is not None
    assert running.server.is_empty()
    assert running.server._by_network == {}
    assert not any(running.server._held_bytes.values())


def until(condition: Callable[[], Any]) -> None:
    """Wait for something that must happen."""
    for _ in range(1000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("it never happened")
