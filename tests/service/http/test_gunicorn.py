"""The service as it runs: gunicorn with gevent, several processes, real sockets."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
import redis

from service.monitoring.metrics_folder import MEMORY, PREFIX
from service.responses.problem_types import PROBLEMS
from tests.conftest import free_port

ROOT = Path(__file__).parents[3]


class Server:
    """A running gunicorn."""

    def __init__(self, port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
        self.port = port
        self.process = process
        self.log = log

    def call(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=20)) as connection:
            headers = {"Authorization": f"Bearer {key}"} if key else {}
            if body is not None:
                headers["Content-Type"] = "application/json"
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            raw = response.read()
            is_json = "json" in (response.getheader("Content-Type") or "")
            return response.status, json.loads(raw) if is_json else raw

    def until_ready(self) -> None:
        """Wait until it can serve requests."""
        for _ in range(600):
            with suppress(OSError):
                if self.call("GET", "/readyz")[0] == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def raw(self, data: bytes) -> socket.socket:
        """A connection on which these bytes were sent."""
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=20)
        connection.sendall(data)
        return connection

    def until(self, path: str, wanted: bytes) -> None:
        """Wait until an answer contains something."""
        for _ in range(200):
            if wanted in self.call("GET", path)[1]:
                return
            time.sleep(0.1)
        raise AssertionError(f"{wanted!r} never came")


@pytest.fixture(scope="module")
def server(redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two processes of the service, for every test that does not stop them."""
    yield from running(redis_url, tmp_path_factory.mktemp("server"))


@pytest.fixture
def alone(redis_url: str, client: redis.Redis, tmp_path: Path) -> Iterator[Server]:
    """One process of the service that lets anybody open many streams."""
    changes = {"WARDBOOK_WEB_WORKERS": "1", "WARDBOOK_MAX_STREAMS": "1000"}
    yield from running(redis_url, tmp_path, **changes)


def running(
    redis_url: str, tmp_path: Path, *options: str, app: str = "service.http.wsgi:app", **changes: str
) -> Iterator[Server]:
    """Start the service with options of gunicorn and, afterwards, see that it leaves nothing behind."""
    port, log = free_port(), tmp_path / "log"
    environment = {
        **os.environ,
        "WARDBOOK_PORT": str(port),
        "WARDBOOK_REDIS_URL": redis_url,
        "WARDBOOK_WEB_WORKERS": "2",
        "WARDBOOK_WEB_ACTIVE": "2",
        "TMPDIR": str(tmp_path),
        "WARDBOOK_DATA": str(tmp_path),
        **changes,
    }
    command = [sys.executable, "-m", "gunicorn", "-c", "service/http/gunicorn.conf.py", *options, app]
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=output, stderr=output)
    server = Server(port, process, log)
    try:
        server.until_ready()
        yield server
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
    left = [path for folder in (MEMORY, tmp_path) for path in folder.glob(f"{PREFIX}{process.pid}-*")]
    assert left == [], "metrics were left behind"


def test_a_game_is_heard_of_in_every_process_and_a_lost_listener_is_let_go(
    server: Server, client: redis.Redis
) -> None:
    _, ann = server.call("POST", "/v1/players", {"name": "Ann"})
    status, game = server.call("POST", "/v1/games", {"title": "dice-hospital", "seats": [{}, {}]}, ann["key"])
    assert status == 201
    listener = server.raw(b"GET /v1/games/%s/stream HTTP/1.1\r\nHost: x\r\n\r\n" % game["id"].encode())
    heard = b""
    while b"game_created" not in heard:
        heard += listener.recv(65536)
    assert b"Transfer-Encoding: chunked" in heard
    server.until("/metrics", b"wardbook_open_streams 1.0")
    _, bob = server.call("POST", "/v1/players", {"name": "Bob"})
    for _ in range(3):  # read-your-writes, whichever process answers
        assert server.call("POST", f"/v1/games/{game['id']}/commands", {"type": "join"}, bob["key"])[0] == 201
        assert server.call("GET", f"/v1/games/{game['id']}")[1]["seats"][1]["name"] == "Bob"
        assert (
            server.call("POST", f"/v1/games/{game['id']}/commands", {"type": "leave"}, bob["key"])[0] == 201
        )
        assert server.call("GET", f"/v1/games/{game['id']}")[1]["seats"][1]["name"] is None
    while b"id: 7-" not in heard:
        heard += listener.recv(65536)
    assert [int(number) for number in re.findall(rb"^id: (\d+)-", heard, re.MULTILINE)] == [
        1,
        2,
        3,
        4,
        5,
        6,
        7,
    ]
    listener.close()
    server.until("/metrics", b"wardbook_open_streams 0.0")
    assert not list(client.scan_iter("wardbook:{streams}:*"))
    _, metrics = server.call("GET", "/metrics")
    assert b'wardbook_commands_accepted_total{title="dice-hospital"} 6.0' in metrics
    assert ann["key"] not in server.log.read_text()


def tracking(client: redis.Redis) -> set[str]:
    """The connections that Redis tells of changes."""
    return {each["id"] for each in client.client_list() if "t" in each["flags"]}


def test_many_streams_leave_connections_for_commands(alone: Server, client: redis.Redis) -> None:
    _, ann = alone.call("POST", "/v1/players", {"name": "Ann"})
    _, game = alone.call("POST", "/v1/games", {"title": "dice-hospital", "seats": [{}, {}]}, ann["key"])
    request = b"GET /v1/games/%s/stream HTTP/1.1\r\nHost: x\r\n\r\n" % game["id"].encode()
    before = tracking(client)
    listeners = [alone.raw(request) for _ in range(300)]
    for listener in listeners:
        heard = b""
        while b"game_created" not in heard:
            part = listener.recv(65536)
            assert part, "the stream ended"
            heard += part
    alone.until("/metrics", b"wardbook_open_streams 300.0")
    assert len(tracking(client) - before) == 1, "one connection follows for all"
    _, bob = alone.call("POST", "/v1/players", {"name": "Bob"})
    for kind in ("join", "leave"):
        status, _ = alone.call("POST", f"/v1/games/{game['id']}/commands", {"type": kind}, bob["key"])
        assert status == 201
    for listener in listeners:
        heard = b""
        while b"id: 3-" not in heard:
            part = listener.recv(65536)
            assert part, "the stream ended"
            heard += part
        assert re.findall(rb"^id: (\d+)-", heard, re.MULTILINE) == [b"2", b"3"]
        listener.close()


def test_a_body_without_a_length_is_still_limited(server: Server) -> None:
    head = (
        b"POST /v1/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n"
    )
    piece = b"1000\r\n" + b" " * 4096 + b"\r\n"
    with closing(server.raw(head + b'e\r\n{"name":"Ann"}\r\n0\r\n\r\n')) as connection:
        assert connection.recv(65536).startswith(b"HTTP/1.1 201")
    with closing(server.raw(head + piece * 17 + b"0\r\n\r\n")) as connection:
        answer = connection.recv(65536)
    assert answer.startswith(b"HTTP/1.1 413")
    assert b"application/problem+json" in answer
    assert server.call("GET", "/healthz")[0] == 200


BROKEN_CHUNKS = {
    "no size": b"\r\n{}\r\n0\r\n\r\n",
    "no hexadecimal size": b"xyz\r\n{}\r\n0\r\n\r\n",
    "negative size": b"-2\r\n{}\r\n0\r\n\r\n",
    "size too small": b'3\r\n{"name":"Ann"}\r\n0\r\n\r\n',
    "endless size": b"0" * 10_000,
    "broken extension": b"2;a\rb\r\n{}\r\n0\r\n\r\n",
    "broken trailer": b'e\r\n{"name":"Ann"}\r\n0\r\nA b: c\r\n\r\n',
    "no last chunk": b'e\r\n{"name":"Ann"}\r\n',
    "no end of the last chunk": b'e\r\n{"name":"Ann"}\r\n0\r\n',
    "half a chunk": b'e\r\n{"name',
    "nothing": b"",
}


@pytest.mark.parametrize("name", BROKEN_CHUNKS)
@pytest.mark.parametrize(
    ("path", "media"), [("/v1/players", "application/json"), ("/v1/audits", "application/x-ndjson")]
)
def test_broken_chunks_are_a_bad_request(server: Server, path: str, media: str, name: str) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {media}\r\nTransfer-Encoding: chunked\r\n\r\n"
    told = spoken_to(server, head.encode() + BROKEN_CHUNKS[name])
    assert told.startswith(b"HTTP/1.1 400")
    assert told.count(b"HTTP/1.1") == 1
    assert b"Connection: close" in told
    assert json.loads(told.partition(b"\r\n\r\n")[2])["code"] == "bad_request"
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(
    ("path", "media"), [("/v1/players", "application/json"), ("/v1/audits", "application/x-ndjson")]
)
def test_a_body_that_was_cut_short_is_a_bad_request(server: Server, path: str, media: str) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {media}\r\nContent-Length: 20\r\n\r\n"
    told = spoken_to(server, head.encode() + b'{"name":"Ann"}')
    assert told.startswith(b"HTTP/1.1 400")
    assert json.loads(told.partition(b"\r\n\r\n")[2])["code"] == "bad_request"


def spoken_to(server: Server, sent: bytes) -> bytes:
    """What the server says to somebody who sends this and no more."""
    with closing(server.raw(sent)) as connection:
        connection.shutdown(socket.SHUT_WR)
        told = b""
        while part := connection.recv(65536):
            told += part
    return told


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        (b"nonsense\r\n\r\n", 400, "bad_request"),
        (b"GET / HTTP/9.9\r\n\r\n", 400, "bad_request"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nAuthori zation: Bearer my-secret-key\r\n\r\n", 400, "bad_request"),
        (b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414, "uri_too_long"),
        (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 70 + b"\r\n", 431, "headers_too_large"),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n", 400, "bad_request"),
        (b"GET /nowhere HTTP/1.0\r\n\r\n", 404, "not_found"),
    ],
)
def test_what_is_no_request_gets_a_problem_too(server: Server, sent: bytes, status: int, code: str) -> None:
    with closing(server.raw(sent)) as connection:
        told = b""
        while part := connection.recv(65536):
            told += part
    head, _, body = told.partition(b"\r\n\r\n")
    assert head.startswith((b"HTTP/1.1 %d" % status, b"HTTP/1.0 %d" % status))
    assert b"application/problem+json" in head
    request_id = re.search(rb"\r\nRequest-Id: ([0-9a-f]{16})(\r\n|$)", head)
    assert request_id
    if code != "not_found":
        assert request_id[1].decode() in server.log.read_text()
    problem = json.loads(body)
    assert (problem["status"], problem["code"]) == (status, code)
    assert PROBLEMS[code].status == status
    assert PROBLEMS[code].title == problem["title"]
    no_path = "There is no such path. GET / lists where to begin."
    assert problem["detail"] == (no_path if code == "not_found" else PROBLEMS[code].advice)
    assert "my-secret-key" not in told.decode() + server.log.read_text()


def test_stopping_ends_open_streams_soon(alone: Server) -> None:
    _, ann = alone.call("POST", "/v1/players", {"name": "Ann"})
    _, game = alone.call("POST", "/v1/games", {"title": "dice-hospital", "seats": [{}, {}]}, ann["key"])
    with closing(
        alone.raw(b"GET /v1/games/%s/stream HTTP/1.1\r\nHost: x\r\n\r\n" % game["id"].encode())
    ) as listener:
        assert listener.recv(65536)
        alone.process.send_signal(signal.SIGTERM)
        assert alone.process.wait(30) == 0
