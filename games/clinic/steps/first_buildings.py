"""Setup: the first buildings, drawn for beginners and placed by experts in a fixed order."""

from collections.abc import Iterable
from typing import Literal

from games.clinic import events as e
from games.clinic.commands import PlaceEntrance, PlaceRoom
from games.clinic.data.first_buildings import FirstBuilding
from games.clinic.entrances import entrance_spaces
from games.clinic.geometry.buildings import room_spaces
from games.clinic.geometry.spaces import Border, Space
from games.clinic.state import LEVELS, Clinic, Colour, FirstKind, State
from games.clinic.types import Context, Decision, Handler, Rules, Step
from games.kernel.chance import pick
from games.kernel.messages import Awaiting, Seat
from games.kernel.refusal import Illegal

FIRST_BUILDING: tuple[FirstKind, ...] = ("hub", "treatment_room", "supply_room")
FirstPart = FirstKind | Literal["entrance"]
"""What an expert places: the rooms of the first building and its entrance."""


def build_for_beginners(ctx: Context, state: State) -> Decision:
    """Place the buildings of beginners by a drawn cube. No two beginners get the same layout."""
    cubes = list(LEVELS)
    for seat in state.turn_order:
        if ctx.rules.options.board_of(seat) == "beginner":
            cube: Colour = pick(ctx.chance, cubes)
            cubes.remove(cube)
            first: FirstBuilding = ctx.rules.figures["layouts"][LEVELS.index(cube)]
            state = yield e.RoomBuilt(seat, "hub", first.hub, 0, "psychiatry")
            state = yield e.EntranceBuilt(seat, first.entrance, 0)
            state = yield e.RoomBuilt(seat, "treatment_room", first.treatment_room, 0)
            state = yield e.RoomBuilt(seat, "supply_room", first.supply_room, 0)
    return state


def _begin(ctx: Context, state: State) -> Decision:
    state = yield from build_for_beginners(ctx, state)
    return (yield from _only_answers(ctx, state))


def _next_part(clinic: Clinic) -> FirstPart | None:
    """Return what an expert places next: hub, entrance, treatment room, supply room, or None."""
    if clinic.rooms and not clinic.entrances:
        return "entrance"
    return FIRST_BUILDING[len(clinic.rooms)] if len(clinic.rooms) < len(FIRST_BUILDING) else None


def parts_to_place(clinic: Clinic) -> tuple[FirstPart, ...]:
    """Return which part of the first building an expert places next; in version 1 of the rules it is one."""
    part = _next_part(clinic)
    return () if part is None else (part,)


def _building(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(s for s in state.turn_order if _next_part(state.clinics[s])))


def _first_spaces(rules: Rules, clinic: Clinic) -> list[Space]:
    """Return where the next room of the first building can be placed; the hub needs a possible entrance."""
    part = _next_part(clinic)
    if part == "hub":
        return list(dict.fromkeys(entrance_spaces(rules, clinic.columns).values()))
    return [] if part is None or part == "entrance" else room_spaces(clinic, part)


def _place_room(ctx: Context, state: State, seat: Seat, command: PlaceRoom) -> Decision:
    clinic = state.clinics[seat]
    if command.room is not None or command.space not in _first_spaces(ctx.rules, clinic):
        raise Illegal("cannot_build_there", space=command.space)
    return (yield _next_room(clinic, seat, command.space))


def _next_room(clinic: Clinic, seat: Seat, space: Space) -> e.RoomBuilt:
    kind = FIRST_BUILDING[len(clinic.rooms)]
    return e.RoomBuilt(seat, kind, space, 0, "psychiatry" if kind == "hub" else None)


def _first_entrances(rules: Rules, clinic: Clinic) -> list[Border]:
    """Return the entrances that lead into the first hub."""
    if _next_part(clinic) != "entrance":
        return []
    hub = clinic.rooms[0].space
    return [border for border, space in entrance_spaces(rules, clinic.columns).items() if space == hub]


def _place_entrance(ctx: Context, state: State, seat: Seat, command: PlaceEntrance) -> Decision:
    if command.entrance not in _first_entrances(ctx.rules, state.clinics[seat]):
        raise Illegal("cannot_build_there", entrance=command.entrance)
    return (yield e.EntranceBuilt(seat, command.entrance, 0))


def _only_answers(ctx: Context, state: State) -> Decision:
    """Place what experts can place in one way only."""
    for seat in state.turn_order:
        clinic = state.clinics[seat]
        spaces, borders = _first_spaces(ctx.rules, clinic), _first_entrances(ctx.rules, clinic)
        while len(spaces) + len(borders) == 1:
            if spaces:
                state = yield _next_room(clinic, seat, spaces[0])
            else:
                state = yield e.EntranceBuilt(seat, borders[0], 0)
            clinic = state.clinics[seat]
            spaces, borders = _first_spaces(ctx.rules, clinic), _first_entrances(ctx.rules, clinic)
    return state


def _legal_room(rules: Rules, state: State, seat: Seat) -> Iterable[PlaceRoom]:
    return [PlaceRoom(space) for space in _first_spaces(rules, state.clinics[seat])]


def _legal_entrance(rules: Rules, state: State, seat: Seat) -> Iterable[PlaceEntrance]:
    return [PlaceEntrance(border) for border in _first_entrances(rules, state.clinics[seat])]


FIRST_BUILDINGS = Step(
    "first_buildings",
    enter=_begin,
    awaiting=_building,
    commands=(PlaceRoom, PlaceEntrance),
    after=_only_answers,
)
PLACE_ROOM = Handler(_place_room, _legal_room)
PLACE_ENTRANCE = Handler(_place_entrance, _legal_entrance)
