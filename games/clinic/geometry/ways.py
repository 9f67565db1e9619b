"""Ways through a clinic: the cheapest way to everywhere, and what stays within reach."""

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from games.clinic.geometry.layout import Layout, Place

Toll = int | None
"""What entering a place costs besides the step, or None where nobody may enter."""
Tolls = frozenset[tuple[Place, Toll]]
"""The tolls of the places that have one."""


class Way(NamedTuple):
    """A way from somewhere: the places after the first, and the time it takes."""

    places: tuple[Place, ...]
    time: int


@lru_cache(maxsize=2048)
def cheapest(layout: Layout, start: Place, tolls: Tolls = frozenset()) -> Mapping[Place, Way]:
    """The cheapest way from a place to every other that can be reached.

    Among equally cheap ways the shortest counts, then the first by the names of its places, so the same
    clinic always gives the same way.
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
        for following, cost in layout.steps.get(place, ()):
            more = toll.get(following, 0)
            if more is not None and following not in found:
                heappush(queue, (time + cost + more, length + 1, (*places, following)))
    del found[start]
    return found


@lru_cache(maxsize=4096)
def steps_towards(
    layout: Layout, at: Place, walked: tuple[Place, ...], goals: tuple[Place, ...], tolls: Tolls
) -> tuple[tuple[Place, int], ...]:
    """The steps from a place, with their time, that enter no place twice and leave a goal within reach."""
    toll = dict(tolls)
    shut = {*walked, *(place for place, more in tolls if more is None)}
    good, found = set(goals), []
    for place, cost in layout.steps.get(at, ()):
        if place not in shut and _reaches(layout, place, shut, good):
            good.add(place)
            found.append((place, cost + (toll.get(place) or 0)))
    return tuple(found)


def _reaches(layout: Layout, place: Place, shut: set[Place], goals: set[Place]) -> bool:
    """Whether a goal lies in a place or behind it, going nowhere that is shut."""
    if not goals:
        return False
    seen, edge = {place}, [place]
    while edge:
        here = edge.pop()
        if here in goals:
            return True
        near = [other for other, _ in layout.steps[here] if other not in seen and other not in shut]
        seen.update(near)
        edge += near
    return False
