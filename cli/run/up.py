"""`wardbook up`: runs Redis, web, workers and dispatcher on one machine under one supervisor."""

import fcntl
import http.client
import os
import shutil
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import redis

from cli.output import CliError
from cli.run.embedded_redis import prepare_redis
from cli.run.supervisor import ProcessSpec, Supervisor
from events.settings import OFF, Settings, archive_location

START_TIMEOUT = 120.0
MAX_EXITS = 5
"""How often a process may end before the service is ready for the first time."""
LOCK_TIMEOUT = 3.0
"""How long to wait for the lock of a previous run, whose Redis may still be ending."""


def up(settings: Settings) -> int:
    """Run everything until asked to stop."""
    data = Path(settings.data)
    with _one_line_errors(data):
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = _lock(data)
    try:
        _check_port(settings)
        with _one_line_errors(data):
            own = prepare_redis(data / "redis", settings.redis_server) if settings.embedded_redis else None
            scratch = _scratch(data)
        environment = {**os.environ, "TMPDIR": str(scratch)}
        environment["WARDBOOK_ARCHIVE_URL"] = archive_location(settings) or OFF
        if own:
            environment["WARDBOOK_REDIS_URL"] = own.url
        supervisor = Supervisor(data / "pids.json", environment)
        supervisor.catch_signals()
        try:
            if own:
                # The server holds the lock too: two servers must never write the same files.
                supervisor.start(ProcessSpec("redis", own.command, keep_fds=(lock,), stop_last=True))
                _wait_until(supervisor, lambda: _redis_answers(own.url), "Redis")
            return _serve(settings, supervisor)
        finally:
            supervisor.stop()
            shutil.rmtree(scratch, ignore_errors=True)
            _say("Wardbook has stopped")
    finally:
        os.close(lock)


@contextmanager
def _one_line_errors(folder: Path) -> Iterator[None]:
    """Report in one line that the folder cannot be written, as when the disk is full."""
    try:
        yield
    except OSError as error:
        raise CliError(f"cannot write to {folder}: {error.strerror}") from None


def _serve(settings: Settings, supervisor: Supervisor) -> int:
    if supervisor.stopping:
        return 0
    for spec in _own_processes(settings):
        supervisor.start(spec)
    _wait_until(supervisor, lambda: _is_ready(settings), "the service")
    if not supervisor.stopping:
        _say(f"Wardbook listens on http://{_reachable(settings.host)}:{settings.port}")
    supervisor.run()
    return 0


def _wait_until(supervisor: Supervisor, ready: Callable[[], bool], what: str) -> None:
    """Run the supervisor until something is ready or it is asked to stop; fail after a timeout."""
    deadline = time.monotonic() + START_TIMEOUT
    supervisor.run(until=lambda: ready() or time.monotonic() > deadline, max_exits=MAX_EXITS)
    if time.monotonic() > deadline:
        raise CliError(f"{what} was not ready after {START_TIMEOUT:.0f} seconds; see the messages above")


def _say(line: str) -> None:
    """Print a line, if the output is not a file on a full disk."""
    with suppress(OSError):
        print(line, flush=True)


def _own_processes(settings: Settings) -> list[ProcessSpec]:
    wardbook = [sys.executable, "-m", "cli.main"]
    return [
        ProcessSpec("web", [*wardbook, "web"]),
        *(
            ProcessSpec(f"worker-{number}", [*wardbook, "worker", *_metrics_port(settings, number)])
            for number in range(1, settings.workers + 1)
        ),
        ProcessSpec("dispatcher", [*wardbook, "dispatcher"]),
    ]


def _metrics_port(settings: Settings, number: int) -> list[str]:
    """The option for a worker's own port: the dispatcher has the one that is set, workers those after it."""
    return ["--metrics-port", str(settings.metrics_port + number)] if settings.metrics_port else []


def _scratch(data: Path) -> Path:
    """An empty folder for temporary files, emptied at every start as killed processes leave theirs."""
    scratch = (data / "tmp").resolve()
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(mode=0o700)
    return scratch


def _lock(data: Path) -> int:
    """Lock the data folder. The lock ends with the processes that hold it."""
    lock = os.open(data / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    deadline = time.monotonic() + LOCK_TIMEOUT
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > deadline:
                holder = os.pread(lock, 32, 0).decode() or "unknown"
                os.close(lock)
                raise CliError(
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
        raise CliError(
            f"cannot listen on {where} ({error.strerror}); set another WARDBOOK_HOST or WARDBOOK_PORT"
        ) from None


def _redis_answers(url: str) -> bool:
    client = redis.Redis.from_url(url, socket_timeout=2)
    try:
        return bool(client.ping())
    except redis.RedisError:
        return False
    finally:
        client.close()


def _is_ready(settings: Settings) -> bool:
    connection = http.client.HTTPConnection(_reachable(settings.host).strip("[]"), settings.port, timeout=2)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _reachable(host: str) -> str:
    """The host to connect to: loopback if the service listens on all addresses."""
    return {"0.0.0.0": "127.0.0.1", "[::]": "[::1]"}.get(host, host)  # noqa: S104
