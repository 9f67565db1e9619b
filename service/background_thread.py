"""A thread for work that no request should wait for. Under gevent it is a greenlet."""

from collections.abc import Callable
from queue import Full, Queue
from threading import Lock, Thread

MOST_WAITING = 256
"""Work that finds so much before it is not done. Only what a later reader can do as well belongs here."""


class BackgroundThread:
    """Does one piece of work after the other. It starts with the first of them."""

    def __init__(self) -> None:
        self._waiting: Queue[Callable[[], object]] = Queue(MOST_WAITING)
        self._starting = Lock()
        self._started = False

    def later(self, work: Callable[[], object]) -> None:
        """Do some work soon, or never."""
        with self._starting:
            if not self._started:
                self._started = True
                Thread(target=self._run, name="background", daemon=True).start()
        try:
            self._waiting.put_nowait(work)
        except Full:
            return

    def _run(self) -> None:
        try:
            while True:
                self._waiting.get()()
        finally:
            self._started = False  # the next work starts another thread
