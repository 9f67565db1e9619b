"""The specialist's part: optional, right after its department, in full or not at all."""

from games.dice_hospital.commands import UseSpecialist
from games.dice_hospital.effects.choice import check, grouped, listed
from games.dice_hospital.effects.departments import healed
from games.dice_hospital.effects.specialists import triggered, waiting
from games.dice_hospital.events import SpecialistUsed
from games.dice_hospital.state import Course, State
from games.kernel.messages import Seat
from games.kernel.module import Context
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules


def legal(rules: Rules, state: State, seat: Seat) -> list[UseSpecialist]:
    """Every use of the specialist placed last, one of each that would be alike."""
    hospital = state.hospitals[seat]
    pending = waiting(rules.box.specialists, hospital)
    if pending is None:
        return []
    ability = rules.box.specialists[pending.specialist].ability
    kind = rules.box.ability_kinds[type(ability)]
    groups = grouped(kind.candidates(hospital, pending))
    targets = listed(kind.choice(ability, pending), groups, hospital.blood_bags)
    return [UseSpecialist(ids, recolour) for ids, recolour in targets]


def decide(ctx: Context, state: State, seat: Seat, command: UseSpecialist) -> Course:
    """Check a specialist's targets and heal them."""
    hospital, box = state.hospitals[seat], ctx.rules.box
    pending = hospital.pending
    if pending is None:
        raise Illegal("no_specialist_waiting")
    ability = box.specialists[pending.specialist].ability
    if not triggered(ability, pending):
        raise Illegal("not_triggered", specialist=pending.specialist, needed=ability.trigger)
    kind = box.ability_kinds[type(ability)]
    choice = kind.choice(ability, pending)
    candidates = {patient.id: (patient, value) for patient, value in kind.candidates(hospital, pending)}
    check(choice, candidates, hospital.blood_bags, command.patients, command.recolour)
    if command.recolour and choice.colour is None:
        raise Illegal("needless_recolour", patients=list(command.recolour))
    treatments = tuple(healed(candidates[patient][0], ability.steps) for patient in command.patients)
    colour = choice.colour if command.recolour else None
    return (yield SpecialistUsed(seat, treatments, command.recolour, colour))
