"""Which web processes are in reserve, so that Redis and the workers have cores for themselves."""

import os
from collections.abc import Iterable
from itertools import count


def free_number(taken: Iterable[int]) -> int:
    """Return the lowest number that no web process has: that of one that has ended, or the next."""
    others = set(taken)
    return next(number for number in count() if number not in others)


def is_reserve(number: int) -> bool:
    """Return whether a web process is one too many for half of the cores."""
    return number >= max(1, (os.cpu_count() or 1) // 2)
