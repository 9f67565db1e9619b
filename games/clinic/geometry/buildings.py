"""Buildings: connected modules, and what a module beside others may be."""

from collections.abc import Iterable, Mapping

from games.clinic.geometry.spaces import Space, below, floor_of, grid
from games.clinic.state import MODULE_COLOURS, Clinic, Kind, Module, Parking


def rooms(clinic: Clinic) -> dict[Space, Module]:
    """The modules by where they are."""
    return {module.space: module for module in clinic.modules}


def buildings(clinic: Clinic) -> list[frozenset[Space]]:
    """The groups of adjacent modules, in the order in which they were begun."""
    adjacent, left = grid(clinic.columns).adjacent, [module.space for module in clinic.modules]
    found: list[frozenset[Space]] = []
    while left:
        reached, edge = {left[0]}, [left[0]]
        while edge:
            for space in adjacent[edge.pop()]:
                if space in left and space not in reached:
                    reached.add(space)
                    edge.append(space)
        found.append(frozenset(reached))
        left = [space for space in left if space not in reached]
    return found


def occupied(clinic: Clinic) -> set[Space]:
    """Every space with a module, a garden, a parking tile or a helipad."""
    taken = {module.space for module in clinic.modules}
    taken.update(clinic.gardens, clinic.helipads)
    taken.update(parking.space for parking in clinic.parkings)
    return taken


def module_spaces(clinic: Clinic, kind: Kind) -> list[Space]:
    """Where a module of a kind may be built, as far as space decides it."""
    layout = grid(clinic.columns)
    standing, taken, cars = rooms(clinic), occupied(clinic), set(clinic.cars)
    homes = {space: index for index, group in enumerate(buildings(clinic)) for space in group}
    return [
        space
        for space in layout.spaces
        if space not in taken
        and _supported(space, standing)
        and not (floor_of(space) == 0 and cars.intersection(layout.around[space]))
        and _fits(space, kind, standing, layout.adjacent[space], homes)
    ]


def _supported(space: Space, standing: Mapping[Space, Module]) -> bool:
    lower = below(space)
    return lower is None or lower in standing


def _fits(
    space: Space,
    kind: Kind,
    standing: Mapping[Space, Module],
    adjacent: Iterable[Space],
    homes: Mapping[Space, int],
) -> bool:
    """No match beside it, no two buildings joined, and one hub on a floor of a building."""
    next_to = [other for other in adjacent if other in standing]
    if any(MODULE_COLOURS[standing[other].kind] == MODULE_COLOURS[kind] for other in next_to):
        return False
    joined = {homes[other] for other in next_to}
    if len(joined) > 1:
        return False
    if kind != "hub" or not joined:
        return True
    home = joined.pop()
    return not any(
        module.kind == "hub" and homes[other] == home and floor_of(other) == floor_of(space)
        for other, module in standing.items()
    )


def free_places(clinic: Clinic, inner_only: bool) -> list[str]:
    """Where a car may be parked: borders that no module touches, and parking tiles with room."""
    layout, standing, cars = grid(clinic.columns), rooms(clinic), clinic.cars
    streets = [
        border
        for border, touched in layout.borders.items()
        if border not in cars
        and not (inner_only and len(touched) == 1)
        and not any(space in standing for space in touched)
    ]
    return streets + [parking.space for parking in clinic.parkings if has_room(parking, cars)]


def has_room(parking: Parking, cars: tuple[str, ...]) -> bool:
    """Whether a parking tile has a free place."""
    return cars.count(parking.space) < parking.places
