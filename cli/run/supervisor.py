"""A small supervisor: starts processes, restarts those that end, and stops them all together."""

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
MAX_DELAY = 5.0
STABLE_AFTER = 10.0
"""After this many seconds a process counts as stable; the delay before a restart starts over."""
PIDS_RETRY = 1.0
"""Seconds after which the file of process ids is written again if that failed."""
STOP_TIMEOUT = 5.0
"""How long (in seconds) processes may take to end before they are killed."""


class ProcessSpec(NamedTuple):
    """A process to keep running. `stop_last` is for the Redis that all others need."""

    name: str
    command: Sequence[str]
    keep_fds: Sequence[int] = ()
    stop_last: bool = False


class _Running:
    """A process and its restarts."""

    def __init__(self, spec: ProcessSpec, process: "subprocess.Popen[bytes]") -> None:
        self.spec = spec
        self.process: subprocess.Popen[bytes] | None = process
        self.started = time.monotonic()
        self.delay = FIRST_DELAY
        self.restart_at = 0.0
        self.exits = 0


class Supervisor:
    """Runs processes until it is asked to stop. Not thread-safe."""

    def __init__(self, pids: Path, environment: Mapping[str, str]) -> None:
        self._pids = pids
        self._new_pids = pids.with_suffix(".new")
        self._environment = environment
        self._running: list[_Running] = []
        self._stopping = False
        self._write_pids_at: float | None = None
        """When to try again to write the process ids; None if the file is up to date."""

    @property
    def stopping(self) -> bool:
        """Whether it was asked to stop."""
        return self._stopping

    def catch_signals(self) -> None:
        """Stop on SIGINT, SIGTERM and SIGHUP."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda *_: self._ask_to_stop())

    def start(self, spec: ProcessSpec) -> None:
        """Start a process and keep it running."""
        self._running.append(_Running(spec, self._spawn(spec)))
        self._write_pids()

    def run(self, until: Callable[[], bool] = lambda: False, max_exits: int | None = None) -> None:
        """Restart processes that end, until asked to stop or `until` holds.

        Raises ChildProcessError if a process has ended `max_exits` times.
        """
        while not self._stopping and not until():
            for running in self._running:
                self._check(running)
                if max_exits is not None and running.exits >= max_exits:
                    raise ChildProcessError(f"{running.spec.name} does not start; see its messages above")
            if self._write_pids_at is not None and time.monotonic() >= self._write_pids_at:
                self._write_pids()
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop all processes, those with `stop_last` after all others."""
        for stop_last in (False, True):
            stop(
                [r.process for r in self._running if r.spec.stop_last == stop_last and r.process],
                STOP_TIMEOUT,
            )
        self._running.clear()
        for path in (self._pids, self._new_pids):
            path.unlink(missing_ok=True)

    def _ask_to_stop(self) -> None:
        self._stopping = True

    def _check(self, running: _Running) -> None:
        now = time.monotonic()
        if running.process is None:
            if now >= running.restart_at:
                self._restart(running, now)
            return
        status = running.process.poll()
        if status is None:
            return
        # Its own children (such as the web workers) must not keep its port.
        signal_group(running.process, signal.SIGKILL)
        if now - running.started > STABLE_AFTER:
            running.delay = FIRST_DELAY
        running.process = None
        self._restart_later(running, now, f"ended ({_describe(status)})")

    def _restart(self, running: _Running, now: float) -> None:
        try:
            running.process, running.started = self._spawn(running.spec), now
        except OSError as error:  # no memory or no free process id
            self._restart_later(running, now, f"could not be started ({error.strerror})")
        else:
            self._write_pids()

    def _restart_later(self, running: _Running, now: float, why: str) -> None:
        running.exits += 1
        log.warning("%s %s; restarting it", running.spec.name, why)
        running.restart_at = now + running.delay
        running.delay = min(running.delay * 2, MAX_DELAY)

    def _spawn(self, spec: ProcessSpec) -> "subprocess.Popen[bytes]":
        return spawn(spec.command, self._environment, spec.keep_fds)

    def _write_pids(self) -> None:
        """Write the process ids to a file, for operators and tests. If the disk is full, try again later."""
        pids = {r.spec.name: r.process.pid for r in self._running if r.process}
        try:
            self._new_pids.write_text(json.dumps({"supervisor": os.getpid(), **pids}))
            self._new_pids.replace(self._pids)
        except OSError as error:
            if self._write_pids_at is None:
                log.warning("cannot write %s (%s); trying again", self._pids, error.strerror)
            self._write_pids_at = time.monotonic() + PIDS_RETRY
        else:
            self._write_pids_at = None


def _describe(status: int) -> str:
    return f"status {status}" if status >= 0 else signal.Signals(-status).name
