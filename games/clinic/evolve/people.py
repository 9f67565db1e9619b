"""Evolvers of people and cars: how people arrive, move and leave."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.clinic import events as e
from games.clinic.notepad import moved
from games.clinic.state import (
    LEVELS,
    PRE_ADMISSIONS,
    SERVICES,
    Person,
    State,
    mark_acted,
    with_clinic,
)
from games.kernel.messages import Seat


def with_newcomer(state: State, seat: Seat, person: Person) -> State:
    """Return the state with one more person, whose car leaves the supply and must be parked."""
    clinic = state.clinics[seat]
    state = replace(state, supply=replace(state.supply, cars=state.supply.cars - 1))
    return with_clinic(
        state,
        seat,
        people=(*clinic.people, person),
        next_person=clinic.next_person + 1,
        cars_to_park=clinic.cars_to_park + 1,
    )


def without_people(state: State, seat: Seat, ids: Sequence[int]) -> State:
    """Return the state without people who left a clinic. The player must choose a car for each."""
    clinic = state.clinics[seat]
    return with_clinic(
        state,
        seat,
        people=tuple([person for person in clinic.people if person.id not in ids]),
        cars_to_take=clinic.cars_to_take + len(ids),
    )


def car_parked(state: State, event: e.CarParked) -> State:
    clinic = state.clinics[event.seat]
    return with_clinic(
        state, event.seat, cars=(*clinic.cars, event.place), cars_to_park=clinic.cars_to_park - 1
    )


def car_taken(state: State, event: e.CarTaken) -> State:
    clinic = state.clinics[event.seat]
    cars = list(clinic.cars)
    cars.remove(event.place)
    state = replace(state, supply=replace(state.supply, cars=state.supply.cars + 1))
    return with_clinic(state, event.seat, cars=tuple(cars), cars_to_take=clinic.cars_to_take - 1)


def staff_joined(state: State, event: e.StaffJoined) -> State:
    clinic = state.clinics[event.seat]
    if event.hired:
        state = _taken(state, event)
    state = with_clinic(state, event.seat, savings=clinic.savings - event.cost)
    return with_newcomer(state, event.seat, Person(event.person, event.kind, event.door, event.colour))


def _taken(state: State, event: e.StaffJoined) -> State:
    """Return the state with the hired person taken off the main board."""
    state = replace(state, turn=replace(state.turn, hired=(*state.turn.hired, event.kind)))
    if event.position is not None:
        spaces = list(state.university)
        spaces[event.position] = None
        return replace(state, university=tuple(spaces))
    if event.kind == "nurse":
        columns = list(state.nurses)
        columns[state.round - 1] -= 1
        return replace(state, nurses=tuple(columns))
    return replace(state, supply=replace(state.supply, orderlies=state.supply.orderlies - 1))


def patient_admitted(state: State, event: e.PatientAdmitted) -> State:
    if event.from_notepad:
        rows = list(state.notepad)
        rows[SERVICES.index(event.service)] = rows[SERVICES.index(event.service)][1:]
        turn = replace(state.turn, queue_points=state.turn.queue_points + 1)
        state = replace(state, notepad=tuple(rows), turn=turn)
    person = Person(event.person, "patient", PRE_ADMISSIONS, event.colour, event.service)
    return with_newcomer(state, event.seat, person)


def appointment_moved(state: State, event: e.AppointmentMoved) -> State:
    rows = moved(state.notepad, SERVICES.index(event.service), event.column, event.to)
    turn = replace(state.turn, queue_points=state.turn.queue_points + 1)
    return replace(state, notepad=rows or state.notepad, turn=turn)


def appointments_made(state: State, event: e.AppointmentsMade) -> State:
    rows, bag = list(state.notepad), list(state.patients)
    for appointment in event.appointments:
        row = SERVICES.index(appointment.service)
        rows[row] = (*rows[row], appointment.colour)
        bag[LEVELS.index(appointment.colour)] -= 1
    return replace(state, notepad=tuple(rows), patients=tuple(bag))


def with_people(state: State, seat: Seat, changed: Sequence[Person]) -> State:
    """Return the state with these people of a seat changed."""
    new = {person.id: person for person in changed}
    people = tuple([new.get(person.id, person) for person in state.clinics[seat].people])
    return with_clinic(state, seat, people=people)


def person_moved(state: State, event: e.PersonMoved) -> State:
    clinic = state.clinics[event.seat]
    person = next(person for person in clinic.people if person.id == event.person)
    state = with_people(state, event.seat, (replace(person, at=event.places[-1]),))
    return with_clinic(state, event.seat, moving_time=clinic.moving_time + event.time)


def step_walked(state: State, event: e.StepWalked) -> State:
    clinic = state.clinics[event.seat]
    person = next(person for person in clinic.people if person.id == event.person)
    walked = (*(clinic.walked or (person.at,)), event.to)
    state = with_people(state, event.seat, (replace(person, at=event.to),))
    return with_clinic(
        state, event.seat, moving_time=clinic.moving_time + event.time, walker=event.person, walked=walked
    )


def walk_ended(state: State, event: e.WalkEnded) -> State:
    return with_clinic(state, event.seat, walker=None, walked=())


def moving_finished(state: State, event: e.MovingFinished) -> State:
    clinic = state.clinics[event.seat]
    settled = [
        replace(person, settled=True)
        for person in clinic.people
        if person.kind == "patient" and person.at != PRE_ADMISSIONS
    ]
    state = with_people(mark_acted(state, event.seat), event.seat, settled)
    return with_clinic(
        state, event.seat, time=clinic.time + event.time, moving_time=0, walker=None, walked=()
    )
