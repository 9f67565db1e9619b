"""A web process in reserve serves if the others do not."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.service.http.test_gunicorn import ROOT, Server, running
from tests.service.http.test_uploads import children

ESTABLISHED = "01"


@pytest.fixture
def server(redis_url: str, tmp_path: Path) -> Iterator[Server]:
    """A service with one active web process and one in reserve."""
    yield from running(redis_url, tmp_path, WARDBOOK_WEB_WORKERS="2", WARDBOOK_WEB_ACTIVE="1")


def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def clients(server: Server, process: int) -> int:
    """The number of connections that a process has accepted and not closed."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    served = {row[9] for row in rows if row[1].endswith(f":{server.port:04X}") and row[3] == ESTABLISHED}
    links = [os.readlink(path) for path in Path(f"/proc/{process}/fd").iterdir() if path.is_symlink()]
    return sum(link.removeprefix("socket:[").removesuffix("]") in served for link in links)


def shares(server: Server, *processes: int) -> list[int]:
    """How many of 20 new connections each process takes."""
    with ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        until(lambda: sum(clients(server, process) for process in processes) == 20)
        return [clients(server, process) for process in processes]


def test_a_process_in_reserve_serves_only_while_the_active_one_hangs(server: Server) -> None:
    active, reserve = sorted(children(server.process.pid))
    until(lambda: shares(server, active, reserve) == [20, 0])  # both take a moment to start
    os.kill(active, signal.SIGSTOP)
    try:
        assert server.call("GET", "/healthz")[0] == 200
    finally:
        os.kill(active, signal.SIGCONT)


def test_what_takes_the_place_of_the_active_process_is_active(server: Server) -> None:
    active, reserve = sorted(children(server.process.pid))
    os.kill(active, signal.SIGKILL)
    until(lambda: active not in children(server.process.pid) and len(children(server.process.pid)) == 2)
    (successor,) = set(children(server.process.pid)) - {reserve}
    until(lambda: shares(server, successor, reserve) == [20, 0])


def test_processes_that_a_sighup_starts_have_the_numbers_of_those_that_it_ends() -> None:
    hooks = """
import runpy
from types import SimpleNamespace
conf = runpy.run_path("service/http/gunicorn.conf.py")
server = SimpleNamespace(WORKERS={})
def fork(process):
    worker = server.WORKERS[process] = SimpleNamespace(number=-2)
    conf["pre_fork"](server, worker)
    return worker.number
print(fork(1), fork(2))
conf["on_reload"](server)
print(fork(3), fork(4))
"""
    command = [sys.executable, "-c", hooks]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ended.stdout == "0 1\n0 1\n"


def test_after_sighup_new_processes_serve(server: Server) -> None:
    old = set(children(server.process.pid))
    os.kill(server.process.pid, signal.SIGHUP)
    until(lambda: len(children(server.process.pid)) == 2 and old.isdisjoint(children(server.process.pid)))
    active, reserve = sorted(children(server.process.pid))
    until(lambda: shares(server, active, reserve) == [20, 0])
