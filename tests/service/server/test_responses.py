"""How the server sends what the application returns."""

import json
import re
import socket

import pytest

from tests.service.server.serving import Running, read_all, serving, until


def request(path: str, method: str = "GET", version: str = "1.1", **headers: str) -> bytes:
    """A request that closes its connection unless it says otherwise."""
    lines = [f"{name}: {value}" for name, value in {"Host": "x", "Connection": "close", **headers}.items()]
    return "\r\n".join([f"{method} {path} HTTP/{version}", *lines, "", ""]).encode()


def test_a_response_has_a_date_and_the_applications_headers(shared: Running) -> None:
    head = shared.exchange(request("/")).partition(b"\r\n\r\n")[0]
    assert re.search(rb"\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n", head)
    assert b"\r\nContent-Type: application/json\r\n" in head
    assert b"Transfer-Encoding" not in head


def test_a_body_without_a_length_is_sent_in_chunks(shared: Running) -> None:
    head, _, body = shared.exchange(request("/lines")).partition(b"\r\n\r\n")
    assert b"\r\nTransfer-Encoding: chunked\r\n" in head
    assert body == b"4\r\none\n\r\n4\r\ntwo\n\r\n0\r\n\r\n"


def test_an_old_client_gets_a_body_that_ends_with_the_connection(shared: Running) -> None:
    head, _, body = shared.exchange(request("/lines", version="1.0", Connection="keep-alive")).partition(
        b"\r\n\r\n"
    )
    assert b"Transfer-Encoding" not in head
    assert b"Connection: close" in head
    assert body == b"one\ntwo\n"


@pytest.mark.parametrize("path", ["/", "/lines", "/nothing", "/unchanged"])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_response_without_a_body_has_none(shared: Running, path: str, method: str) -> None:
    told = shared.exchange(request(path, method))
    head, _, body = told.partition(b"\r\n\r\n")
    assert bool(body) == (method == "GET" and path in ("/", "/lines"))
    assert (b"Transfer-Encoding" in head) == (method == "GET" and path == "/lines")
    assert (b"Content-Length" in head) == (path == "/")


def test_no_more_is_sent_than_was_announced(shared: Running) -> None:
    assert shared.exchange(request("/long")).endswith(b"\r\n\r\nmo")


def test_a_body_that_is_too_short_ends_its_connection(shared: Running) -> None:
    assert shared.exchange(request("/short", Connection="keep-alive")).endswith(b"\r\n\r\nless")


@pytest.mark.parametrize("path", ["/hop", "/split", "/early", "/fails"])
def test_an_application_that_breaks_the_rules_is_an_internal_error(shared: Running, path: str) -> None:
    told = shared.exchange(request(path))
    head, _, body = told.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 500 ")
    assert b"Set-Cookie" not in head
    assert json.loads(body)["code"] == "internal_error"
    assert "my-secret-key" not in told.decode() + "".join(shared.log.lines)


def test_a_response_that_breaks_off_has_no_end(shared: Running) -> None:
    told = shared.exchange(request("/breaks"))
    assert told.endswith(b"5\r\nfirst\r\n")
    assert "my-secret-key" not in "".join(shared.log.lines)


def test_a_stream_is_sent_as_it_comes_and_closed_when_its_reader_leaves() -> None:
    with serving() as running:
        connection = running.connect(request("/stream"))
        told = b""
        while b"first" not in told:
            told += connection.recv(65536)
        assert told.endswith(b"5\r\nfirst\r\n")
        assert running.closed == []
        connection.close()
        until(lambda: running.closed == ["stream"])


def test_a_reader_who_has_said_that_nothing_follows_gets_the_whole_response() -> None:
    with serving() as running, running.connect(request("/slow")) as connection:
        until(lambda: running.seen)
        connection.shutdown(socket.SHUT_WR)
        running.go = True
        assert read_all(connection).endswith(b"slow")


def test_the_last_response_reaches_a_client_that_has_sent_more() -> None:
    """Closing a connection with unread bytes makes the system discard what it has not delivered."""
    with serving() as running, running.connect(request("/slow")) as connection:
        until(lambda: running.seen)
        connection.sendall(request("/"))
        running.go = True
        until(lambda: running.server and not running.server._serving)
        assert read_all(connection).endswith(b"slow")
        assert len(running.seen) == 1


def test_a_client_that_reads_nothing_is_not_waited_for() -> None:
    with serving(write_seconds=0.05) as running, running.connect(request("/large")):
        until(lambda: running.closed == ["large"])


def test_a_stopping_server_finishes_requests_and_ends_streams() -> None:
    with serving(drain_idle_seconds=0.1) as running:
        stream, slow, idle = (
            running.connect(request(path, Connection="")) for path in ("/stream", "/slow", "/")
        )
        until(lambda: len(running.seen) == 3)
        assert idle.recv(65536)
        assert running.server is not None
        running.server.hub.loop.run_callback_threadsafe(running.server.start_draining)
        assert read_all(stream).endswith(b"5\r\nfirst\r\n0\r\n\r\n")
        assert read_all(idle) == b""
        running.go = True
        assert read_all(slow).endswith(b"Connection: close\r\n\r\nslow")
        with pytest.raises(ConnectionRefusedError):
            running.connect()
        for connection in (stream, slow, idle):
            connection.close()
