"""Commands and events of the promotional specialists."""

from games.dice_hospital.state import Patient
from games.kernel.messages import Command, Event, Seat


class CopySpecialist(Command, tag="copy_specialist", frozen=True):
    """Name the specialist of yours whose ability your Consultant has in this activation."""

    specialist: str


class SendPatientBack(Command, tag="send_patient_back", frozen=True):
    """The Admissions Nurse discharged somebody: return another patient to the bag."""

    patient: int


class AdmitOneMore(Command, tag="admit_one_more", frozen=True):
    """The Admissions Nurse discharged somebody: draw a new patient into a free bed."""


class ConsultantAdded(Event, tag="consultant_added", frozen=True):
    """The Consultant took the place of a random specialist card."""

    replaced: str


class SpecialistCopied(Event, tag="specialist_copied", frozen=True):
    """A seat's Consultant has the ability of another specialist in this activation."""

    seat: Seat
    specialist: str


class AdmissionsNurseAdded(Event, tag="admissions_nurse_added", frozen=True):
    """The Admissions Nurse took the place of a random specialist card."""

    replaced: str


class AdmissionsOpened(Event, tag="admissions_opened", frozen=True):
    """An Admissions Nurse discharged so many patients, for each of whom something may follow."""

    seat: Seat
    discharged: int


class PatientSentBack(Event, tag="patient_sent_back", frozen=True):
    """A patient went back into the bag and is no fatality."""

    seat: Seat
    patient: int


class OneMoreAdmitted(Event, tag="one_more_admitted", frozen=True):
    """A new patient was drawn, rolled and put into a free bed."""

    seat: Seat
    patient: Patient
