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
    """`nurse`, or the id of one of your unused specialists."""
    space: Colour
    """The colour of the space. It must have tokens and room for a meeple."""


class ConsultPile(Command, tag="consult_pile", frozen=True):
    """Look at the top tokens of another space too, when your Financial Advisor invests."""

    space: Colour
    """The colour of another space than the one your Financial Advisor stands on."""


class KeepToken(Command, tag="keep_token", frozen=True):
    """Keep one of the tokens you drew: place it on a department or an Intern, or discard it for a nurse."""

    token: Id
    """The id of one of the tokens you drew, such as `red_equal.1`."""
    place: Id = ""
    """The id of one of your departments or of an Intern with room for the token. Left out for a nurse token.
    """


class DeclineInvestment(Command, tag="decline_investment", frozen=True):
    """Do not invest this round."""


class UseToken(Command, tag="use_token", frozen=True):
    """Use an investment token after a placement to heal a patient."""

    token: Id
    """The id of one of your tokens that the view lists as usable."""
    patients: Patients
    """The id of the patient, as a list of one."""
    recolour: Patients = ()
    """The same patient, to spend a blood bag because it does not have the token's colour; else empty."""


class UseStaffAgency(Command, tag="use_staff_agency", frozen=True):
    """Place a meeple in a Staff Agency: an unused nurse relieves a specialist, who can be used again."""

    meeple: Id
    """The meeple to place: `nurse`, or the id of an unused specialist."""
    department: Id
    """The id of your Staff Agency."""
    specialist: Id
    """The id of a specialist you used in a department this round. An unused nurse takes its place there."""


class MeepleInvested(Event, tag="meeple_invested", frozen=True):
    """A seat sent a meeple to a space of the investment board."""

    seat: Seat
    """The seat of the meeple."""
    meeple: str
    """`nurse`, or the specialist's id. It is away for this round."""
    space: Colour
    """The colour of the space."""


class TokensDrawn(Event, tag="tokens_drawn", frozen=True):
    """A seat looks at the top tokens of a space; others see only how many."""

    seat: Seat
    """The seat that looks at them."""
    space: Colour
    """The colour of the space."""
    tokens: Annotated[tuple[DrawnToken, ...] | int, Owner(None, then="seat")]
    """The ids of the tokens. For everyone else the number of tokens, until the game is over."""


class TokenLaid(Event, tag="token_laid", frozen=True):
    """A seat placed a token on a department or card. The other tokens it drew went under their piles."""

    seat: Seat
    """The seat that placed it."""
    token: DrawnToken
    """The id of the token."""
    place: str
    """The id of the department or the specialist's card."""


class NurseHired(Event, tag="nurse_hired", frozen=True):
    """A seat discarded a token for a nurse. The other tokens it drew went under their piles."""

    seat: Seat
    """The seat that has one more nurse, until the end of the game."""
    token: DrawnToken
    """The id of the token, out of the game."""


class InvestmentDeclined(Event, tag="investment_declined", frozen=True):
    """A seat did not invest."""

    seat: Seat
    """The seat that is done, by choice or because no space is open for it."""


class TokenUsed(Event, tag="token_used", frozen=True):
    """A token healed a patient. It lies on the used department, on another one, or on the meeple's card."""

    seat: Seat
    """The seat of the token."""
    token: str
    """The id of the token. It stays where it is."""
    place: str
    """The id of the department or the specialist's card that it lies on."""
    treatments: tuple[Treatment, ...]
    """What happened to the patient, as a list of one."""
    recoloured: tuple[int, ...] = ()
    """The id of the patient, if a blood bag recoloured it first; else empty."""
    colour: Colour | None = None
    """The colour that the blood bag gave. Left out without a recolour."""


class SpecialistRelieved(Event, tag="specialist_relieved", frozen=True):
    """A nurse relieved a specialist, who can be used again this round."""

    seat: Seat
    """The seat of both."""
    specialist: str
    """The specialist's id. It is no longer among the used ones."""


def own_tokens_only(event: TokensDrawn, viewer: Seat | None) -> TokensDrawn:
    """Return the event with the tokens for the seat that drew them, with their number for everyone else."""
    if viewer == event.seat or isinstance(event.tokens, int):
        return event
    return replace(event, tokens=len(event.tokens))
