"""A whole Wardbook in processes of its own, to be played against, stopped and killed."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cli.http_client import Client
from tests.conftest import free_port

ROOT = Path(__file__).parents[2]


class Wardbook:
    """`wardbook up` in a folder where everything it leaves can be seen."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.messages: list[str] = []
        for name in ("home", "tmp", "cwd"):
            (folder / name).mkdir(exist_ok=True)
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("WARDBOOK_")}
        self.environment = {
            **inherited,
            "PYTHONPATH": str(ROOT),
            "HOME": str(folder / "home"),
            "TMPDIR": str(folder / "tmp"),
            "WARDBOOK_DATA": str(self.data),
            "WARDBOOK_PORT": str(self.port),
            "WARDBOOK_WEB_WORKERS": "1",
            "WARDBOOK_RATE_LIMIT_PLAYERS": "off",
            "WARDBOOK_RATE_LIMIT_GAMES": "off",
            "WARDBOOK_COMMANDS_PER_SECOND": "off",
            "WARDBOOK_MAX_OPEN_GAMES": "off",
            "WARDBOOK_LOG_LEVEL": "warning",
            **settings,
        }
        self.process: subprocess.Popen[str] | None = None
        self._clients: list[Client] = []

    def command(self, *arguments: str) -> list[str]:
        """A command line of Wardbook."""
        return [sys.executable, "-m", "cli.main", *arguments]

    def run(self, *arguments: str, **settings: str) -> "subprocess.CompletedProcess[str]":
        """Run a command to its end."""
        return subprocess.run(
            self.command(*arguments),
            env={**self.environment, **settings},
            cwd=self.folder / "cwd",
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    def start(self) -> None:
        """Start everything and wait until it says that it listens."""
        self.process = subprocess.Popen(
            self.command("up"),
            env=self.environment,
            cwd=self.folder / "cwd",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        said = threading.Event()
        threading.Thread(target=self._listen, args=(said,), daemon=True).start()
        assert said.wait(60), "".join(self.messages)
        assert any("Wardbook listens" in line for line in self.messages), "".join(self.messages)

    def _listen(self, said: threading.Event) -> None:
        assert self.process
        assert self.process.stdout
        for line in self.process.stdout:
            self.messages.append(line)
            if "Wardbook listens" in line:
                said.set()
        said.set()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """End the supervisor and wait for it; its exit status."""
        assert self.process
        assert self.process.stdout
        self.process.send_signal(number)
        status = self.process.wait(timeout=30)
        eventually(lambda: not self.processes())
        self.process.stdout.close()
        return status

    def close(self) -> None:
        """Leave nothing running, whatever happened."""
        for client in self._clients:
            client.close()
        if self.process and self.process.poll() is None:
            self.stop()
        for pid in self.processes():
            os.kill(pid, signal.SIGKILL)

    def pids(self) -> dict[str, int]:
        """The parts that run, as the supervisor tells."""
        try:
            found: dict[str, int] = json.loads((self.data / "pids.json").read_text())
        except FileNotFoundError:
            return {}
        return found

    def processes(self) -> list[int]:
        """Every process that was started for this folder, found without asking the supervisor."""
        mark = f"WARDBOOK_DATA={self.data}".encode()
        return [pid for pid in map(int, filter(str.isdigit, os.listdir("/proc"))) if _has(pid, mark)]

    def leftovers(self) -> list[Path]:
        """Files outside the data folder that should not be there."""
        return [path for name in ("home", "tmp", "cwd") for path in (self.folder / name).rglob("*")]

    def redis_url(self) -> str:
        """The address of the embedded Redis."""
        return (self.data / "redis" / "url").read_text()

    def client(self, key: str | None = None) -> Client:
        """An HTTP client."""
        self._clients.append(Client(self.url, key))
        return self._clients[-1]

    def player(self, name: str) -> tuple[Client, dict[str, Any]]:
        """A new player's client, and who they are."""
        made = self.client().post("/v1/players", {"name": name}).body
        return self.client(made["key"]), made


@contextmanager
def in_a_new_folder(**settings: str) -> Iterator[Wardbook]:
    """A Wardbook that is stopped in the end, and must leave nothing outside its data folder."""
    with TemporaryDirectory(prefix="wardbook-e2e-") as folder:
        running = Wardbook(Path(folder).resolve(), **settings)
        try:
            yield running
        finally:
            running.close()
        assert running.processes() == []
        assert running.leftovers() == []


def _has(pid: int, mark: bytes) -> bool:
    try:
        return mark in Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    except OSError:
        return False


def children_of(pid: int) -> list[int]:
    """The processes that a process started."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except FileNotFoundError:
        return []


def eventually(holds: Callable[[], object], seconds: float = 60, why: str = "it never came about") -> None:
    """Wait until something holds."""
    give_up = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < give_up, why
        time.sleep(0.05)
