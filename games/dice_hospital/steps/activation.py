"""Phase 3: place meeples one at a time, and use specialists and blood bags."""

from games.dice_hospital.commands import FinishActivation, PlaceMeeple, UseBloodBag, UseSpecialist
from games.dice_hospital.effects.departments import healed
from games.dice_hospital.effects.groups import Group, groups_of
from games.dice_hospital.effects.specialist_reactions import (
    choosable,
    grouped_by_placement,
    healed_patients,
    other_patients,
    placements_to_react_to,
)
from games.dice_hospital.events import ActivationFinished, BloodBagUsed
from games.dice_hospital.hooks import bags_to_spend
from games.dice_hospital.state import HEALTHY, State
from games.dice_hospital.steps import placing_meeples, using_specialists
from games.dice_hospital.steps.turns import active_seats
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Seat
from games.kernel.refusal import Illegal


def _awaiting(rules: Rules, state: State) -> Awaiting:
    return Awaiting(rules.resolve(active_seats)(rules, state))


def patient_groups(rules: Rules, state: State, seat: Seat) -> list[Group]:
    """Group a seat's interchangeable patients, also with regard to a pending reaction."""
    hospital, placements = state.hospitals[seat], rules.resolve(placements_to_react_to)(rules, state, seat)
    if not placements:
        return [group for group in groups_of(hospital.patients) if group.value < HEALTHY]
    everybody = choosable(rules, (healed_patients, other_patients), hospital, placements[0])
    return grouped_by_placement(everybody, placements)


def _legal_bag(rules: Rules, state: State, seat: Seat) -> list[UseBloodBag]:
    if not rules.resolve(bags_to_spend)(rules, state, seat):
        return []
    return [UseBloodBag(group.ids[0]) for group in patient_groups(rules, state, seat)]


def _use_bag(ctx: Context, state: State, seat: Seat, command: UseBloodBag) -> Decision:
    hospital = state.hospitals[seat]
    if not ctx.rules.resolve(bags_to_spend)(ctx.rules, state, seat):
        raise Illegal("no_blood_bag", needed=1, bags=0)
    for patient in hospital.patients:
        if patient.id == command.patient and patient.value < HEALTHY:
            return (yield BloodBagUsed(seat, healed(patient, 1)))
    raise Illegal("patient_not_eligible", patient=command.patient)


def _finish(_ctx: Context, _state: State, seat: Seat, _command: FinishActivation) -> Decision:
    return (yield ActivationFinished(seat))


ACTIVATION = Step(
    "activation",
    awaiting=_awaiting,
    commands=(PlaceMeeple, UseSpecialist, UseBloodBag, FinishActivation),
)
PLACE_MEEPLE = Handler(placing_meeples.decide, placing_meeples.legal)
USE_SPECIALIST = Handler(using_specialists.decide, using_specialists.legal)
USE_BLOOD_BAG = Handler(_use_bag, _legal_bag)
_FINISH = (FinishActivation(),)
FINISH_ACTIVATION = Handler(_finish, lambda *_: _FINISH)
