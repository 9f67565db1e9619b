"""Building the other components: gardens, parking, helipads, entrances and conveyors."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.data.figures import COMPONENTS_PER_BUILD
from games.clinic.entrances import entrance_spaces
from games.clinic.geometry.buildings import occupied, rooms_by_space
from games.clinic.geometry.spaces import Border, Space, aligned, below, floor_of, grid
from games.clinic.state import Clinic, State
from games.clinic.steps.actions.building import check_components, check_money
from games.clinic.types import Context, Decision, Handler, Rules
from games.kernel.messages import Command, Event, Seat
from games.kernel.refusal import Illegal


def garden_spaces(clinic: Clinic) -> list[Space]:
    """Return empty ground spaces and empty spaces above a garden."""
    taken = occupied(clinic)
    return [
        space
        for space in grid(clinic.columns).spaces
        if space not in taken and (floor_of(space) == 0 or below(space) in clinic.gardens)
    ]


def parking_spaces(clinic: Clinic) -> list[Space]:
    """Return empty ground spaces."""
    taken = occupied(clinic)
    return [space for space in grid(clinic.columns).ground if space not in taken]


def helipad_spaces(clinic: Clinic) -> list[Space]:
    """Return empty spaces directly above a room."""
    taken, standing = occupied(clinic), rooms_by_space(clinic)
    return [s for s in grid(clinic.columns).spaces if s not in taken and below(s) in standing]


def entrance_borders(rules: Rules, clinic: Clinic) -> list[Border]:
    """Return free borders where an entrance would lead into a room."""
    standing = rooms_by_space(clinic)
    return [
        border
        for border, space in entrance_spaces(rules, clinic.columns).items()
        if space in standing and border not in clinic.entrances
    ]


def conveyor_stops(clinic: Clinic) -> list[tuple[Space, ...]]:
    """Return the rooms aligned with an existing stop, or for the first stops, the pairs of aligned rooms."""
    spaces = sorted(room.space for room in clinic.rooms if room.space not in clinic.conveyors)
    if clinic.conveyors:
        return [(s,) for s in spaces if any(aligned(s, stop) for stop in clinic.conveyors)]
    return [(one, other) for one in spaces for other in spaces if one < other and aligned(one, other)]


def small_parkings(clinic: Clinic) -> list[Space]:
    """Return the parking tiles that can be upgraded."""
    return [parking.space for parking in clinic.parkings if parking.places == 2]


class BuildableComponent(NamedTuple):
    """A kind of component to build: its messages, where it can be built, its cost, and how many are left."""

    command: Callable[[Any], Command]
    place_of: Callable[[Any], Any]
    """Return the place named by a command."""
    event: Callable[[Seat, Any, int], Event]
    places: Callable[[Rules, State, Seat], list[Any]]
    cost: Callable[[Rules, Any], int]
    left: Callable[[State, Seat], int]


def component_handler(component: BuildableComponent) -> Handler:
    """Return the handler that builds a component: checks the action's limit, supply, place and money."""

    def decide(ctx: Context, state: State, seat: Seat, command: Command) -> Decision:
        clinic, place = state.clinics[seat], component.place_of(command)
        check_components(state)
        if component.left(state, seat) < 1:
            raise Illegal("supply_empty")
        if place not in component.places(ctx.rules, state, seat):
            raise Illegal("cannot_build_there", place=place)
        cost = component.cost(ctx.rules, place)
        check_money(clinic, cost)
        return (yield component.event(seat, place, cost))

    def legal(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
        clinic = state.clinics[seat]
        if state.turn.built >= COMPONENTS_PER_BUILD or component.left(state, seat) < 1:
            return []
        return [
            component.command(place)
            for place in component.places(rules, state, seat)
            if component.cost(rules, place) <= clinic.savings
        ]

    return Handler(decide, legal)


def _figure(key: str) -> Callable[[Rules, Any], int]:
    """Return a cost function for a figure that is the same on every floor."""
    return lambda rules, _place: int(rules.figures[key])


def helipad_cost(rules: Rules, space: Space) -> int:
    """Return the cost of a helipad on the floor of a space."""
    cost: int = rules.figures["helipad_cost"][floor_of(space) - 1]
    return cost


def garden_cost(rules: Rules, _space: Space) -> int:
    """Return the cost of a garden: in version 1 of the rules the same on every floor."""
    cost: int = rules.figures["garden_cost"]
    return cost


def garden_cost_by_floor(rules: Rules, space: Space) -> int:
    """Return the cost of a garden on the floor of a space."""
    cost: int = rules.figures["garden_cost"][floor_of(space)]
    return cost


GARDEN = BuildableComponent(
    command=c.BuildGarden,
    place_of=lambda command: command.space,
    event=e.GardenBuilt,
    places=lambda _rules, state, seat: garden_spaces(state.clinics[seat]),
    cost=lambda rules, space: int(rules.resolve(garden_cost)(rules, space)),
    left=lambda state, _seat: state.supply.gardens,
)
PARKING = BuildableComponent(
    command=c.BuildParking,
    place_of=lambda command: command.space,
    event=e.ParkingBuilt,
    places=lambda _rules, state, seat: parking_spaces(state.clinics[seat]),
    cost=_figure("parking_cost"),
    left=lambda state, _seat: state.supply.parkings,
)
UPGRADE = BuildableComponent(
    command=c.UpgradeParking,
    place_of=lambda command: command.space,
    event=e.ParkingUpgraded,
    places=lambda _rules, state, seat: small_parkings(state.clinics[seat]),
    cost=_figure("parking_upgrade_cost"),
    left=lambda state, seat: len(state.clinics[seat].parkings),
)
HELIPAD = BuildableComponent(
    command=c.BuildHelipad,
    place_of=lambda command: command.space,
    event=e.HelipadBuilt,
    places=lambda _rules, state, seat: helipad_spaces(state.clinics[seat]),
    cost=helipad_cost,
    left=lambda state, _seat: state.supply.helipads,
)
ENTRANCE = BuildableComponent(
    command=c.BuildEntrance,
    place_of=lambda command: command.entrance,
    event=e.EntranceBuilt,
    places=lambda rules, state, seat: entrance_borders(rules, state.clinics[seat]),
    cost=_figure("entrance_cost"),
    left=lambda state, _seat: state.supply.entrances,
)
CONVEYOR = BuildableComponent(
    command=c.BuildConveyor,
    place_of=lambda command: tuple(sorted(command.stops)),
    event=e.ConveyorBuilt,
    places=lambda _rules, state, seat: conveyor_stops(state.clinics[seat]),
    cost=_figure("conveyor_cost"),
    # The first time, two stops are built.
    left=lambda state, seat: state.supply.conveyors - (not state.clinics[seat].conveyors),
)

OTHER_COMPONENTS: dict[type[Command], Handler] = {
    c.BuildGarden: component_handler(GARDEN),
    c.BuildParking: component_handler(PARKING),
    c.UpgradeParking: component_handler(UPGRADE),
    c.BuildHelipad: component_handler(HELIPAD),
    c.BuildEntrance: component_handler(ENTRANCE),
    c.BuildConveyor: component_handler(CONVEYOR),
}
