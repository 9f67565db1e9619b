"""Phase 3: treatments by meeples, specialists and blood bags."""

from msgspec.structs import replace

from games.dice_hospital import events as e
from games.dice_hospital.commands import NURSE
from games.dice_hospital.evolve.patients import treated
from games.dice_hospital.state import Hospital, Pending, State, acted, with_hospital


def meeple_placed(state: State, event: e.MeeplePlaced) -> State:
    hospital = state.hospitals[event.seat]
    nurse = event.meeple == NURSE
    used = (event.department,) if nurse else (event.department, event.meeple)
    return treated(
        state,
        event.seat,
        event.treatments,
        event.recoloured,
        event.colour,
        nurses_placed=hospital.nurses_placed + nurse,
        used=hospital.used + used,
        pending=None if nurse else pending_after(hospital, event),
    )


def pending_after(hospital: Hospital, event: e.MeeplePlaced) -> Pending:
    """Return what a placement lets a specialist react to: the healed patients and the hospital before it."""
    values = {treatment.patient: treatment.value for treatment in event.treatments}
    healed = [
        replace(patient, colour=event.colour) if event.colour and patient.id in event.recoloured else patient
        for patient in hospital.patients
        if patient.id in values and values[patient.id] > patient.value
    ]
    return Pending(event.meeple, tuple(healed), hospital.patients)


def specialist_used(state: State, event: e.SpecialistUsed) -> State:
    return treated(state, event.seat, event.treatments, event.recoloured, event.colour, pending=None)


def blood_bag_used(state: State, event: e.BloodBagUsed) -> State:
    bags = state.hospitals[event.seat].blood_bags
    return treated(state, event.seat, (event.treatment,), blood_bags=bags - 1)


def activation_finished(state: State, event: e.ActivationFinished) -> State:
    return with_hospital(acted(state, event.seat), event.seat, pending=None)
