"""The Staff Agency: a meeple placed there lets an unused nurse relieve a specialist."""

from games.dice_hospital.commands import NURSE
from games.dice_hospital.events import MeeplePlaced
from games.dice_hospital.hooks import free_nurses, lent_nurses
from games.dice_hospital.modules.investments.improvements.departments import Relieve
from games.dice_hospital.modules.investments.messages import SpecialistRelieved, UseStaffAgency
from games.dice_hospital.modules.investments.state import on_board
from games.dice_hospital.state import State, with_hospital
from games.dice_hospital.steps.placing_meeples import (
    ability_of,
    check_open,
    departments_at_hand,
    meeples_at_hand,
    one_of_kind,
)
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal


def _nurses(rules: Rules, state: State, seat: Seat) -> int:
    """The unused nurses of the hospital itself. Lent nurses count as placed first."""
    hospital, lent = state.hospitals[seat], rules.resolve(lent_nurses)(rules, state, seat)
    investing = on_board(state, seat).count(NURSE)
    unused = hospital.nurses - investing - max(0, hospital.nurses_placed - investing - lent)
    return min(unused, rules.resolve(free_nurses)(rules, state, seat))


def _needed(meeple: str) -> int:
    """How many nurses it takes: the one who relieves, and the placed meeple if it is a nurse."""
    return 2 if meeple == NURSE else 1


def _at_work(state: State, seat: Seat) -> list[str]:
    """The specialists that were used in a department this round."""
    hospital, away = state.hospitals[seat], on_board(state, seat)
    return [card for card in hospital.specialists if card in hospital.used and card not in away]


def _legal(rules: Rules, state: State, seat: Seat) -> list[UseStaffAgency]:
    nurses, at_work = _nurses(rules, state, seat), _at_work(state, seat)
    if nurses <= 0 or not at_work:
        return []
    tiles = [tile for tile, effect in departments_at_hand(rules, state, seat) if isinstance(effect, Relieve)]
    return [
        UseStaffAgency(meeple, tile, card)
        for tile in tiles
        for meeple, _ in meeples_at_hand(rules, state, seat)
        if nurses >= _needed(meeple)
        for card, _ in one_of_kind(rules, state, seat, at_work)
    ]


def _decide(ctx: Context, state: State, seat: Seat, command: UseStaffAgency) -> Decision:
    rules = ctx.rules
    check_open(rules, state, seat, command.department)
    if not isinstance(rules.box.departments[command.department].effect, Relieve):
        raise Illegal("not_a_staff_agency", department=command.department)
    ability_of(rules, state, seat, command.meeple)
    if _nurses(rules, state, seat) < _needed(command.meeple):
        raise Illegal("no_nurse_left", needed=_needed(command.meeple))
    if command.specialist not in _at_work(state, seat):
        raise Illegal("specialist_not_at_work", specialist=command.specialist)
    state = yield MeeplePlaced(seat, command.meeple, command.department, ())
    return (yield SpecialistRelieved(seat, command.specialist))


def specialist_relieved(state: State, event: SpecialistRelieved) -> State:
    """Put the nurse in the specialist's place; the department stays used."""
    hospital = state.hospitals[event.seat]
    return with_hospital(
        state,
        event.seat,
        nurses_placed=hospital.nurses_placed + 1,
        used=tuple([name for name in hospital.used if name != event.specialist]),
    )


USE_STAFF_AGENCY = Handler(_decide, _legal)
