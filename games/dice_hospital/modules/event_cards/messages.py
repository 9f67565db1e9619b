"""Commands and events of the event cards."""

from games.dice_hospital.state import Colour, Patient
from games.kernel.messages import Command, Event, Id, Seat


class NamePatient(Command, tag="name_patient", frozen=True):
    """Choose the patient that the event card changes or sends away."""

    patient: int


class StayHome(Command, tag="stay_home", frozen=True):
    """Choose the nurse or specialist who stays at home this round."""

    meeple: Id


class CloseDepartment(Command, tag="close_department", frozen=True):
    """Choose the department that is closed this round."""

    department: Id


class MonitorPatient(Command, tag="monitor_patient", frozen=True):
    """Choose a neglected patient who does not get worse."""

    patient: int


class DeclineEvent(Command, tag="decline_event", frozen=True):
    """Do not use the event card any further."""


class EventCardDrawn(Event, tag="event_card_drawn", frozen=True):
    """The event card of the round was revealed."""

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
    """A patient's value changed. The patient does not count as treated."""

    seat: Seat
    patient: int
    value: int


class PatientTransferred(Event, tag="patient_transferred", frozen=True):
    """A patient went back into the bag. It is not a fatality."""

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
    """A seat does not use the event card any further."""

    seat: Seat
