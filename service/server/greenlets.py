"""Greenlets that serve one request after another: Python 3.11 asks the system for memory for each new one."""

from collections.abc import Callable
from typing import Any, NamedTuple

from greenlet import getcurrent, greenlet

MOST_IDLE = 64


class _Work(NamedTuple):
    serve: Callable[[Any], None]
    request: Any


class Greenlets:
    """The greenlets of a web process that serve no request now."""

    def __init__(self, hub: greenlet) -> None:
        self._hub = hub
        self._idle: list[greenlet] = []

    def take(self) -> greenlet:
        """Return a greenlet that serves nothing now."""
        while self._idle:
            idle = self._idle.pop()
            if not idle.dead:
                idle.gr_context = None  # nothing of an earlier request is left
                return idle
        return greenlet(self._run, self._hub)

    @staticmethod
    def start(idle: greenlet, serve: Callable[[Any], None], request: Any) -> None:
        """Serve a request until it has to wait for the first time."""
        idle.switch(_Work(serve, request))

    def _run(self, work: Any) -> None:
        while True:
            work.serve(work.request)
            if len(self._idle) >= MOST_IDLE:
                return
            self._idle.append(getcurrent())
            work = None
            while not isinstance(work, _Work):  # a late wake-up was meant for the last request
                work = self._hub.switch()
