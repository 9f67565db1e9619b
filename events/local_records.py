"""Processes of one machine tell each other of new records, so that a web process seldom has to ask for them.

Nothing depends on it: a record that nobody told of is read as soon as a command finds out that it is missing.
"""

import atexit
import os
import tempfile
from _socket import socket as PlainSocket  # noqa: N812 - gevent may replace the one in `socket`
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from socket import AF_UNIX, SOCK_DGRAM
from time import monotonic

import msgspec

from events.log.record import StoredRecord

MAX_BYTES = 16 * 1024
"""Longer messages are not sent."""
MAX_GAMES, MAX_RECORDS = 512, 16
"""Of so many games so many records are kept until a command needs them."""
FULL_SECONDS = 0.01
"""Seconds in which nothing is sent to a process that has not read what it was told."""
LOOK_SECONDS = 1.0
"""Seconds until a new process is told of records."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(tuple[str, StoredRecord]).decode


class _Listener:
    """Another process that listens. Each has a socket of its own: what it leaves unread fills no other's."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.not_before = 0.0
        """The time before which nothing is sent to it."""
        self.sender = PlainSocket(AF_UNIX, SOCK_DGRAM)
        self.sender.setblocking(False)

    def send(self, message: bytes) -> None:
        """Send a message; it is lost if the process has too much to read."""
        try:
            self.sender.sendto(message, self.path)
        except BlockingIOError:  # it has much to read, or is asked for nothing
            self.not_before = monotonic() + FULL_SECONDS
        except ConnectionRefusedError:  # it was killed
            Path(self.path).unlink(missing_ok=True)
        except OSError:  # it has ended; the next look finds out
            self.not_before = monotonic() + LOOK_SECONDS


class LocalRecords:
    """The sockets of the processes that use one Redis, in a folder that only their user may enter."""

    def __init__(self, redis_url: str) -> None:
        name = blake2b(f"{os.getuid()} {redis_url}".encode(), digest_size=6).hexdigest()
        self._folder = Path(tempfile.gettempdir(), f"wardbook-{name}")
        self._own: Path | None = None
        self._others: dict[str, _Listener] = {}
        self._next_look = 0.0
        self._heard: OrderedDict[str, list[StoredRecord]] = OrderedDict()
        self._listener: PlainSocket | None = None

    def listen(self) -> None:
        """Let others tell this process from now on."""
        own, self._listener = self._folder / str(os.getpid()), PlainSocket(AF_UNIX, SOCK_DGRAM)
        self._listener.setblocking(False)
        atexit.register(self.close)
        with suppress(OSError):  # the path may be too long
            self._folder.mkdir(mode=0o700, exist_ok=True)
            if self._folder.stat().st_uid == os.getuid():
                own.unlink(missing_ok=True)
                self._listener.bind(str(own))
                self._own = own

    def tell(self, game: str, record: StoredRecord) -> None:
        """Tell every process that listens of a new record of a game."""
        if monotonic() >= self._next_look:
            self._next_look = monotonic() + LOOK_SECONDS
            self._look()
        now = monotonic()
        ready = [other for other in self._others.values() if now >= other.not_before]
        if not ready:
            return
        message = _encode((game, record))
        if len(message) <= MAX_BYTES:
            for other in ready:
                other.send(message)

    def take(self, game: str, after: int) -> list[StoredRecord]:
        """The records after a version that others have told of, without a gap."""
        self._hear()
        newer = [record for record in self._heard.pop(game, ()) if record.version > after]
        return newer if newer and newer[0].version == after + 1 else []

    def close(self) -> None:
        """Stop listening, and leave nothing behind."""
        with suppress(OSError):
            if self._own:
                self._own.unlink(missing_ok=True)
            self._folder.rmdir()
        if self._listener:
            self._listener.close()
            self._listener = None
        self._forget(self._others)

    def _look(self) -> None:
        try:
            found = list(self._folder.iterdir()) if self._folder.stat().st_uid == os.getuid() else []
        except OSError:
            found = []
        there = {str(path) for path in found if path != self._own}
        self._forget(self._others.keys() - there)
        for path in there - self._others.keys():
            self._others[path] = _Listener(path)

    def _forget(self, paths: Iterable[str]) -> None:
        for path in list(paths):
            self._others.pop(path).sender.close()

    def _hear(self) -> None:
        """Read what others have told. Reading when needed costs less than waking up for each."""
        if self._listener:
            with suppress(OSError):
                while message := self._listener.recv(MAX_BYTES):
                    with suppress(msgspec.MsgspecError):  # of another release
                        self._keep(*_decode(message))

    def _keep(self, game: str, record: StoredRecord) -> None:
        heard = self._heard.get(game)
        if heard and heard[-1].version + 1 == record.version and len(heard) < MAX_RECORDS:
            heard.append(record)
            return
        self._heard[game] = [record]
        if len(self._heard) > MAX_GAMES:
            self._heard.popitem(last=False)
