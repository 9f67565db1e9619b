"""Changes of the Automa's cards since the first version of the rules."""

from typing import NamedTuple

from msgspec.structs import replace

from games.dice_hospital.modules.automa.cards import (
    HOSPITAL_CARDS,
    HOSPITAL_FIGURE,
    HospitalCard,
    Level,
    hospital_parts,
)
from games.dice_hospital.types import Amendment

SLOTS = 5


class Scores(NamedTuple):
    """What cards bring. The book's example needs a 5, and 14 for a card with five slots."""

    by_level: dict[Level, tuple[int, int]]
    """The points and the bonus of a card."""
    sixth_slot: int
    """More bonus for a card with six slots."""


VERSION_4 = Scores({"simple": (3, 3), "normal": (5, 4), "hard": (11, 3)}, sixth_slot=4)
VERSION_5 = Scores({"simple": (2, 1), "normal": (5, 2), "hard": (11, 3)}, sixth_slot=0)


def _cards(scores: Scores) -> dict[str, HospitalCard]:
    return {key: _scored(scores, card) for key, card in HOSPITAL_CARDS.items()}


def _scored(scores: Scores, card: HospitalCard) -> HospitalCard:
    points, bonus = scores.by_level[card.level]
    sixth = scores.sixth_slot if len(card.left + card.right) > SLOTS else 0
    return replace(card, points=points, bonus=bonus + sixth)


def _amendment(since: int, about: str, cards: dict[str, HospitalCard]) -> Amendment:
    figures = (replace(HOSPITAL_FIGURE, value=cards),)
    return Amendment(since=since, about=about, figures=figures, components=hospital_parts(cards))


PRESENT_CARDS = _cards(VERSION_5)
AMENDMENTS = (
    _amendment(
        4,
        "Simple Hospital cards score less and hard ones more, so that the three decks differ clearly.",
        _cards(VERSION_4),
    ),
    _amendment(5, "All but hard Hospital cards with five slots score less.", PRESENT_CARDS),
)
