"""The commands of Dice Hospital. Patients, tiles and cards are named by their ids."""

from typing import Literal

from games.dice_hospital.state import BagColour
from games.kernel.messages import Command

NURSE = "nurse"


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

    improvement: str


class DeclineImprovement(Command, tag="decline_improvement", frozen=True):
    """Do not take an improvement this round."""


class TradeIn(Command, tag="trade_in", frozen=True):
    """Return one of your improvements to the bottom of its pile and get a blood bag."""

    improvement: str


class KeepImprovements(Command, tag="keep_improvements", frozen=True):
    """Do not trade in an improvement this round."""


class PlaceMeeple(Command, tag="place_meeple", frozen=True):
    """Place a nurse or a specialist in a department and heal these patients.

    Each patient in `recolour` costs a blood bag and gets the colour that the department needs or, if
    it needs none, the specialist's trigger colour. `colours` are the new colours of the patients, in
    departments that change colours.
    """

    meeple: str
    department: str
    patients: tuple[int, ...]
    recolour: tuple[int, ...] = ()
    colours: tuple[BagColour, ...] = ()


class UseSpecialist(Command, tag="use_specialist", frozen=True):
    """Let the specialist you placed last use its ability on these patients.

    Each patient in `recolour` costs a blood bag and gets the colour that the ability needs. `colours`
    are the new colours of the patients, for abilities that change colours.
    """

    patients: tuple[int, ...]
    recolour: tuple[int, ...] = ()
    colours: tuple[BagColour, ...] = ()


class UseBloodBag(Command, tag="use_blood_bag", frozen=True):
    """Spend a blood bag to heal a patient 1 step."""

    patient: int


class FinishActivation(Command, tag="finish_activation", frozen=True):
    """End your activation for this round."""


class ScoreRound(Command, tag="score_round", frozen=True):
    """Score the round: neglect, then points for discharged patients. Sent by the service."""
