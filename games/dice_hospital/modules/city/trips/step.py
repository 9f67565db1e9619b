"""Phase 1, second part: paramedics fetch patients in turn, and the totals decide the order."""

from collections.abc import Iterable

from games.dice_hospital.events import AmbulanceTaken
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.bonus_tokens.token_kinds import (
    LOWER_TOTAL,
    LOWERING,
    kind_of,
    one_of_each,
)
from games.dice_hospital.modules.city.figures import LEAST_TOTAL
from games.dice_hospital.modules.city.grid.refilling import refill
from games.dice_hospital.modules.city.hooks import fetch
from games.dice_hospital.modules.city.state import city, crew_of, order, ranked
from games.dice_hospital.modules.city.trips.walking import next_tiles, start
from games.dice_hospital.state import State
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import NOBODY, Awaiting, Seat
from games.kernel.refusal import Illegal


def _turn(state: State) -> Seat | None:
    """The next seat whose marker is not on the board yet."""
    placed = [marker.seat for marker in city(state).board]
    return next((seat for seat in order(state) if seat not in placed), None)


def _awaiting(_rules: Rules, state: State) -> Awaiting:
    seat = _turn(state)
    return NOBODY if seat is None else Awaiting((seat,))


def _settle(ctx: Context, state: State) -> Decision:
    """Do everything up to the next choice: begin trips, make forced moves, end and count trips."""
    while (seat := _turn(state)) is not None:
        crew = crew_of(state, seat)
        if crew.total is not None:
            if _lowering(state, seat):
                return state
            state = yield m.MarkerPlaced(seat, crew.total)
        elif crew.paramedic is not None:
            tiles = next_tiles(ctx.rules, state, seat)
            if len(tiles) > 1:
                return state
            if tiles:
                state = yield from ctx.rules.resolve(fetch)(ctx, state, seat, tiles[0])
                continue
            state = yield m.TripEnded(seat)
            if not crew_of(state, seat).found:
                state = yield from _counted(ctx, state, seat)
        elif crew.found:
            if len(one_of_each(crew.found)) > 1:
                return state
            state = yield m.BonusTokenKept(seat, crew.found[0])
            state = yield from _counted(ctx, state, seat)
        else:
            state = yield from _begun(ctx, state, seat)
    for number, seat in enumerate(ranked(city(state).board), 1):
        state = yield AmbulanceTaken(seat, number)
    return state


def _begun(ctx: Context, state: State, seat: Seat) -> Decision:
    """Begin a trip. The paramedic must fetch the patient on the first tile."""
    tile = start(state, seat)
    state = yield m.TripBegun(seat, tile)
    return (yield from ctx.rules.resolve(fetch)(ctx, state, seat, tile))


def _counted(ctx: Context, state: State, seat: Seat) -> Decision:
    """Refill empty lines, then count the total."""
    state = yield from refill(ctx, state)
    total = sum(patient.value for patient in crew_of(state, seat).patients)
    return (yield m.TotalCounted(seat, max(total, LEAST_TOTAL)))


def _legal_walk(rules: Rules, state: State, seat: Seat) -> Iterable[m.WalkTo]:
    return [m.WalkTo(tile) for tile in next_tiles(rules, state, seat)]


def _walk(ctx: Context, state: State, seat: Seat, command: m.WalkTo) -> Decision:
    if command.tile not in next_tiles(ctx.rules, state, seat):
        raise Illegal("tile_not_reachable", tile=command.tile)
    return (yield from ctx.rules.resolve(fetch)(ctx, state, seat, command.tile))


def _to_keep(state: State, seat: Seat) -> tuple[str, ...]:
    """The tokens of which a seat keeps one, once the paramedic is back."""
    crew = crew_of(state, seat)
    return crew.found if crew.paramedic is None else ()


def _legal_keep(_rules: Rules, state: State, seat: Seat) -> Iterable[m.KeepBonusToken]:
    return [m.KeepBonusToken(token) for token in one_of_each(_to_keep(state, seat))]


def _keep(ctx: Context, state: State, seat: Seat, command: m.KeepBonusToken) -> Decision:
    if command.token not in _to_keep(state, seat):
        raise Illegal("token_not_found", token=command.token)
    state = yield m.BonusTokenKept(seat, command.token)
    return (yield from _counted(ctx, state, seat))


def _lowering(state: State, seat: Seat) -> list[str]:
    """The tokens a seat can use to lower its total now."""
    crew = crew_of(state, seat)
    if crew.total is None or crew.total <= LEAST_TOTAL:
        return []
    return [token for token in crew.tokens if kind_of(token) is LOWER_TOTAL]


def _legal_lowering(_rules: Rules, state: State, seat: Seat) -> Iterable[m.LowerTotal]:
    return [m.LowerTotal(token) for token in _lowering(state, seat)[:1]]


def _lower(_ctx: Context, state: State, seat: Seat, command: m.LowerTotal) -> Decision:
    total, usable = crew_of(state, seat).total, _lowering(state, seat)
    if total is None or command.token not in usable:
        raise Illegal("token_not_usable", token=command.token, usable=usable)
    return (yield m.TotalLowered(seat, command.token, max(total - LOWERING, LEAST_TOTAL)))


def _legal_marker(_rules: Rules, state: State, seat: Seat) -> Iterable[m.PlaceMarker]:
    return [] if crew_of(state, seat).total is None else [m.PlaceMarker()]


def _place(_ctx: Context, state: State, seat: Seat, _command: m.PlaceMarker) -> Decision:
    total = crew_of(state, seat).total
    if total is None:
        raise Illegal("trip_not_over")
    return (yield m.MarkerPlaced(seat, total))


TRIPS = Step(
    "city_trips",
    enter=_settle,
    awaiting=_awaiting,
    commands=(m.WalkTo, m.KeepBonusToken, m.PlaceMarker, m.LowerTotal),
    after=_settle,
)
WALK_TO = Handler(_walk, _legal_walk)
KEEP_BONUS_TOKEN = Handler(_keep, _legal_keep)
LOWER = Handler(_lower, _legal_lowering)
PLACE_MARKER = Handler(_place, _legal_marker)
