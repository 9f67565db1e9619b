"""Slows processes down, as if their processors were slower, so that two cores have room for all of them."""

import os
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread

PERIOD = 0.02
"""Seconds in which each process has its turn."""
SHARE = 0.3
"""The part of the time that each process runs."""


@contextmanager
def slowed(processes: Sequence[int]) -> Iterator[None]:
    """Let each process run for a part of the time only, at most three of them: no two at the same time."""
    stop = Event()
    thread = Thread(target=_take_turns, args=(processes, stop))
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


@contextmanager
def stopped(processes: Sequence[int]) -> Iterator[None]:
    """Let processes stand still."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def _take_turns(processes: Sequence[int], stop: Event) -> None:
    with stopped(processes):
        while not stop.is_set():
            began = time.monotonic()
            for process in processes:
                os.kill(process, signal.SIGCONT)
                time.sleep(PERIOD * SHARE)
                os.kill(process, signal.SIGSTOP)
            time.sleep(max(0.0, began + PERIOD - time.monotonic()))
