"""The servers that are measured: Wardbook as `wardbook up` runs it, and the bare app."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import redis

from bench.servers.bare_app import PAYLOAD
from bench.servers.cpu_time import process_ids
from cli.run.embedded_redis import free_port, prepare_redis, running_url
from cli.run.processes import spawn, stop

PATIENCE = 60.0
CONFIGURATION = Path(__file__).parents[2] / "service" / "http" / "gunicorn.conf.py"
UNLIMITED = {
    "WARDBOOK_RATE_LIMIT_PLAYERS": "off",
    "WARDBOOK_RATE_LIMIT_GAMES": "off",
    "WARDBOOK_COMMANDS_PER_SECOND": "off",
    "WARDBOOK_MAX_OPEN_GAMES": "off",
    "WARDBOOK_MAX_STORED_MB": "off",
}


class Server(NamedTuple):
    """A server's port and Redis (both on loopback), and its processes by name."""

    port: int
    redis_url: str
    pids: dict[str, int]

    @property
    def url(self) -> str:
        """The base URL for clients."""
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def wardbook(web_workers: int | None = None, workers: int | None = None) -> Iterator[Server]:
    """Run a whole service with its own data: Redis, web, workers and dispatcher."""
    with TemporaryDirectory(prefix="wardbook-bench-") as folder, ExitStack() as stack:
        port = free_port()
        settings = {"WARDBOOK_DATA": folder, "WARDBOOK_LOG_LEVEL": "warning", **UNLIMITED}
        if web_workers:
            settings["WARDBOOK_WEB_WORKERS"] = str(web_workers)
        if workers:
            settings["WARDBOOK_WORKERS"] = str(workers)
        process = start([sys.executable, "-m", "cli.main", "up"], port, settings)
        stack.callback(stop, [process], 20.0)
        until_answered(port, process)
        yield Server(port, running_url(Path(folder) / "redis"), process_ids(Path(folder)))


@contextmanager
def bare(size: int) -> Iterator[Server]:
    """Run the bare app with the same Redis settings, under gunicorn's own gevent worker."""
    with TemporaryDirectory(prefix="wardbook-bare-") as folder, ExitStack() as stack:
        url, database = stack.enter_context(redis_server(Path(folder)))
        port = free_port()
        # The worker that people take who write no server of their own, so that ours cannot raise its own bar.
        options = ("--config", str(CONFIGURATION), "--worker-class", "gevent")
        command = [sys.executable, "-m", "gunicorn", *options, "bench.servers.bare_app:create()"]
        process = start(command, port, {"WARDBOOK_REDIS_URL": url, PAYLOAD: str(size), "TMPDIR": folder})
        stack.callback(stop, [process], 5.0)
        until_answered(port, process)
        yield Server(port, url, {"redis": database, "web": process.pid})


@contextmanager
def redis_server(folder: Path) -> Iterator[tuple[str, int]]:
    """Run a Redis with the settings of `wardbook up`, and yield its URL and process ID."""
    own = prepare_redis(folder / "redis")
    database = spawn(own.command, os.environ)
    try:
        _until_pinged(own.url)
        yield own.url, database.pid
    finally:
        stop([database], 5.0)


@contextmanager
def web(redis_url: str) -> Iterator[tuple[int, int]]:
    """Run one web process on an existing Redis, and yield its port and process ID."""
    with TemporaryDirectory(prefix="wardbook-web-") as folder, ExitStack() as stack:
        port = free_port()
        options = ("--config", str(CONFIGURATION))
        command = [sys.executable, "-m", "gunicorn", *options, "service.http.wsgi:create()"]
        chosen = {
            "WARDBOOK_REDIS_URL": redis_url,
            "WARDBOOK_WEB_WORKERS": "1",
            "WARDBOOK_LOG_LEVEL": "warning",
        }
        process = start(command, port, {**chosen, "TMPDIR": folder})
        stack.callback(stop, [process], 5.0)
        until_answered(port, process)
        (worker,) = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        yield port, int(worker)


def start(command: list[str], port: int, settings: dict[str, str]) -> "subprocess.Popen[bytes]":
    """Start a server with these settings only."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("WARDBOOK_")}
    where = {"WARDBOOK_HOST": "127.0.0.1", "WARDBOOK_PORT": str(port)}
    # Standard output is for the table.
    return spawn(["/bin/sh", "-c", 'exec "$0" "$@" >/dev/null', *command], {**kept, **where, **settings})


def until_answered(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until the server responds."""
    # Imported here, because the load generator's process does not need it.
    from http.client import HTTPConnection, HTTPException  # noqa: PLC0415

    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up and process.poll() is None:
        connection = HTTPConnection("127.0.0.1", port, timeout=2)
        try:
            connection.request("GET", "/readyz")
            if connection.getresponse().status in (200, 404):
                return
        except (OSError, HTTPException):
            pass
        finally:
            connection.close()
        time.sleep(0.1)
    raise TimeoutError("a server that should be measured did not start")


def _until_pinged(url: str) -> None:
    give_up = time.monotonic() + PATIENCE
    with redis.Redis.from_url(url, socket_timeout=2) as client:
        while True:
            try:
                client.ping()
            except redis.RedisError:
                if time.monotonic() > give_up:
                    raise
                time.sleep(0.05)
            else:
                return
