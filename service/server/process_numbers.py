"""The numbers of web processes, from 0. Those that are not active are in reserve."""

from collections.abc import Iterable
from itertools import count


def free_number(taken: Iterable[int]) -> int:
    """Return the lowest number that no web process has: that of one that has ended, or the next."""
    others = set(taken)
    return next(number for number in count() if number not in others)
