"""What can happen in Dice Hospital."""

import msgspec

from games.dice_hospital.state import BagColour, Colour, Patient
from games.kernel.messages import Event, Seat


class Treatment(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A patient and the value it has afterwards (7: discharged, 0: dead), perhaps with a new colour."""

    patient: int
    value: int
    colour: BagColour | None = None


class ScoreLine(msgspec.Struct, frozen=True):
    """Points and what they are for."""

    reason: str
    points: int


class FirstPlayerDrawn(Event, tag="first_player_drawn", frozen=True):
    """A seat was drawn to begin."""

    seat: Seat


class ImprovementsRevealed(Event, tag="improvements_revealed", frozen=True):
    """Improvements were turned up from their piles."""

    departments: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()


class ExtraImprovementRevealed(Event, tag="extra_improvement_revealed", frozen=True):
    """Two players: the first player had one more improvement turned up."""

    seat: Seat
    departments: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()


class StartingPatientsDrawn(Event, tag="starting_patients_drawn", frozen=True):
    """A seat drew its starting patients; value 0 means not set yet."""

    seat: Seat
    patients: tuple[Patient, ...]


class PatientSet(Event, tag="patient_set", frozen=True):
    """A starting patient got its value."""

    seat: Seat
    patient: int
    value: int


class PatientsArrived(Event, tag="patients_arrived", frozen=True):
    """Dice were drawn and rolled for the vehicles."""

    patients: tuple[Patient, ...]


class PatientsLoaded(Event, tag="patients_loaded", frozen=True):
    """Patients were put into a vehicle."""

    ambulance: int
    patients: tuple[int, ...]


class AmbulanceTaken(Event, tag="ambulance_taken", frozen=True):
    """A seat took a vehicle."""

    seat: Seat
    number: int


class AmbulancesReturned(Event, tag="ambulances_returned", frozen=True):
    """The patients of unclaimed vehicles went back into the bag."""

    numbers: tuple[int, ...]


class LowestAmbulanceRewarded(Event, tag="lowest_ambulance_rewarded", frozen=True):
    """The lowest vehicle taken brought a blood bag and the first player token."""

    seat: Seat


class PatientLost(Event, tag="patient_lost", frozen=True):
    """A patient died for want of a bed."""

    seat: Seat
    patient: int


class PatientsAdmitted(Event, tag="patients_admitted", frozen=True):
    """The patients of a seat's vehicle lie in its wards."""

    seat: Seat


class ImprovementTaken(Event, tag="improvement_taken", frozen=True):
    """A seat took an improvement."""

    seat: Seat
    improvement: str


class ImprovementDeclined(Event, tag="improvement_declined", frozen=True):
    """A seat took no improvement."""

    seat: Seat


class ImprovementTradedIn(Event, tag="improvement_traded_in", frozen=True):
    """An improvement went under its pile for a blood bag."""

    seat: Seat
    improvement: str


class ImprovementsKept(Event, tag="improvements_kept", frozen=True):
    """A seat traded nothing in."""

    seat: Seat


class MeeplePlaced(Event, tag="meeple_placed", frozen=True):
    """A meeple worked in a department."""

    seat: Seat
    meeple: str
    department: str
    treatments: tuple[Treatment, ...]
    recoloured: tuple[int, ...] = ()
    colour: Colour | None = None


class SpecialistUsed(Event, tag="specialist_used", frozen=True):
    """The specialist placed last used its ability."""

    seat: Seat
    treatments: tuple[Treatment, ...]
    recoloured: tuple[int, ...] = ()
    colour: Colour | None = None


class BloodBagUsed(Event, tag="blood_bag_used", frozen=True):
    """A blood bag healed a patient."""

    seat: Seat
    treatment: Treatment


class ActivationFinished(Event, tag="activation_finished", frozen=True):
    """A seat is done with its hospital for this round."""

    seat: Seat


class PatientsNeglected(Event, tag="patients_neglected", frozen=True):
    """Untreated patients of a seat got worse; value 0 means that the patient died."""

    seat: Seat
    treatments: tuple[Treatment, ...]


class RoundScored(Event, tag="round_scored", frozen=True):
    """A seat scored its discharged patients, who went back into the bag."""

    seat: Seat
    discharged: int
    lines: tuple[ScoreLine, ...]


class ShiftChanged(Event, tag="shift_changed", frozen=True):
    """Meeples, patients and vehicles went back to their places, unclaimed improvements under the piles."""


class GameScored(Event, tag="game_scored", frozen=True):
    """A seat's points at the end of the game."""

    seat: Seat
    lines: tuple[ScoreLine, ...]
