"""Commands and events of the event cards."""

from games.dice_hospital.state import Colour, Patient
from games.kernel.messages import Command, Event, Seat


class NamePatient(Command, tag="name_patient", frozen=True):
    """Name a patient of yours whom the event card is to change or to send away."""

    patient: int


class StayHome(Command, tag="stay_home", frozen=True):
    """Name a nurse or specialist of yours who stays at home this round."""

    meeple: str


class CloseDepartment(Command, tag="close_department", frozen=True):
    """Name a department of yours that is closed this round."""

    department: str


class MonitorPatient(Command, tag="monitor_patient", frozen=True):
    """Name a neglected patient of yours who is not to get worse."""

    patient: int


class DeclineEvent(Command, tag="decline_event", frozen=True):
    """Make no (further) use of what the event card allows."""


class EventCardDrawn(Event, tag="event_card_drawn", frozen=True):
    """The event card of the round was turned up."""

    card: str


class BloodDonated(Event, tag="blood_donated", frozen=True):
    """A seat got blood bags."""

    seat: Seat
    bags: int


class FluPatientsAdmitted(Event, tag="flu_patients_admitted", frozen=True):
    """Patients were drawn and rolled into free beds of a seat."""

    seat: Seat
    patients: tuple[Patient, ...]


class SuperbugSpread(Event, tag="superbug_spread", frozen=True):
    """A colour was drawn whose neglected patients get worse faster."""

    colour: Colour


class ConditionChanged(Event, tag="condition_changed", frozen=True):
    """A patient's value changed without its being treated."""

    seat: Seat
    patient: int
    value: int


class PatientTransferred(Event, tag="patient_transferred", frozen=True):
    """A patient went back into the bag and is no fatality."""

    seat: Seat
    patient: int


class MeepleStayedHome(Event, tag="meeple_stayed_home", frozen=True):
    """A nurse or specialist of a seat does not work this round."""

    seat: Seat
    meeple: str


class DepartmentClosed(Event, tag="department_closed", frozen=True):
    """A department of a seat cannot be used this round."""

    seat: Seat
    department: str


class PatientMonitored(Event, tag="patient_monitored", frozen=True):
    """A neglected patient of a seat does not get worse this round."""

    seat: Seat
    patient: int


class EventDeclined(Event, tag="event_declined", frozen=True):
    """A seat makes no (further) use of the event card."""

    seat: Seat
