"""Commands and events of the promotional specialists."""

from games.dice_hospital.state import Patient
from games.kernel.messages import Command, Event, Id, Seat


class CopySpecialist(Command, tag="copy_specialist", frozen=True):
    """Choose the specialist whose ability your Consultant copies in this activation."""

    specialist: Id
    """The id of another of your specialists, used or not."""


class SendPatientBack(Command, tag="send_patient_back", frozen=True):
    """Return a patient to the bag, after your Admissions Nurse discharged one."""

    patient: int
    """The id of one of your patients that her department did not heal."""


class AdmitOneMore(Command, tag="admit_one_more", frozen=True):
    """Draw a new patient into a free bed, after your Admissions Nurse discharged one."""


class ConsultantAdded(Event, tag="consultant_added", frozen=True):
    """The Consultant replaced a random specialist card."""

    replaced: str
    """The id of the card that is out of the game."""


class SpecialistCopied(Event, tag="specialist_copied", frozen=True):
    """A seat's Consultant copied the ability of another specialist for this activation."""

    seat: Seat
    """The seat of the Consultant."""
    specialist: str
    """The id of the specialist it copies."""


class AdmissionsNurseAdded(Event, tag="admissions_nurse_added", frozen=True):
    """The Admissions Nurse replaced a random specialist card."""

    replaced: str
    """The id of the card that is out of the game."""


class AdmissionsOpened(Event, tag="admissions_opened", frozen=True):
    """An Admissions Nurse discharged patients, and can act once for each of them."""

    seat: Seat
    """The seat of the Admissions Nurse."""
    discharged: int
    """How many patients she discharged with this placement."""


class PatientSentBack(Event, tag="patient_sent_back", frozen=True):
    """A patient went back into the bag. It is not a fatality."""

    seat: Seat
    """The seat that sent the patient back."""
    patient: int
    """The patient's id."""


class OneMoreAdmitted(Event, tag="one_more_admitted", frozen=True):
    """A new patient was drawn, rolled and put into a free bed."""

    seat: Seat
    """The seat whose bed it is in."""
    patient: Patient
    """The new die. It is untreated."""
