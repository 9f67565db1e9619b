"""The eight administrators and what they are good for."""

import msgspec

from games.dice_hospital.data.rows import Administrator
from games.dice_hospital.state import Colour, Hospital


class Discharges(msgspec.Struct, frozen=True):
    """A point when these colours were discharged in the round."""

    colours: tuple[Colour, ...]

    def met(self, hospital: Hospital, _others: list[Hospital]) -> bool:
        """Whether the discharged patients contain the colours."""
        colours = [patient.true_colour for patient in hospital.discharged]
        return all(colours.count(colour) >= self.colours.count(colour) for colour in self.colours)


class MostDischarged(msgspec.Struct, frozen=True):
    """A point for discharging more patients than everyone else."""

    def met(self, hospital: Hospital, others: list[Hospital]) -> bool:
        """Whether nobody discharged as many."""
        return all(len(hospital.discharged) > len(other.discharged) for other in others)


class Protects(msgspec.Struct, frozen=True):
    """One neglected patient of the colour does not get worse."""

    colour: Colour

    def met(self, _hospital: Hospital, _others: list[Hospital]) -> bool:
        """Protection scores nothing."""
        return False


CARDS = (
    Administrator("chief_of_surgery", Discharges(("red",) * 2), "two red patients discharged: 1 point"),
    Administrator(
        "chief_of_medicine", Discharges(("yellow",) * 2), "two yellow patients discharged: 1 point"
    ),
    Administrator("chief_pharmacist", Discharges(("green",) * 2), "two green patients discharged: 1 point"),
    Administrator(
        "medical_director",
        Discharges(("red", "yellow", "green")),
        "one patient of each colour discharged: 1 point",
    ),
    Administrator("matron_of_trauma", Protects("red"), "one neglected red patient does not get worse"),
    Administrator(
        "matron_of_medicine", Protects("yellow"), "one neglected yellow patient does not get worse"
    ),
    Administrator("matron_of_pharmacy", Protects("green"), "one neglected green patient does not get worse"),
    Administrator("chief_executive", MostDischarged(), "most patients discharged in the round: 1 point"),
)
