"""Pairs: a figure and what it is compared with, measured one right after the other."""

from collections.abc import Callable
from statistics import median
from typing import TypeVar

T = TypeVar("T")


def measure_pair(number: int, mine: Callable[[], T], other: Callable[[], T]) -> tuple[T, T]:
    """Measure both sides of a pair. They take turns in being the first: the speed of a machine drifts."""
    if number % 2 == 0:
        return mine(), other()
    second = other()
    return mine(), second


def ratio(pairs: list[tuple[float, float]]) -> float:
    """Return the median ratio of paired measurements, so that a busy moment affects only one pair."""
    return median(mine / ceiling for mine, ceiling in pairs)
