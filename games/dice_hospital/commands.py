"""What a seat may ask for in Dice Hospital. Patients, tiles and cards are named by their ids."""

from typing import Literal

from games.dice_hospital.state import BagColour
from games.kernel.messages import Command

NURSE = "nurse"


class RevealImprovement(Command, tag="reveal_improvement", frozen=True):
    """Two players: turn up one more department or specialist."""

    kind: Literal["department", "specialist"]


class SetPatient(Command, tag="set_patient", frozen=True):
    """Give one of your starting patients one of the starting values that are left."""

    patient: int
    value: int


class LoadPatient(Command, tag="load_patient", frozen=True):
    """Say which of the tied patients goes into the vehicle that is being filled."""

    patient: int


class TakeAmbulance(Command, tag="take_ambulance", frozen=True):
    """Take a vehicle with its patients."""

    number: int


class LosePatient(Command, tag="lose_patient", frozen=True):
    """Beds are short: let a patient die who was there before."""

    patient: int


class TakeImprovement(Command, tag="take_improvement", frozen=True):
    """Take a face-up department or specialist."""

    improvement: str


class DeclineImprovement(Command, tag="decline_improvement", frozen=True):
    """Take no improvement this round."""


class TradeIn(Command, tag="trade_in", frozen=True):
    """Put one of your improvements under its pile for a blood bag."""

    improvement: str


class KeepImprovements(Command, tag="keep_improvements", frozen=True):
    """Trade nothing in this round."""


class PlaceMeeple(Command, tag="place_meeple", frozen=True):
    """Place a nurse or a specialist in a department and heal these patients.

    Patients named in `recolour` are given, for a blood bag each, the colour that the department asks
    for, or, where it asks for none, the colour the specialist reacts to. `colours` are those that a
    department gives its patients, where that is what it does.
    """

    meeple: str
    department: str
    patients: tuple[int, ...]
    recolour: tuple[int, ...] = ()
    colours: tuple[BagColour, ...] = ()


class UseSpecialist(Command, tag="use_specialist", frozen=True):
    """Let the specialist you placed last use its ability on these patients.

    Patients named in `recolour` are given, for a blood bag each, the colour the ability asks for.
    `colours` are those that an ability gives its patients, where that is what it does.
    """

    patients: tuple[int, ...]
    recolour: tuple[int, ...] = ()
    colours: tuple[BagColour, ...] = ()


class UseBloodBag(Command, tag="use_blood_bag", frozen=True):
    """Heal a patient one step for a blood bag."""

    patient: int


class FinishActivation(Command, tag="finish_activation", frozen=True):
    """You are done with your hospital for this round."""


class ScoreRound(Command, tag="score_round", frozen=True):
    """Neglect, discharge and the change of shift: given by the service."""
