"""Phase 1, first part: each seat places or moves its ambulance. The first player may use the helicopter."""

from collections.abc import Iterable

from games.dice_hospital.modules.city.figures import COLUMNS, FARTHEST
from games.dice_hospital.modules.city.grid.tiles import CityEntrance, entrances_by_tile
from games.dice_hospital.modules.city.messages import (
    AmbulanceParked,
    HelicopterLanded,
    LandHelicopter,
    ParkAmbulance,
)
from games.dice_hospital.modules.city.state import city, crew_of, order
from games.dice_hospital.state import State
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Seat
from games.kernel.refusal import Illegal


def _awaiting(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(seat for seat in order(state) if seat not in state.acted)[:1])


def _others(state: State, seat: Seat) -> list[CityEntrance]:
    """The entrances where other seats' ambulances stand."""
    crews = enumerate(city(state).crews)
    return [crew.ambulance for other, crew in crews if crew.ambulance and other != seat]


def entrances(state: State, seat: Seat) -> list[CityEntrance]:
    """The entrances where a seat's ambulance can stand this round. Its current entrance comes first.

    Only tiles with a free entrance count as moves, and a corner counts once.
    """
    taken, own = _others(state, seat), crew_of(state, seat).ambulance
    around = entrances_by_tile(city(state).tiles, COLUMNS)
    free = [[entrance for entrance in stop if entrance not in taken] for stop in around]
    if own is None:
        return [entrance for stop in free for entrance in stop]
    here = next(index for index, stop in enumerate(around) if own in stop)
    ahead = [stop for stop in (*free[here + 1 :], *free[:here]) if stop]
    near = (*ahead[:FARTHEST], *ahead[FARTHEST:][-FARTHEST:])
    return [own, *(entrance for stop in near for entrance in stop)]


def _legal_parking(_rules: Rules, state: State, seat: Seat) -> Iterable[ParkAmbulance]:
    return [ParkAmbulance(entrance.tile, entrance.side) for entrance in entrances(state, seat)]


def _park(_ctx: Context, state: State, seat: Seat, command: ParkAmbulance) -> Decision:
    wanted = CityEntrance(command.tile, command.side)
    if wanted in _others(state, seat):
        raise Illegal("entrance_occupied", tile=command.tile, side=command.side)
    if wanted not in entrances(state, seat):
        raise Illegal("entrance_not_reachable", tile=command.tile, side=command.side)
    return (yield AmbulanceParked(seat, command.tile, command.side))


def _has_helicopter(state: State, seat: Seat) -> bool:
    """Whether a seat has the helicopter. It comes with the first player token, from round 2 on."""
    return bool(city(state).order) and seat == state.first_player


def _legal_landing(_rules: Rules, state: State, seat: Seat) -> Iterable[LandHelicopter]:
    if not _has_helicopter(state, seat):
        return []
    taken = {entrance.tile for entrance in _others(state, seat)}
    return [LandHelicopter(tile) for tile in range(len(city(state).tiles)) if tile not in taken]


def _land(ctx: Context, state: State, seat: Seat, command: LandHelicopter) -> Decision:
    if not _has_helicopter(state, seat):
        raise Illegal("no_helicopter")
    if command not in _legal_landing(ctx.rules, state, seat):
        raise Illegal("tile_not_free", tile=command.tile)
    return (yield HelicopterLanded(seat, command.tile))


MOVES = Step("city_moves", awaiting=_awaiting, commands=(ParkAmbulance, LandHelicopter))
PARK_AMBULANCE = Handler(_park, _legal_parking)
LAND_HELICOPTER = Handler(_land, _legal_landing)
