"""Commands and events of the wards."""

from games.kernel.messages import Command, Event, Id, Seat


class AssignWard(Command, tag="assign_ward", frozen=True):
    """Assign one of your new patients to a ward with a free bed."""

    patient: int
    """The id of a patient in your vehicle who has no ward yet."""
    ward: int
    """The number of the ward, from 1 to 4. Each has three beds."""


class AttendPatient(Command, tag="attend_patient", frozen=True):
    """Let a patient count as treated, if the department you used last allows it."""

    patient: int
    """The id of one of your untreated patients."""


class ChoosePlacement(Command, tag="choose_placement", frozen=True):
    """Choose a meeple and a department that treats several patients. `place_meeple` names them next."""

    meeple: Id
    """`nurse`, or the id of one of your specialists that was not used this round."""
    department: Id
    """The id of one of your departments that treats several patients and was not used this round."""


class WardAssigned(Event, tag="ward_assigned", frozen=True):
    """A patient was assigned to a ward."""

    seat: Seat
    """The seat of the ward."""
    patient: int
    """The patient's id."""
    ward: int
    """The number of the ward, from 1 to 4."""


class AttendanceOpened(Event, tag="attendance_opened", frozen=True):
    """A department lets some untreated patients count as treated; with `one_ward`, all of one ward."""

    seat: Seat
    """The seat of the department."""
    patients: int
    """How many untreated patients can count as treated."""
    one_ward: bool
    """Whether they must all lie in the same ward."""


class PatientAttended(Event, tag="patient_attended", frozen=True):
    """A patient counts as treated without being healed."""

    seat: Seat
    """The seat of the patient."""
    patient: int
    """The patient's id."""


class PlacementChosen(Event, tag="placement_chosen", frozen=True):
    """A seat chose a meeple and a department, and will name the patients next."""

    seat: Seat
    """The seat of the meeple."""
    meeple: str
    """`nurse`, or the id of the specialist."""
    department: str
    """The id of the department."""
