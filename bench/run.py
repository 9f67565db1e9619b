"""A benchmark run: full or quick (a tenth of the time), with progress output."""

import sys
import time
from typing import NamedTuple


class LeftOutError(Exception):
    """This machine lacks something that a measurement needs."""


class Run(NamedTuple):
    """The run that a measurement is part of."""

    name: str
    quick: bool = False
    started: float = 0.0

    def seconds(self, full: float) -> float:
        """Return the time to spend, for a full run's time."""
        return full / 10 if self.quick else full

    def count(self, full: int) -> int:
        """Return the number of repetitions, for a full run's number."""
        return max(full // 10, 1) if self.quick else full

    def say(self, text: str) -> None:
        """Print progress to standard error."""
        passed = time.monotonic() - self.started
        print(f"[{passed:5.1f} s] {self.name}: {text}", file=sys.stderr, flush=True)
