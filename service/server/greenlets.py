"""Greenlets that serve one request after another: Python asks the system for memory for each new one."""

from collections.abc import Callable
from typing import Any

from greenlet import getcurrent, greenlet

MOST_IDLE = 64


class Greenlets:
    """The greenlets of a web process that serve no request now."""

    def __init__(self, hub: greenlet) -> None:
        self._hub = hub
        self._idle: list[greenlet] = []

    def take(self) -> greenlet:
        """Return a greenlet to switch to with a function and its argument."""
        if not self._idle:
            return greenlet(self._run, self._hub)
        taken = self._idle.pop()
        taken.gr_context = None  # nothing of an earlier request is left
        return taken

    def _run(self, serve: Callable[[Any], None], request: Any) -> None:
        while True:
            serve(request)
            if len(self._idle) >= MOST_IDLE:
                return
            self._idle.append(getcurrent())
            serve, request = self._hub.switch()
