"""Intervals of results, and when a result is clear enough to stop."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

SHOWN, STOPPING = 1.96, 2.58
"""Standard errors of the intervals that are shown (95 %), and of those that end a match.

A match is looked at after every game, so it ends only when a wider interval (99 %) is clear."""
LEAST, MOST = 20, 400
"""Games before a match can end, and games at which it ends in any case."""


class Interval(NamedTuple):
    """The least and the most that a result may really be."""

    low: float
    high: float

    def clear_of(self, target: float) -> bool:
        """Return whether the target is outside."""
        return not self.low < target < self.high


def wilson(share: float, games: int, errors: float = SHOWN) -> Interval:
    """Return the Wilson interval of a share of games; a shared win counts as its part of a win."""
    if not games:
        return Interval(0.0, 1.0)
    square = errors * errors / games
    middle = (share + square / 2) / (1 + square)
    width = errors / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return Interval(max(0.0, middle - width), min(1.0, middle + width))


def ratio(ours: Sequence[float], theirs: Sequence[float], errors: float = SHOWN) -> Interval:
    """Return the interval of the ratio of two means of independent games (first order in the errors)."""
    if min(len(ours), len(theirs)) < 2 or fmean(theirs) <= 0 or fmean(ours) <= 0:
        return Interval(0.0, float("inf"))
    found = fmean(ours) / fmean(theirs)
    spread = sqrt(sum(variance(each) / len(each) / fmean(each) ** 2 for each in (ours, theirs)))
    return Interval(found * (1 - errors * spread), found * (1 + errors * spread))
