"""Evolvers of the business: income, expenses and popularity."""

from msgspec.structs import replace

from games.clinic import events as e
from games.clinic.evolve.people import without_people
from games.clinic.geometry.buildings import rooms_by_space
from games.clinic.state import State, mark_acted, with_clinic
from games.kernel.messages import Seat


def with_popularity(state: State, seat: Seat, points: int) -> State:
    """Return the state with a seat's popularity changed. Its marker goes on top of its stack."""
    stacks = (*(other for other in state.popularity_stack if other != seat), seat)
    state = replace(state, popularity_stack=stacks) if points else state
    return with_clinic(state, seat, popularity=state.clinics[seat].popularity + points)


def patient_treated(state: State, event: e.PatientTreated) -> State:
    clinic = state.clinics[event.seat]
    operating = rooms_by_space(clinic)[event.room].kind == "operating_room"
    state = with_clinic(
        state,
        event.seat,
        income=clinic.income + event.income,
        busy=(*clinic.busy, event.doctor, *event.nurses),
        operated=(*clinic.operated, event.room) if operating else clinic.operated,
    )
    return without_people(state, event.seat, (event.patient,))


def care_finished(state: State, event: e.CareFinished) -> State:
    return mark_acted(state, event.seat)


def expenses_paid(state: State, event: e.ExpensesPaid) -> State:
    clinic = state.clinics[event.seat]
    state = with_clinic(
        mark_acted(state, event.seat),
        event.seat,
        income=clinic.income - event.income,
        savings=clinic.savings - event.savings,
    )
    return with_popularity(state, event.seat, -event.popularity)


def popularity_bought(state: State, event: e.PopularityBought) -> State:
    clinic = state.clinics[event.seat]
    rest = clinic.income - event.cost
    state = with_clinic(
        mark_acted(state, event.seat),
        event.seat,
        income=0,
        savings=clinic.savings + rest,
        busy=(),
        operated=(),
    )
    return with_popularity(state, event.seat, event.points)


def popularity_changed(state: State, event: e.PopularityChanged) -> State:
    return with_popularity(state, event.seat, event.points)


def game_scored(state: State, event: e.GameScored) -> State:
    points = sum(line.points for line in event.lines)
    return with_popularity(mark_acted(state, event.seat), event.seat, points)
