"""What the server takes for a request: one reading or none."""

import json
import re
import socket
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from service.responses.problem_types import PROBLEMS
from tests.service.server.hostile import CHUNKED, CLOSE, CUT_SHORT, GET, POST, REFUSED, TOO_LARGE
from tests.service.server.serving import Running, read_all


def problem_in(told: bytes) -> Any:
    """The problem of a complete refusal; there must be nothing else."""
    head, _, body = told.partition(b"\r\n\r\n")
    assert told.count(b"HTTP/1.1") == 1
    assert b"\r\nConnection: close\r\n" in head
    assert b"\r\nContent-Type: application/problem+json\r\n" in head
    assert re.search(rb"\r\nRequest-Id: [0-9a-f]{16}\r\n", head)
    problem = json.loads(body)
    assert head.startswith(b"HTTP/1.1 %d " % problem["status"])
    assert PROBLEMS[problem["code"]].status == problem["status"]
    return problem


@pytest.mark.parametrize("name", REFUSED)
def test_a_request_with_two_readings_is_refused(shared: Running, name: str) -> None:
    before = len(shared.seen)
    told = shared.exchange(REFUSED[name] + GET + b"\r\n")
    assert problem_in(told)["code"] == "bad_request"
    assert len(shared.seen) == before
    request_id = re.search(rb"Request-Id: (\w+)", told)
    assert request_id
    assert request_id[1].decode() in shared.log.lines[-1]
    assert "my-secret-key" not in told.decode() + "".join(shared.log.lines)


@pytest.mark.parametrize("name", CUT_SHORT)
def test_a_request_that_was_cut_short_is_refused(shared: Running, name: str) -> None:
    before = len(shared.seen)
    assert problem_in(shared.exchange(CUT_SHORT[name], end=True))["code"] == "bad_request"
    assert len(shared.seen) == before


@pytest.mark.parametrize("name", TOO_LARGE)
def test_a_request_that_is_too_large_is_refused(shared: Running, name: str) -> None:
    sent, code = TOO_LARGE[name]
    before = len(shared.seen)
    assert problem_in(shared.exchange(sent))["code"] == code
    assert len(shared.seen) == before


def ask(shared: Running, sent: bytes) -> Any:
    """What the application saw of a request that closes its connection."""
    told = shared.exchange(sent)
    head, _, body = told.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 OK\r\n"), told
    return json.loads(body)


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        (b"GET /a/b%20c%C3%A9?x=%20&y HTTP/1.1\r\nHost: x\r\n" + CLOSE, ("/a/b c\xc3\xa9", "x=%20&y", "GET")),
        (b"GET http://y/a?b HTTP/1.1\r\nHost: x\r\n" + CLOSE, ("/a", "b", "GET")),
        (b"GET HTTPS://y:1 HTTP/1.1\r\nHost: x\r\n" + CLOSE, ("/", "", "GET")),
        (b"OPTIONS * HTTP/1.1\r\nHost: x\r\n" + CLOSE, ("*", "", "OPTIONS")),
        (b"DELETE // HTTP/1.0\r\n", ("//", "", "DELETE")),
        (b"\r\nGET /? HTTP/1.1\r\nHost: x\r\n" + CLOSE, ("/", "", "GET")),
        (b"GET //y/..;/a\\ HTTP/1.1\r\nHost: x\r\n" + CLOSE, ("//y/..;/a\\", "", "GET")),
    ],
)
def test_the_target_is_split_into_path_and_query(
    shared: Running, sent: bytes, expected: tuple[str, str, str]
) -> None:
    seen = ask(shared, sent + b"\r\n")
    assert (seen["PATH_INFO"], seen["QUERY_STRING"], seen["REQUEST_METHOD"]) == expected


def test_headers_reach_the_application_once_and_unambiguously(shared: Running) -> None:
    headers = (
        b"ACCEPT:  a \t\r\naccept: b\r\nX_Forwarded_For: 1.2.3.4\r\nX-Forwarded-For: 5.6.7.8\r\n"
        b"Empty:\r\nName: \xe9\r\nContent-Type: a/b\r\n"
    )
    seen = ask(shared, GET + headers + CLOSE + b"\r\n")
    assert seen["HTTP_ACCEPT"] == "a,b"
    assert seen["HTTP_X_FORWARDED_FOR"] == "5.6.7.8"
    assert seen["HTTP_EMPTY"] == ""
    assert seen["HTTP_NAME"] == "\xe9"
    assert seen["CONTENT_TYPE"] == "a/b"
    assert "" not in seen
    assert seen["REMOTE_ADDR"] == "127.0.0.1"


@pytest.mark.parametrize(
    ("sent", "body"),
    [
        (b"Content-Length: 3\r\n\r\nabc", "abc"),
        (b"Content-Length: 003 \r\n\r\nabc", "abc"),
        (b"Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n2\r\nbc\r\n0\r\n\r\n", "abc"),
        (b'Transfer-Encoding: Chunked\r\n\r\n003;a=b;c="d";e\r\nabc\r\n0\r\nA: b\r\nHost: y\r\n\r\n', "abc"),
        (b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", ""),
        (b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nContent-Length: 3\r\n\r\nabc", "abc"),
        (b"Connection: upgrade\r\nUPGRADE: websocket\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", ""),
        (b"Expect: 100-continue\r\nContent-Length: 3\r\n\r\nabc", "abc"),
        (b"\r\n", ""),
    ],
)
@pytest.mark.parametrize("piece", [1, 7, 10_000])
def test_a_body_is_complete_when_the_application_sees_it(
    shared: Running, sent: bytes, body: str, piece: int
) -> None:
    whole = POST + sent
    with shared.connect() as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for start in range(0, len(whole), piece):
            connection.sendall(whole[start : start + piece])
        connection.shutdown(socket.SHUT_WR)
        told = read_all(connection)
    seen = json.loads(told.rpartition(b"\r\n\r\n")[2])
    assert seen["body"] == body
    assert int(seen.get("CONTENT_LENGTH", 0)) == len(body)
    assert "HTTP_TRANSFER_ENCODING" not in seen
    assert "HTTP_UPGRADE" not in seen
    assert told.count(b"HTTP/1.1 200") == 1


def test_a_large_body_is_held_once(monkeypatch: pytest.MonkeyPatch, shared: Running) -> None:
    size, traced = 4_000_000, list[int]()

    def measure(environ: dict[str, Any], start: Callable[..., Any]) -> list[bytes]:
        body = environ["wsgi.input"].read()
        traced.append(tracemalloc.get_traced_memory()[0])
        start("200 OK", [("Content-Length", "7")])
        return [str(len(body)).encode()]

    monkeypatch.setattr(shared, "_v1/audits", measure, raising=False)
    head = b"POST /v1/audits HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % size
    sent = head + b" " * size
    tracemalloc.start()
    try:
        assert shared.exchange(sent).endswith(b"4000000")
    finally:
        tracemalloc.stop()
    assert traced[0] < 1.5 * size


def test_a_client_that_waits_to_send_its_body_is_told_to_go_on(shared: Running) -> None:
    with shared.connect(
        POST + b"Expect: 100-Continue\r\nContent-Length: 3\r\n" + CLOSE + b"\r\n"
    ) as connection:
        assert connection.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
        connection.sendall(b"abc")
        assert b'"body": "abc"' in read_all(connection)


def test_requests_sent_at_once_are_answered_in_order(shared: Running) -> None:
    requests = [
        b"GET /1 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /2 HTTP/1.1\r\nHost: x\r\nContent-Length: 26\r\n\r\nGET /not HTTP/1.1\r\n\r\n12345",
        *(b"GET /%d HTTP/1.1\r\nHost: x\r\n\r\n" % number for number in range(3, 40)),
        b"nonsense\r\n\r\n",
    ]
    told = shared.exchange(b"".join(requests))
    assert re.findall(rb'"PATH_INFO": "/(\w+)"', told) == [b"%d" % number for number in range(1, 40)]
    assert told.count(b"HTTP/1.1 200") == 39
    assert told.count(b"HTTP/1.1 400") == 1


def test_what_follows_a_body_in_chunks_is_left_unanswered(shared: Running) -> None:
    """Where it begins is not known, so the connection ends instead."""
    told = shared.exchange(CHUNKED + b"3\r\nabc\r\n0\r\n\r\n" + GET + b"\r\n")
    assert told.count(b"HTTP/1.1 ") == 1
    assert b"Connection: close" in told


@pytest.mark.parametrize(
    ("head", "kept"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\n", True),
        (b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n", False),
        (b"GET / HTTP/1.1\r\nHost: x\r\nConnection: keep-alive, Close\r\n", False),
        (b"GET / HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\nConnection: close\r\n", False),
        (b"GET / HTTP/1.0\r\n", False),
        (b"GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n", True),
    ],
)
def test_the_client_says_whether_the_connection_stays_open(shared: Running, head: bytes, kept: bool) -> None:
    with shared.connect(head + b"\r\n") as connection:
        told = connection.recv(65536)
        assert (b"Connection: close" in told) is not kept
        if kept:
            connection.sendall(GET + b"\r\n")
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        else:
            assert connection.recv(65536) == b""
