"""The layout of a clinic: what follows from its rooms and doors, cached because people do not change it."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from games.clinic.geometry.spaces import Border, Grid, Space, aligned, grid
from games.clinic.state import PRE_ADMISSIONS, Clinic, Room, Service
from games.kernel.last_result import RecentResults

Place = str
"""A space, an entrance, a helipad or pre-admissions."""
Steps = Mapping[Place, tuple[tuple[Place, int], ...]]
"""For each place, the places one step away and the time of each step."""


class Plan(msgspec.Struct, frozen=True, eq=False):
    """Where rooms and doors are, and the possible steps. Clinics with other kinds of rooms can share it."""

    grid: Grid
    built: frozenset[Space]
    """The spaces with a room."""
    buildings: tuple[frozenset[Space], ...]
    """The groups of adjacent rooms, in the order of their first room."""
    steps: Steps


class Layout(msgspec.Struct, frozen=True, eq=False):
    """The plan, rooms and services of a clinic. Equal clinics share one object."""

    plan: Plan
    standing: Mapping[Space, Room]
    """The rooms by their space."""
    services: Mapping[Space, Service | None]
    """The service of each room: that of the hub beside it on its floor."""


def layout_of(clinic: Clinic) -> Layout:
    """Return the layout of a clinic."""
    return _LAYOUTS.get(_find_layout, clinic)


_LAYOUTS = RecentResults()


def _find_layout(clinic: Clinic) -> Layout:
    return _layout(clinic.columns, clinic.rooms, clinic.entrances, clinic.helipads, clinic.conveyors)


def helipad_place(space: Space) -> Place:
    """Return the place of people on a helipad."""
    return f"{space}^"


@lru_cache(maxsize=2048)
def _layout(
    columns: int,
    rooms: tuple[Room, ...],
    entrances: tuple[Border, ...],
    helipads: tuple[Space, ...],
    conveyors: tuple[Space, ...],
) -> Layout:
    board, standing = grid(columns), {room.space: room for room in rooms}
    outpatient = tuple([room.space for room in rooms if room.kind == "outpatient_services"])
    plan = _plan(columns, tuple(standing), outpatient, entrances, helipads, conveyors)
    return Layout(plan, standing, {space: _service(board, standing, space) for space in standing})


@lru_cache(maxsize=1024)
def _plan(
    columns: int,
    rooms: tuple[Space, ...],
    outpatient: tuple[Space, ...],
    entrances: tuple[Border, ...],
    helipads: tuple[Space, ...],
    conveyors: tuple[Space, ...],
) -> Plan:
    board, built = grid(columns), frozenset(rooms)
    steps = {
        PRE_ADMISSIONS: _from_pre_admissions(outpatient, entrances, helipads),
        **{entrance: ((board.entrances[entrance], 1),) for entrance in entrances},
        **{helipad_place(pad): _off_helipad(board, built, pad) for pad in helipads},
        **dict.fromkeys(board.spaces, ()),
        **board.over_ground,
        **{space: _from_room(board, built, conveyors, space) for space in rooms},
    }
    return Plan(board, built, _buildings(board, rooms), steps)


def _buildings(board: Grid, rooms: tuple[Space, ...]) -> tuple[frozenset[Space], ...]:
    found: list[frozenset[Space]] = []
    left = dict.fromkeys(rooms)
    while left:
        edge = [next(iter(left))]
        reached = set(edge)
        while edge:
            near = [space for space in board.adjacent[edge.pop()] if space in left and space not in reached]
            reached.update(near)
            edge += near
        found.append(frozenset(reached))
        left = {space: None for space in left if space not in reached}
    return tuple(found)


def _service(board: Grid, standing: Mapping[Space, Room], space: Space) -> Service | None:
    hubs = [standing[s] for s in board.beside[space] if s in standing and standing[s].kind == "hub"]
    return hubs[0].service if hubs else None


def _from_pre_admissions(
    outpatient: tuple[Space, ...], entrances: tuple[Border, ...], helipads: tuple[Space, ...]
) -> tuple[tuple[Place, int], ...]:
    """Return the steps to every door, and directly into outpatient services."""
    doors = (*entrances, *(helipad_place(pad) for pad in helipads))
    return tuple((place, 0) for place in (*doors, *outpatient))


def _off_helipad(board: Grid, built: frozenset[Space], pad: Space) -> tuple[tuple[Place, int], ...]:
    """Return the steps to the rooms beside and below a helipad."""
    near = (*board.beside[pad], board.under[pad])
    return tuple((space, 1) for space in near if space and space in built)


def _from_room(
    board: Grid, built: frozenset[Space], conveyors: tuple[Space, ...], space: Space
) -> tuple[tuple[Place, int], ...]:
    """Return the steps from a room: over the ground, from room to room, and free between conveyor stops."""
    outside = space in board.over_ground
    near = [s for s in board.beside[space] if outside or s in built]
    near += [s for s in board.stacked[space] if s in built]
    if space not in conveyors:
        return tuple([(place, 1) for place in near])
    stops = [stop for stop in conveyors if aligned(stop, space)]
    return tuple({**dict.fromkeys(near, 1), **dict.fromkeys(stops, 0)}.items())
