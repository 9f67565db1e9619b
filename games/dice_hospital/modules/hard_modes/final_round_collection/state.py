"""The slice of the state: the waiting ambulances, their spaces and whose turn it is."""

import msgspec
from msgspec.structs import replace

from games.dice_hospital.modules.hard_modes.final_round_collection.messages import (
    AmbulancesTurnedOver,
    CollectionPassed,
    PatientCollected,
)
from games.dice_hospital.state import COLOURS, Colour, Patient, State, acted, clockwise, with_hospital
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.state import slice_reader

STEP = "collection"


class CollectionSpace(msgspec.Struct, frozen=True):
    """A space of a waiting ambulance, what it asks for, and the patient moved there."""

    ambulance: int
    """The number of the waiting ambulance, which has three spaces."""
    colour: Colour
    """The true colour it asks for: red, yellow or green."""
    value: int
    """The value it asks for, from 1 to 6."""
    seat: Seat | None = None
    """The seat that moved a patient there, for 1 point; null while it is free."""
    patient: Patient | None = None
    """The patient there; null while it is free."""

    def fits(self, patient: Patient) -> bool:
        """Whether it is free and asks for this patient. The true colour counts."""
        return self.patient is None and (self.colour, self.value) == (patient.true_colour, patient.value)


class Collection(msgspec.Struct, frozen=True):
    """The spaces of all waiting ambulances, and the seat that moved a patient last."""

    spaces: tuple[CollectionSpace, ...] = ()
    last: Seat | None = None


class CollectionView(msgspec.Struct, frozen=True):
    """The spaces, and the seats that passed."""

    spaces: tuple[CollectionSpace, ...]
    """All spaces, ambulance by ambulance. Empty until the last round is over."""
    passed: tuple[Seat, ...]
    """The seats that passed, in the order of the seats. Empty outside the step `collection`."""


collection = slice_reader("final_round_collection", Collection)
"""Return this module's slice of the state."""


def begin(_rules: Rules, _players: int) -> Collection:
    """Return the initial slice: no ambulance waits."""
    return Collection()


def turn(state: State) -> Seat | None:
    """The next seat that has not passed, clockwise from the first player."""
    last = collection(state).last
    start = state.first_player if last is None else (last + 1) % len(state.hospitals)
    return next((seat for seat in clockwise(state, start) if seat not in state.acted), None)


def space_for(state: State, patient: Patient) -> CollectionSpace | None:
    """The first free space that fits a patient."""
    return next((space for space in collection(state).spaces if space.fits(patient)), None)


def collected(state: State, seat: Seat) -> int:
    """How many patients of a seat were collected."""
    return sum(space.seat == seat for space in collection(state).spaces)


def left(state: State, seat: Seat) -> int:
    """How many patients of a seat are left. Only dice of the bag count, as only they can be collected."""
    return sum(patient.true_colour in COLOURS for patient in state.hospitals[seat].patients)


def turned_over(state: State, event: AmbulancesTurnedOver) -> State:
    spaces = tuple(
        CollectionSpace(number, colour, value)
        for number, values in zip(event.numbers, event.values, strict=True)
        for colour, value in zip(COLOURS, values, strict=True)
    )
    return replace(state, final_round_collection=Collection(spaces))


def patient_collected(state: State, event: PatientCollected) -> State:
    patients = state.hospitals[event.seat].patients
    moved = next(patient for patient in patients if patient.id == event.patient)
    spaces = tuple(
        replace(space, seat=event.seat, patient=moved)
        if space.ambulance == event.ambulance and space.fits(moved)
        else space
        for space in collection(state).spaces
    )
    left = tuple(patient for patient in patients if patient is not moved)
    state = with_hospital(state, event.seat, patients=left)
    return replace(state, final_round_collection=Collection(spaces, event.seat))


def passed(state: State, event: CollectionPassed) -> State:
    return acted(state, event.seat)


def view(_rules: Rules, state: State, _viewer: Seat | None, _everything: bool) -> CollectionView:
    """Return the view. Nothing is hidden."""
    return CollectionView(collection(state).spaces, state.acted if state.step == STEP else ())
