"""The events of Dice Hospital."""

import msgspec

from games.dice_hospital.state import BagColour, Colour, Patient
from games.kernel.messages import Event, Seat


class Treatment(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A patient's new value (7: discharged, 0: dead), and its new colour if that changed."""

    patient: int
    """The patient's id."""
    value: int
    """The value after the treatment, from 0 to 7. 7: healthy and discharged, or waiting for the rest of its
    party. 0: dead.
    """
    colour: BagColour | None = None
    """The colour that a department or an ability gave the die. Left out if it keeps its colour."""


class ScoreLine(msgspec.Struct, frozen=True):
    """Points and what they are for."""

    reason: str
    """What the points are for, such as `discharged`, `empty_wards`, `fatalities` or `blood_bags`. Modules add
    their own.
    """
    points: int
    """The points, negative for a penalty."""


class FirstPlayerDrawn(Event, tag="first_player_drawn", frozen=True):
    """The first player was drawn."""

    seat: Seat
    """The seat that has the first player token in round 1."""


class ImprovementsRevealed(Event, tag="improvements_revealed", frozen=True):
    """Improvements were revealed from their piles."""

    departments: tuple[str, ...] = ()
    """The ids of the tiles added to the display, from left to right. Fewer than usual if the pile ran out."""
    specialists: tuple[str, ...] = ()
    """The ids of the cards added to the display, from left to right. Fewer than usual if the pile ran out."""


class ExtraImprovementRevealed(Event, tag="extra_improvement_revealed", frozen=True):
    """The first player of two revealed one more improvement."""

    seat: Seat
    """The first player."""
    departments: tuple[str, ...] = ()
    """The id of the tile, if a department was revealed."""
    specialists: tuple[str, ...] = ()
    """The id of the card, if a specialist was revealed."""


class StartingPatientsDrawn(Event, tag="starting_patients_drawn", frozen=True):
    """A seat drew its starting patients. Value 0: not set yet."""

    seat: Seat
    """The seat whose hospital they are in."""
    patients: tuple[Patient, ...]
    """The dice, from left to right."""


class PatientSet(Event, tag="patient_set", frozen=True):
    """A starting patient got its value."""

    seat: Seat
    """The seat of the patient."""
    patient: int
    """The patient's id."""
    value: int
    """The value the die was turned to."""


class PatientsArrived(Event, tag="patients_arrived", frozen=True):
    """Dice were drawn and rolled for the vehicles."""

    patients: tuple[Patient, ...]
    """The rolled dice, which become the arrivals. Fewer than usual if the bag ran out."""


class PatientsLoaded(Event, tag="patients_loaded", frozen=True):
    """Patients were put into a vehicle."""

    ambulance: int
    """The number of the vehicle."""
    patients: tuple[int, ...]
    """The ids of the arrivals that were put into it."""


class AmbulanceTaken(Event, tag="ambulance_taken", frozen=True):
    """A seat took a vehicle."""

    seat: Seat
    """The seat that took it."""
    number: int
    """The number of the vehicle, which decides the order of the seats for the rest of the round."""


class AmbulancesReturned(Event, tag="ambulances_returned", frozen=True):
    """The patients of unclaimed vehicles went back into the bag."""

    numbers: tuple[int, ...]
    """The numbers of the vehicles that nobody took."""


class LowestAmbulanceRewarded(Event, tag="lowest_ambulance_rewarded", frozen=True):
    """The seat with the lowest vehicle got a blood bag and the first player token."""

    seat: Seat
    """The seat with the lowest number. It is the new first player."""


class PatientLost(Event, tag="patient_lost", frozen=True):
    """A patient died because there was no bed."""

    seat: Seat
    """The seat that lost the patient and got a fatality."""
    patient: int
    """The patient's id."""


class PatientsAdmitted(Event, tag="patients_admitted", frozen=True):
    """The patients of a seat's vehicle were admitted to its wards."""

    seat: Seat
    """The seat that admitted all patients of its vehicle (in a game for one, all arrivals)."""


class ImprovementTaken(Event, tag="improvement_taken", frozen=True):
    """A seat took an improvement."""

    seat: Seat
    """The seat that took it."""
    improvement: str
    """The id of the department or specialist, now in the seat's hospital."""


class ImprovementDeclined(Event, tag="improvement_declined", frozen=True):
    """A seat did not take an improvement."""

    seat: Seat
    """The seat that passed."""


class ImprovementTradedIn(Event, tag="improvement_traded_in", frozen=True):
    """A seat returned an improvement to the bottom of its pile and got a blood bag."""

    seat: Seat
    """The seat that got the blood bag."""
    improvement: str
    """The id of the department or specialist, now out of the seat's hospital."""


class ImprovementsKept(Event, tag="improvements_kept", frozen=True):
    """A seat did not trade in an improvement."""

    seat: Seat
    """The seat that is done, by choice or because it has nothing to trade in."""


class MeeplePlaced(Event, tag="meeple_placed", frozen=True):
    """A meeple was placed in a department."""

    seat: Seat
    """The seat that placed it."""
    meeple: str
    """`nurse`, or the specialist's id."""
    department: str
    """The id of the department, used for this round."""
    treatments: tuple[Treatment, ...]
    """What happened to each patient that the department treated."""
    recoloured: tuple[int, ...] = ()
    """The ids of treated patients that blood bags recoloured first, one bag for each."""
    colour: Colour | None = None
    """The colour that the blood bags gave. Left out without a recolour."""


class SpecialistUsed(Event, tag="specialist_used", frozen=True):
    """The specialist placed last used its ability."""

    seat: Seat
    """The seat of the specialist."""
    treatments: tuple[Treatment, ...]
    """What happened to each patient that the ability worked on."""
    recoloured: tuple[int, ...] = ()
    """The ids of treated patients that blood bags recoloured first, one bag for each."""
    colour: Colour | None = None
    """The colour that the blood bags gave. Left out without a recolour."""


class BloodBagUsed(Event, tag="blood_bag_used", frozen=True):
    """A blood bag healed a patient."""

    seat: Seat
    """The seat that spent the blood bag."""
    treatment: Treatment
    """What happened to the patient."""


class ActivationFinished(Event, tag="activation_finished", frozen=True):
    """A seat ended its activation for this round."""

    seat: Seat
    """The seat that can place no more meeples this round."""


class PatientsNeglected(Event, tag="patients_neglected", frozen=True):
    """Untreated patients of a seat got worse. Value 0: the patient died."""

    seat: Seat
    """The seat of the patients."""
    treatments: tuple[Treatment, ...]
    """The new value of each patient that got worse."""


class RoundScored(Event, tag="round_scored", frozen=True):
    """A seat scored the round; its discharged patients went back into the bag."""

    seat: Seat
    """The seat that scored."""
    discharged: int
    """How many patients it discharged this round."""
    lines: tuple[ScoreLine, ...]
    """The points of the round, one line for each reason. Lines without points may be included."""


class ShiftChanged(Event, tag="shift_changed", frozen=True):
    """Meeples, patients and vehicles were reset, and unclaimed improvements went under their piles."""


class GameScored(Event, tag="game_scored", frozen=True):
    """A seat's points at the end of the game."""

    seat: Seat
    """The seat that scored."""
    lines: tuple[ScoreLine, ...]
    """The points of the final scoring, one line for each reason. Lines without points may be included."""
