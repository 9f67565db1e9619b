"""Commands and events of Investments in phase 3."""

from games.dice_hospital.events import Treatment
from games.dice_hospital.state import Colour
from games.kernel.messages import Command, Event, Seat


class UseToken(Command, tag="use_token", frozen=True):
    """Heal a patient by an investment token after a placement.

    A patient named in `recolour` is given, for a blood bag, the colour of the token.
    """

    token: str
    patients: tuple[int, ...]
    recolour: tuple[int, ...] = ()


class UseStaffAgency(Command, tag="use_staff_agency", frozen=True):
    """Place a meeple in a Staff Agency: an unused nurse relieves a specialist, who may be used again."""

    meeple: str
    department: str
    specialist: str


class TokenUsed(Event, tag="token_used", frozen=True):
    """A token healed a patient. It lies on the department just used, on another, or on the meeple's card."""

    seat: Seat
    token: str
    place: str
    treatments: tuple[Treatment, ...]
    recoloured: tuple[int, ...] = ()
    colour: Colour | None = None


class SpecialistRelieved(Event, tag="specialist_relieved", frozen=True):
    """A nurse took the place of a specialist, who may be used again this round."""

    seat: Seat
    specialist: str
