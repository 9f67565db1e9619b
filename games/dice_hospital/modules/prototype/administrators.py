"""The administrators of the prototype: they score every pair and every set, and protect a whole colour."""

from collections.abc import Callable

import msgspec

from games.dice_hospital.hooks import neglect_steps
from games.dice_hospital.modules.administrators.cards import MostDischarged
from games.dice_hospital.modules.administrators.figures import POINTS
from games.dice_hospital.modules.administrators.rows import Administrator, administrators_in
from games.dice_hospital.modules.administrators.state import seat_administrators
from games.dice_hospital.modules.prototype.names import named
from games.dice_hospital.modules.prototype.words import ADMINISTRATORS_WORDS
from games.dice_hospital.state import Colour, Patient, State
from games.dice_hospital.types import Module, Rules
from games.kernel.figures import Figure
from games.kernel.messages import Seat
from games.kernel.module import Remove

MOST_DISCHARGED_POINTS = 2


class EachTime(msgspec.Struct, frozen=True):
    """A point for each set of these colours discharged in the round."""

    colours: tuple[Colour, ...]

    def points(self, _rules: Rules, state: State, seat: Seat) -> int:
        """Return a point for each set of the colours among the discharged patients."""
        gone = [patient.true_colour for patient in state.hospitals[seat].discharged]
        times = min(gone.count(colour) // self.colours.count(colour) for colour in self.colours)
        return POINTS * times


class ProtectsAll(msgspec.Struct, frozen=True):
    """Neglected patients of the colour do not get worse."""

    colour: Colour

    def points(self, _rules: Rules, _state: State, _seat: Seat) -> int:
        """Return 0: protection does not score."""
        return 0


CARDS = (
    Administrator(
        "chief_of_surgery_211", EachTime(("red",) * 2), "every two red patients discharged: 1 point"
    ),
    Administrator(
        "chief_of_medicine_211", EachTime(("yellow",) * 2), "every two yellow patients discharged: 1 point"
    ),
    Administrator(
        "chief_pharmacist_211", EachTime(("green",) * 2), "every two green patients discharged: 1 point"
    ),
    Administrator(
        "medical_director_211",
        EachTime(("red", "yellow", "green")),
        "every three patients of all three colours discharged: 1 point",
        appeal=3,
    ),
    Administrator(
        "matron_of_trauma_211", ProtectsAll("red"), "neglected red patients do not get worse", appeal=4
    ),
    Administrator(
        "matron_of_medicine_211",
        ProtectsAll("yellow"),
        "neglected yellow patients do not get worse",
        appeal=4,
    ),
    Administrator(
        "matron_of_pharmacy_211", ProtectsAll("green"), "neglected green patients do not get worse", appeal=4
    ),
    Administrator(
        "chief_executive_211",
        MostDischarged(MOST_DISCHARGED_POINTS),
        "most patients discharged in the round: 2 points",
        appeal=2,
    ),
)

Steps = Callable[[Rules, State, Seat, Patient], int]


def _unless_protected(original: Steps) -> Steps:
    def override(rules: Rules, state: State, seat: Seat, patient: Patient) -> int:
        kept = seat_administrators(state)[seat].kept
        bonus = administrators_in(rules.box)[kept].bonus if kept else None
        if isinstance(bonus, ProtectsAll) and bonus.colour == patient.true_colour:
            return 0
        return original(rules, state, seat, patient)

    return override


PROTOTYPE_ADMINISTRATORS = Module(
    key="prototype_administrators",
    name="Administrators of prototype 2.11",
    about="The eight administrators of the older edition.",
    words=ADMINISTRATORS_WORDS,
    combines=("prototype", "administrators"),
    edits=(Remove("protection"),),
    overrides={neglect_steps: _unless_protected},
    figures=(
        Figure(
            "prototype_administrators_most_points",
            MOST_DISCHARGED_POINTS,
            "printed",
            "points of the administrator for the seat that discharged most in a round",
        ),
    ),
    components=CARDS,
    names=named(*(card.key for card in CARDS)),
)
