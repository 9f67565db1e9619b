"""The load generator: prepared requests over persistent connections, in its own process.

Requests are grouped in lanes. The requests of a lane are sent in order, one at a time, over any free
connection. So a game never gets two commands at once, while all connections stay busy.
"""

import heapq
import selectors
import socket
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

import msgspec

MOST_REFUSALS = 400
"""How often in a row a lane retries a request because a background job is not done yet."""


class Request(msgspec.Struct, frozen=True, gc=False):
    """A request, and the time to wait before it for a background job."""

    data: bytes
    delay: float = 0.0


class Lane(msgspec.Struct, frozen=True):
    """Requests in order. Endless lanes start again after the last."""

    requests: tuple[Request, ...]
    endless: bool = False


class Result(msgspec.Struct, frozen=True):
    """The number of expected responses, the seconds, and the number of retries for background jobs."""

    answered: int
    seconds: float
    refused: int
    latencies: list[float]
    spent: float
    """Processor time of the generator, to show that it was not the bottleneck."""

    @property
    def rate(self) -> float:
        """Responses per second."""
        return self.answered / self.seconds


class Connection:
    """A persistent connection with a minimal HTTP/1.1 reader."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._data = b""

    def answer(self) -> bytes | None:
        """Read once, and return the whole response if it is complete."""
        more = self.socket.recv(1 << 18)
        if not more:
            raise ConnectionError("the server closed a connection")
        data = self._data = self._data + more if self._data else more
        head = data.find(b"\r\n\r\n")
        if head < 0:
            return None
        at = data.lower().find(b"content-length:", 0, head)
        body = int(data[at + 15 : data.index(b"\r\n", at)]) if at >= 0 else 0
        if len(data) < head + 4 + body:
            return None
        self._data = b""
        return data

    def exchange(self, data: bytes) -> bytes:
        """Send a request and return its response."""
        self.socket.sendall(data)
        while (answer := self.answer()) is None:
            pass
        return answer


@contextmanager
def open_connections(port: int, count: int) -> Iterator[list[Connection]]:
    """Open some connections, and close them at the end."""
    with ExitStack() as stack:
        everyone = [Connection(port) for _ in range(count)]
        for connection in everyone:
            stack.enter_context(connection.socket)
        yield everyone


def drive(port: int, lanes: Sequence[Lane], connections: int, seconds: float, expected: bytes) -> Result:
    """Send the requests of the lanes for some seconds, or until there are fewer lanes than connections."""
    ready = deque(_Progress(lane) for lane in lanes)
    waiting: list[tuple[float, int, _Progress]] = []
    busy, left = dict[Connection, "_Progress"](), len(lanes)
    answered = refused = 0
    latencies: list[float] = []
    with selectors.DefaultSelector() as selector, open_connections(port, connections) as everyone:
        idle = list(everyone)
        for connection in idle:
            selector.register(connection.socket, selectors.EVENT_READ, connection)
        start, before = (now := time.perf_counter()), time.process_time()
        while busy or (now - start < seconds and left >= connections):
            while waiting and waiting[0][0] <= now:
                ready.append(heapq.heappop(waiting)[2])
            if now - start < seconds:
                while idle and ready:
                    progress, connection = ready.popleft(), idle.pop()
                    busy[connection] = progress
                    progress.sent = time.perf_counter()
                    connection.socket.sendall(progress.request.data)
            for key, _ in selector.select(0.002 if waiting else 0.05):
                connection = key.data
                answer = connection.answer()
                if answer is None:
                    continue
                progress = busy.pop(connection)
                idle.append(connection)
                if answer[9:12] == expected:
                    answered += 1
                    latencies.append(time.perf_counter() - progress.sent)
                    if not progress.advance():
                        left -= 1
                        continue
                    delay = progress.request.delay
                else:
                    refused += 1
                    delay = progress.refused(answer)
                if delay:
                    heapq.heappush(waiting, (time.perf_counter() + delay, id(progress), progress))
                else:
                    ready.append(progress)
            now = time.perf_counter()
    return Result(answered, now - start, refused, latencies, time.process_time() - before)


class _Progress:
    """The progress of a lane."""

    __slots__ = ("_lane", "_next", "_refusals", "request", "sent")

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        self._next = 1
        self._refusals = 0
        self.request = lane.requests[0]
        self.sent = 0.0

    def advance(self) -> bool:
        """Advance to the next request, and return whether there is one."""
        requests = self._lane.requests
        if self._next == len(requests):
            if not self._lane.endless:
                return False
            self._next = 0
        self.request = requests[self._next]
        self._next += 1
        self._refusals = 0
        return True

    def refused(self, answer: bytes) -> float:
        """Return the time to wait before a retry. Only requests that wait for a job are retried."""
        self._refusals += 1
        if not self.request.delay or self._refusals > MOST_REFUSALS:
            raise AssertionError(f"unexpected answer to {self.request.data!r}: {answer!r}")
        return self.request.delay / 2
