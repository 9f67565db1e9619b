"""Exhaustion: which patients a workaholic treated this round, and how he leaves."""

import msgspec
from msgspec.structs import replace

from games.clinic.events import PatientTreated
from games.clinic.evolve.people import without_people
from games.clinic.modules.workaholic_doctors.figures import AT_ONCE
from games.clinic.modules.workaholic_doctors.messages import WorkaholicsLeft
from games.clinic.state import Colour, Person, State
from games.clinic.types import Context, Decision
from games.kernel.messages import Seat
from games.kernel.state import slice_reader


class Exhausted(msgspec.Struct, frozen=True, gc=False):
    """An exhausted workaholic, with the number and colour of the patients he treated this round."""

    doctor: int
    """The doctor's number."""
    colour: Colour
    """The colour of the patients he treated; he can treat more of this colour only."""
    patients: int
    """How many he treated this round."""


def is_workaholic(person: Person) -> bool:
    """Whether a person is a purple doctor."""
    return person.kind == "doctor" and person.colour == "purple"


exhausted_by_seat = slice_reader("workaholic_doctors", tuple[tuple[Exhausted, ...], ...])
"""Return the part of the state that belongs to this module."""


def exhausted(state: State, seat: Seat) -> tuple[Exhausted, ...]:
    """Return the workaholics of a seat who treated a patient this round."""
    return exhausted_by_seat(state)[seat]


def exhaustion_of(state: State, seat: Seat, doctor: int) -> Exhausted | None:
    """Return the exhaustion of a doctor, if any."""
    return next((one for one in exhausted(state, seat) if one.doctor == doctor), None)


def may_treat_more(state: State, seat: Seat, doctor: int) -> bool:
    """Whether an exhausted workaholic can treat another patient of the same colour."""
    one = exhaustion_of(state, seat, doctor)
    return one is not None and one.patients < AT_ONCE[one.colour]


def _with(state: State, seat: Seat, lying: tuple[Exhausted, ...]) -> State:
    known = exhausted_by_seat(state)
    return replace(state, workaholic_doctors=(*known[:seat], lying, *known[seat + 1 :]))


def patient_treated(state: State, event: PatientTreated) -> State:
    """Mark a workaholic who treats a patient as exhausted."""
    seat, number = event.seat, event.doctor
    doctor = next(person for person in state.clinics[seat].people if person.id == number)
    if not is_workaholic(doctor):
        return state
    before = exhaustion_of(state, seat, number)
    now = Exhausted(number, event.colour, 1 + (before.patients if before else 0))
    return _with(state, seat, (*(one for one in exhausted(state, seat) if one != before), now))


def leaving(_ctx: Context, state: State, seat: Seat) -> Decision:
    """Exhausted workaholics leave in the administration."""
    doctors = tuple(one.doctor for one in exhausted(state, seat))
    return (yield WorkaholicsLeft(seat, doctors)) if doctors else state


def workaholics_left(state: State, event: WorkaholicsLeft) -> State:
    """Remove the workaholics from the clinic; the player must choose their cars."""
    return without_people(_with(state, event.seat, ()), event.seat, event.doctors)
