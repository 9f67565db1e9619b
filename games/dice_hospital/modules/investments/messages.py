"""Commands and events of Investments: fetching tokens, using them, and the Staff Agency."""

from typing import Annotated

from msgspec.structs import replace

from games.dice_hospital.events import Treatment
from games.dice_hospital.state import Colour
from games.kernel.messages import Command, Event, Seat
from games.kernel.secrets import Owner, Secret

DrawnToken = Annotated[str, Secret("token")]
"""A token that only the seat that drew it has seen; the one that it keeps is shown to all."""


class Invest(Command, tag="invest", frozen=True):
    """Put a nurse or a specialist on a space of the investment board and draw tokens there."""

    meeple: str
    space: Colour


class ConsultPile(Command, tag="consult_pile", frozen=True):
    """Your Financial Advisor invests: look at the top tokens of another space as well."""

    space: Colour


class KeepToken(Command, tag="keep_token", frozen=True):
    """Keep one of the tokens you drew and lay it on a department or an Intern.

    A nurse token is laid nowhere: it is discarded for a nurse.
    """

    token: str
    place: str = ""


class DeclineInvestment(Command, tag="decline_investment", frozen=True):
    """Invest in nothing this round."""


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


class MeepleInvested(Event, tag="meeple_invested", frozen=True):
    """A meeple of a seat stands on a space of the investment board."""

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
    """A seat laid a token on a department or card; the others it looked at went under their piles."""

    seat: Seat
    token: DrawnToken
    place: str


class NurseHired(Event, tag="nurse_hired", frozen=True):
    """A seat discarded a token for a nurse; the others it looked at went under their piles."""

    seat: Seat
    token: DrawnToken


class InvestmentDeclined(Event, tag="investment_declined", frozen=True):
    """A seat invested in nothing."""

    seat: Seat


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


def own_tokens_only(event: TokensDrawn, viewer: Seat | None) -> TokensDrawn:
    """Return the event with the tokens for the seat that drew them, with their number for everyone else."""
    if viewer == event.seat or isinstance(event.tokens, int):
        return event
    return replace(event, tokens=len(event.tokens))
