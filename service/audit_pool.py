"""Audits for callers: each in a process of its own, a bounded number at once, never longer than allowed."""

from collections.abc import Collection
from threading import BoundedSemaphore

from events.audit import Verdict
from events.audit.child_process import AUDITOR, LimitExceeded, audit_in_subprocess
from events.audit.sandbox import Limits
from service.responses.problems import Problem

LIMITS = Limits(seconds=10, megabytes=256, nice=10)
"""What the audit of a file may take; games of thousands of records need a quarter of it at most."""
PATIENCE = 60.0
"""Seconds to wait for a verdict: a busy machine lets an audit wait for its processor time."""
AT_ONCE = 2
"""Audits a web process runs at once; others wait for their turn."""
TURN = 30.0
"""Seconds to wait for a turn."""


class AuditPool:
    """Those who audit; under gevent everybody else is served while they do."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.free = BoundedSemaphore(at_once)
        self.auditor = AUDITOR

    def judge(self, export: bytes, trusted: Collection[str]) -> Verdict:
        """The verdict on an export; a problem when it takes too much or all judges stay busy."""
        if not self.free.acquire(timeout=TURN):
            raise _busy()
        try:
            return audit_in_subprocess(export, trusted, LIMITS, auditor=self.auditor, patience=PATIENCE)
        except LimitExceeded:
            raise Problem("audit_too_long", seconds=LIMITS.seconds) from None
        except ChildProcessError:
            raise
        except OSError:  # the machine has no room for another process
            raise _busy() from None
        finally:
            self.free.release()


def _busy() -> Problem:
    return Problem("too_many_requests", "Too many audits are running.", {"Retry-After": "30"})
