"""Phase 3: treatments by meeples, specialists and blood bags."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.dice_hospital import events as e
from games.dice_hospital.commands import NURSE
from games.dice_hospital.state import HEALTHY, Hospital, Patient, Pending, State, acted, with_hospital
from games.kernel.messages import Seat


def meeple_placed(state: State, event: e.MeeplePlaced) -> State:
    hospital = state.hospitals[event.seat]
    nurse = event.meeple == NURSE
    used = (event.department,) if nurse else (event.department, event.meeple)
    return _treated(
        state,
        event.seat,
        event,
        nurses_placed=hospital.nurses_placed + nurse,
        used=hospital.used + used,
        pending=None if nurse else _pending(hospital, event),
    )


def _pending(hospital: Hospital, event: e.MeeplePlaced) -> Pending:
    healed = tuple(
        replace(patient, colour=event.colour) if event.colour and patient.id in event.recoloured else patient
        for patient in hospital.patients
        if any(
            treatment.patient == patient.id and treatment.value > patient.value
            for treatment in event.treatments
        )
    )
    return Pending(event.meeple, healed, hospital.patients)


def specialist_used(state: State, event: e.SpecialistUsed) -> State:
    return _treated(state, event.seat, event, pending=None)


def _treated(state: State, seat: Seat, event: e.MeeplePlaced | e.SpecialistUsed, **changes: object) -> State:
    """Treat patients, recolouring some first; whoever is healthy moves to the discharge area."""
    hospital = state.hospitals[seat]
    stay, leave = treated(hospital.patients, event.treatments, event)
    if leave:
        changes["discharged"] = hospital.discharged + leave
    if event.recoloured:
        changes["blood_bags"] = hospital.blood_bags - len(event.recoloured)
    return with_hospital(state, seat, patients=stay, **changes)


def treated(
    patients: tuple[Patient, ...],
    treatments: Sequence[e.Treatment],
    event: e.MeeplePlaced | e.SpecialistUsed | None = None,
) -> tuple[tuple[Patient, ...], tuple[Patient, ...]]:
    """Who stays and who is discharged."""
    values = {treatment.patient: treatment.value for treatment in treatments}
    after = [p if p.id not in values else _changed(p, values[p.id], event) for p in patients]
    if HEALTHY not in values.values():
        return tuple(after), ()
    return tuple([p for p in after if p.value < HEALTHY]), tuple([p for p in after if p.value == HEALTHY])


def _changed(patient: Patient, value: int, event: e.MeeplePlaced | e.SpecialistUsed | None) -> Patient:
    """A treated patient; the true colour of a recoloured one is remembered."""
    colour, was = patient.colour, patient.was
    if event and event.colour and patient.id in event.recoloured:
        colour, was = event.colour, patient.true_colour
        if colour == was:
            was = None
    return Patient(patient.id, colour, value, True, was)


def blood_bag_used(state: State, event: e.BloodBagUsed) -> State:
    hospital = state.hospitals[event.seat]
    stay, leave = treated(hospital.patients, (event.treatment,))
    return with_hospital(
        state,
        event.seat,
        patients=stay,
        discharged=hospital.discharged + leave,
        blood_bags=hospital.blood_bags - 1,
    )


def activation_finished(state: State, event: e.ActivationFinished) -> State:
    return with_hospital(acted(state, event.seat), event.seat, pending=None)
