"""A small supervisor: starts the parts of Wardbook, restarts what dies, stops everything together."""

import json
import logging
import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from cli.run.processes import signal_group, spawn, stop

log = logging.getLogger(__name__)

FIRST_DELAY = 0.1
LONGEST_DELAY = 5.0
STEADY = 10.0
"""A child that lived this long (in seconds) starts again without delay."""
PATIENCE = 5.0
"""How long children may take to end when they are asked to."""


class Part(NamedTuple):
    """A process to keep running; `last` ends after all others (the Redis they talk to)."""

    name: str
    command: Sequence[str]
    keep: Sequence[int] = ()
    last: bool = False


class _Running:
    """A part's process and what is known about its health."""

    def __init__(self, part: Part, process: "subprocess.Popen[bytes]") -> None:
        self.part = part
        self.process: subprocess.Popen[bytes] | None = process
        self.started = time.monotonic()
        self.delay = FIRST_DELAY
        self.due = 0.0
        self.deaths = 0


class Supervisor:
    """Runs parts until it is told to stop. Not thread-safe: one supervisor, one thread."""

    def __init__(self, pids: Path, environment: Mapping[str, str]) -> None:
        self._pids = pids
        self._environment = environment
        self._running: list[_Running] = []
        self._stopping = False

    @property
    def stopping(self) -> bool:
        """Whether somebody asked for the end."""
        return self._stopping

    def catch_signals(self) -> None:
        """Stop on Ctrl-C, a polite kill and the end of the terminal."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda *_: self._ask_to_stop())

    def start(self, part: Part) -> None:
        """Start a part and keep it running from now on."""
        self._running.append(_Running(part, self._spawn(part)))
        self._write_pids()

    def run(self, until: Callable[[], bool] = lambda: False, attempts: int | None = None) -> None:
        """Restart what dies until asked to stop, `until` holds, or a part died `attempts` times."""
        while not self._stopping and not until():
            for running in self._running:
                self._look_after(running)
                if attempts is not None and running.deaths >= attempts:
                    raise ChildProcessError(f"{running.part.name} does not start; its messages stand above")
            time.sleep(0.05)

    def stop(self) -> None:
        """End every part, the ones marked last after all others."""
        for last in (False, True):
            stop([r.process for r in self._running if r.part.last == last and r.process], PATIENCE)
        self._running.clear()
        self._pids.unlink(missing_ok=True)

    def _ask_to_stop(self) -> None:
        self._stopping = True

    def _look_after(self, running: _Running) -> None:
        now = time.monotonic()
        if running.process is None:
            if now >= running.due:
                running.process, running.started = self._spawn(running.part), now
                self._write_pids()
            return
        status = running.process.poll()
        if status is None:
            return
        # What the child started itself (the web workers) must not hold its port or its jobs.
        signal_group(running.process, signal.SIGKILL)
        running.deaths += 1
        if now - running.started > STEADY:
            running.delay = FIRST_DELAY
        log.warning("%s ended (%s); starting it again", running.part.name, _told(status))
        running.process, running.due = None, now + running.delay
        running.delay = min(running.delay * 2, LONGEST_DELAY)

    def _spawn(self, part: Part) -> "subprocess.Popen[bytes]":
        return spawn(part.command, self._environment, part.keep)

    def _write_pids(self) -> None:
        """Say who runs, for operators and tests."""
        pids = {r.part.name: r.process.pid for r in self._running if r.process}
        fresh = self._pids.with_suffix(".new")
        fresh.write_text(json.dumps({"supervisor": os.getpid(), **pids}))
        fresh.replace(self._pids)


def _told(status: int) -> str:
    return f"status {status}" if status >= 0 else signal.Signals(-status).name
