"""Buildings: where rooms can be built, and where cars can park."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from games.clinic.geometry.layout import Layout, Plan, layout_of
from games.clinic.geometry.spaces import Space, floor_of, grid
from games.clinic.state import ROOM_COLOURS, Clinic, Kind, Parking, Room


def rooms_by_space(clinic: Clinic) -> Mapping[Space, Room]:
    """Return the rooms by their space."""
    return layout_of(clinic).standing


def buildings(clinic: Clinic) -> tuple[frozenset[Space], ...]:
    """Return the groups of adjacent rooms, in the order of their first room."""
    return layout_of(clinic).plan.buildings


def occupied(clinic: Clinic) -> set[Space]:
    """Return every space with a room, garden, parking tile or helipad."""
    taken = {room.space for room in clinic.rooms}
    taken.update(clinic.gardens, clinic.helipads)
    taken.update(parking.space for parking in clinic.parkings)
    return taken


def room_spaces(clinic: Clinic, kind: Kind) -> list[Space]:
    """Return the spaces where a room of a kind fits. Money and supply are not checked."""
    taken, beside_cars = occupied(clinic), _beside_cars(clinic.columns, clinic.cars)
    fitting = _fitting(layout_of(clinic), ROOM_COLOURS[kind])
    return [space for space in fitting if space not in taken and space not in beside_cars]


@lru_cache(maxsize=1024)
def _beside_cars(columns: int, cars: tuple[str, ...]) -> frozenset[Space]:
    """Return the spaces with a car on their border."""
    around, there = grid(columns).around, set(cars)
    return frozenset([space for space, borders in around.items() if not there.isdisjoint(borders)])


@lru_cache(maxsize=2048)
def _fitting(layout: Layout, colour: str) -> tuple[Space, ...]:
    """Return the supported spaces where a room of a colour fits the existing rooms."""
    standing, board = layout.standing, layout.plan.grid
    homes = {space: index for index, group in enumerate(layout.plan.buildings) for space in group}
    return tuple(
        [
            space
            for space, under in board.under.items()
            if space not in standing
            and (under is None or under in standing)
            and _fits(space, colour, standing, board.adjacent[space], homes)
        ]
    )


def _fits(
    space: Space,
    colour: str,
    standing: Mapping[Space, Room],
    adjacent: Iterable[Space],
    homes: Mapping[Space, int],
) -> bool:
    """Whether no adjacent room has the colour, no two buildings join, and no floor gets a second hub."""
    next_to = [other for other in adjacent if other in standing]
    if any(ROOM_COLOURS[standing[other].kind] == colour for other in next_to):
        return False
    joined = {homes[other] for other in next_to}
    if len(joined) > 1:
        return False
    return colour != ROOM_COLOURS["hub"] or not any(
        room.kind == "hub" and homes[other] in joined and floor_of(other) == floor_of(space)
        for other, room in standing.items()
    )


def free_places(clinic: Clinic, inner_only: bool) -> list[str]:
    """Return where a car can park: borders that no room touches, and parking tiles with a free place."""
    streets, parked = _streets(layout_of(clinic).plan, inner_only), set(clinic.cars)
    free = [border for border in streets if border not in parked]
    return free + [parking.space for parking in clinic.parkings if has_free_place(parking, clinic.cars)]


@lru_cache(maxsize=1024)
def _streets(plan: Plan, inner_only: bool) -> tuple[str, ...]:
    """Return the ground borders that no room touches."""
    return tuple(
        [
            border
            for border, touched in plan.grid.borders.items()
            if not (inner_only and len(touched) == 1) and plan.built.isdisjoint(touched)
        ]
    )


def has_free_place(parking: Parking, cars: tuple[str, ...]) -> bool:
    """Whether a parking tile has a free place."""
    return cars.count(parking.space) < parking.places
