"""The Automa's turns: steps played by a background job, and their setup."""

from msgspec.structs import replace

from games.dice_hospital.events import AmbulanceTaken, ExtraImprovementRevealed, RoundScored
from games.dice_hospital.hooks import forbidden_vehicle
from games.dice_hospital.modules.automa.assigning import assigned
from games.dice_hospital.modules.automa.cards import HARDER_POINTS, hospital_cards
from games.dice_hospital.modules.automa.decks import decision, face_down, turn_decision, turn_hospital_card
from games.dice_hospital.modules.automa.messages import (
    AddImprovement,
    AssignPatients,
    FirstPlayerGiven,
    HospitalCardsCompleted,
    ImprovementRemoved,
    PatientsAssigned,
    TileLaid,
    TurnDecision,
    TurnHospitalCard,
)
from games.dice_hospital.modules.automa.options import options_of
from games.dice_hospital.modules.automa.state import automa_seat, automa_state, full_cards
from games.dice_hospital.state import State
from games.dice_hospital.steps.ambulances import AMBULANCES
from games.dice_hospital.steps.draw import draw_cards
from games.dice_hospital.steps.shift_change import SHIFT_CHANGE
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import NOBODY, Awaiting, Seat

AUTOMA_JOB = "automa"


def human_seat(rules: Rules) -> Seat:
    """The seat that plays against the Automa."""
    return 1 - automa_seat(rules)


def _begins(rules: Rules, state: State) -> bool:
    """Whether the Automa is first player."""
    return state.first_player == automa_seat(rules)


def _job(rules: Rules, state: State) -> Awaiting:
    """Wait for the job until the Automa has acted in this step."""
    return NOBODY if automa_seat(rules) in state.acted else Awaiting(job=AUTOMA_JOB)


def _set_up(ctx: Context, state: State) -> Decision:
    state = yield FirstPlayerGiven(human_seat(ctx.rules))
    return (yield from turn_hospital_card(ctx, state))


def _choosing(rules: Rules, state: State) -> Awaiting:
    awaiting = AMBULANCES.awaiting(rules, state)
    return Awaiting(job=AUTOMA_JOB) if automa_seat(rules) in awaiting.seats else awaiting


def _take_ambulance(ctx: Context, state: State, _seat: Seat, _command: TurnDecision) -> Decision:
    """Take the first ambulance on the card that is allowed."""
    rules, seat = ctx.rules, automa_seat(ctx.rules)
    state = yield from turn_decision(ctx, state)
    card = decision(rules, state)
    assert card is not None
    free = [vehicle.number for vehicle in state.ambulances if vehicle.taken_by is None]
    forbidden = rules.resolve(forbidden_vehicle)
    barred = card.first not in free or forbidden(rules, state, seat, card.first)
    return (yield AmbulanceTaken(seat, card.second if barred else card.first))


def _turn_card(ctx: Context, state: State, _seat: Seat, _command: TurnHospitalCard) -> Decision:
    """Reveal a card. As first player, the Automa also removes an improvement and covers the card."""
    rules, seat = ctx.rules, automa_seat(ctx.rules)
    state = yield from turn_hospital_card(ctx, state)
    if not _begins(rules, state):
        return state
    key = automa_state(state).turned[-1]
    card = hospital_cards(rules)[key]
    shown = state.departments if card.takes == "department" else state.specialists
    if shown:
        state = yield ImprovementRemoved(shown[0 if card.end == "leftmost" else -1])
    return (yield TileLaid(seat, key, HARDER_POINTS if options_of(rules).points_for_tiles else 0))


def _assign(ctx: Context, state: State, _seat: Seat, _command: AssignPatients) -> Decision:
    return (yield PatientsAssigned(automa_seat(ctx.rules), assigned(ctx, state)))


def discard_full_cards(ctx: Context, state: State, event: RoundScored) -> Decision:
    """Discard the cards that the Automa scored."""
    full = full_cards(ctx.rules, state)
    if event.seat == automa_seat(ctx.rules) and full:
        state = yield HospitalCardsCompleted(event.seat, tuple(card.card for card in full))
    return state


def _add_improvement(ctx: Context, state: State, _seat: Seat, _command: AddImprovement) -> Decision:
    state = yield from turn_decision(ctx, state)
    seat, card = automa_seat(ctx.rules), decision(ctx.rules, state)
    assert card is not None
    if card.adds == "department":
        drawn = draw_cards(ctx.chance, state.department_pile, 1)
        return (yield ExtraImprovementRevealed(seat, departments=drawn))
    drawn = draw_cards(ctx.chance, state.specialist_pile, 1)
    return (yield ExtraImprovementRevealed(seat, specialists=drawn))


def _cards_left(rules: Rules, state: State) -> bool:
    return any(face_down(rules, state).values())


SET_UP = Step("first_player", enter=_set_up)
TAKE_TURNS = replace(AMBULANCES, awaiting=_choosing, commands=(*AMBULANCES.commands, TurnDecision))
CARD_BEFORE = Step(
    "automa_removal",
    awaiting=_job,
    commands=(TurnHospitalCard,),
    occurs=lambda rules, state, _round: _begins(rules, state) and _cards_left(rules, state),
)
CARD_AFTER = Step(
    "automa_card",
    awaiting=_job,
    commands=(TurnHospitalCard,),
    occurs=lambda rules, state, _round: not _begins(rules, state) and _cards_left(rules, state),
)
ASSIGNING = Step("automa_activation", awaiting=_job, commands=(AssignPatients,))
ADDING = Step(
    "automa_improvement",
    awaiting=_job,
    commands=(AddImprovement,),
    occurs=lambda rules, state, number: SHIFT_CHANGE.occurs(rules, state, number) and _begins(rules, state),
)
HANDLERS = {
    TurnDecision: Handler(_take_ambulance, job=AUTOMA_JOB),
    TurnHospitalCard: Handler(_turn_card, job=AUTOMA_JOB),
    AssignPatients: Handler(_assign, job=AUTOMA_JOB),
    AddImprovement: Handler(_add_improvement, job=AUTOMA_JOB),
}
