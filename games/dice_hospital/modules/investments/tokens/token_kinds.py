"""The investment tokens: seven kinds in every colour, two of each."""

from functools import cache
from typing import Literal, get_args

import msgspec

from games.dice_hospital.state import Colour
from games.kernel.catalogue.components import Part
from games.kernel.figures import Source

TokenKind = Literal["equal", "higher", "lower", "low", "more", "colour", "nurse"]
KINDS: tuple[TokenKind, ...] = get_args(TokenKind)

_ABOUT: dict[TokenKind, str] = {
    "equal": "heals another {colour} patient 1 step, of the value of one healed by the department",
    "higher": "heals another {colour} patient 1 step, one above the value of one healed by the department",
    "lower": "heals another {colour} patient 1 step, one below the value of one healed by the department",
    "low": "heals another {colour} patient of value 1 or 2 by 2 steps",
    "more": "heals a {colour} patient that the department healed 1 more step",
    "colour": "the department heals {colour} patients instead of those of its own colour",
    "nurse": "is discarded for one more nurse, until the end of the game",
}


class Token(msgspec.Struct, frozen=True):
    """A kind of investment token of one colour."""

    key: str
    colour: Colour
    kind: TokenKind
    about: str
    source: Source = "printed"
    copies: int = 2


def tokens_of(colour: Colour) -> tuple[Token, ...]:
    """The seven kinds of tokens of a colour."""
    return tuple(
        Token(f"{colour}_{kind}", colour, kind, _ABOUT[kind].format(colour=colour)) for kind in KINDS
    )


def ids_of(colour: Colour) -> tuple[str, ...]:
    """All tokens of a colour."""
    return tuple(f"{row.key}.{number}" for row in tokens_of(colour) for number in range(1, row.copies + 1))


def parts_of(colour: Colour) -> tuple[Part, ...]:
    """The tokens of a colour as the catalogue shows them."""
    return tuple(
        Part(row.key, "investment_token", row.about, row.source, row.copies) for row in tokens_of(colour)
    )


@cache
def _rows(colour: Colour) -> dict[str, Token]:
    return {row.key: row for row in tokens_of(colour)}


def token_row(token: str) -> Token:
    """The kind of a token."""
    key = token.partition(".")[0]
    return _rows(key.rpartition("_")[0])[key]
