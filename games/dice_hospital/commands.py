"""The commands of Dice Hospital. Patients, tiles and cards are named by their ids."""

from typing import Annotated, Literal

from msgspec import Meta

from games.dice_hospital.state import BEDS, BagColour, Colour
from games.kernel.messages import Command, Id

NURSE = "nurse"

Patients = Annotated[tuple[int, ...], Meta(max_length=2 * BEDS)]
"""The patients that one command names: never more than a hospital can hold, with those who wait for a bed."""
NewColours = Annotated[tuple[BagColour, ...], Meta(max_length=2 * BEDS)]
"""A colour for each of these patients."""


class RevealImprovement(Command, tag="reveal_improvement", frozen=True):
    """Reveal one more department or specialist. Only in games of two."""

    kind: Literal["department", "specialist"]
    """Which pile to reveal from. It must not be empty."""


class SetPatient(Command, tag="set_patient", frozen=True):
    """Set one of your starting patients to one of the remaining starting values."""

    patient: int
    """The id of one of your patients whose value is still 0."""
    value: int
    """One of the starting values that you have not given yet: 3, 4 and 5, or those of the module that changes
    them.
    """


class LoadPatient(Command, tag="load_patient", frozen=True):
    """Choose which of the tied patients goes into the next free place of a vehicle."""

    patient: int
    """The id of one of the arrivals with the lowest value."""


class TakeAmbulance(Command, tag="take_ambulance", frozen=True):
    """Take a vehicle with its patients."""

    number: int
    """The number on a vehicle that nobody has taken, from 0 to 5. The first player cannot take the lowest
    number in play.
    """


class LosePatient(Command, tag="lose_patient", frozen=True):
    """Let an earlier patient die, because there are not enough beds."""

    patient: int
    """The id of a patient in your beds. Arriving patients cannot be chosen."""


class TakeImprovement(Command, tag="take_improvement", frozen=True):
    """Take a face-up department or specialist."""

    improvement: Id
    """The id of a department or specialist in the display, such as `surgeon.1`."""


class DeclineImprovement(Command, tag="decline_improvement", frozen=True):
    """Do not take an improvement this round."""


class TradeIn(Command, tag="trade_in", frozen=True):
    """Return one of your improvements to the bottom of its pile and get a blood bag."""

    improvement: Id
    """The id of one of your departments or specialists. Departments printed on the board cannot be traded in.
    """


class KeepImprovements(Command, tag="keep_improvements", frozen=True):
    """Do not trade in an improvement this round."""


class PlaceMeeple(Command, tag="place_meeple", frozen=True):
    """Place a nurse or a specialist in a department and heal these patients."""

    meeple: Id
    """`nurse`, or the id of one of your specialists that was not used this round."""
    department: Id
    """The id of one of your departments that was not used this round. Departments printed on the board have
    no copy number: `imaging`, but `radiology.2`.
    """
    patients: Patients
    """The ids of the patients that the department treats. Where it treats them differently, each part of its
    effect goes to the first one named that fits.
    """
    recolour: Patients = ()
    """Those of `patients` that a blood bag recolours first, one bag for each. They get the colour that the
    department needs or, if it needs none, the colour that lets the specialist react. A recolour that is not
    needed is refused.
    """
    colours: Annotated[tuple[Colour, ...], Meta(max_length=2 * BEDS)] = ()
    """One colour, or nothing. In a department that changes colours: the patient's new colour. Else the colour
    of a token on the specialist's card, to use that colour instead of the department's own.
    """


class UseSpecialist(Command, tag="use_specialist", frozen=True):
    """Let the specialist you placed last use its ability on these patients."""

    patients: Patients
    """The ids of the patients that the ability works on; empty for a Pathologist, who needs none. A Medical
    Student heals the first one and lowers the second.
    """
    recolour: Patients = ()
    """Those of `patients` that a blood bag recolours first, one bag for each. They get the colour that the
    ability needs.
    """
    colours: NewColours = ()
    """The patient's new colour, if the ability changes colours; else nothing."""


class UseBloodBag(Command, tag="use_blood_bag", frozen=True):
    """Spend a blood bag to heal a patient 1 step."""

    patient: int
    """The id of one of your patients."""


class FinishActivation(Command, tag="finish_activation", frozen=True):
    """End your activation for this round."""


class ScoreRound(Command, tag="score_round", frozen=True):
    """Score the round: neglect, then points for discharged patients. Sent by the service."""
