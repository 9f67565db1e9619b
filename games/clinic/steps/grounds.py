"""Building what is no module: gardens, parking, helipads, entrances and conveyors."""

from collections.abc import Iterable

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.data.figures import COMPONENTS_PER_BUILD
from games.clinic.geometry.buildings import occupied, rooms
from games.clinic.geometry.spaces import Border, Space, aligned, below, floor_of, grid
from games.clinic.state import Clinic, Course, State
from games.clinic.steps.building import check_components, check_money
from games.kernel.messages import Command, Seat
from games.kernel.module import Context, Handler
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules


def garden_spaces(clinic: Clinic) -> list[Space]:
    """Empty ground, and the space above a garden."""
    taken = occupied(clinic)
    return [
        space
        for space in grid(clinic.columns).spaces
        if space not in taken and (floor_of(space) == 0 or below(space) in clinic.gardens)
    ]


def parking_spaces(clinic: Clinic) -> list[Space]:
    """Empty ground."""
    taken = occupied(clinic)
    return [space for space in grid(clinic.columns).ground if space not in taken]


def helipad_spaces(clinic: Clinic) -> list[Space]:
    """Empty spaces right above a module."""
    taken, standing = occupied(clinic), rooms(clinic)
    return [s for s in grid(clinic.columns).spaces if s not in taken and below(s) in standing]


def entrance_borders(clinic: Clinic) -> list[Border]:
    """Entrance spaces that point at a module on the ground and are free."""
    standing = rooms(clinic)
    return [
        border
        for border, space in grid(clinic.columns).entrances.items()
        if space in standing and border not in clinic.entrances
    ]


def conveyor_stops(clinic: Clinic) -> list[tuple[Space, ...]]:
    """Modules aligned with a stop; for the first time pairs of aligned modules."""
    spaces = [module.space for module in clinic.modules if module.space not in clinic.conveyors]
    if clinic.conveyors:
        return [(s,) for s in spaces if any(aligned(s, stop) for stop in clinic.conveyors)]
    spaces.sort()
    return [(one, other) for one in spaces for other in spaces if one < other and aligned(one, other)]


def _check(state: State, seat: Seat, cost: int, left: int, fits: bool) -> None:
    """What every component needs: room in the action, one in the supply, a place and money."""
    check_components(state)
    if left < 1:
        raise Illegal("supply_empty")
    if not fits:
        raise Illegal("cannot_build_there")
    check_money(state.clinics[seat], cost)


def _offered(state: State, seat: Seat, cost: int, left: int) -> bool:
    return state.turn.built < COMPONENTS_PER_BUILD and left > 0 and state.clinics[seat].savings >= cost


def _garden(ctx: Context, state: State, seat: Seat, command: c.BuildGarden) -> Course:
    cost: int = ctx.rules.figures["garden_cost"]
    fits = command.space in garden_spaces(state.clinics[seat])
    _check(state, seat, cost, state.supply.gardens, fits)
    return (yield e.GardenBuilt(seat, command.space, cost))


def _legal_garden(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    if not _offered(state, seat, rules.figures["garden_cost"], state.supply.gardens):
        return []
    return [c.BuildGarden(space) for space in garden_spaces(state.clinics[seat])]


def _parking(ctx: Context, state: State, seat: Seat, command: c.BuildParking) -> Course:
    cost: int = ctx.rules.figures["parking_cost"]
    fits = command.space in parking_spaces(state.clinics[seat])
    _check(state, seat, cost, state.supply.parkings, fits)
    return (yield e.ParkingBuilt(seat, command.space, cost))


def _legal_parking(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    if not _offered(state, seat, rules.figures["parking_cost"], state.supply.parkings):
        return []
    return [c.BuildParking(space) for space in parking_spaces(state.clinics[seat])]


def _small(clinic: Clinic) -> list[Space]:
    return [parking.space for parking in clinic.parkings if parking.places == 2]


def _upgrade(ctx: Context, state: State, seat: Seat, command: c.UpgradeParking) -> Course:
    cost: int = ctx.rules.figures["parking_upgrade_cost"]
    _check(state, seat, cost, 1, command.space in _small(state.clinics[seat]))
    return (yield e.ParkingUpgraded(seat, command.space, cost))


def _legal_upgrade(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    if not _offered(state, seat, rules.figures["parking_upgrade_cost"], 1):
        return []
    return [c.UpgradeParking(space) for space in _small(state.clinics[seat])]


def helipad_cost(rules: Rules, space: Space) -> int:
    """What a helipad costs on the floor of a space."""
    cost: int = rules.figures["helipad_cost"][floor_of(space)]
    return cost


def _helipad(ctx: Context, state: State, seat: Seat, command: c.BuildHelipad) -> Course:
    fits = command.space in helipad_spaces(state.clinics[seat])
    cost = helipad_cost(ctx.rules, command.space) if fits else 0
    _check(state, seat, cost, state.supply.helipads, fits)
    return (yield e.HelipadBuilt(seat, command.space, cost))


def _legal_helipad(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    return [
        c.BuildHelipad(space)
        for space in helipad_spaces(state.clinics[seat])
        if _offered(state, seat, helipad_cost(rules, space), state.supply.helipads)
    ]


def _entrance(ctx: Context, state: State, seat: Seat, command: c.BuildEntrance) -> Course:
    cost: int = ctx.rules.figures["entrance_cost"]
    fits = command.entrance in entrance_borders(state.clinics[seat])
    _check(state, seat, cost, state.supply.entrances, fits)
    return (yield e.EntranceBuilt(seat, command.entrance, cost))


def _legal_entrance(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    if not _offered(state, seat, rules.figures["entrance_cost"], state.supply.entrances):
        return []
    return [c.BuildEntrance(border) for border in entrance_borders(state.clinics[seat])]


def _conveyor(ctx: Context, state: State, seat: Seat, command: c.BuildConveyor) -> Course:
    clinic, cost = state.clinics[seat], ctx.rules.figures["conveyor_cost"]
    fits = tuple(sorted(command.stops)) in conveyor_stops(clinic)
    _check(state, seat, cost, state.supply.conveyors - len(command.stops) + 1, fits)
    return (yield e.ConveyorBuilt(seat, command.stops, cost))


def _legal_conveyor(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    clinic = state.clinics[seat]
    needed = 1 if clinic.conveyors else 2
    if not _offered(state, seat, rules.figures["conveyor_cost"], state.supply.conveyors - needed + 1):
        return []
    return [c.BuildConveyor(stops) for stops in conveyor_stops(clinic)]


GROUNDS: dict[type[Command], Handler] = {
    c.BuildGarden: Handler(_garden, _legal_garden),
    c.BuildParking: Handler(_parking, _legal_parking),
    c.UpgradeParking: Handler(_upgrade, _legal_upgrade),
    c.BuildHelipad: Handler(_helipad, _legal_helipad),
    c.BuildEntrance: Handler(_entrance, _legal_entrance),
    c.BuildConveyor: Handler(_conveyor, _legal_conveyor),
}
