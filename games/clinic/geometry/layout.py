"""The layout of a clinic: what follows from its rooms and doors, cached because people do not change it."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from games.clinic.geometry.spaces import Border, Grid, Space, above, aligned, below, floor_of, grid
from games.clinic.state import PRE_ADMISSIONS, Clinic, Room, Service

Place = str
"""A space, an entrance, a helipad or pre-admissions."""
Steps = Mapping[Place, tuple[tuple[Place, int], ...]]
"""For each place, the places one step away and the time of each step."""


class Layout(msgspec.Struct, frozen=True, eq=False):
    """Rooms, buildings, services and possible steps of a clinic. Equal clinics share one object."""

    grid: Grid
    standing: Mapping[Space, Room]
    """The rooms by their space."""
    buildings: tuple[frozenset[Space], ...]
    """The groups of adjacent rooms, in the order of their first room."""
    services: Mapping[Space, Service | None]
    """The service of each room: that of the hub beside it on its floor."""
    steps: Steps


def layout_of(clinic: Clinic) -> Layout:
    """Return the layout of a clinic."""
    return _layout(clinic.columns, clinic.rooms, clinic.entrances, clinic.helipads, clinic.conveyors)


def helipad_place(space: Space) -> Place:
    """Return the place of people on a helipad."""
    return f"{space}^"


@lru_cache(maxsize=512)
def _layout(
    columns: int,
    rooms: tuple[Room, ...],
    entrances: tuple[Border, ...],
    helipads: tuple[Space, ...],
    conveyors: tuple[Space, ...],
) -> Layout:
    board = grid(columns)
    standing = {room.space: room for room in rooms}
    services = {space: _service(board, standing, space) for space in standing}
    steps = {
        PRE_ADMISSIONS: _from_pre_admissions(rooms, entrances, helipads),
        **{entrance: ((board.entrances[entrance], 1),) for entrance in entrances},
        **{helipad_place(pad): _off_helipad(board, standing, pad) for pad in helipads},
        **dict.fromkeys(board.spaces, ()),
        **board.over_ground,
        **{space: _from_space(board, standing, conveyors, space) for space in standing},
    }
    return Layout(board, standing, _buildings(board, standing), services, steps)


def _buildings(board: Grid, standing: Mapping[Space, Room]) -> tuple[frozenset[Space], ...]:
    found: list[frozenset[Space]] = []
    left = dict.fromkeys(standing)
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
    rooms: tuple[Room, ...], entrances: tuple[Border, ...], helipads: tuple[Space, ...]
) -> tuple[tuple[Place, int], ...]:
    """Return the steps to every door, and directly into outpatient services."""
    doors = (*entrances, *(helipad_place(pad) for pad in helipads))
    outpatient = (room.space for room in rooms if room.kind == "outpatient_services")
    return tuple((place, 0) for place in (*doors, *outpatient))


def _off_helipad(board: Grid, standing: Mapping[Space, Room], pad: Space) -> tuple[tuple[Place, int], ...]:
    """Return the steps to the rooms beside and below a helipad."""
    near = (*board.beside[pad], below(pad))
    return tuple((space, 1) for space in near if space and space in standing)


def _from_space(
    board: Grid, standing: Mapping[Space, Room], conveyors: tuple[Space, ...], space: Space
) -> tuple[tuple[Place, int], ...]:
    """Return the steps from a space: over the ground, from room to room, and free between conveyor stops."""
    inside, outside = space in standing, floor_of(space) == 0
    near = [s for s in board.beside[space] if outside or (inside and s in standing)]
    near += [s for s in (above(space), below(space)) if inside and s and s in standing]
    stops = [stop for stop in conveyors if space in conveyors and aligned(stop, space)]
    return tuple({**dict.fromkeys(near, 1), **dict.fromkeys(stops, 0)}.items())
