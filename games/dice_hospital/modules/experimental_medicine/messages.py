"""Commands and events of Experimental Medicine."""

from games.dice_hospital.events import Treatment
from games.dice_hospital.state import BagColour
from games.kernel.messages import Command, Event, Seat


class RecolourAnother(Command, tag="recolour_another", frozen=True):
    """Give a second patient another colour in the Physiotherapy you just used."""

    patient: int
    colour: BagColour


class ImprovementsPutAside(Event, tag="improvements_put_aside", frozen=True):
    """Tiles and cards of the base game went back into the box to make room for experimental ones."""

    departments: tuple[str, ...]
    specialists: tuple[str, ...]


class AnotherRecoloured(Event, tag="another_recoloured", frozen=True):
    """A second patient got another colour in Physiotherapy."""

    seat: Seat
    treatment: Treatment


class FatalityDiscarded(Event, tag="fatality_discarded", frozen=True):
    """A Pathologist turned a fatality into a blood bag."""

    seat: Seat


class DischargeRewarded(Event, tag="discharge_rewarded", frozen=True):
    """A specialist that discharged a patient earned points or blood bags."""

    seat: Seat
    specialist: str
    points: int = 0
    blood_bags: int = 0
