"""Setup: turn order, bonus tiles and their goods, first cars and main board."""

from collections.abc import Iterable, Iterator
from typing import Literal

from games.clinic import events as e
from games.clinic.commands import ParkCar, PickBonus, PlaceBonus
from games.clinic.data.figures import BONUS_MONEY, ROUNDS
from games.clinic.geometry.spaces import Space
from games.clinic.state import Clinic, Colour, State
from games.clinic.steps.actions.appointments import make_appointments
from games.clinic.steps.actions.other_components import garden_spaces, parking_spaces
from games.clinic.steps.administration.university import fill_university
from games.clinic.steps.cars import settle_cars
from games.clinic.steps.first_buildings import FIRST_BUILDINGS, FirstPart, parts_to_place
from games.clinic.types import Context, Decision, Handler, Rules, Step
from games.kernel.chance import shuffled
from games.kernel.messages import Awaiting, Seat
from games.kernel.refusal import Illegal

Bonus = Literal["garden", "parking"]
"""The bonus tiles that give something to place."""
BONUSES = ("nurse", "orderly", "garden", "patient", "parking", "yellow_doctor", "money")


def _draw_order(ctx: Context, state: State) -> Decision:
    return (yield e.TurnOrderDrawn(shuffled(ctx.chance, range(len(state.clinics)))))


def _lay_bonuses(ctx: Context, _state: State) -> Decision:
    return (yield e.BonusTilesLaid(shuffled(ctx.chance, BONUSES)[: ctx.rules.players + 1]))


def _picking(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(s for s in reversed(state.turn_order) if s not in state.acted)[:1])


def _pick(_ctx: Context, state: State, seat: Seat, command: PickBonus) -> Decision:
    if command.bonus not in state.bonus_tiles:
        raise Illegal("bonus_not_available", bonus=command.bonus)
    return (yield e.BonusPicked(seat, command.bonus))


def _legal_pick(_rules: Rules, state: State, _seat: Seat) -> Iterable[PickBonus]:
    return [PickBonus(bonus) for bonus in state.bonus_tiles]


def _give_money(_ctx: Context, state: State) -> Decision:
    for seat in state.turn_order:
        if state.clinics[seat].bonus == "money":
            state = yield e.MoneyGiven(seat, BONUS_MONEY)
    return state


def _bonus_spaces(clinic: Clinic) -> list[Space]:
    if clinic.bonus == "garden" and not clinic.gardens:
        return garden_spaces(clinic)
    return parking_spaces(clinic) if clinic.bonus == "parking" and not clinic.parkings else []


def to_place(rules: Rules, state: State, seat: Seat) -> tuple[FirstPart | Bonus, ...]:
    """Return what a seat can place next in the setup: parts of its first building, then its bonus."""
    clinic = state.clinics[seat]
    if state.step == FIRST_BUILDINGS.name:
        parts: tuple[FirstPart, ...] = rules.resolve(parts_to_place)(clinic)
        return parts
    pending = state.step == BONUS_GOODS.name and _bonus_spaces(clinic)
    return ("garden" if clinic.bonus == "garden" else "parking",) if pending else ()


def _placing(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(s for s in state.turn_order if _bonus_spaces(state.clinics[s])))


def _place_bonus(_ctx: Context, state: State, seat: Seat, command: PlaceBonus) -> Decision:
    clinic = state.clinics[seat]
    if command.space not in _bonus_spaces(clinic):
        raise Illegal("cannot_build_there", space=command.space)
    if clinic.bonus == "garden":
        return (yield e.GardenBuilt(seat, command.space, 0))
    return (yield e.ParkingBuilt(seat, command.space, 0))


def _arrive(ctx: Context, state: State) -> Decision:
    """Each clinic gets its first doctor and the person of its bonus tile; their cars are parked."""
    for seat in state.turn_order:
        for event in _newcomers(state.clinics[seat], seat):
            state = yield event
        state = yield from settle_cars(ctx, state, seat)
    return state


def _newcomers(clinic: Clinic, seat: Seat) -> Iterator[e.StaffJoined | e.PatientAdmitted]:
    door, first = clinic.entrances[0], clinic.next_person
    colour: Colour = "yellow" if clinic.bonus == "yellow_doctor" else "white"
    yield e.StaffJoined(seat, first, "doctor", door, 0, colour, hired=False)
    if clinic.bonus == "patient":
        yield e.PatientAdmitted(seat, first + 1, "psychiatry", "white", from_notepad=False)
    elif clinic.bonus == "nurse":
        yield e.StaffJoined(seat, first + 1, "nurse", door, 0, hired=False)
    elif clinic.bonus == "orderly":
        yield e.StaffJoined(seat, first + 1, "orderly", door, 0, hired=False)


def _parking(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(s for s in state.turn_order if state.clinics[s].cars_to_park))


def _main_board(ctx: Context, state: State) -> Decision:
    state = yield e.TilesTurned()
    state = yield from fill_university(ctx, state)
    state = yield e.NursesPlaced((ctx.rules.players,) * ROUNDS)
    return (yield from make_appointments(ctx, state))


TURN_ORDER = Step("turn_order", enter=_draw_order)
BONUS_TILES = Step("bonus_tiles", enter=_lay_bonuses, awaiting=_picking, commands=(PickBonus,))
BONUS_GOODS = Step("bonus_goods", enter=_give_money, awaiting=_placing, commands=(PlaceBonus,))
FIRST_CARS = Step("first_cars", enter=_arrive, awaiting=_parking, commands=(ParkCar,))
MAIN_BOARD = Step("main_board", enter=_main_board)

PICK_BONUS = Handler(_pick, _legal_pick)
PLACE_BONUS = Handler(
    _place_bonus, lambda _r, state, seat: [PlaceBonus(s) for s in _bonus_spaces(state.clinics[seat])]
)
