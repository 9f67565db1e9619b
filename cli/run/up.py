"""`wardbook up`: Redis, web, workers and dispatcher on one machine, under one supervisor."""

import fcntl
import http.client
import os
import shutil
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path

import redis

from cli.run.embedded_redis import Unusable, prepare
from cli.run.supervisor import Part, Supervisor
from events.settings import Settings

START_TIME = 120.0
ATTEMPTS = 5
"""How often a part may die before the service was ready once."""
LOCK_TIME = 3.0
"""How long the Redis of a killed run may take to end."""


def up(settings: Settings) -> int:
    """Run everything until asked to stop; the exit status says whether it ever served."""
    data = Path(settings.data)
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = _lock(data)
    try:
        _check_port(settings)
        own = prepare(data / "redis", settings.redis_server) if settings.embedded else None
        scratch = _scratch(data)
        environment = {**os.environ, "TMPDIR": str(scratch)}
        if own:
            environment["WARDBOOK_REDIS_URL"] = own.url
        supervisor = Supervisor(data / "pids.json", environment)
        supervisor.catch_signals()
        try:
            if own:
                # The server keeps the lock as well: two servers must never write the same files.
                supervisor.start(Part("redis", own.command, keep=(lock,), last=True))
                _until(supervisor, lambda: _answers(own.url), "Redis")
            return _serve(settings, supervisor)
        finally:
            supervisor.stop()
            shutil.rmtree(scratch, ignore_errors=True)
            print("Wardbook has stopped", flush=True)
    finally:
        os.close(lock)


def _serve(settings: Settings, supervisor: Supervisor) -> int:
    if supervisor.stopping:
        return 0
    for part in _own_parts(settings):
        supervisor.start(part)
    _until(supervisor, lambda: _ready(settings), "the service")
    if not supervisor.stopping:
        print(f"Wardbook listens on http://{_shown(settings.host)}:{settings.port}", flush=True)
    supervisor.run()
    return 0


def _until(supervisor: Supervisor, ready: Callable[[], bool], what: str) -> None:
    """Go on once something is ready or somebody asks to stop; refuse to wait for ever."""
    give_up = time.monotonic() + START_TIME
    supervisor.run(until=lambda: ready() or time.monotonic() > give_up, attempts=ATTEMPTS)
    if time.monotonic() > give_up:
        raise Unusable(f"{what} was not ready after {START_TIME:.0f} seconds")


def _own_parts(settings: Settings) -> list[Part]:
    wardbook = [sys.executable, "-m", "cli.main"]
    return [
        Part("web", [*wardbook, "web"]),
        *(Part(f"worker-{number}", [*wardbook, "worker"]) for number in range(1, settings.workers + 1)),
        Part("dispatcher", [*wardbook, "dispatcher"]),
    ]


def _scratch(data: Path) -> Path:
    """An empty folder for what the parts need only while they run; a killed part cannot tidy up itself."""
    scratch = (data / "tmp").resolve()
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(mode=0o700)
    return scratch


def _lock(data: Path) -> int:
    """Hold the data folder for this run; whoever is killed releases it."""
    lock = os.open(data / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    give_up = time.monotonic() + LOCK_TIME
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > give_up:
                holder = os.pread(lock, 32, 0).decode() or "unknown"
                os.close(lock)
                raise Unusable(
                    f"another `wardbook up` (process {holder}) uses {data}; "
                    "stop it, or set WARDBOOK_DATA to another folder"
                ) from None
            time.sleep(0.1)
        else:
            os.ftruncate(lock, 0)
            os.pwrite(lock, str(os.getpid()).encode(), 0)
            return lock


def _check_port(settings: Settings) -> None:
    host = settings.host.strip("[]")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, settings.port), family=family).close()
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise Unusable(
            f"cannot listen on {where} ({error.strerror}); set WARDBOOK_HOST or WARDBOOK_PORT"
        ) from None


def _answers(url: str) -> bool:
    client = redis.Redis.from_url(url, socket_timeout=2)
    try:
        return bool(client.ping())
    except redis.RedisError:
        return False
    finally:
        client.close()


def _ready(settings: Settings) -> bool:
    connection = http.client.HTTPConnection(_shown(settings.host).strip("[]"), settings.port, timeout=2)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _shown(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "[::]": "[::1]"}.get(host, host)  # noqa: S104
