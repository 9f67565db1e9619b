"""How web processes that listen on one socket share new connections."""

import logging
import socket
from contextlib import ExitStack
from typing import Any

import gevent
import pytest

from service.server.listener import MANY, RESERVE_SECONDS, Sharing, sharing_of
from service.server.server_limits import ServerLimits
from service.server.web_server import Server


def _no_content(_environ: dict[str, Any], start: Any) -> list[bytes]:
    start("204 NO CONTENT", [])
    return []


def _servers(stack: ExitStack, listener: socket.socket, *parts: Sharing, **limits: Any) -> list[Server]:
    """Servers of one listening socket."""
    found = [Server(_no_content, ServerLimits(**limits), logging.getLogger("test"), part) for part in parts]
    for server in found:
        server.listen(listener.dup())
        stack.callback(server.stop)
        stack.callback(server.start_draining)
    return found


def _connect(stack: ExitStack, listener: socket.socket, number: int) -> None:
    for _ in range(number):
        stack.enter_context(socket.create_connection(listener.getsockname()))


def test_active_processes_accept_one_connection_at_a_time_and_leave_others_to_their_siblings() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener, ExitStack() as stack:
        siblings = _servers(stack, listener, sharing_of(0, 2, 2), sharing_of(1, 2, 2))
        _connect(stack, listener, 2)
        for server in siblings:
            server._listeners[0]._accept()
        assert [server._count() for server in siblings] == [1, 1]


@pytest.mark.parametrize("processes", [1, 2])
def test_the_only_active_process_accepts_all_that_wait(processes: int) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener, ExitStack() as stack:
        (server,) = _servers(stack, listener, sharing_of(0, processes, 1))
        _connect(stack, listener, MANY)
        server._listeners[0]._accept()
        assert server._count() == MANY


def test_a_process_in_reserve_leaves_connections_to_others_while_they_are_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener, ExitStack() as stack:
        first, reserve = _servers(stack, listener, sharing_of(0, 2, 1), sharing_of(1, 2, 1))
        _connect(stack, listener, 8)
        gevent.sleep(2 * RESERVE_SECONDS)
        assert [server._count() for server in (first, reserve)] == [8, 0]
        first.start_draining()
        _connect(stack, listener, 20)
        gevent.sleep(RESERVE_SECONDS / 2)
        assert reserve._count() == 0
        gevent.sleep(2 * RESERVE_SECONDS)
        assert reserve._count() == 20, "it takes all that wait at once"


def test_a_full_process_leaves_connections_to_the_reserve() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener, ExitStack() as stack:
        parts = sharing_of(0, 2, 1), sharing_of(1, 2, 1)
        first, reserve = _servers(stack, listener, *parts, connections=3, connections_per_address=None)
        _connect(stack, listener, 3)
        gevent.sleep(RESERVE_SECONDS / 2)
        for connection in list(first._waiting()):
            first.start_serving(connection)
        _connect(stack, listener, 2)
        gevent.sleep(4 * RESERVE_SECONDS)
        assert [server._count() for server in (first, reserve)] == [3, 2]
