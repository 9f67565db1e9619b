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


class SetPatient(Command, tag="set_patient", frozen=True):
    """Set one of your starting patients to one of the remaining starting values."""

    patient: int
    value: int


class LoadPatient(Command, tag="load_patient", frozen=True):
    """Choose which of the tied patients goes into the next free place of a vehicle."""

    patient: int


class TakeAmbulance(Command, tag="take_ambulance", frozen=True):
    """Take a vehicle with its patients."""

    number: int


class LosePatient(Command, tag="lose_patient", frozen=True):
    """Let an earlier patient die, because there are not enough beds."""

    patient: int


class TakeImprovement(Command, tag="take_improvement", frozen=True):
    """Take a face-up department or specialist."""

    improvement: Id


class DeclineImprovement(Command, tag="decline_improvement", frozen=True):
    """Do not take an improvement this round."""


class TradeIn(Command, tag="trade_in", frozen=True):
    """Return one of your improvements to the bottom of its pile and get a blood bag."""

    improvement: Id


class KeepImprovements(Command, tag="keep_improvements", frozen=True):
    """Do not trade in an improvement this round."""


class PlaceMeeple(Command, tag="place_meeple", frozen=True):
    """Place a nurse or a specialist in a department and heal these patients.

    Each patient in `recolour` costs a blood bag and gets the colour that the department needs or, if
    it needs none, the specialist's trigger colour. `colours` are the new colours of the patients, in
    departments that change colours, or the colour of a token on the specialist's card that the
    department is to work on.
    """

    meeple: Id
    department: Id
    patients: Patients
    recolour: Patients = ()
    colours: Annotated[tuple[Colour, ...], Meta(max_length=2 * BEDS)] = ()


class UseSpecialist(Command, tag="use_specialist", frozen=True):
    """Let the specialist you placed last use its ability on these patients.

    Each patient in `recolour` costs a blood bag and gets the colour that the ability needs. `colours`
    are the new colours of the patients, for abilities that change colours.
    """

    patients: Patients
    recolour: Patients = ()
    colours: NewColours = ()


class UseBloodBag(Command, tag="use_blood_bag", frozen=True):
    """Spend a blood bag to heal a patient 1 step."""

    patient: int


class FinishActivation(Command, tag="finish_activation", frozen=True):
    """End your activation for this round."""


class ScoreRound(Command, tag="score_round", frozen=True):
    """Score the round: neglect, then points for discharged patients. Sent by the service."""
