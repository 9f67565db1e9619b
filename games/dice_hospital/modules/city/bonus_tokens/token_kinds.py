"""The kinds of bonus tokens. Their effects are printed; most names are house names."""

from typing import ClassVar

import msgspec

from games.dice_hospital.state import COLOURS, Colour
from games.kernel.catalogue.names import Names, house
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
    "bonus_minus_two": Names(
        en="-2 Bonus token",
        de="Bonusmarker -2",
        fr="Jeton Bonus -2",
        it="Segnalino Bonus -2",
        house=("en", "de", "it"),
    ),
    "bonus_heal": house(en="Healing token", de="Heilmarker", fr="Jeton de soin", it="Segnalino cura"),
    "bonus_heal_red": house(
        en="Red healing token",
        de="Roter Heilmarker",
        fr="Jeton de soin rouge",
        it="Segnalino cura rosso",
    ),
    "bonus_heal_yellow": house(
        en="Yellow healing token",
        de="Gelber Heilmarker",
        fr="Jeton de soin jaune",
        it="Segnalino cura giallo",
    ),
    "bonus_heal_green": house(
        en="Green healing token",
        de="Grüner Heilmarker",
        fr="Jeton de soin vert",
        it="Segnalino cura verde",
    ),
    "bonus_nurse": house(
        en="One-use nurse",
        de="Aushilfsschwester",
        fr="Infirmière à usage unique",
        it="Infermiere a chiamata",
    ),
}


def kind_of(token: str) -> BonusToken:
    """Return the kind of a token."""
    return _ROWS[token.partition(".")[0]]


def one_of_each(tokens: tuple[str, ...]) -> list[str]:
    """Return one token of each kind; copies are interchangeable."""
    return list({kind_of(token).key: token for token in reversed(tokens)}.values())
