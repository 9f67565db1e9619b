"""How patients come, change and leave: used by the evolvers of every module."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.dice_hospital.events import Treatment
from games.dice_hospital.state import (
    HEALTHY,
    Colour,
    Hospital,
    Patient,
    State,
    into_bag,
    out_of_bag,
    with_hospital,
)
from games.kernel.messages import Seat


def drawn(state: State, dice: tuple[Patient, ...]) -> State:
    """Take dice out of the bag."""
    return replace(state, bag=out_of_bag(state.bag, dice), next_patient=state.next_patient + len(dice))


def admitted(state: State, seat: Seat, dice: tuple[Patient, ...]) -> State:
    """Admit patients to a seat's hospital."""
    return with_hospital(state, seat, patients=state.hospitals[seat].patients + dice)


def released(state: State, seat: Seat, ids: Sequence[int], **changes: object) -> State:
    """Return patients of a seat to the bag. They are not fatalities. `changes` are further fields."""
    patients = state.hospitals[seat].patients
    state = replace(state, bag=into_bag(state.bag, [p for p in patients if p.id in ids]))
    return with_hospital(state, seat, patients=tuple([p for p in patients if p.id not in ids]), **changes)


def died(state: State, seat: Seat, ids: Sequence[int]) -> State:
    """Let patients of a seat die."""
    return released(state, seat, ids, fatalities=state.hospitals[seat].fatalities + len(ids))


def treated(
    state: State,
    seat: Seat,
    treatments: Sequence[Treatment],
    recoloured: Sequence[int] = (),
    colour: Colour | None = None,
    **changes: object,
) -> State:
    """Treat patients of a seat: the healthy are discharged, the dead go to the morgue.

    A patient with a party waits until the whole party is healthy. Recoloured patients get the blood
    bag's colour first. `changes` are further fields of the hospital.
    """
    hospital = state.hospitals[seat]
    after = list(hospital.patients)
    treatment_of = {treatment.patient: treatment for treatment in treatments}
    for index, p in enumerate(hospital.patients):
        if p.id in treatment_of:
            after[index] = _changed(p, treatment_of[p.id], colour if p.id in recoloured else None)
    if recoloured:
        changes["blood_bags"] = hospital.blood_bags - len(recoloured)
    values = [treatment.value for treatment in treatments]
    if HEALTHY in values:
        waiting = {p.party for p in after if p.party and p.value < HEALTHY}
        changes["discharged"] = hospital.discharged + tuple(
            [p for p in after if p.value == HEALTHY and p.party not in waiting]
        )
        after = [p for p in after if p.value < HEALTHY or p.party in waiting]
    state = with_hospital(state, seat, patients=tuple(after), **changes)
    if 0 in values:
        return died(state, seat, [treatment.patient for treatment in treatments if treatment.value == 0])
    return state


def _changed(patient: Patient, treatment: Treatment, bag: Colour | None) -> Patient:
    """Return a treated patient; `was` keeps the true colour of a recoloured one."""
    colour, was, new = patient.colour, patient.was, treatment.colour or bag
    if new:
        colour, was = new, patient.true_colour
        if colour == was:
            was = None
    return Patient(patient.id, colour, treatment.value, True, was, patient.ward, patient.party)


def leaving(hospital: Hospital, treatments: Sequence[Treatment]) -> list[Patient]:
    """The patients whom the latest treatments discharged, with the rest of their parties."""
    healthy = {treatment.patient for treatment in treatments if treatment.value == HEALTHY}
    parties = {p.party for p in hospital.discharged if p.party and p.id in healthy}
    return [p for p in hospital.discharged if p.id in healthy or p.party in parties]
