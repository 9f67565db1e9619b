"""Building rooms: up to two components in an action, where the construction rules and the money allow it."""

from collections.abc import Iterable, Iterator

from games.clinic.commands import BuildRoom, FinishBuilding, MoveCar
from games.clinic.data.figures import COMPONENTS_PER_BUILD
from games.clinic.events import CarMoved, RoomBuilt
from games.clinic.geometry.buildings import has_free_place, room_spaces
from games.clinic.geometry.spaces import Space, floor_of, grid
from games.clinic.hooks import services_in_play
from games.clinic.state import SERVICES, SPECIALS, Clinic, Kind, Service, State
from games.clinic.steps.actions.turns import finish_action
from games.clinic.types import Context, Decision, Handler, Rules
from games.kernel.messages import Command, Seat
from games.kernel.refusal import Illegal


def check_components(state: State) -> None:
    """Refuse a third component."""
    if state.turn.built >= COMPONENTS_PER_BUILD:
        raise Illegal("component_limit_reached", most=COMPONENTS_PER_BUILD)


def check_money(clinic: Clinic, cost: int) -> None:
    """Refuse a cost above the savings."""
    if clinic.savings < cost:
        raise Illegal("not_enough_money", needed=cost, savings=clinic.savings)


def room_cost(rules: Rules, space: Space) -> int:
    """Return the cost of a room on the floor of a space."""
    cost: int = rules.figures["room_cost"][floor_of(space)]
    return cost


def _check_tile(rules: Rules, state: State, seat: Seat, kind: Kind, service: Service | None) -> None:
    """Refuse a room that is not in the supply, not face up, or limited to one a round and built already."""
    supply, limits = state.supply, state.clinics[seat].limits
    if kind == "hub":
        if service is None or service not in rules.resolve(services_in_play)(rules):
            raise Illegal("wrong_service", service=service)
        _check_shown(supply.hubs_shown[SERVICES.index(service)], "hub", limits)
    elif service is not None:
        raise Illegal("wrong_service", service=service)
    elif kind in SPECIALS:
        _check_shown(supply.specials_shown[SPECIALS.index(kind)], "special", limits)
    elif not (supply.treatment_rooms if kind == "treatment_room" else supply.supply_rooms):
        raise Illegal("supply_empty", component=kind)


def _check_shown(shown: bool, limit: str, limits: tuple[str, ...]) -> None:
    if limit in limits:
        raise Illegal("once_a_round", kind=limit)
    if not shown:
        raise Illegal("tile_face_down", kind=limit)


def _takeable(rules: Rules, state: State, seat: Seat, kind: Kind, service: Service | None) -> bool:
    try:
        _check_tile(rules, state, seat, kind, service)
    except Illegal:
        return False
    return True


def _is_bonus(state: State, clinic: Clinic, kind: Kind, space: Space) -> bool:
    """Whether a room is the bonus supply room beside the treatment room just built."""
    fresh = state.turn.new_treatment_room
    return kind == "supply_room" and fresh is not None and space in grid(clinic.columns).adjacent[fresh]


def _build(ctx: Context, state: State, seat: Seat, command: BuildRoom) -> Decision:
    clinic, kind, space = state.clinics[seat], command.kind, command.space
    bonus = _is_bonus(state, clinic, kind, space)
    if not bonus:
        check_components(state)
    _check_tile(ctx.rules, state, seat, kind, command.service)
    if space not in room_spaces(clinic, kind):
        raise Illegal("cannot_build_there", kind=kind, space=space)
    cost = room_cost(ctx.rules, space)
    check_money(clinic, cost)
    return (yield RoomBuilt(seat, kind, space, cost, command.service, bonus))


def _legal_build(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    clinic = state.clinics[seat]
    full = state.turn.built >= COMPONENTS_PER_BUILD
    if full and state.turn.new_treatment_room is None:
        return
    for kind, services in _tiles(rules, state, seat):
        if full and kind != "supply_room":
            continue
        for space in room_spaces(clinic, kind):
            if room_cost(rules, space) > clinic.savings:
                continue
            if not full or _is_bonus(state, clinic, kind, space):
                for service in services:
                    yield BuildRoom(kind, space, service)


def _tiles(rules: Rules, state: State, seat: Seat) -> Iterator[tuple[Kind, list[Service | None]]]:
    """Yield the kinds of rooms that can be built now, hubs with their services."""
    hubs: list[Service | None] = [
        service
        for service in rules.resolve(services_in_play)(rules)
        if _takeable(rules, state, seat, "hub", service)
    ]
    if hubs:
        yield "hub", hubs
    kinds: tuple[Kind, ...] = ("treatment_room", "supply_room", *SPECIALS)
    for kind in kinds:
        if _takeable(rules, state, seat, kind, None):
            yield kind, [None]


def _movable(state: State, seat: Seat) -> list[str]:
    """Return the places of cars that can move to the parking tile just built, while it has a free place."""
    clinic, fresh = state.clinics[seat], state.turn.new_parking
    tile = next((parking for parking in clinic.parkings if parking.space == fresh), None)
    if tile is None or not has_free_place(tile, clinic.cars):
        return []
    return [place for place in sorted(set(clinic.cars)) if place != fresh]


def _move_car(_ctx: Context, state: State, seat: Seat, command: MoveCar) -> Decision:
    fresh = state.turn.new_parking
    if fresh is None or command.place not in _movable(state, seat):
        raise Illegal("car_cannot_move", place=command.place)
    return (yield CarMoved(seat, command.place, fresh))


def _legal_move_car(_rules: Rules, state: State, seat: Seat) -> list[Command]:
    return [MoveCar(place) for place in _movable(state, seat)]


def _finish(ctx: Context, state: State, seat: Seat, _command: FinishBuilding) -> Decision:
    return (yield from finish_action(ctx, state, seat))


BUILD_ROOM = Handler(_build, _legal_build)
MOVE_CAR = Handler(_move_car, _legal_move_car)
FINISH_BUILDING = Handler(_finish, lambda *_: (FinishBuilding(),))
