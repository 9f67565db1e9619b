"""The audit in a process of its own, which no file can make take more than it is given."""

import os
import signal
import subprocess
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec

from events.audit.sandbox import EXCEEDED, Limits
from events.audit.verdict import Verdict

AUDITOR: tuple[str, ...] = ("-m", "events.audit")
"""What Python is told to run."""

_ROOT = Path(__file__).parents[2]
_NEEDED = ("PATH", "PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "LD_LIBRARY_PATH", "LANG", "LC_ALL")
_OUT_OF_TIME_OR_MEMORY = (-signal.SIGKILL, -signal.SIGXCPU, -signal.SIGABRT, EXCEEDED)


class LimitExceeded(Exception):  # noqa: N818 - an answer
    """The audit needed more than it may take, so there is no verdict."""


def audit_in_subprocess(
    export: bytes | BinaryIO,
    trusted: Collection[str],
    limits: Limits,
    *,
    auditor: Sequence[str] = AUDITOR,
    patience: float | None = None,
    progress: bool = False,
) -> Verdict:
    """The verdict on an export, or Exceeded; the process is gone afterwards, whatever happens.

    `patience` are the seconds to wait for it, `progress` lets it tell on a terminal how far it is.
    """
    given = [*map(str, limits), *(["--progress"] if progress else []), *trusted]
    try:
        ended = subprocess.run(  # noqa: S603 - our own module, and keys that we checked
            [sys.executable, *auditor, *given],
            **({"input": export} if isinstance(export, bytes) else {"stdin": export}),
            stdout=subprocess.PIPE,
            timeout=patience,
            check=False,
            cwd=_ROOT,
            # Keys and addresses are nothing that a file should come near.
            env={name: os.environ[name] for name in _NEEDED if name in os.environ},
        )
    except subprocess.TimeoutExpired:
        raise LimitExceeded from None
    if ended.returncode in _OUT_OF_TIME_OR_MEMORY:
        raise LimitExceeded
    if ended.returncode:
        said = f"the audit failed with status {ended.returncode}, which says nothing of the file"
        raise ChildProcessError(said)
    return msgspec.json.decode(ended.stdout, type=Verdict)
