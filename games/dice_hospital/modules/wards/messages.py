"""Commands and events of the wards."""

from games.kernel.messages import Command, Event, Seat


class AssignWard(Command, tag="assign_ward", frozen=True):
    """Assign one of your new patients to a ward with a free bed."""

    patient: int
    ward: int


class AttendPatient(Command, tag="attend_patient", frozen=True):
    """Let a patient count as treated, if the department you used last allows it."""

    patient: int


class WardAssigned(Event, tag="ward_assigned", frozen=True):
    """A patient was assigned to a ward."""

    seat: Seat
    patient: int
    ward: int


class AttendanceOpened(Event, tag="attendance_opened", frozen=True):
    """A department lets some untreated patients count as treated; with `one_ward`, all of one ward."""

    seat: Seat
    patients: int
    one_ward: bool


class PatientAttended(Event, tag="patient_attended", frozen=True):
    """A patient counts as treated without being healed."""

    seat: Seat
    patient: int
