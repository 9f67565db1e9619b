"""Changes of the Automa's cards since the first version of the rules."""

from msgspec.structs import replace

from games.dice_hospital.modules.automa.cards import (
    HOSPITAL_CARDS,
    HOSPITAL_FIGURE,
    HospitalCard,
    Level,
    hospital_parts,
)
from games.dice_hospital.types import Amendment

SCORES: dict[Level, tuple[int, int]] = {"simple": (3, 3), "normal": (5, 4), "hard": (11, 3)}
"""The points and the bonus of a card. The book's example needs a 5, and 14 for a card with five slots."""
SIXTH_SLOT = 4
"""More bonus for a card with six slots."""
SLOTS = 5


def _balanced(card: HospitalCard) -> HospitalCard:
    points, bonus = SCORES[card.level]
    sixth = SIXTH_SLOT if len(card.left + card.right) > SLOTS else 0
    return replace(card, points=points, bonus=bonus + sixth)


BALANCED_CARDS = {key: _balanced(card) for key, card in HOSPITAL_CARDS.items()}

AMENDMENTS = (
    Amendment(
        since=4,
        about="Simple Hospital cards score less and hard ones more, so that the three decks differ clearly.",
        figures=(replace(HOSPITAL_FIGURE, value=BALANCED_CARDS),),
        components=hospital_parts(BALANCED_CARDS),
    ),
)
