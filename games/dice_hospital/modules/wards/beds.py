"""The wards and their beds: who lies where, and where there is room."""

from msgspec.structs import replace

from games.dice_hospital.events import StartingPatientsDrawn
from games.dice_hospital.modules.wards.messages import WardAssigned
from games.dice_hospital.state import BEDS, Patient, State, arriving, with_hospital
from games.kernel.messages import Seat

WARDS = (1, 2, 3, 4)
BEDS_IN_WARD = BEDS // len(WARDS)


def patients_in_ward(state: State, seat: Seat, ward: int) -> list[Patient]:
    """The patients of a ward, including arriving patients assigned to it."""
    everyone = state.hospitals[seat].patients + arriving(state, seat)
    return [patient for patient in everyone if patient.ward == ward]


def free_beds(state: State, seat: Seat, ward: int) -> int:
    """The number of free beds of a ward."""
    return BEDS_IN_WARD - len(patients_in_ward(state, seat, ward))


def emptiest(state: State, seat: Seat) -> int:
    """The ward for a patient without a choice: one without a party if possible, with the most free beds."""

    def crowded(ward: int) -> tuple[bool, bool, int]:
        here = patients_in_ward(state, seat, ward)
        return len(here) == BEDS_IN_WARD, any(patient.party for patient in here), len(here)

    return min(WARDS, key=crowded)


def assigned(state: State, event: WardAssigned) -> State:
    """Put the patient in the ward, or reserve it until admission."""

    def laid(patients: tuple[Patient, ...]) -> tuple[Patient, ...]:
        return tuple([replace(p, ward=event.ward) if p.id == event.patient else p for p in patients])

    state = replace(
        state,
        ambulances=tuple(
            [
                replace(v, patients=laid(v.patients)) if v.taken_by == event.seat else v
                for v in state.ambulances
            ]
        ),
    )
    return with_hospital(state, event.seat, patients=laid(state.hospitals[event.seat].patients))


def starting(state: State, event: StartingPatientsDrawn) -> State:
    """Put the starting patients in as few wards as possible."""
    patients = tuple(
        replace(patient, ward=WARDS[number // BEDS_IN_WARD])
        for number, patient in enumerate(state.hospitals[event.seat].patients)
    )
    return with_hospital(state, event.seat, patients=patients)
