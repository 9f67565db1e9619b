"""Connections that send nothing, half of a request, or come in great numbers: others are served meanwhile."""

import json
import select
import socket
from contextlib import ExitStack

import pytest

from service.requests.client_network import client_network
from service.server.server_limits import ServerLimits
from tests.service.server.serving import read_all, serving, until

WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
KEPT = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
HALF_HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
HALF_BODY = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\nabc"
HALF_CHUNKS = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc"
HALVES = [b"", HALF_HEAD, HALF_BODY, HALF_CHUNKS]


def is_open(connection: socket.socket) -> bool:
    """Whether the server has neither said anything nor closed the connection."""
    return not select.select([connection], [], [], 0)[0]


@pytest.mark.parametrize("sent", HALVES)
def test_at_the_limit_the_next_request_is_served_in_place_of_the_oldest_half(sent: bytes) -> None:
    with serving(connections=5, connections_per_address=None) as running, ExitStack() as stack:
        halves = [stack.enter_context(running.connect(sent)) for _ in range(5)]
        for _ in range(3):
            assert running.exchange(WHOLE).startswith(b"HTTP/1.1 200")
        until(lambda: not is_open(halves[0]))
        assert [is_open(half) for half in halves[1:]] == [True] * 4, "one place is enough for three requests"
        assert len(running.seen) == 3


@pytest.mark.parametrize("sent", HALVES)
def test_an_address_at_its_limit_loses_only_its_own_connections(sent: bytes) -> None:
    with serving(connections=100, connections_per_address=3) as running, ExitStack() as stack:
        other = stack.enter_context(running.connect(sent, source="127.0.0.2"))
        halves = [stack.enter_context(running.connect(sent)) for _ in range(10)]
        assert running.exchange(WHOLE).startswith(b"HTTP/1.1 200")
        until(lambda: sum(map(is_open, halves)) == 2)
        assert [is_open(half) for half in halves] == [False] * 8 + [True] * 2
        assert is_open(other)


def test_connections_that_served_a_request_are_dropped_last() -> None:
    with serving(connections=4, connections_per_address=None) as running, ExitStack() as stack:
        player = stack.enter_context(running.connect(KEPT))
        assert player.recv(65536)
        for _ in range(20):
            stack.enter_context(running.connect(HALF_HEAD))
        assert running.exchange(WHOLE).startswith(b"HTTP/1.1 200")
        player.sendall(KEPT)
        assert player.recv(65536).startswith(b"HTTP/1.1 200")


def test_requests_that_are_served_are_never_dropped() -> None:
    slow = b"GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with serving(connections=3, connections_per_address=None) as running, ExitStack() as stack:
        served = [stack.enter_context(running.connect(slow)) for _ in range(3)]
        until(lambda: len(running.seen) == 3)
        head, _, body = running.exchange(b"").partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        assert b"\r\nRetry-After: 1\r\n" in head
        assert json.loads(body)["code"] == "too_many_connections"
        running.go = True
        assert [read_all(connection)[-4:] for connection in served] == [b"slow"] * 3
        assert running.exchange(WHOLE).startswith(b"HTTP/1.1 200")


def test_without_files_a_waiting_connection_goes_or_the_new_one_is_told_to_come_back() -> None:
    slow = b"GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with serving(files=0) as running, ExitStack() as stack:
        head, _, body = running.exchange(b"").partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 503 ")
        assert b"\r\nRetry-After: 1\r\n" in head
        assert json.loads(body)["code"] == "unavailable"
        assert running.server is not None
        limits, running.server.limits = running.server.limits, ServerLimits()
        waiting = stack.enter_context(running.connect(KEPT))
        assert waiting.recv(65536)
        served = stack.enter_context(running.connect(slow))
        until(lambda: len(running.seen) == 2)
        running.server.limits = limits
        assert running.exchange(WHOLE).startswith(b"HTTP/1.1 200"), "in place of the one that waits"
        running.go = True
        assert read_all(served).endswith(b"slow")
        assert not waiting.recv(65536)


@pytest.mark.parametrize(
    ("sent", "limits"),
    [
        (HALF_HEAD, {"head_seconds": 0.05}),
        (HALF_BODY, {"body_seconds": 0.05}),
        (HALF_CHUNKS, {"body_seconds": 0.05}),
        (HALF_BODY, {"stall_seconds": 0.05}),
        (HALF_BODY.replace(b"/ ", b"/v1/audits "), {"upload_seconds": 0.05}),
    ],
)
def test_half_a_request_is_not_waited_for(sent: bytes, limits: dict[str, float]) -> None:
    with serving(**limits) as running:
        told = running.exchange(sent)
        assert told.startswith(b"HTTP/1.1 408 ")
        assert b"\r\nConnection: close\r\n" in told
        assert json.loads(told.partition(b"\r\n\r\n")[2])["code"] == "request_too_slow"
        assert running.seen == []


@pytest.mark.parametrize("drop", [b"\r\n", b"G"])
def test_a_head_that_trickles_in_gains_no_time(drop: bytes) -> None:
    with serving(head_seconds=0.2) as running, running.connect() as connection:
        connection.settimeout(0.01)
        for _ in range(1000):
            try:
                connection.sendall(drop)
                if connection.recv(65536) == b"":
                    return
            except TimeoutError:
                continue
            except OSError:
                return
        raise AssertionError("still open")


def test_a_body_that_trickles_in_is_ended_although_bytes_keep_coming() -> None:
    head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n"
    with serving(stall_seconds=0.1, bytes_per_second=1000) as running, running.connect(head) as connection:
        connection.settimeout(0.02)
        told = b""
        for _ in range(1000):
            try:
                connection.sendall(b" ")
                if not (part := connection.recv(65536)):
                    break
                told += part
            except TimeoutError:
                continue
            except OSError:
                break
        assert told.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("sent", [b"", KEPT])
def test_an_idle_connection_is_closed_without_a_word(sent: bytes) -> None:
    with serving(head_seconds=0.05, idle_seconds=0.05) as running:
        assert running.exchange(sent).count(b"HTTP/1.1 ") == bool(sent)


def test_bodies_together_are_bounded() -> None:
    head = b"POST /v1/audits HTTP/1.1\r\nHost: x\r\nContent-Length: 1000001\r\n\r\n"
    with serving(upload_bytes=2_500_000) as running, ExitStack() as stack:
        uploads = [stack.enter_context(running.connect(head + b" " * 1_000_000)) for _ in range(2)]
        third = stack.enter_context(running.connect(head + b" " * 1_000_001))
        assert third.recv(65536).startswith(b"HTTP/1.1 200")
        dropped = [upload for upload in uploads if not is_open(upload)]
        assert len(dropped) == 1
        assert dropped[0].recv(65536).startswith(b"HTTP/1.1 429 ")
        server = running.server
        assert server is not None
        until(lambda: server._held_bytes[True] <= 1_000_000)


def test_uploads_never_take_the_room_of_commands() -> None:
    """Not even those that nobody may drop, because they wait for an audit."""
    upload = b"POST /v1/audits HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n"
    with serving(body_bytes=64_000, upload_bytes=250_000) as running, ExitStack() as stack:
        setattr(running, "_v1/audits", running._slow)
        command = stack.enter_context(running.connect(HALF_BODY))
        uploads = [stack.enter_context(running.connect(upload)) for _ in range(2)]
        for connection in uploads:
            connection.sendall(b" " * 100_000)
        until(lambda: len(running.seen) == 2)
        third = stack.enter_context(running.connect(upload + b" " * 99_999))
        assert third.recv(65536).startswith(b"HTTP/1.1 429 ")
        command.sendall(b"x" * 17)
        assert command.recv(65536).startswith(b"HTTP/1.1 200 ")
        running.go = True


def test_only_what_is_kept_of_a_body_in_chunks_counts() -> None:
    padding = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3;" + b"x" * 200_000
    with (
        serving(body_bytes=1000) as running,
        running.connect(HALF_BODY) as command,
        running.connect(padding) as chunks,
    ):
        chunks.sendall(b"\r\nabc\r\n0\r\n\r\n")
        assert chunks.recv(65536).startswith(b"HTTP/1.1 200 ")
        command.sendall(b"x" * 17)
        assert command.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_waiting_connections_have_no_greenlet() -> None:
    with serving() as running, ExitStack() as stack:
        kept = stack.enter_context(running.connect(KEPT))
        assert kept.recv(65536)
        for sent in HALVES:
            stack.enter_context(running.connect(sent))
        server = running.server
        assert server is not None
        until(lambda: len(server._unused) == len(HALVES))
        assert {connection.greenlet for connection in server._waiting()} == {None}
        assert len(running.seen) == 1


def test_one_client_cannot_keep_the_others_waiting_with_requests_at_once() -> None:
    crowd = KEPT.replace(b"/ ", b"/meanwhile ", 1) + KEPT * 1500 + WHOLE
    with serving() as running:
        assert running.exchange(crowd).count(b"HTTP/1.1 200") == 1502
        assert running.other is not None
        assert read_all(running.other).startswith(b"HTTP/1.1 200")
        running.other.close()
        paths = [environ["PATH_INFO"] for environ in running.seen]
        assert paths.index("/other") < 1500, "it did not wait for all that were sent before"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        (None, ""),
        ("unknown:", "unknown:"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str | None, network: str) -> None:
    assert client_network(address) == network
