"""Commands and events of the event cards."""

from games.dice_hospital.state import Colour, Patient
from games.kernel.messages import Command, Event, Id, Seat


class NamePatient(Command, tag="name_patient", frozen=True):
    """Choose the patient that the event card changes or sends away."""

    patient: int
    """The id of one of your patients."""


class StayHome(Command, tag="stay_home", frozen=True):
    """Choose the nurse or specialist who stays at home this round."""

    meeple: Id
    """`nurse`, or the id of one of your specialists."""


class CloseDepartment(Command, tag="close_department", frozen=True):
    """Choose the department that is closed this round."""

    department: Id
    """The id of one of your departments."""


class MonitorPatient(Command, tag="monitor_patient", frozen=True):
    """Choose a neglected patient who does not get worse."""

    patient: int
    """The id of one of your untreated patients who would get worse."""


class DeclineEvent(Command, tag="decline_event", frozen=True):
    """Do not use the event card any further."""


class EventCardDrawn(Event, tag="event_card_drawn", frozen=True):
    """The event card of the round was revealed."""

    card: str
    """The key of the card."""


class BloodDonated(Event, tag="blood_donated", frozen=True):
    """A seat got blood bags."""

    seat: Seat
    """The seat that got them."""
    bags: int
    """How many blood bags it got."""


class FluPatientsAdmitted(Event, tag="flu_patients_admitted", frozen=True):
    """Patients were drawn and rolled into free beds of a seat."""

    seat: Seat
    """The seat whose beds they are in."""
    patients: tuple[Patient, ...]
    """The new dice."""


class SuperbugSpread(Event, tag="superbug_spread", frozen=True):
    """A colour was drawn whose neglected patients get worse faster."""

    colour: Colour
    """The colour: red, yellow or green."""


class ConditionChanged(Event, tag="condition_changed", frozen=True):
    """A patient's value changed. The patient does not count as treated."""

    seat: Seat
    """The seat of the patient."""
    patient: int
    """The patient's id."""
    value: int
    """The new value, from 1 to 6."""


class PatientTransferred(Event, tag="patient_transferred", frozen=True):
    """A patient went back into the bag. It is not a fatality."""

    seat: Seat
    """The seat that gave the patient away."""
    patient: int
    """The patient's id."""


class MeepleStayedHome(Event, tag="meeple_stayed_home", frozen=True):
    """A nurse or specialist of a seat does not work this round."""

    seat: Seat
    """The seat of the meeple."""
    meeple: str
    """`nurse`, or the specialist's id."""


class DepartmentClosed(Event, tag="department_closed", frozen=True):
    """A department of a seat cannot be used this round."""

    seat: Seat
    """The seat of the department."""
    department: str
    """The id of the department."""


class PatientMonitored(Event, tag="patient_monitored", frozen=True):
    """A neglected patient of a seat does not get worse this round."""

    seat: Seat
    """The seat of the patient."""
    patient: int
    """The patient's id."""


class EventDeclined(Event, tag="event_declined", frozen=True):
    """A seat does not use the event card any further."""

    seat: Seat
    """The seat that is done with the card."""
