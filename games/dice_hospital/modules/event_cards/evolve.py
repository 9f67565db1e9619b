"""The evolvers of the event cards."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.dice_hospital import events as base
from games.dice_hospital.evolve.patients import admitted, drawn, released
from games.dice_hospital.modules.event_cards import messages as m
from games.dice_hospital.modules.event_cards.state import (
    EventCardChoices,
    event_cards_state,
    seat_status,
    with_event_cards,
    with_seat_status,
)
from games.dice_hospital.state import State, acted, with_hospital
from games.kernel.messages import Event, Seat


def card_drawn(state: State, event: m.EventCardDrawn) -> State:
    state = card_discarded(state)
    return with_event_cards(state, card=event.card, deck=event_cards_state(state).deck.without((event.card,)))


def card_discarded(state: State, _event: base.ShiftChanged | None = None) -> State:
    """Discard the current card and clear its effects."""
    notice = event_cards_state(state)
    gone = notice.discarded if notice.card is None else (*notice.discarded, notice.card)
    return with_event_cards(
        state, discarded=gone, card=None, colour=None, seats=(EventCardChoices(),) * len(notice.seats)
    )


def blood_donated(state: State, event: m.BloodDonated) -> State:
    bags = state.hospitals[event.seat].blood_bags
    return with_hospital(state, event.seat, blood_bags=bags + event.bags)


def flu_patients_admitted(state: State, event: m.FluPatientsAdmitted) -> State:
    return admitted(drawn(state, event.patients), event.seat, event.patients)


def superbug_spread(state: State, event: m.SuperbugSpread) -> State:
    return with_event_cards(state, colour=event.colour)


def condition_changed(state: State, event: m.ConditionChanged) -> State:
    patients = tuple(
        replace(patient, value=event.value) if patient.id == event.patient else patient
        for patient in state.hospitals[event.seat].patients
    )
    return _chosen(with_hospital(state, event.seat, patients=patients), event.seat, event.patient)


def patient_transferred(state: State, event: m.PatientTransferred) -> State:
    return _chosen(released(state, event.seat, (event.patient,)), event.seat, event.patient)


def meeple_stayed_home(state: State, event: m.MeepleStayedHome) -> State:
    return _chosen(state, event.seat, event.meeple)


def department_closed(state: State, event: m.DepartmentClosed) -> State:
    return _chosen(state, event.seat, event.department)


def patient_monitored(state: State, event: m.PatientMonitored) -> State:
    return _chosen(state, event.seat, event.patient)


def _chosen(state: State, seat: Seat, answer: int | str) -> State:
    return with_seat_status(state, seat, chosen=(*seat_status(state, seat).chosen, answer))


def event_declined(state: State, event: m.EventDeclined) -> State:
    return acted(state, event.seat)


def patient_lost(state: State, event: base.PatientLost) -> State:
    return _fatality(state, event.seat)


def treated(state: State, event: base.MeeplePlaced | base.SpecialistUsed | base.PatientsNeglected) -> State:
    """Record a fatality after a treatment or neglect."""
    if any(treatment.value == 0 for treatment in event.treatments):
        return _fatality(state, event.seat)
    return state


def _fatality(state: State, seat: Seat) -> State:
    return with_seat_status(state, seat, fatality=True) if event_cards_state(state).card else state


EVOLVERS: dict[type[Event], Callable[[Any, Any], State]] = {
    m.EventCardDrawn: card_drawn,
    m.BloodDonated: blood_donated,
    m.FluPatientsAdmitted: flu_patients_admitted,
    m.SuperbugSpread: superbug_spread,
    m.ConditionChanged: condition_changed,
    m.PatientTransferred: patient_transferred,
    m.MeepleStayedHome: meeple_stayed_home,
    m.DepartmentClosed: department_closed,
    m.PatientMonitored: patient_monitored,
    m.EventDeclined: event_declined,
    base.ShiftChanged: card_discarded,
    base.PatientLost: patient_lost,
    base.MeeplePlaced: treated,
    base.SpecialistUsed: treated,
    base.PatientsNeglected: treated,
}
