"""Commands and events of Investments: fetching tokens, using them, and the Staff Agency."""

from typing import Annotated

from msgspec.structs import replace

from games.dice_hospital.commands import Patients
from games.dice_hospital.events import Treatment
from games.dice_hospital.state import Colour
from games.kernel.messages import Command, Event, Id, Seat
from games.kernel.secrets import Owner, Secret

DrawnToken = Annotated[str, Secret("token")]
"""A token that only the seat that drew it has seen; the one that it keeps is shown to all."""


class Invest(Command, tag="invest", frozen=True):
    """Send a nurse or a specialist to a space of the investment board and draw its top tokens."""

    meeple: Id
    space: Colour


class ConsultPile(Command, tag="consult_pile", frozen=True):
    """Look at the top tokens of another space too, when your Financial Advisor invests."""

    space: Colour


class KeepToken(Command, tag="keep_token", frozen=True):
    """Keep one of the tokens you drew and place it on a department or an Intern.

    A nurse token needs no `place`: you discard it for a nurse.
    """

    token: Id
    place: Id = ""


class DeclineInvestment(Command, tag="decline_investment", frozen=True):
    """Do not invest this round."""


class UseToken(Command, tag="use_token", frozen=True):
    """Use an investment token after a placement to heal a patient.

    A patient in `recolour` costs a blood bag and gets the colour of the token.
    """

    token: Id
    patients: Patients
    recolour: Patients = ()


class UseStaffAgency(Command, tag="use_staff_agency", frozen=True):
    """Place a meeple in a Staff Agency: an unused nurse relieves a specialist, who can be used again."""

    meeple: Id
    department: Id
    specialist: Id


class MeepleInvested(Event, tag="meeple_invested", frozen=True):
    """A seat sent a meeple to a space of the investment board."""

    seat: Seat
    meeple: str
    space: Colour


class TokensDrawn(Event, tag="tokens_drawn", frozen=True):
    """A seat looks at the top tokens of a space; others see only how many."""

    seat: Seat
    space: Colour
    tokens: Annotated[tuple[DrawnToken, ...] | int, Owner(None, then="seat")]
    """From a pile, where tokens lie that others drew and put back."""


class TokenLaid(Event, tag="token_laid", frozen=True):
    """A seat placed a token on a department or card. The other tokens it drew went under their piles."""

    seat: Seat
    token: DrawnToken
    place: str


class NurseHired(Event, tag="nurse_hired", frozen=True):
    """A seat discarded a token for a nurse. The other tokens it drew went under their piles."""

    seat: Seat
    token: DrawnToken


class InvestmentDeclined(Event, tag="investment_declined", frozen=True):
    """A seat did not invest."""

    seat: Seat


class TokenUsed(Event, tag="token_used", frozen=True):
    """A token healed a patient. It lies on the used department, on another one, or on the meeple's card."""

    seat: Seat
    token: str
    place: str
    treatments: tuple[Treatment, ...]
    recoloured: tuple[int, ...] = ()
    colour: Colour | None = None


class SpecialistRelieved(Event, tag="specialist_relieved", frozen=True):
    """A nurse relieved a specialist, who can be used again this round."""

    seat: Seat
    specialist: str


def own_tokens_only(event: TokensDrawn, viewer: Seat | None) -> TokensDrawn:
    """Return the event with the tokens for the seat that drew them, with their number for everyone else."""
    if viewer == event.seat or isinstance(event.tokens, int):
        return event
    return replace(event, tokens=len(event.tokens))
