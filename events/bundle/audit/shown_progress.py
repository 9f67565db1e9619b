"""Shows how far an audit is, in one line that is written anew."""

from collections.abc import Callable
from time import monotonic
from typing import TextIO

from events.bundle.audit.audit_tasks import Progress

INTERVAL = 0.5
"""Seconds between two messages."""


class ShownProgress:
    """Progress on a stream; nowhere without one."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self._ticks = 0
        self._shown = monotonic()

    def tick(self) -> None:
        """Count half of the work on a record: it is read, and it is checked."""
        self._ticks += 1
        self._show(lambda: f"{self._ticks // 2} records")

    def bundle(self, progress: Progress) -> None:
        """Show how far the audit of a bundle is."""
        self._show(lambda: f"{progress.records} records of the tournament and {progress.games} games")

    def _show(self, text: Callable[[], str]) -> None:
        if self._stream and monotonic() - self._shown >= INTERVAL:
            self._shown = monotonic()
            print(f"\r{text()} ...\r", end="", file=self._stream, flush=True)
