"""Setup since version 2: experts choose their side of the board and build in any lawful order."""

from collections.abc import Iterable, Iterator

from msgspec.structs import asdict, replace

from games.clinic import events as e
from games.clinic.boards import SMALL, WIDE
from games.clinic.commands import ChooseBoard, PlaceEntrance, PlaceRoom
from games.clinic.entrances import entrance_spaces
from games.clinic.geometry.buildings import room_spaces
from games.clinic.geometry.spaces import Space
from games.clinic.state import Clinic, FirstKind, Room, Service, State, with_clinic
from games.clinic.steps.first_buildings import FIRST_BUILDING, FirstPart, build_for_beginners
from games.clinic.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Command, Event, Seat
from games.kernel.refusal import Illegal


def _missing(clinic: Clinic) -> list[FirstKind]:
    """Return the rooms of the first building that are not placed yet."""
    built = {room.kind for room in clinic.rooms}
    return [kind for kind in FIRST_BUILDING if kind not in built]


def parts_in_any_order(clinic: Clinic) -> tuple[FirstPart, ...]:
    """Return the parts of the first building that an expert can place next."""
    if clinic.side_open:
        return ()
    door: tuple[FirstPart, ...] = () if clinic.entrances else ("entrance",)
    return (*_missing(clinic), *(door if "hub" not in _missing(clinic) else ()))


def _building(_rules: Rules, state: State) -> Awaiting:
    unfinished = (
        seat
        for seat in state.turn_order
        if _missing(state.clinics[seat]) or not state.clinics[seat].entrances
    )
    return Awaiting(tuple(unfinished))


def _spaces(rules: Rules, clinic: Clinic, kind: FirstKind) -> list[Space]:
    """Return where a room can be placed. The hub needs a possible entrance, and others leave it a space."""
    fitting = room_spaces(clinic, kind)
    if kind == "hub":
        return [space for space in fitting if space in entrance_spaces(rules, clinic.columns).values()]
    if "hub" not in _missing(clinic):
        return fitting
    return [space for space in fitting if _spaces(rules, _with_room(clinic, Room(space, kind)), "hub")]


def _with_room(clinic: Clinic, room: Room) -> Clinic:
    return replace(clinic, rooms=(*clinic.rooms, room))


def _choices(rules: Rules, state: State, seat: Seat) -> Iterator[tuple[Command, Event]]:
    """Yield every command with which a seat can go on, and its event."""
    clinic = state.clinics[seat]
    if clinic.side_open:
        yield ChooseBoard(WIDE), e.BoardChosen(seat, WIDE)
        yield ChooseBoard(SMALL), e.BoardChosen(seat, SMALL)
        return
    for kind in _missing(clinic):
        service: Service | None = "psychiatry" if kind == "hub" else None
        for space in _spaces(rules, clinic, kind):
            yield PlaceRoom(space, kind), e.RoomBuilt(seat, kind, space, 0, service)
    hub = next((room.space for room in clinic.rooms if room.kind == "hub"), None)
    for border, space in entrance_spaces(rules, clinic.columns).items():
        if space == hub and not clinic.entrances:
            yield PlaceEntrance(border), e.EntranceBuilt(seat, border, 0)


def _only_answers(ctx: Context, state: State) -> Decision:
    """Place what experts can place in one way only: the last room, and the only entrance of a hub."""
    for seat in state.turn_order:
        while (event := _only_answer(ctx.rules, state, seat)) is not None:
            state = yield event
    return state


def _only_answer(rules: Rules, state: State, seat: Seat) -> Event | None:
    events = [event for _, event in _choices(rules, state, seat)]
    entrances = [event for event in events if isinstance(event, e.EntranceBuilt)]
    return next((found[0] for found in (events, entrances) if len(found) == 1), None)


def _begin(ctx: Context, state: State) -> Decision:
    state = yield from build_for_beginners(ctx, state)
    return (yield from _only_answers(ctx, state))


def _handler(kind: type[Command]) -> Handler:
    """Return the handler of a kind of command: it accepts what is among the choices."""

    def decide(ctx: Context, state: State, seat: Seat, command: Command) -> Decision:
        event = dict(_choices(ctx.rules, state, seat)).get(command)
        if event is None and kind is ChooseBoard:
            raise Illegal("no_board_choice")
        if event is None:
            raise Illegal("cannot_build_there", **asdict(command))
        return (yield event)

    def legal(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
        return [command for command, _ in _choices(rules, state, seat) if isinstance(command, kind)]

    return Handler(decide, legal)


def board_chosen(state: State, event: e.BoardChosen) -> State:
    """Give the seat the side of the board that it chose."""
    return with_clinic(state, event.seat, columns=event.columns, side_open=False)


FIRST_ROOMS = Step(
    "first_buildings",
    enter=_begin,
    awaiting=_building,
    commands=(ChooseBoard, PlaceRoom, PlaceEntrance),
    after=_only_answers,
)
CHOOSE_BOARD = _handler(ChooseBoard)
PLACE_ROOM = _handler(PlaceRoom)
PLACE_ENTRANCE = _handler(PlaceEntrance)
