"""The folder of Prometheus' files: in memory, as a write to a mapped file on a full disk kills a process."""

import fcntl
import os
import shutil
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")  # noqa: S108 - only for a folder with a random name that its owner alone may read
PREFIX = "wardbook-metrics-"


def create_metrics_folder(memory: Path = MEMORY) -> Path:
    """Create an empty folder, in `memory` where the system has it, and delete those of killed processes.

    A process that asks again, because gunicorn reloads its settings, gets the folder it has. This process
    and those it forks hold a lock on the folder, so that nobody else deletes it.
    """
    parent = memory if os.access(memory, os.W_OK) else Path(tempfile.gettempdir())
    for left in parent.glob(f"{PREFIX}*"):
        if (lock := _lock(left)) is not None:
            shutil.rmtree(left, ignore_errors=True)
            os.close(lock)
    if own := next(parent.glob(f"{PREFIX}{os.getpid()}-*"), None):
        return own
    # It is renamed after it is locked: until then nobody may take it for that of a killed process.
    fresh = Path(tempfile.mkdtemp(prefix="wardbook-new-", dir=parent))
    _lock(fresh)
    return fresh.rename(fresh.with_name(f"{PREFIX}{os.getpid()}-{fresh.name.rpartition('-')[2]}"))


def _lock(folder: Path) -> int | None:
    """Lock a folder until the returned file descriptor is closed; None if another process holds the lock."""
    try:
        lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError:
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        return None
    return lock
