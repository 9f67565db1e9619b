"""Uploads to the service as it runs: nobody else waits for them, and nothing is left of them."""

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import redis

from tests.service.http.test_gunicorn import Server, running

HELD = "tests.service.http.held:app"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the service that the tests share."""
    return tmp_path_factory.mktemp("held")


@pytest.fixture(scope="module")
def held(redis_url: str, folder: Path) -> Iterator[Server]:
    """One process of the service, whose audits wait until the file `go` is there."""
    yield from running(redis_url, folder, app=HELD, WARDBOOK_WEB_WORKERS="1")


@pytest.fixture
def own(redis_url: str, client: redis.Redis, tmp_path: Path) -> Iterator[Server]:
    """The same, to be stopped by a test, with little time to finish what it does."""
    yield from running(redis_url, tmp_path, "--graceful-timeout=2", app=HELD, WARDBOOK_WEB_WORKERS="1")


def children(process: int) -> list[int]:
    """The processes that a process has started, dead ones that nobody waited for among them."""
    listed = [Path(f"/proc/{process}/task/{task}/children") for task in os.listdir(f"/proc/{process}/task")]
    return [int(child) for path in listed for child in path.read_text().split()]


def wait_for(file: Path) -> None:
    """Until there is such a file."""
    for _ in range(600):
        if file.exists():
            return
        time.sleep(0.05)
    raise AssertionError(f"no {file.name}")


def test_others_are_answered_while_an_audit_runs_and_nothing_is_left_of_it(
    held: Server, folder: Path
) -> None:
    (web,) = children(held.process.pid)
    head = b"POST /v1/audits HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
    with closing(held.raw(head + b"Content-Length: 2\r\nConnection: close\r\n\r\n{}")) as connection:
        wait_for(folder / "started")
        (auditor,) = children(web)
        assert held.call("GET", "/healthz")[0] == 200
        assert held.call("POST", "/v1/players", {"name": "Ann"})[0] == 201
        assert children(web) == [auditor]
        (folder / "go").touch()
        connection.settimeout(None)
        told = b""
        while part := connection.recv(65536):
            told += part
    assert told.startswith(b"HTTP/1.1 422")
    assert json.loads(told.partition(b"\r\n\r\n")[2])["code"] == "audit_limit_exceeded"
    assert children(web) == []


def test_an_audit_whose_web_process_stops_does_not_stay(own: Server, tmp_path: Path) -> None:
    head = b"POST /v1/audits HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
    (web,) = children(own.process.pid)
    with closing(own.raw(head + b"Content-Length: 2\r\n\r\n{}")):
        wait_for(tmp_path / "started")
        (auditor,) = children(web)
        own.process.send_signal(signal.SIGTERM)
        assert own.process.wait(30) == 0
    for _ in range(200):
        if not Path(f"/proc/{auditor}").exists():
            return
        time.sleep(0.1)
    raise AssertionError("the audit goes on")
