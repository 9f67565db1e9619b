"""What a load test measures: when requests were answered, how long they took, which errors came."""

import math
import threading
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

SHARES = {"median": 0.5, "p95": 0.95, "p99": 0.99}


class Pace:
    """Lets callers through at most so often per second, whichever thread they are in."""

    def __init__(self, per_second: float) -> None:
        self._interval = 1 / per_second
        self._next = time.monotonic()
        self._lock = threading.Lock()

    def wait(self, stop: threading.Event) -> None:
        """Wait for the next turn, or until stopped."""
        with self._lock:
            now = time.monotonic()
            turn = self._next = max(now, self._next + self._interval)
        stop.wait(turn - now)


class Measured:
    """Counts of all threads together."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._began = time.monotonic()
        self.commands: list[float] = []
        """How long each accepted command took, in seconds."""
        self.reads: list[float] = []
        """How long each list of actions took."""
        self.errors: Counter[str] = Counter()
        """Problems by code; `connection` if there was no response."""
        self.games_over = 0

    def note_command(self, seconds: float) -> None:
        """Count an accepted command."""
        with self._lock:
            self.commands.append(seconds)

    def note_read(self, seconds: float) -> None:
        """Count a list of actions."""
        with self._lock:
            self.reads.append(seconds)

    def note_error(self, code: str) -> None:
        """Count a problem."""
        with self._lock:
            self.errors[code] += 1

    def note_game_over(self) -> None:
        """Count a game that was played to its end."""
        with self._lock:
            self.games_over += 1

    @property
    def seconds(self) -> float:
        """How long it has been going on."""
        return time.monotonic() - self._began

    def report(self) -> dict[str, Any]:
        """The figures, in seconds and milliseconds."""
        seconds = self.seconds
        return {
            "seconds": round(seconds, 1),
            "games_over": self.games_over,
            "commands": len(self.commands),
            "commands_per_second": round(len(self.commands) / seconds, 1),
            "command_ms": percentiles(self.commands),
            "actions_ms": percentiles(self.reads),
            "errors": dict(sorted(self.errors.items())),
        }


def percentiles(seconds: Sequence[float]) -> dict[str, float] | None:
    """The time within which half, 95 % and 99 % were answered, in milliseconds; None without any."""
    ordered = sorted(seconds)
    if not ordered:
        return None
    places = {name: math.ceil(share * len(ordered)) - 1 for name, share in SHARES.items()}
    return {name: round(ordered[place] * 1000, 1) for name, place in places.items()}
