"""Runs an audit in a child process, so that no file can use more time or memory than allowed."""

import os
import signal
import subprocess
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import BinaryIO, cast

import msgspec

from events.audit.sandbox import OUT_OF_MEMORY, Limits
from events.audit.verdict import Verdict

AUDIT_COMMAND: tuple[str, ...] = ("-m", "events.bundle.audit")
"""The arguments of Python that start the audit."""

_ROOT = Path(__file__).parents[2]
_ENVIRONMENT = (
    "PATH",
    "PYTHONPATH",
    "PYTHONHOME",
    "PYTHONDONTWRITEBYTECODE",
    "LD_LIBRARY_PATH",
    "LANG",
    "LC_ALL",
)
_OUT_OF_TIME_OR_MEMORY = (-signal.SIGKILL, -signal.SIGXCPU, -signal.SIGABRT, OUT_OF_MEMORY)


class LimitExceeded(Exception):  # noqa: N818 - a result
    """The audit needed more time or memory than allowed, so there is no verdict."""


def audit_in_subprocess(
    export: bytes | BinaryIO,
    trusted: Collection[str],
    limits: Limits,
    *,
    auditor: Sequence[str] = AUDIT_COMMAND,
    timeout: float | None = None,
    progress: bool = False,
    processes: int | None = None,
    bots: bool = False,
) -> Verdict:
    """The verdict on a file, or LimitExceeded. `progress` prints the progress to standard error, `bots`
    computes the choices of bots again.

    The audit of a bundle uses so many processes, or one for each processor. Each has the limits.
    """
    arguments = [*auditor, *arguments_of(limits, trusted), *(["--progress"] if progress else [])]
    arguments += [f"--processes={processes}"] if processes else []
    arguments += ["--bots"] if bots else []
    return msgspec.json.decode(run_in_subprocess(arguments, export, timeout), type=Verdict)


def arguments_of(limits: Limits, trusted: Collection[str]) -> list[str]:
    """The limits and the trusted keys as arguments of the child process."""
    return [*map(str, limits), *(f"--key={key}" for key in trusted)]


def run_in_subprocess(arguments: Sequence[str], export: bytes | BinaryIO, timeout: float | None) -> bytes:
    """What Python with these arguments prints about an export, or LimitExceeded.

    The child process never outlives this call. `timeout` is in seconds.
    """
    try:
        ended = subprocess.run(  # noqa: S603 - our own module, and keys that we checked
            [sys.executable, *arguments],
            **({"input": export} if isinstance(export, bytes) else {"stdin": export}),
            stdout=subprocess.PIPE,
            timeout=timeout,
            check=False,
            cwd=_ROOT,
            # The child reads an untrusted file, so it gets no secrets from the environment.
            env={name: os.environ[name] for name in _ENVIRONMENT if name in os.environ},
        )
    except subprocess.TimeoutExpired:
        raise LimitExceeded from None
    if ended.returncode in _OUT_OF_TIME_OR_MEMORY:
        raise LimitExceeded
    if ended.returncode:
        raise ChildProcessError(
            f"the audit crashed (status {ended.returncode}); this says nothing of the file"
        )
    return cast("bytes", ended.stdout)
