"""Ways through a clinic: the cheapest way to each place, and steps that keep a goal reachable."""

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from games.clinic.geometry.layout import Place, Plan

Toll = int | None
"""The extra time to enter a place, or None if nobody can enter."""
Tolls = frozenset[tuple[Place, Toll]]
"""The places with a toll."""


class Way(NamedTuple):
    """A way: the places after the start, and the time it takes."""

    places: tuple[Place, ...]
    time: int


@lru_cache(maxsize=2048)
def cheapest(plan: Plan, start: Place, tolls: Tolls = frozenset()) -> Mapping[Place, Way]:
    """Return the cheapest way from a place to every place that can be reached.

    Ties go to the shortest way, then to the first by the names of its places, so the result is always the
    same.
    """
    toll = dict(tolls)
    found: dict[Place, Way] = {}
    queue: list[tuple[int, int, tuple[Place, ...]]] = [(0, 0, (start,))]
    while queue:
        time, length, places = heappop(queue)
        place = places[-1]
        if place in found:
            continue
        found[place] = Way(places[1:], time)
        for following, cost in plan.steps.get(place, ()):
            more = toll.get(following, 0)
            if more is not None and following not in found:
                heappush(queue, (time + cost + more, length + 1, (*places, following)))
    del found[start]
    return found


@lru_cache(maxsize=1024)
def least_times(plan: Plan, start: Place) -> Mapping[Place, int]:
    """Return the time of the cheapest way without tolls from a place to every place that can be reached.

    Each step takes a time unit or none.
    """
    found: dict[Place, int] = {}
    time, now, later = 0, [start], list[Place]()
    while now:
        place = now.pop()
        if place not in found:
            found[place] = time
            for following, cost in plan.steps.get(place, ()):
                (later if cost else now).append(following)
        if not now:
            time, now, later = time + 1, later, []
    return found


@lru_cache(maxsize=4096)
def steps_towards(
    plan: Plan, at: Place, walked: tuple[Place, ...], goals: tuple[Place, ...], tolls: Tolls
) -> tuple[tuple[Place, int], ...]:
    """Return the steps from a place, with their time, that enter no place twice and keep a goal reachable."""
    toll = dict(tolls)
    closed = {*walked, *(place for place, more in tolls if more is None)}
    good, found = set(goals), []
    for place, cost in plan.steps.get(at, ()):
        if place not in closed and _reaches(plan, place, closed, good):
            good.add(place)
            found.append((place, cost + (toll.get(place) or 0)))
    return tuple(found)


def _reaches(plan: Plan, place: Place, closed: set[Place], goals: set[Place]) -> bool:
    """Whether a goal can be reached from a place without entering closed places."""
    if not goals:
        return False
    seen, edge = {place}, [place]
    while edge:
        here = edge.pop()
        if here in goals:
            return True
        near = [other for other, _ in plan.steps[here] if other not in seen and other not in closed]
        seen.update(near)
        edge += near
    return False
