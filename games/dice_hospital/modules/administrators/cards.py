"""The eight administrators and their bonuses."""

import msgspec

from games.dice_hospital.hooks import discharge_count
from games.dice_hospital.modules.administrators.figures import POINTS
from games.dice_hospital.modules.administrators.rows import Administrator
from games.dice_hospital.state import Colour, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


class Discharges(msgspec.Struct, frozen=True):
    """A point if patients of these colours were discharged in the round."""

    colours: tuple[Colour, ...]

    def points(self, _rules: Rules, state: State, seat: Seat) -> int:
        """Return the point if the discharged patients include the colours."""
        discharged = state.hospitals[seat].discharged
        if len(discharged) < len(self.colours):
            return 0
        colours = [patient.true_colour for patient in discharged]
        met = all(colours.count(colour) >= self.colours.count(colour) for colour in self.colours)
        return POINTS if met else 0


class MostDischarged(msgspec.Struct, frozen=True):
    """Points for discharging more patients than everyone else."""

    awarded: int = POINTS

    def points(self, rules: Rules, state: State, seat: Seat) -> int:
        """Return the points if no other seat discharged as many."""
        count = rules.resolve(discharge_count)
        own = count(rules, state, seat)
        others = [count(rules, state, other) for other in range(rules.players) if other != seat]
        return self.awarded if own > max(others, default=-1) else 0


class Protects(msgspec.Struct, frozen=True):
    """One neglected patient of the colour does not get worse."""

    colour: Colour

    def points(self, _rules: Rules, _state: State, _seat: Seat) -> int:
        """Return 0: protection does not score."""
        return 0


CARDS = (
    Administrator(
        "chief_of_surgery", Discharges(("red",) * 2), "two red patients discharged: 1 point", appeal=2
    ),
    Administrator(
        "chief_of_medicine", Discharges(("yellow",) * 2), "two yellow patients discharged: 1 point", appeal=1
    ),
    Administrator("chief_pharmacist", Discharges(("green",) * 2), "two green patients discharged: 1 point"),
    Administrator(
        "medical_director",
        Discharges(("red", "yellow", "green")),
        "one patient of each colour discharged: 1 point",
        appeal=4,
    ),
    Administrator("matron_of_trauma", Protects("red"), "one neglected red patient does not get worse"),
    Administrator(
        "matron_of_medicine", Protects("yellow"), "one neglected yellow patient does not get worse"
    ),
    Administrator("matron_of_pharmacy", Protects("green"), "one neglected green patient does not get worse"),
    Administrator(
        "chief_executive", MostDischarged(), "most patients discharged in the round: 1 point", appeal=3
    ),
)
