"""Replacing the web processes while they serve: no connection is refused and no command is lost."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import pytest
import redis

from cli.http_client import Client
from tests.conftest import free_port
from tests.service.http.test_gunicorn import ROOT
from tests.service.server.serving import until

CONFIGURATION = ("-m", "gunicorn", "--config", "service/http/gunicorn.conf.py")


class Rolling:
    """A web server that replaces itself; whoever replaced it is found by asking."""

    def __init__(self, port: int, path: str) -> None:
        self.port = port
        self.path = path
        self.refused: list[BaseException] = []
        self.answers = 0
        self.enough = threading.Event()

    def ask(self) -> bytes:
        """The answer on a new connection."""
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=20)) as connection:
            connection.request("GET", self.path)
            response = connection.getresponse()
            assert response.status == 200
            return response.read()

    def keep_asking(self) -> None:
        """Ask on a new connection each time, until it is enough; keep what went wrong."""
        while not self.enough.is_set():
            try:
                self.ask()
                self.answers += 1
            except (OSError, HTTPException, AssertionError) as error:
                self.refused.append(error)
            time.sleep(0.005)


@contextmanager
def web(tmp_path: Path, arguments: tuple[str, ...], path: str, **changes: str) -> Iterator[Rolling]:
    """Start a web server and stop, in the end, all that came of it."""
    port = free_port()
    mark = {"WARDBOOK_DATA": str(tmp_path), "TMPDIR": str(tmp_path)}
    environment = {**os.environ, **mark, "WARDBOOK_PORT": str(port), "WARDBOOK_WEB_WORKERS": "1", **changes}
    with (tmp_path / "log").open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, *arguments], cwd=ROOT, env=environment, stdout=output, stderr=output
        )
    rolling = Rolling(port, path)
    try:
        until(lambda: _answers(rolling))
        yield rolling
    finally:
        rolling.enough.set()
        for pid in masters(tmp_path):
            os.kill(pid, signal.SIGTERM)
        process.wait(30)
        until(lambda: masters(tmp_path) == [])


def _answers(rolling: Rolling) -> bool:
    try:
        return bool(rolling.ask())
    except OSError:
        return False


def masters(tmp_path: Path) -> list[int]:
    """The gunicorns of a test: processes whose parent is none of them."""
    mark = f"WARDBOOK_DATA={tmp_path}".encode()
    found = dict[int, int]()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if mark in (stat.parent / "environ").read_bytes().split(b"\0"):
                found[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    return [pid for pid, parent in found.items() if parent not in found]


def replace(tmp_path: Path) -> None:
    """Send the signal and wait until only the new processes are left."""
    (old,) = masters(tmp_path)
    for attempt in range(600):
        if old not in masters(tmp_path):
            return
        if attempt % 30 == 0:  # a gunicorn that has just replaced another one ignores it for a second
            with suppress(ProcessLookupError):
                os.kill(old, signal.SIGUSR2)
        time.sleep(0.1)
    raise AssertionError("it was not replaced")


def test_a_signal_replaces_the_processes_and_refuses_nobody(tmp_path: Path) -> None:
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        arguments = (*CONFIGURATION, "tests.service.http.bare:app")
        with web(tmp_path, arguments, "/", NOTIFY_SOCKET=str(tmp_path / "notify")) as rolling:
            before = rolling.ask().split()
            asking = threading.Thread(target=rolling.keep_asking)
            asking.start()
            replace(tmp_path)
            after = rolling.ask().split()
            rolling.enough.set()
            asking.join(20)
            assert rolling.refused == []
            assert rolling.answers > 10
            assert not {*before} & {*after}
            assert masters(tmp_path) == [int(after[1])]
            systemd.settimeout(5)
            told = [systemd.recv(1000) for _ in range(3)]
            assert b"MAINPID=" + after[1] in told


@pytest.mark.soak
def test_a_version_that_does_not_start_replaces_nothing(tmp_path: Path) -> None:
    arguments = (*CONFIGURATION, f"--pythonpath={tmp_path}", "fragile:app")
    module = tmp_path / "fragile.py"
    module.write_text("from tests.service.http.bare import app as app\n")
    with web(tmp_path, arguments, "/") as rolling:
        before = rolling.ask()
        module.write_text("raise RuntimeError('broken')\n")
        os.kill(int(before.split()[1]), signal.SIGUSR2)
        until(lambda: "Worker failed to boot" in (tmp_path / "log").read_text())
        assert rolling.ask() == before


@pytest.mark.soak
def test_commands_are_neither_refused_nor_lost_while_the_service_is_replaced_ten_times(
    redis_url: str, client: redis.Redis, tmp_path: Path
) -> None:
    arguments = ("-m", "cli.main", "web")
    with web(tmp_path, arguments, "/readyz", WARDBOOK_REDIS_URL=redis_url) as rolling:
        url = f"http://127.0.0.1:{rolling.port}"
        player = _new_player(url, "Ann")
        game = player.post("/v1/games", {"title": "dice-hospital", "seats": [{}, {}]}).body["id"]
        asking = [threading.Thread(target=rolling.keep_asking) for _ in range(3)]
        confirmed: list[int] = []
        commanding = threading.Thread(target=_command, args=(url, game, rolling.enough, confirmed.append))
        for thread in (*asking, commanding):
            thread.start()
        for number in range(10):
            replace(tmp_path)
            print(
                f"replaced {number + 1} times, {rolling.answers} answers, {len(confirmed)} commands",
                flush=True,
            )
        rolling.enough.set()
        for thread in (*asking, commanding):
            thread.join(60)
        assert rolling.refused == []
        assert confirmed == list(range(2, len(confirmed) + 2)), "each command took effect once, in order"
        assert player.get(f"/v1/games/{game}")["version"] == confirmed[-1]
        player.close()


def _new_player(url: str, name: str) -> Client:
    with closing(Client(url)) as nobody:
        return Client(url, nobody.post("/v1/players", {"name": name}).body["key"])


def _command(url: str, game: str, enough: threading.Event, confirm: Callable[[int], Any]) -> None:
    """Join and leave until it is enough, slower than the limit of 50 commands a second."""
    player = _new_player(url, "Bob")
    while not enough.is_set():
        for kind in ("join", "leave"):
            confirm(player.post(f"/v1/games/{game}/commands", {"type": kind}).body["version"])
            time.sleep(0.03)
    player.close()
