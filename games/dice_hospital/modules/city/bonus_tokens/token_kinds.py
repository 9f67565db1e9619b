"""The kinds of bonus tokens. Their effects are printed; most names are house names."""

from typing import ClassVar

import msgspec

from games.dice_hospital.state import COLOURS, Colour
from games.kernel.catalogue.names import Names, house, printed
from games.kernel.figures import Source

LOWERING = 2
"""How much a token lowers the total."""


class BonusToken(msgspec.Struct, frozen=True):
    """A kind of bonus token. Most heal a patient, some only of one colour."""

    kind: ClassVar[str] = "bonus_token"
    key: str
    about: str
    steps: int = 0
    """How many steps it heals a patient."""
    colour: Colour | None = None
    source: Source = "printed"
    copies: int = 5


LOWER_TOTAL = BonusToken("bonus_minus_two", "phase 1: lowers your total on the admissions board by 2")
NURSE_FOR_ONCE = BonusToken("bonus_nurse", "phase 3: one more nurse for this round")
TOKENS = (
    LOWER_TOTAL,
    BonusToken("bonus_heal", "phase 3: heals a patient 1 step", 1),
    *(
        BonusToken(f"bonus_heal_{colour}", f"phase 3: heals a {colour} patient 2 steps", 2, colour)
        for colour in COLOURS
    ),
    NURSE_FOR_ONCE,
)
_ROWS = {token.key: token for token in TOKENS}

NAMES: dict[str, Names] = {
    "bonus_minus_two": printed("-2 Bonus token", fr="Jeton Bonus -2"),
    "bonus_heal": house("Healing token"),
    **{f"bonus_heal_{colour}": house(f"{colour.capitalize()} healing token") for colour in COLOURS},
    "bonus_nurse": house("One-use nurse"),
}


def kind_of(token: str) -> BonusToken:
    """Return the kind of a token."""
    return _ROWS[token.partition(".")[0]]


def one_of_each(tokens: tuple[str, ...]) -> list[str]:
    """Return one token of each kind; copies are interchangeable."""
    return list({kind_of(token).key: token for token in reversed(tokens)}.values())
