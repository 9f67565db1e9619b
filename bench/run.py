"""How a run is made: in full or in a tenth of the time, and always telling how far it is."""

import sys
import time
from typing import NamedTuple


class Run(NamedTuple):
    """What a measurement needs to know about the run it is part of."""

    name: str
    quick: bool = False
    started: float = 0.0

    def seconds(self, full: float) -> float:
        """How long something may take."""
        return full / 10 if self.quick else full

    def count(self, full: int) -> int:
        """How often something is done."""
        return max(full // 10, 1) if self.quick else full

    def say(self, text: str) -> None:
        """Show progress."""
        passed = time.monotonic() - self.started
        print(f"[{passed:5.1f} s] {self.name}: {text}", file=sys.stderr, flush=True)
