"""Greenlets that serve one request after another: Python asks the system for memory for each new one."""

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
            taken = self._idle.pop()
            if not taken.dead:
                taken.gr_context = None  # nothing of an earlier request is left
                return taken
        return greenlet(self._run, self._hub)

    @staticmethod
    def start(taken: greenlet, serve: Callable[[Any], None], request: Any) -> None:
        """Serve a request until it has to wait for the first time."""
        taken.switch(_Work(serve, request))

    def _run(self, work: Any) -> None:
        while True:
            work.serve(work.request)
            if len(self._idle) >= MOST_IDLE:
                return
            self._idle.append(getcurrent())
            work = None
            while not isinstance(work, _Work):  # something of the last request may wake it late
                work = self._hub.switch()
