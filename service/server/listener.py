"""Accepts connections on a socket that several web processes share.

A process in reserve leaves new connections to the others for a moment, and takes those that nobody has taken.
So one process keeps most games in memory, and the reserve serves only when the others are busy or full.
"""

import errno
from _socket import SOCK_STREAM
from _socket import socket as Socket  # noqa: N812 - gevent has replaced the one in `socket`
from collections.abc import Callable
from typing import Any, NamedTuple

from gevent.hub import Hub

from service.server.client_connection import READ

RESERVE_SECONDS = 0.05
"""How long a process in reserve leaves a connection to the others."""
MANY = 32
"""The connections that a process accepts at a time if no other active process could take some of them."""
_NO_ROOM = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}


class Sharing(NamedTuple):
    """How a process shares new connections with the other web processes."""

    is_reserve: bool = False
    has_reserve: bool = False
    """Whether others take what this process leaves."""
    at_once: int = MANY
    """How many connections it accepts before it looks at its other events."""


def sharing_of(number: int, processes: int, active: int) -> Sharing:
    """Return how the process with a number shares connections."""
    is_reserve = number >= active
    alone = is_reserve or min(processes, active) == 1
    return Sharing(is_reserve, not is_reserve and processes > active, MANY if alone else 1)


ALONE = Sharing()


class Listener:
    """A listening socket and what watches it."""

    def __init__(
        self,
        sock: Socket,
        hub: Hub,
        admit: Callable[[Socket, str, str], None],
        make_room: Callable[[], bool],
        is_full: Callable[[], bool],
        sharing: Sharing,
    ) -> None:
        sock.setblocking(False)
        self._sock = sock
        self._admit = admit
        self._make_room = make_room
        self._is_full = is_full
        self._sharing = sharing
        self._readable: Any = hub.loop.io(sock.fileno(), READ)
        self._timer: Any = hub.loop.timer(0.0, RESERVE_SECONDS)
        self.resume()

    @property
    def address(self) -> tuple[str, str]:
        """The host and port that it listens on."""
        return _host_and_port(self._sock.getsockname())

    def resume(self) -> None:
        """Watch the socket, unless it is watched already or left to others for a moment."""
        if not (self._readable.active or self._timer.active):
            self._readable.start(self._leave_to_others if self._sharing.is_reserve else self._accept)

    def close(self) -> None:
        """Accept no more."""
        for watcher in (self._readable, self._timer):
            watcher.stop()
            watcher.close()
        self._sock.close()

    def _leave_to_others(self) -> None:
        self._readable.stop()
        self._timer.again(self._accept_what_is_left)

    def _accept_what_is_left(self) -> None:
        self._timer.stop()
        self.resume()
        self._accept()

    def _accept(self) -> None:
        """Accept some connections; others are accepted in the next turns of the loop, or by a sibling."""
        for _ in range(self._sharing.at_once):
            if self._sharing.has_reserve and self._is_full():
                self._readable.stop()  # until the next sweep
                return
            if not self._accept_one():
                return

    def _accept_one(self) -> bool:
        """Accept a connection; return whether there was one."""
        try:
            # What socket.accept uses; that would make a gevent socket. The stubs do not know it.
            number, peer = self._sock._accept()  # type: ignore[attr-defined]
        except OSError as error:
            if error.errno in _NO_ROOM and not self._make_room():
                self._readable.stop()  # until the next sweep, when there may be room again
            return False
        sock = Socket(self._sock.family, SOCK_STREAM, 0, fileno=number)
        sock.setblocking(False)
        self._admit(sock, *_host_and_port(peer))
        return True


def _host_and_port(address: Any) -> tuple[str, str]:
    """Return host and port of a socket address; a Unix socket has none."""
    return (address[0], str(address[1])) if isinstance(address, tuple) else ("", "")
