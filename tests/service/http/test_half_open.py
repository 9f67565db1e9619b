"""2,500 connections that never finish a request: everybody else is answered as if they were not there."""

import re
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import redis

from tests.service.http.test_gunicorn import Server, running
from tests.service.http.test_uploads import children

CONNECTIONS = 2500
HALVES = (
    b"POST /v1/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
    b"POST /v1/players HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
    b"",
)


@pytest.fixture
def one(redis_url: str, client: redis.Redis, tmp_path: Path) -> Iterator[Server]:
    """One process of the service with its usual limits."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = CONNECTIONS + 500
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, needed), hard))
    yield from running(redis_url, tmp_path, WARDBOOK_WEB_WORKERS="1")
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def memory(pid: int) -> int:
    """The resident kilobytes of a process."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found
    return int(found[1])


@pytest.mark.soak
@pytest.mark.parametrize("addresses", [1, 10])
def test_a_command_is_answered_within_a_second_beside_half_open_connections(
    one: Server, addresses: int
) -> None:
    _, ann = one.call("POST", "/v1/players", {"name": "Ann"})
    _, game = one.call("POST", "/v1/games", {"title": "dice-hospital", "seats": [{}, {}]}, ann["key"])
    _, bob = one.call("POST", "/v1/players", {"name": "Bob"})
    (web,) = children(one.process.pid)
    before, slowest = memory(web), 0.0
    with ExitStack() as stack:
        for number in range(CONNECTIONS):
            source = f"127.0.0.{2 + number % addresses}"
            half = stack.enter_context(
                socket.create_connection(("127.0.0.1", one.port), timeout=20, source_address=(source, 0))
            )
            half.sendall(HALVES[number % len(HALVES)])
            if number % 100 == 99:
                for path, body, key in (
                    (f"/v1/games/{game['id']}/commands", {"type": "join"}, bob["key"]),
                    (f"/v1/games/{game['id']}/commands", {"type": "leave"}, bob["key"]),
                    ("/healthz", None, ""),
                ):
                    began = time.monotonic()
                    status, _ = one.call("POST" if body else "GET", path, body, key)
                    slowest = max(slowest, time.monotonic() - began)
                    assert status in (200, 201)
        with one.raw(b"GET /v1/games/%s/stream HTTP/1.1\r\nHost: x\r\n\r\n" % game["id"].encode()) as stream:
            heard = b""
            while b"game_created" not in heard:
                heard += stream.recv(65536)
            one.until("/metrics", b"wardbook_open_streams 1.0")
        one.until("/metrics", b"wardbook_open_streams 0.0")
        grown = memory(web) - before
    print(f"{CONNECTIONS} halves from {addresses} addresses: {slowest:.3f} s at most, {grown} KB", flush=True)
    assert slowest < 1
    assert grown < 50_000
    assert "Traceback" not in one.log.read_text()
