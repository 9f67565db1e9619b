"""Lets games of bots only wait while a job runs for which people wait: threads share one interpreter."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, get_ident

PATIENCE = 0.05
"""Seconds after which a game of bots only goes on all the same, so that it is never at a standstill."""

_nobody_waits = Event()
_nobody_waits.set()
_of_people = set[int]()
"""The thread whose job people wait for."""


@contextmanager
def people_wait() -> Iterator[None]:
    """Hold back the games of bots only in this process."""
    _of_people.add(get_ident())
    _nobody_waits.clear()
    try:
        yield
    finally:
        _nobody_waits.set()
        _of_people.discard(get_ident())


def let_people_first() -> None:
    """Wait while people wait for a job in this process, unless it is this thread's own."""
    if get_ident() not in _of_people:
        _nobody_waits.wait(PATIENCE)
