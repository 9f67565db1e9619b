"""Commands and events of the promotional specialists."""

from games.dice_hospital.state import Patient
from games.kernel.messages import Command, Event, Id, Seat


class CopySpecialist(Command, tag="copy_specialist", frozen=True):
    """Choose the specialist whose ability your Consultant copies in this activation."""

    specialist: Id


class SendPatientBack(Command, tag="send_patient_back", frozen=True):
    """Return a patient to the bag, after your Admissions Nurse discharged one."""

    patient: int


class AdmitOneMore(Command, tag="admit_one_more", frozen=True):
    """Draw a new patient into a free bed, after your Admissions Nurse discharged one."""


class ConsultantAdded(Event, tag="consultant_added", frozen=True):
    """The Consultant replaced a random specialist card."""

    replaced: str


class SpecialistCopied(Event, tag="specialist_copied", frozen=True):
    """A seat's Consultant copied the ability of another specialist for this activation."""

    seat: Seat
    specialist: str


class AdmissionsNurseAdded(Event, tag="admissions_nurse_added", frozen=True):
    """The Admissions Nurse replaced a random specialist card."""

    replaced: str


class AdmissionsOpened(Event, tag="admissions_opened", frozen=True):
    """An Admissions Nurse discharged patients, and can act once for each of them."""

    seat: Seat
    discharged: int


class PatientSentBack(Event, tag="patient_sent_back", frozen=True):
    """A patient went back into the bag. It is not a fatality."""

    seat: Seat
    patient: int


class OneMoreAdmitted(Event, tag="one_more_admitted", frozen=True):
    """A new patient was drawn, rolled and put into a free bed."""

    seat: Seat
    patient: Patient
