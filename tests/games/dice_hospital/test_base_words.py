"""The base of Dice Hospital does not know its expansions: only the list in `title.py` names them."""

import re
from pathlib import Path

import pytest

from games.dice_hospital.title import DICE_HOSPITAL

GAME = Path(__file__).parents[3] / "games" / "dice_hospital"
FOLDERS = ("bots", "data", "effects", "evolve", "steps", "words")
LIST = GAME / "title.py"
BASE_FILES = sorted(
    {*GAME.glob("*.py"), *(file for folder in FOLDERS for file in (GAME / folder).rglob("*.py"))} - {LIST}
    | {GAME / "modules" / "base.py"}
)

BASE_WORDS = {"improvements", "wards"}
"""Keys of modules that are also words of the base game's rulebook."""
MORE_WORDS = (
    *("administrator", "automa", "robot", "helicopter", "hard mode"),
    *(
        "event card",
        "report",
        "epidemic",
        "virus",
        "panic",
        "collection",
        "experiment",
        "promo",
        "consultant",
    ),
    *("maternity", "mother", "baby", "babies", "family", "families", "kin", "pink", "midwife", "paediatric"),
    *("city", "trip", "crew", "bonus token", "invest", "investment", "portfolio", "parking", "staff agency"),
)
WORDS = sorted({module.key for module in DICE_HOSPITAL.modules} - BASE_WORDS | set(MORE_WORDS))


def _pattern(word: str) -> re.Pattern[str]:
    parts = "[_ -]".join(re.split("[_ ]", word))
    return re.compile(rf"(?<![a-z]){parts}s?(?![a-z])", re.IGNORECASE)


@pytest.mark.parametrize("file", BASE_FILES, ids=lambda file: str(file.relative_to(GAME)))
def test_no_base_file_has_a_word_of_an_expansion(file: Path) -> None:
    text = file.read_text().replace("collections.abc", "")
    assert not [word for word in WORDS if _pattern(word).search(text)]


def test_a_word_is_found_in_names_too() -> None:
    assert _pattern("mother").search("def is_mother(patient)")
    assert _pattern("event card").search("EVENT_CARDS")
    assert not _pattern("city").search("capacity")
