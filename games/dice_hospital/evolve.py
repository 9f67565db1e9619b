"""Folding: how each event changes the table, and nothing else."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from games.dice_hospital import events as e
from games.dice_hospital.commands import NURSE
from games.dice_hospital.state import (
    HEALTHY,
    Ambulance,
    Hospital,
    Patient,
    Pending,
    State,
    acted,
    into_bag,
    out_of_bag,
    with_hospital,
)
from games.kernel.messages import Event, Seat, StepEntered


def step_entered(state: State, event: StepEntered) -> State:
    return replace(state, step=event.step, round=event.round, acted=())


def first_player_drawn(state: State, event: e.FirstPlayerDrawn) -> State:
    return replace(state, first_player=event.seat)


def improvements_revealed(state: State, event: e.ImprovementsRevealed | e.ExtraImprovementRevealed) -> State:
    return replace(
        state,
        departments=state.departments + event.departments,
        specialists=state.specialists + event.specialists,
        department_pile=state.department_pile.without(event.departments),
        specialist_pile=state.specialist_pile.without(event.specialists),
    )


def extra_improvement_revealed(state: State, event: e.ExtraImprovementRevealed) -> State:
    return acted(improvements_revealed(state, event), event.seat)


def starting_patients_drawn(state: State, event: e.StartingPatientsDrawn) -> State:
    state = replace(
        state,
        bag=out_of_bag(state.bag, event.patients),
        next_patient=state.next_patient + len(event.patients),
    )
    return with_hospital(state, event.seat, patients=event.patients)


def patient_set(state: State, event: e.PatientSet) -> State:
    patients = tuple(
        replace(patient, value=event.value) if patient.id == event.patient else patient
        for patient in state.hospitals[event.seat].patients
    )
    return with_hospital(state, event.seat, patients=patients)


def patients_arrived(state: State, event: e.PatientsArrived) -> State:
    return replace(
        state,
        bag=out_of_bag(state.bag, event.patients),
        arrivals=event.patients,
        next_patient=state.next_patient + len(event.patients),
    )


def patients_loaded(state: State, event: e.PatientsLoaded) -> State:
    ids = event.patients
    loaded = tuple([patient for patient in state.arrivals if patient.id in ids])
    return replace(
        state,
        arrivals=tuple([patient for patient in state.arrivals if patient.id not in ids]),
        ambulances=tuple(
            [
                replace(vehicle, patients=vehicle.patients + loaded)
                if vehicle.number == event.ambulance
                else vehicle
                for vehicle in state.ambulances
            ]
        ),
    )


def ambulance_taken(state: State, event: e.AmbulanceTaken) -> State:
    return replace(
        acted(state, event.seat),
        ambulances=tuple(
            replace(vehicle, taken_by=event.seat) if vehicle.number == event.number else vehicle
            for vehicle in state.ambulances
        ),
    )


def ambulances_returned(state: State, event: e.AmbulancesReturned) -> State:
    returned = [vehicle for vehicle in state.ambulances if vehicle.number in event.numbers]
    return replace(
        state,
        bag=into_bag(state.bag, tuple(patient for vehicle in returned for patient in vehicle.patients)),
        ambulances=tuple(
            Ambulance(vehicle.number) if vehicle in returned else vehicle for vehicle in state.ambulances
        ),
    )


def lowest_ambulance_rewarded(state: State, event: e.LowestAmbulanceRewarded) -> State:
    bags = state.hospitals[event.seat].blood_bags
    return with_hospital(replace(state, first_player=event.seat), event.seat, blood_bags=bags + 1)


def patient_lost(state: State, event: e.PatientLost) -> State:
    hospital = state.hospitals[event.seat]
    lost = tuple(patient for patient in hospital.patients if patient.id == event.patient)
    return with_hospital(
        replace(state, bag=into_bag(state.bag, lost)),
        event.seat,
        patients=tuple(patient for patient in hospital.patients if patient.id != event.patient),
        fatalities=hospital.fatalities + 1,
    )


def patients_admitted(state: State, event: e.PatientsAdmitted) -> State:
    vehicle = next(v for v in state.ambulances if v.taken_by == event.seat)
    state = replace(
        acted(state, event.seat),
        ambulances=tuple(replace(v, patients=()) if v is vehicle else v for v in state.ambulances),
    )
    patients = state.hospitals[event.seat].patients + vehicle.patients
    return with_hospital(state, event.seat, patients=patients)


def improvement_taken(state: State, event: e.ImprovementTaken) -> State:
    hospital, name = state.hospitals[event.seat], event.improvement
    if name in state.departments:
        state = with_hospital(state, event.seat, departments=(*hospital.departments, name))
    else:
        state = with_hospital(state, event.seat, specialists=(*hospital.specialists, name))
    return replace(
        acted(state, event.seat),
        departments=tuple(tile for tile in state.departments if tile != name),
        specialists=tuple(card for card in state.specialists if card != name),
    )


def done(state: State, event: e.ImprovementDeclined | e.ImprovementsKept | e.ActivationFinished) -> State:
    return acted(state, event.seat)


def improvement_traded_in(state: State, event: e.ImprovementTradedIn) -> State:
    hospital, name = state.hospitals[event.seat], event.improvement
    if name in hospital.departments:
        state = replace(state, department_pile=state.department_pile.with_under((name,)))
    else:
        state = replace(state, specialist_pile=state.specialist_pile.with_under((name,)))
    return with_hospital(
        acted(state, event.seat),
        event.seat,
        departments=tuple(tile for tile in hospital.departments if tile != name),
        specialists=tuple(card for card in hospital.specialists if card != name),
        blood_bags=hospital.blood_bags + 1,
    )


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


def patients_neglected(state: State, event: e.PatientsNeglected) -> State:
    hospital = state.hospitals[event.seat]
    values = {treatment.patient: treatment.value for treatment in event.treatments}
    after = [replace(p, value=values[p.id]) if p.id in values else p for p in hospital.patients]
    dead = tuple([patient for patient in after if not patient.value])
    return with_hospital(
        replace(state, bag=into_bag(state.bag, dead)),
        event.seat,
        patients=tuple([patient for patient in after if patient.value]),
        fatalities=hospital.fatalities + len(dead),
    )


def round_scored(state: State, event: e.RoundScored) -> State:
    hospital = state.hospitals[event.seat]
    points = sum(line.points for line in event.lines)
    return with_hospital(
        replace(acted(state, event.seat), bag=into_bag(state.bag, hospital.discharged)),
        event.seat,
        discharged=(),
        points=hospital.points + points,
    )


def shift_changed(state: State, _event: e.ShiftChanged) -> State:
    return replace(
        state,
        hospitals=tuple(_rested(hospital) for hospital in state.hospitals),
        ambulances=tuple(Ambulance(vehicle.number) for vehicle in state.ambulances),
        department_pile=state.department_pile.with_under(state.departments),
        specialist_pile=state.specialist_pile.with_under(state.specialists),
        departments=(),
        specialists=(),
    )


def _rested(hospital: Hospital) -> Hospital:
    patients = tuple([Patient(p.id, p.was or p.colour, p.value) for p in hospital.patients])
    return replace(hospital, patients=patients, nurses_placed=0, used=(), pending=None)


def game_scored(state: State, event: e.GameScored) -> State:
    hospital = state.hospitals[event.seat]
    points = hospital.points + sum(line.points for line in event.lines)
    return with_hospital(acted(state, event.seat), event.seat, points=points)


EVOLVERS: dict[type[Event], Callable[[Any, Any], State]] = {
    StepEntered: step_entered,
    e.FirstPlayerDrawn: first_player_drawn,
    e.ImprovementsRevealed: improvements_revealed,
    e.ExtraImprovementRevealed: extra_improvement_revealed,
    e.StartingPatientsDrawn: starting_patients_drawn,
    e.PatientSet: patient_set,
    e.PatientsArrived: patients_arrived,
    e.PatientsLoaded: patients_loaded,
    e.AmbulanceTaken: ambulance_taken,
    e.AmbulancesReturned: ambulances_returned,
    e.LowestAmbulanceRewarded: lowest_ambulance_rewarded,
    e.PatientLost: patient_lost,
    e.PatientsAdmitted: patients_admitted,
    e.ImprovementTaken: improvement_taken,
    e.ImprovementDeclined: done,
    e.ImprovementTradedIn: improvement_traded_in,
    e.ImprovementsKept: done,
    e.MeeplePlaced: meeple_placed,
    e.SpecialistUsed: specialist_used,
    e.BloodBagUsed: blood_bag_used,
    e.ActivationFinished: activation_finished,
    e.PatientsNeglected: patients_neglected,
    e.RoundScored: round_scored,
    e.ShiftChanged: shift_changed,
    e.GameScored: game_scored,
}
