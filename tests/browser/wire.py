"""A wire between a browser and the service that can be cut, and that keeps what the service sent."""

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.conftest import free_port


class Wire:
    """Passes bytes between browsers and a service."""

    def __init__(self, to_port: int) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.received = bytearray()
        """Everything that the service sent. Browsers are made to ask for uncompressed answers."""
        self._to_port = to_port
        self._listener: socket.socket | None = None
        self._open: list[socket.socket] = []

    def mend(self) -> None:
        """Let connections through, at first or again."""
        self._listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def cut(self) -> None:
        """End every connection, and refuse new ones."""
        assert self._listener
        for end in (self._listener, *self._open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._open.clear()

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                browser, _ = listener.accept()
                service = socket.create_connection(("127.0.0.1", self._to_port))
                self._open += (browser, service)
                for ends in ((browser, service), (service, browser)):
                    threading.Thread(target=self._pass_on, args=(*ends, service), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, service: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if source is service:
                    self.received += data
                else:
                    data = re.sub(rb"(?i)(?<=\r\naccept-encoding: )[^\r]+", b"identity", data)
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)


@contextmanager
def wire(to_port: int) -> Iterator[Wire]:
    """A wire that lets everything through until it is cut."""
    between = Wire(to_port)
    between.mend()
    try:
        yield between
    finally:
        between.cut()
