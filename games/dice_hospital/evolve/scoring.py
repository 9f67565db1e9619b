"""Phases 4 to 6 and the end: neglect, points and the change of shift."""

from msgspec.structs import replace

from games.dice_hospital import events as e
from games.dice_hospital.evolve.patients import died
from games.dice_hospital.state import Ambulance, Hospital, Patient, State, acted, into_bag, with_hospital


def patients_neglected(state: State, event: e.PatientsNeglected) -> State:
    hospital = state.hospitals[event.seat]
    values = {treatment.patient: treatment.value for treatment in event.treatments}
    after = [
        Patient(p.id, p.colour, values[p.id], p.treated, p.was, p.ward, p.party) if p.id in values else p
        for p in hospital.patients
    ]
    dead = [patient.id for patient in after if not patient.value]
    state = with_hospital(state, event.seat, patients=tuple(after))
    return died(state, event.seat, dead) if dead else state


def round_scored(state: State, event: e.RoundScored) -> State:
    hospital = state.hospitals[event.seat]
    points = sum([line.points for line in event.lines])
    if hospital.discharged:
        state = replace(state, bag=into_bag(state.bag, hospital.discharged))
    return with_hospital(acted(state, event.seat), event.seat, discharged=(), points=hospital.points + points)


def shift_changed(state: State, _event: e.ShiftChanged) -> State:
    return replace(
        state,
        hospitals=tuple([_rested(hospital) for hospital in state.hospitals]),
        ambulances=tuple([Ambulance(vehicle.number) for vehicle in state.ambulances]),
        department_pile=state.department_pile.with_under(state.departments),
        specialist_pile=state.specialist_pile.with_under(state.specialists),
        departments=(),
        specialists=(),
    )


def _rested(hospital: Hospital) -> Hospital:
    patients = tuple(
        [
            Patient(p.id, p.true_colour, p.value, False, None, p.ward, p.party) if p.treated or p.was else p
            for p in hospital.patients
        ]
    )
    return replace(hospital, patients=patients, nurses_placed=0, used=(), pending=None)


def game_scored(state: State, event: e.GameScored) -> State:
    hospital = state.hospitals[event.seat]
    points = hospital.points + sum(line.points for line in event.lines)
    return with_hospital(acted(state, event.seat), event.seat, points=points)
