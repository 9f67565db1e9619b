"""The events of Dice Hospital."""

import msgspec

from games.dice_hospital.state import BagColour, Colour, Patient
from games.kernel.messages import Event, Seat


class Treatment(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A patient's new value (7: discharged, 0: dead), and its new colour if that changed."""

    patient: int
    value: int
    colour: BagColour | None = None


class ScoreLine(msgspec.Struct, frozen=True):
    """Points and what they are for."""

    reason: str
    points: int


class FirstPlayerDrawn(Event, tag="first_player_drawn", frozen=True):
    """The first player was drawn."""

    seat: Seat


class ImprovementsRevealed(Event, tag="improvements_revealed", frozen=True):
    """Improvements were revealed from their piles."""

    departments: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()


class ExtraImprovementRevealed(Event, tag="extra_improvement_revealed", frozen=True):
    """The first player of two revealed one more improvement."""

    seat: Seat
    departments: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()


class StartingPatientsDrawn(Event, tag="starting_patients_drawn", frozen=True):
    """A seat drew its starting patients. Value 0: not set yet."""

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
    """The seat with the lowest vehicle got a blood bag and the first player token."""

    seat: Seat


class PatientLost(Event, tag="patient_lost", frozen=True):
    """A patient died because there was no bed."""

    seat: Seat
    patient: int


class PatientsAdmitted(Event, tag="patients_admitted", frozen=True):
    """The patients of a seat's vehicle were admitted to its wards."""

    seat: Seat


class ImprovementTaken(Event, tag="improvement_taken", frozen=True):
    """A seat took an improvement."""

    seat: Seat
    improvement: str


class ImprovementDeclined(Event, tag="improvement_declined", frozen=True):
    """A seat did not take an improvement."""

    seat: Seat


class ImprovementTradedIn(Event, tag="improvement_traded_in", frozen=True):
    """A seat returned an improvement to the bottom of its pile and got a blood bag."""

    seat: Seat
    improvement: str


class ImprovementsKept(Event, tag="improvements_kept", frozen=True):
    """A seat did not trade in an improvement."""

    seat: Seat


class MeeplePlaced(Event, tag="meeple_placed", frozen=True):
    """A meeple was placed in a department."""

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
    """A seat ended its activation for this round."""

    seat: Seat


class PatientsNeglected(Event, tag="patients_neglected", frozen=True):
    """Untreated patients of a seat got worse. Value 0: the patient died."""

    seat: Seat
    treatments: tuple[Treatment, ...]


class RoundScored(Event, tag="round_scored", frozen=True):
    """A seat scored the round; its discharged patients went back into the bag."""

    seat: Seat
    discharged: int
    lines: tuple[ScoreLine, ...]


class ShiftChanged(Event, tag="shift_changed", frozen=True):
    """Meeples, patients and vehicles were reset, and unclaimed improvements went under their piles."""


class GameScored(Event, tag="game_scored", frozen=True):
    """A seat's points at the end of the game."""

    seat: Seat
    lines: tuple[ScoreLine, ...]
