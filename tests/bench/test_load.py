"""The load generator: lanes keep their order, and only expected responses count."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from bench.servers.load import Lane, Request, drive


@contextmanager
def server(statuses: dict[str, list[int]]) -> Iterator[tuple[int, list[str]]]:
    """Run a server that returns the statuses of each path in turn, repeats the last, and logs the paths."""
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            asked.append(self.path)
            left = statuses[self.path]
            self.send_response(left.pop(0) if len(left) > 1 else left[0])
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"ok")

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as http:
        thread = threading.Thread(target=http.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield http.server_address[1], asked
        finally:
            http.shutdown()
            thread.join()


def get(path: str, delay: float = 0.0) -> Request:
    return Request(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode(), delay)


def test_a_lane_is_sent_in_order_whichever_connections_are_free() -> None:
    paths = [f"/{number}" for number in range(20)]
    with server({path: [200] for path in paths}) as (port, asked):
        result = drive(port, [Lane(tuple(get(path) for path in paths))], 1, 5.0, b"200")
    assert asked == paths
    assert result.answered == len(result.latencies) == 20


def test_a_job_that_is_not_done_yet_is_waited_for_and_not_counted() -> None:
    with server({"/a": [200], "/b": [422, 422, 200]}) as (port, asked):
        result = drive(port, [Lane((get("/a"), get("/b", 0.01)))], 1, 5.0, b"200")
    assert asked == ["/a", "/b", "/b", "/b"]
    assert (result.answered, result.refused) == (2, 2)


def test_any_other_refusal_stops_the_measurement() -> None:
    with server({"/a": [500]}) as (port, _), pytest.raises(AssertionError, match="unexpected answer"):
        drive(port, [Lane((get("/a"),))], 1, 5.0, b"200")


def test_endless_lanes_end_with_the_time() -> None:
    with server({"/a": [200], "/b": [200]}) as (port, asked):
        result = drive(port, [Lane((get("/a"), get("/b")), endless=True)] * 2, 2, 0.2, b"200")
    assert result.seconds >= 0.2
    assert result.answered == len(asked) > 2
