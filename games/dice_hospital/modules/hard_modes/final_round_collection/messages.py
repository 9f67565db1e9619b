"""Commands and events of the Final Round Collection."""

from games.kernel.messages import Command, Event, Seat


class CollectPatient(Command, tag="collect_patient", frozen=True):
    """Move one of your patients to a waiting ambulance with a free space for its colour and value."""

    patient: int
    """The id of one of your patients. It goes to the lowest ambulance that asks for its true colour and its
    value.
    """


class PassCollection(Command, tag="pass_collection", frozen=True):
    """Stop moving patients to the waiting ambulances."""


class AmbulancesTurnedOver(Event, tag="ambulances_turned_over", frozen=True):
    """These ambulances wait for patients: a red, a yellow and a green one of given values each."""

    numbers: tuple[int, ...]
    """The numbers of the ambulances, from 1 to the number of players."""
    values: tuple[tuple[int, int, int], ...]
    """The values asked for, in the order of `numbers`: of a red, a yellow and a green patient each."""


class PatientCollected(Event, tag="patient_collected", frozen=True):
    """A patient of a seat was moved to a waiting ambulance."""

    seat: Seat
    """The seat of the patient."""
    patient: int
    """The patient's id."""
    ambulance: int
    """The number of the ambulance."""


class CollectionPassed(Event, tag="collection_passed", frozen=True):
    """A seat stopped moving patients, by choice or because none fits."""

    seat: Seat
    """The seat that passed."""
