"""Clients of live streams: thousands of connections in one process, which note when each record arrives."""

import re
import resource
import select
import socket
import time

import msgspec

PER_ADDRESS = 100
"""Streams from one loopback address: as many as the service allows by default."""
_ID = re.compile(rb"^id: (\d+)-", re.MULTILINE)


class Heard(msgspec.Struct):
    """What all streams together received."""

    arrivals: dict[int, list[float]]
    """When each version arrived on each stream (monotonic, the same clock for all processes)."""
    missing: int = 0
    doubled: int = 0
    lost: int = 0
    """Streams that ended before their time."""


class _Stream:
    """One connection and the last version that it received."""

    __slots__ = ("rest", "socket", "version")

    def __init__(self, port: int, address: str, request: bytes) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30, source_address=(address, 0))
        self.socket.sendall(request)
        self.rest = self.socket.recv(1 << 16)  # one after the other, as clients of one service come
        self.version = 1

    def read(self, heard: Heard, last: int) -> bool:
        """Read once, and return whether more is to come."""
        try:
            data = self.rest + self.socket.recv(1 << 18)
        except ConnectionError:
            data = self.rest
        if len(data) == len(self.rest):
            heard.lost += 1
            return False
        now = time.monotonic()
        whole = data.rfind(b"\n") + 1  # the last line may be incomplete
        self.rest = data[whole:]
        for number in map(int, _ID.findall(data, 0, whole)):
            heard.arrivals.setdefault(number, []).append(now)
            heard.missing += max(0, number - self.version - 1)
            heard.doubled += number <= self.version
            self.version = max(self.version, number)
        return self.version < last


def listen(port: int, paths: list[str], count: int, last: int, seconds: float) -> Heard:
    """Open streams of games after their first version; read until all have the last or the time is over."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    heard, streams, poller = Heard({}), dict[int, _Stream](), select.epoll()
    deadline = time.monotonic() + seconds
    try:
        for number in range(count):
            address = f"127.0.{1 + number // PER_ADDRESS // 250}.{1 + number // PER_ADDRESS % 250}"
            request = f"GET {paths[number % len(paths)]} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            stream = _Stream(port, address, request.encode())
            streams[stream.socket.fileno()] = stream
            poller.register(stream.socket, select.EPOLLIN)
        while streams and (left := deadline - time.monotonic()) > 0:
            for file, _ in poller.poll(left):
                if not streams[file].read(heard, last):
                    streams.pop(file).socket.close()
    finally:
        for stream in streams.values():
            stream.socket.close()
        poller.close()
    return heard
