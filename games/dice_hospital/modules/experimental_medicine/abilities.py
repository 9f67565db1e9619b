"""Abilities of experimental specialists: which patients they may choose and what happens to them."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.dice_hospital.commands import UseSpecialist
from games.dice_hospital.effects.choice import Choice, check_choice
from games.dice_hospital.effects.departments import healed
from games.dice_hospital.effects.groups import grouped_candidates
from games.dice_hospital.effects.rolling import rolled, rolling_value
from games.dice_hospital.effects.specialist_reactions import (
    AbilityKind,
    Candidate,
    choosable,
    grouped_by_placement,
    healed_patients,
    other_patients,
)
from games.dice_hospital.effects.valuation import BLOOD_BAG, STEP, healing, treating
from games.dice_hospital.events import SpecialistUsed, Treatment
from games.dice_hospital.hooks import limit_treatments
from games.dice_hospital.modules.experimental_medicine.effects import (
    other_colours,
    recoloured,
    recolouring_value,
)
from games.dice_hospital.modules.experimental_medicine.messages import FatalityDiscarded
from games.dice_hospital.state import Patient, Pending, State, with_hospital
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal


class DiscardFatality(msgspec.Struct, frozen=True):
    """After healing: turn a fatality into a blood bag."""

    trigger: None = None


class RerollAnother(msgspec.Struct, frozen=True):
    """After healing: reroll another patient."""

    trigger: None = None


class OneUpOneDown(msgspec.Struct, frozen=True):
    """After healing: heal another patient and lower a third one."""

    trigger: None = None


class Colouring(msgspec.Struct, frozen=True):
    """After healing: give any patient another colour."""

    trigger: None = None


def _chosen(
    count: int, candidates: Iterable[Candidate], command: UseSpecialist, coloured: bool = False
) -> list[Patient]:
    """Return the patients of a command, or refuse it. Blood bags cannot recolour here."""
    if command.recolour or (command.colours and not coloured):
        raise Illegal("needless_recolour", patients=list(command.recolour or command.patients))
    found = {patient.id: (patient, value) for patient, value in candidates}
    check_choice(Choice(count), found, 0, command.patients, ())
    return [found[number][0] for number in command.patients]


def _legal_discard(
    _rules: Rules, state: State, seat: Seat, _ability: Any, _pending: Pending
) -> list[UseSpecialist]:
    return [UseSpecialist(())] if state.hospitals[seat].fatalities else []


def _discard(
    _ctx: Context, state: State, seat: Seat, _ability: Any, _pending: Pending, command: UseSpecialist
) -> Decision:
    _chosen(0, (), command)
    if not state.hospitals[seat].fatalities:
        raise Illegal("no_fatality")
    return (yield FatalityDiscarded(seat))


def fatality_discarded(state: State, event: FatalityDiscarded) -> State:
    """Remove a fatality and add a blood bag."""
    hospital = state.hospitals[event.seat]
    return with_hospital(
        state,
        event.seat,
        fatalities=hospital.fatalities - 1,
        blood_bags=hospital.blood_bags + 1,
        pending=None,
    )


def _legal_reroll(
    rules: Rules, state: State, seat: Seat, _ability: Any, pending: Pending
) -> list[UseSpecialist]:
    others = rules.resolve(other_patients)(state.hospitals[seat], pending)
    return [UseSpecialist(group.ids[:1]) for group in grouped_candidates(others)]


def _reroll(
    ctx: Context, state: State, seat: Seat, _ability: Any, pending: Pending, command: UseSpecialist
) -> Decision:
    others = ctx.rules.resolve(other_patients)(state.hospitals[seat], pending)
    (patient,) = _chosen(1, others, command)
    (result,) = ctx.rules.resolve(limit_treatments)(ctx.rules, (patient,), (rolled(ctx.chance, patient),))
    return (yield SpecialistUsed(seat, (result,)))


def falls(rules: Rules, patient: Patient) -> bool:
    """Whether a patient can be lowered at all."""
    lower = Treatment(patient.id, patient.value - 1)
    return tuple(rules.resolve(limit_treatments)(rules, (patient,), (lower,))) == (lower,)


def student_patients(_rules: Rules, _others: Sequence[Candidate]) -> int:
    """Hook: how many others a Medical Student names. The first is healed, the second lowered."""
    return 2


def _legal_up_and_down(
    rules: Rules, state: State, seat: Seat, _ability: Any, pending: Pending
) -> list[UseSpecialist]:
    others = rules.resolve(other_patients)(state.hospitals[seat], pending)
    if rules.resolve(student_patients)(rules, others) == 1:
        return [UseSpecialist(up.ids[:1]) for up in grouped_candidates(others)]
    lowered = grouped_candidates((patient, value) for patient, value in others if falls(rules, patient))
    return [
        UseSpecialist((up.ids[0], down.ids[-1]))
        for up in grouped_candidates(others)
        for down in lowered
        if up.ids[0] != down.ids[-1]
    ]


def _up_and_down(
    ctx: Context, state: State, seat: Seat, _ability: Any, pending: Pending, command: UseSpecialist
) -> Decision:
    others = ctx.rules.resolve(other_patients)(state.hospitals[seat], pending)
    up, *down = _chosen(ctx.rules.resolve(student_patients)(ctx.rules, others), others, command)
    for patient in down:
        if not falls(ctx.rules, patient):
            raise Illegal("patient_not_eligible", patient=patient.id)
    lowered = [Treatment(patient.id, patient.value - 1) for patient in down]
    return (yield SpecialistUsed(seat, (healed(up, 1), *lowered)))


def _estimate_up_and_down(_ability: Any, patients: Sequence[Patient], discharged: int) -> int:
    up, *down = patients
    falls = [
        treating(patient) - STEP if patient.value > 1 else -treating(patient) - 4 * STEP for patient in down
    ]
    return healing((up,), 1, discharged) + sum(falls)


def _legal_colouring(
    rules: Rules, state: State, seat: Seat, _ability: Any, pending: Pending
) -> list[UseSpecialist]:
    hospital = state.hospitals[seat]
    patients = {patient.id: patient for patient in hospital.patients}
    everybody = choosable(rules, (healed_patients, other_patients), hospital, pending)
    return [
        UseSpecialist(group.ids[:1], (), (colour,))
        for group in grouped_by_placement(everybody, (pending,))
        for colour in other_colours(patients[group.ids[0]])
    ]


def _colour(
    _ctx: Context, state: State, seat: Seat, _ability: Any, _pending: Pending, command: UseSpecialist
) -> Decision:
    everyone = [(patient, patient.value) for patient in state.hospitals[seat].patients]
    (patient,) = _chosen(1, everyone, command, coloured=True)
    allowed = other_colours(patient)
    if len(command.colours) != 1 or command.colours[0] not in allowed:
        raise Illegal("wrong_colours", needed=list(allowed))
    return (yield SpecialistUsed(seat, (recoloured(patient, command.colours[0]),)))


_FATALITY = 20
"""The value of removing a fatality to bots."""

ABILITIES = (
    AbilityKind(DiscardFatality, _legal_discard, _discard, lambda *_: _FATALITY + BLOOD_BAG),
    AbilityKind(
        RerollAnother, _legal_reroll, _reroll, lambda _ability, patients, _done: rolling_value(patients)
    ),
    AbilityKind(OneUpOneDown, _legal_up_and_down, _up_and_down, _estimate_up_and_down),
    AbilityKind(
        Colouring, _legal_colouring, _colour, lambda _ability, patients, _done: recolouring_value(patients)
    ),
)
