"""Runs audits for callers: each in a subprocess with limits, and only a few at a time."""

from collections.abc import Collection
from threading import BoundedSemaphore

from events.audit import Verdict
from events.audit.child_process import AUDIT_COMMAND, LimitExceeded, audit_in_subprocess
from events.audit.sandbox import Limits
from service.responses.problems import Problem

LIMITS = Limits(seconds=20, megabytes=512, nice=10)
"""What one audit may use. The longest game, of 10,000 records, may need half of the time."""
AUDIT_TIMEOUT = 90.0
"""Seconds to wait for a verdict; on a busy machine an audit waits for processor time."""
MAX_AUDITS = 2
"""Audits that one web process runs at the same time; more wait for a free slot."""
SLOT_TIMEOUT = 30.0
"""Seconds to wait for a free slot."""


class AuditPool:
    """The audit slots of one web process. Under gevent other requests are served while an audit runs."""

    def __init__(self, max_audits: int = MAX_AUDITS) -> None:
        self.slots = BoundedSemaphore(max_audits)
        self.auditor = AUDIT_COMMAND

    def audit(self, export: bytes, trusted: Collection[str]) -> Verdict:
        """Return the verdict on an export; a problem if it exceeds its limits or no slot becomes free."""
        if not self.slots.acquire(timeout=SLOT_TIMEOUT):
            raise _busy()
        try:
            return audit_in_subprocess(export, trusted, LIMITS, auditor=self.auditor, timeout=AUDIT_TIMEOUT)
        except LimitExceeded:
            raise Problem("audit_limit_exceeded", seconds=LIMITS.seconds) from None
        except ChildProcessError:
            raise
        except OSError:  # the system cannot start another process
            raise _busy() from None
        finally:
            self.slots.release()


def _busy() -> Problem:
    return Problem("too_many_requests", "Too many audits are running.", {"Retry-After": "30"})
