"""Child processes that end with their parent, each with everything it started."""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence

PR_SET_PDEATHSIG = 1


def spawn(
    command: Sequence[str], environment: Mapping[str, str], keep_fds: Sequence[int] = ()
) -> "subprocess.Popen[bytes]":
    """Start a command in its own process group. The kernel ends it when this process ends.

    The file descriptors in `keep_fds` stay open in the child, and so do their locks.
    """
    parent = os.getpid()
    prctl = ctypes.CDLL(None).prctl if sys.platform == "linux" else None

    def end_with_parent() -> None:
        if prctl is not None:
            prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
        if os.getppid() != parent:
            os._exit(1)

    return subprocess.Popen(  # noqa: S603
        command,
        env=dict(environment),
        stdin=subprocess.DEVNULL,
        start_new_session=True,
        pass_fds=keep_fds,
        # The supervisor has one thread, so running Python between fork and exec is safe.
        preexec_fn=end_with_parent,  # noqa: PLW1509
    )


def signal_group(process: "subprocess.Popen[bytes]", number: signal.Signals) -> None:
    """Send a signal to a child and everything it started, even if the child has ended."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)


def stop(processes: Sequence["subprocess.Popen[bytes]"], timeout: float) -> None:
    """Ask children to end, and kill those that have not ended after `timeout` seconds."""
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
    deadline = time.monotonic() + timeout
    for process in processes:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=max(0.0, deadline - time.monotonic()))
    for process in processes:
        signal_group(process, signal.SIGKILL)
        process.wait()
