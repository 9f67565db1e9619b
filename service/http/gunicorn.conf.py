# ruff: noqa: N999 - gunicorn looks for this name
"""gunicorn's configuration. The limits on requests and connections are in service/server/."""

import contextlib
import os
import resource
import shutil
import signal
import sys
from typing import Any

from gunicorn.systemd import sd_notify  # type: ignore[import-untyped]

from events.settings import from_environment
from service.monitoring.metrics_folder import create_metrics_folder
from service.server.process_numbers import REPLACED, free_number

_settings = from_environment()

bind = f"{_settings.host}:{_settings.port}"
worker_class = "service.server.web_worker.Worker"
workers = _settings.web_workers
timeout = 60
graceful_timeout = 10  # streams end within two seconds; only audits and slow readers take longer
accesslog = None
errorlog = "-"
loglevel = "warning"
logger_class = "service.monitoring.gunicorn_logger.JsonLogger"
proc_name = "wardbook"
control_socket_disable = True  # unused, and it would only add a way in

# Each connection needs an open file; many systems allow 1024 by default.
_FILES = _settings.max_connections + 2048
_soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
if _soft < _FILES and _soft != resource.RLIM_INFINITY:
    _most = _FILES if _hard == resource.RLIM_INFINITY else min(_FILES, _hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (_most, _hard))

# The Prometheus client reads this variable on its first import, in the workers.
_metrics = create_metrics_folder()
os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(_metrics)
worker_tmp_dir = str(_metrics)  # not on the disk, which may be full


def pre_exec(server: Any) -> None:
    """Start the next gunicorn on SIGUSR2 as this one was started: as a module.

    By its path, gunicorn's own folder `http` would hide Python's module of that name.
    """
    server.START_CTX["args"] = [sys.executable, "-m", "gunicorn", *sys.argv[1:]]


def pre_fork(server: Any, worker: Any) -> None:
    """Number the web processes, so that a new one takes the place of the one that has ended."""
    worker.number = free_number(other.number for other in server.WORKERS.values())


def on_reload(server: Any) -> None:
    """Let the processes that a SIGHUP starts have the numbers of those that it ends."""
    for old in server.WORKERS.values():
        old.number = REPLACED


def post_worker_init(worker: Any) -> None:
    """Stop the gunicorn that this one replaces, now that a process can serve in its place."""
    if old := os.environ.get("GUNICORN_PID"):
        sd_notify(f"MAINPID={worker.ppid}", worker.log)
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(old), signal.SIGTERM)


def child_exit(_server: Any, worker: Any) -> None:
    """Remove a dead worker from the gauges that count live workers only."""
    for left in _metrics.glob(f"gauge_live*_{worker.pid}.db"):
        left.unlink(missing_ok=True)


def on_exit(_server: Any) -> None:
    """Delete the metrics files."""
    shutil.rmtree(_metrics, ignore_errors=True)
