"""The numbers of web processes, from 0. Those from WARDBOOK_WEB_ACTIVE on are in reserve."""

from collections.abc import Iterable
from itertools import count

REPLACED = -1
"""The number of a process that others replace."""


def free_number(others: Iterable[int]) -> int:
    """Return the lowest number that no web process has: that of one that has ended, or the next."""
    taken = set(others)
    return next(number for number in count() if number not in taken)
