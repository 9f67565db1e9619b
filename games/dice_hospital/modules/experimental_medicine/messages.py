"""Commands and events of Experimental Medicine."""

from games.dice_hospital.events import Treatment
from games.dice_hospital.state import BagColour
from games.kernel.messages import Command, Event, Seat


class RecolourAnother(Command, tag="recolour_another", frozen=True):
    """Give a second patient another colour in the Physiotherapy you just used."""

    patient: int
    """The id of another of your patients than the one you recoloured first."""
    colour: BagColour
    """The new colour, which the patient does not have now."""


class ImprovementsPutAside(Event, tag="improvements_put_aside", frozen=True):
    """Tiles and cards of the base game went back into the box to make room for experimental ones."""

    departments: tuple[str, ...]
    """The ids of the tiles, out of the game."""
    specialists: tuple[str, ...]
    """The ids of the cards, out of the game."""


class AnotherRecoloured(Event, tag="another_recoloured", frozen=True):
    """A second patient got another colour in Physiotherapy."""

    seat: Seat
    """The seat of the patient."""
    treatment: Treatment
    """The patient's new colour. Its value stays."""


class FatalityDiscarded(Event, tag="fatality_discarded", frozen=True):
    """A Pathologist turned a fatality into a blood bag."""

    seat: Seat
    """The seat of the Pathologist: one fatality less, one blood bag more."""


class DischargeRewarded(Event, tag="discharge_rewarded", frozen=True):
    """A specialist that discharged a patient earned points or blood bags."""

    seat: Seat
    """The seat of the specialist."""
    specialist: str
    """The specialist's id."""
    points: int = 0
    """The points it earned. Left out if 0."""
    blood_bags: int = 0
    """The blood bags it earned. Left out if 0."""
