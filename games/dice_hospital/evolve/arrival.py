"""Phases 1 and 2: vehicles, admission and improvements."""

from msgspec.structs import replace

from games.dice_hospital import events as e
from games.dice_hospital.evolve.patients import admitted, died, drawn
from games.dice_hospital.state import Ambulance, State, acted, arriving, into_bag, with_hospital


def patients_arrived(state: State, event: e.PatientsArrived) -> State:
    return replace(drawn(state, event.patients), arrivals=event.patients)


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
            [
                replace(vehicle, taken_by=event.seat) if vehicle.number == event.number else vehicle
                for vehicle in state.ambulances
            ]
        ),
    )


def ambulances_returned(state: State, event: e.AmbulancesReturned) -> State:
    returned = [vehicle for vehicle in state.ambulances if vehicle.number in event.numbers]
    return replace(
        state,
        bag=into_bag(state.bag, [patient for vehicle in returned for patient in vehicle.patients]),
        ambulances=tuple(
            [Ambulance(vehicle.number) if vehicle in returned else vehicle for vehicle in state.ambulances]
        ),
    )


def lowest_ambulance_rewarded(state: State, event: e.LowestAmbulanceRewarded) -> State:
    bags = state.hospitals[event.seat].blood_bags
    return with_hospital(replace(state, first_player=event.seat), event.seat, blood_bags=bags + 1)


def patient_lost(state: State, event: e.PatientLost) -> State:
    return died(state, event.seat, (event.patient,))


def patients_admitted(state: State, event: e.PatientsAdmitted) -> State:
    dice = arriving(state, event.seat)
    state = replace(
        acted(state, event.seat),
        ambulances=tuple(
            [replace(v, patients=()) if v.taken_by == event.seat else v for v in state.ambulances]
        ),
        arrivals=tuple([die for die in state.arrivals if die not in dice]) if state.arrivals else (),
    )
    return admitted(state, event.seat, dice)


def improvement_taken(state: State, event: e.ImprovementTaken) -> State:
    hospital, name = state.hospitals[event.seat], event.improvement
    if name in state.departments:
        state = with_hospital(state, event.seat, departments=(*hospital.departments, name))
    else:
        state = with_hospital(state, event.seat, specialists=(*hospital.specialists, name))
    return replace(
        acted(state, event.seat),
        departments=tuple([tile for tile in state.departments if tile != name]),
        specialists=tuple([card for card in state.specialists if card != name]),
    )


def done(state: State, event: e.ImprovementDeclined | e.ImprovementsKept) -> State:
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
        departments=tuple([tile for tile in hospital.departments if tile != name]),
        specialists=tuple([card for card in hospital.specialists if card != name]),
        blood_bags=hospital.blood_bags + 1,
    )
