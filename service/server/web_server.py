"""All connections of one web process: who may connect, who waits for whom, and who is dropped first."""

import sys
from _socket import socket as Socket  # noqa: N812 - gevent has replaced the one in `socket`
from collections.abc import Iterator
from itertools import chain
from logging import Logger
from time import monotonic
from typing import Any

import gevent

from service.requests.client_network import client_network
from service.server.client_connection import Connection
from service.server.exchange import Wsgi
from service.server.greenlets import Greenlets
from service.server.listener import ALONE, Listener, Sharing
from service.server.raw_problems import Refused, new_request_id, raw_problem
from service.server.server_limits import ServerLimits


class Server:
    """Accepts connections and keeps to the limits. Everything happens in one thread."""

    def __init__(
        self, application: Wsgi, limits: ServerLimits, log: Logger, sharing: Sharing = ALONE
    ) -> None:
        self.application = application
        self.limits = limits
        self.log = log
        self.hub = gevent.get_hub()
        self.greenlets = Greenlets(self.hub)
        self.draining = False
        self.environ: dict[str, Any] = {}
        self._sharing = sharing
        self._listeners: list[Listener] = []
        # Each in the order in which they began to wait: a dict keeps it, and removes in constant time.
        self._lingering: dict[Connection, None] = {}
        """Connections that were sent their last response."""
        self._unused: dict[Connection, None] = {}
        """Waiting connections that no request was served on."""
        self._reused: dict[Connection, None] = {}
        """Waiting connections that a request was served on."""
        self._serving: set[Connection] = set()
        self._by_network: dict[str, int] = {}
        self._held_bytes = {False: 0, True: 0}
        """Of all bodies but uploads, and of uploads."""

    def listen(self, sock: Socket) -> None:
        """Accept connections on a listening socket."""
        listener = Listener(sock, self.hub, self._admit, self._make_room, self._is_full, self._sharing)
        self.environ = _base_environ(*listener.address)
        self._listeners.append(listener)

    def sweep(self) -> None:
        """End the connections that have waited too long. Call this about once per second."""
        now = monotonic()
        for listener in self._listeners:
            listener.resume()
        for connection in [waiting for waiting in self._waiting() if waiting.deadline <= now]:
            connection.expire()

    def start_draining(self) -> None:
        """Accept no more. Requests that are here are served; streams and idle connections end."""
        self.draining = True
        for listener in self._listeners:
            listener.close()
        self._listeners.clear()
        soon = monotonic() + self.limits.drain_idle_seconds
        for connection in self._waiting():
            if not (connection.buffer or connection.incoming):
                connection.deadline = min(connection.deadline, soon)

    def is_empty(self) -> bool:
        """Return whether no connection is left."""
        return not self._count()

    def stop(self) -> None:
        """End every connection now; responses break off and their generators are closed."""
        for connection in list(self._waiting()):
            connection.close()
        for connection in list(self._serving):
            if connection.greenlet is not None:
                gevent.kill(connection.greenlet)
        gevent.sleep(0)

    def start_serving(self, connection: Connection) -> None:
        """Protect a connection from being dropped."""
        self._stop_waiting(connection)
        self._serving.add(connection)

    def start_waiting(self, connection: Connection) -> None:
        """Let a connection wait for bytes; it may be dropped if there are too many."""
        if self.draining:
            connection.deadline = min(connection.deadline, monotonic() + self.limits.drain_idle_seconds)
        self._serving.discard(connection)
        self._stop_waiting(connection)
        if connection.lingering:
            self._lingering[connection] = None
        else:
            (self._reused if connection.used else self._unused)[connection] = None

    def forget(self, connection: Connection) -> None:
        """Stop counting a closed connection."""
        self._serving.discard(connection)
        self._stop_waiting(connection)
        self.release_body(connection)
        left = self._by_network[connection.network] - 1
        if left:
            self._by_network[connection.network] = left
        else:
            del self._by_network[connection.network]

    def hold_body(self, connection: Connection, size: int) -> None:
        """Count bytes of a body; drop the oldest unfinished ones of its kind if there are too many."""
        kind = connection.is_upload
        most = self.limits.upload_bytes if kind else self.limits.body_bytes
        connection.held += size
        self._held_bytes[kind] += size
        while self._held_bytes[kind] > most:
            others = (other for other in self._waiting() if other is not connection)
            oldest = next((other for other in others if other.held and other.is_upload == kind), None)
            if oldest is None:
                raise Refused("too_many_requests")
            oldest.refuse(Refused("too_many_requests"))

    def release_body(self, connection: Connection) -> None:
        """Stop counting the bodies of a connection."""
        self._held_bytes[connection.is_upload] -= connection.held
        connection.held = 0

    def _waiting(self) -> Iterator[Connection]:
        """Return the waiting connections, those to drop first at the front."""
        return chain(self._lingering, self._unused, self._reused)

    def _count(self) -> int:
        return len(self._serving) + len(self._lingering) + len(self._unused) + len(self._reused)

    def _stop_waiting(self, connection: Connection) -> None:
        for waiting in (self._lingering, self._unused, self._reused):
            waiting.pop(connection, None)

    def _admit(self, sock: Socket, address: str, port: str) -> None:
        """Take a new connection; at a limit, in place of the one that has waited longest."""
        network, limits = client_network(address), self.limits
        count = self._by_network.get(network, 0)
        room, code = True, "too_many_connections"
        if limits.connections_per_address is not None and count >= limits.connections_per_address:
            room = self._drop(next((c for c in self._waiting() if c.network == network), None))
        elif self._count() >= limits.connections:
            room = self._make_room()
        elif sock.fileno() >= limits.files:  # the system gives the lowest number that is free
            room, code = self._make_room(), "unavailable"
        if not room:
            self._turn_away(sock, code)
            return
        # Counted again: the dropped connection may have been the last of this network.
        self._by_network[network] = self._by_network.get(network, 0) + 1
        self._unused[Connection(self, sock, address, port, network)] = None

    def _is_full(self) -> bool:
        """Whether all connections are being served, so that none can be dropped for another."""
        return len(self._serving) >= self.limits.connections

    def _make_room(self) -> bool:
        return self._drop(next(self._waiting(), None))

    def _drop(self, connection: Connection | None) -> bool:
        if connection is not None:
            connection.close()
        return connection is not None

    def _turn_away(self, sock: Socket, code: str) -> None:
        request_id = new_request_id()
        self.log.warning("request %s refused with %s", request_id, code)
        try:
            sock.send(raw_problem(request_id, code, {}))
        except OSError:
            self.log.debug("the client has disconnected")
        sock.close()


def _base_environ(host: str, port: str) -> dict[str, Any]:
    """Return what is the same in the environ of every request."""
    return {
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
        "wsgi.input_terminated": True,
        "SCRIPT_NAME": "",
        "SERVER_NAME": host,
        "SERVER_PORT": port,
    }
