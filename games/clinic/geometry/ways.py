"""Ways through a clinic: what each step costs, and the cheapest way to everywhere."""

from collections import deque
from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.clinic.geometry.buildings import rooms
from games.clinic.geometry.spaces import above, aligned, below, floor_of, grid
from games.clinic.state import PRE_ADMISSIONS, Clinic

Place = str
"""A space, an entrance, a helipad or pre-admissions."""
Steps = Mapping[Place, tuple[tuple[Place, int], ...]]
"""From each place the places one step away, and the time the step takes."""


class Way(NamedTuple):
    """A way from somewhere: the places after the first, and the time it takes."""

    places: tuple[Place, ...]
    time: int


def helipad_place(space: str) -> Place:
    """Where somebody stands who is on a helipad."""
    return f"{space}^"


def steps(clinic: Clinic) -> dict[Place, tuple[tuple[Place, int], ...]]:
    """Every step there is: in from outside, through modules, over the ground and by conveyor."""
    layout, standing = grid(clinic.columns), rooms(clinic)
    doors = (*clinic.entrances, *(helipad_place(space) for space in clinic.helipads))
    found: dict[Place, tuple[tuple[Place, int], ...]] = {PRE_ADMISSIONS: tuple((door, 0) for door in doors)}
    for entrance in clinic.entrances:
        found[entrance] = ((layout.entrances[entrance], 1),)
    for pad in clinic.helipads:
        near = (*layout.beside[pad], below(pad))
        found[helipad_place(pad)] = tuple((space, 1) for space in near if space in standing)
    for space in layout.spaces:
        if space not in standing and floor_of(space):
            continue
        near = layout.beside[space] if not floor_of(space) else ()
        beside = near or tuple(other for other in layout.beside[space] if other in standing)
        upright = tuple(v for v in (above(space), below(space)) if v in standing and space in standing)
        belts = tuple((s, 0) for s in clinic.conveyors if space in clinic.conveyors and aligned(s, space))
        found[space] = (*((other, 1) for other in (*beside, *upright) if other), *belts)
    return found


def cheapest(
    all_steps: Steps, start: Place, extra: Callable[[Place], int | None] | None = None
) -> dict[Place, Way]:
    """The cheapest way from a place to every other that can be reached.

    `extra` adds time for entering a place, or closes it with None. Among equally cheap ways the first
    found counts, so the same clinic always gives the same way.
    """
    best: dict[Place, Way] = {start: Way((), 0)}
    edge, done = deque([start]), set[Place]()
    while edge:
        place = min(edge, key=lambda waiting: best[waiting].time)
        edge.remove(place)
        if place in done:
            continue
        done.add(place)
        for following, time in all_steps.get(place, ()):
            more = extra(following) if extra else 0
            if more is None:
                continue
            way = Way((*best[place].places, following), best[place].time + time + more)
            if following not in best or way.time < best[following].time:
                best[following] = way
                edge.append(following)
    del best[start]
    return best
