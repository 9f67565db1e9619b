"""Runs audits for callers: each in a subprocess with limits, only a few at a time, one for each address."""

import tempfile
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import Condition

import msgspec

from events.audit import Verdict
from events.audit.child_process import (
    AUDIT_COMMAND,
    LimitExceeded,
    arguments_of,
    audit_in_subprocess,
    run_in_subprocess,
)
from events.audit.sandbox import Limits
from service.responses.problems import Problem

LIMITS = Limits(seconds=20, megabytes=512, nice=10)
"""What one audit may use. The longest game, of 10,000 records, may need half of the time."""
AUDIT_TIMEOUT = 90.0
"""Seconds to wait for a verdict; on a busy machine an audit waits for processor time."""
BUNDLE_LIMITS = Limits(seconds=300, megabytes=512, nice=10)
"""What the audit of a bundle may use: a second for each game, and some for pairing the rounds again."""
BUNDLE_TIMEOUT = 600.0
REPLAY_COMMAND: tuple[str, ...] = ("-m", "service.replays")
"""The arguments of Python that start an audit which also makes a replay."""
MAX_AUDITS = 2
"""Audits that one web process runs at the same time; more wait for a free slot."""
SLOT_TIMEOUT = 30.0
"""Seconds to wait for a free slot."""


class AuditPool:
    """The audit slots of one web process. Under gevent other requests are served while an audit runs."""

    def __init__(self, max_audits: int = MAX_AUDITS) -> None:
        self.max_audits = max_audits
        self.auditor = AUDIT_COMMAND
        self.replayer = REPLAY_COMMAND
        self.running: set[str] = set()
        """The addresses whose audits run."""
        self._waiting: list[str] = []
        self._changed = Condition()

    def audit(self, export: bytes, trusted: Collection[str], address: str) -> Verdict:
        """Return the verdict on an export; a problem if it exceeds its limits or no slot becomes free."""
        with self._limited(address, LIMITS):
            return audit_in_subprocess(
                export, trusted, LIMITS, auditor=self.auditor, timeout=AUDIT_TIMEOUT, processes=1
            )

    def audit_bundle(self, parts: Iterable[bytes], trusted: Collection[str], address: str) -> Verdict:
        """Return the verdict on a bundle, within larger limits; the same problems as `audit`.

        Its parts are taken once there is a slot, so that no more bundles are packed than audited.
        """
        with self._limited(address, BUNDLE_LIMITS), tempfile.TemporaryFile() as file:
            file.writelines(parts)
            file.seek(0)
            return audit_in_subprocess(
                file,
                trusted,
                BUNDLE_LIMITS,
                auditor=self.auditor,
                timeout=BUNDLE_TIMEOUT,
                processes=1,
            )

    def replay(
        self, export: bytes, trusted: Collection[str], address: str, options: Sequence[str]
    ) -> tuple[Verdict, bytes]:
        """Return the verdict on an export, and its replay as JSON; the same problems as `audit`."""
        arguments = [*self.replayer, *arguments_of(LIMITS, trusted), *options]
        with self._limited(address, LIMITS):
            printed = run_in_subprocess(arguments, export, AUDIT_TIMEOUT)
        verdict, _, replay = printed.partition(b"\n")
        return msgspec.json.decode(verdict, type=Verdict), replay

    @contextmanager
    def _limited(self, address: str, limits: Limits) -> Iterator[None]:
        with self._slot(address):
            try:
                yield
            except LimitExceeded:
                raise Problem("audit_limit_exceeded", seconds=limits.seconds) from None
            except ChildProcessError:
                raise
            except OSError:  # the system cannot start another process
                raise _busy() from None

    @contextmanager
    def _slot(self, address: str) -> Iterator[None]:
        """Hold a slot. An address has one at most, and after it lets all others go first."""
        deadline = time.monotonic() + SLOT_TIMEOUT
        with self._changed:
            self._waiting.append(address)
            try:
                while not self._is_next(address):
                    if not self._changed.wait(deadline - time.monotonic()):
                        raise _busy()
                self.running.add(address)
            finally:
                self._waiting.remove(address)
                self._changed.notify_all()
        try:
            yield
        finally:
            with self._changed:
                self.running.remove(address)
                self._waiting.sort(key=address.__eq__)  # stable: only this address moves to the end
                self._changed.notify_all()

    def _is_next(self, address: str) -> bool:
        """Return whether a slot is free for the address, and for nobody who came before it."""
        allowed = [waiting for waiting in dict.fromkeys(self._waiting) if waiting not in self.running]
        return address in allowed[: max(0, self.max_audits - len(self.running))]


def require_readable(verdict: Verdict) -> Verdict:
    """Return the verdict; a problem if the export cannot be read."""
    if verdict.verdict == "unreadable":
        raise unreadable_export(verdict)
    return verdict


def unreadable_export(verdict: Verdict) -> Problem:
    """Return the problem of an export that cannot be read, with what was found."""
    detail = f"The export cannot be read: {verdict.findings[0].detail}."
    return Problem("unreadable_export", detail, findings=msgspec.to_builtins(verdict.findings[:100]))


def _busy() -> Problem:
    return Problem("too_many_requests", "Too many audits are running.", {"Retry-After": "30"})
