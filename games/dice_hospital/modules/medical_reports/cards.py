"""The report cards: the patients each asks for and its points."""

from collections import Counter
from typing import Annotated

import msgspec

from games.dice_hospital.state import COLOURS, Colour
from games.dice_hospital.types import Rules
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names, house
from games.kernel.figures import Figure, whole
from games.kernel.messages import Id

ROW = 3
"""Reports in a row; there are two rows."""

POINTS = {
    **dict.fromkeys(("RR", "YY", "GG"), 2),
    **dict.fromkeys(("RRY", "RRG", "YYR", "YYG", "GGR", "GGY"), 3),
    **dict.fromkeys(("RRR", "YYY", "GGG"), 4),
    **dict.fromkeys(("RRYG", "YYRG", "GGRY"), 5),
}
_PRINTED = ("YYG", "GGY", "YY", "GG")
"""The combinations in the books' example."""
LETTERS: dict[str, Colour] = {colour[0].upper(): colour for colour in COLOURS}

Dice = Annotated[Id, whole(f"[{''.join(LETTERS)}]{{1,12}}")]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]

TABLE = Figure(
    "medical_reports_points",
    POINTS,
    "house",
    "the report cards, by the colours of the dice each asks for, and the points each brings",
    Annotated[dict[Dice, Points], msgspec.Meta(min_length=2 * ROW, max_length=99)],
)


class MedicalReport(msgspec.Struct, frozen=True):
    """A report card: what it asks for and what it is worth in this game."""

    report: str
    """The key of the card: the letters of its colours, such as `report_yyg`."""
    dice: tuple[Colour, ...]
    """The true colours of the discharged patients it asks for, one for each die."""
    points: int
    """The points at the end of the game: won if it was completed, lost if not."""


def _key(letters: str) -> str:
    return f"report_{letters.lower()}"


def reports(rules: Rules) -> tuple[str, ...]:
    """The cards of this game, in a fixed order."""
    return tuple(_key(letters) for letters in sorted(rules.figures[TABLE.key]))


def report_of(rules: Rules, card: str) -> MedicalReport:
    """Return the patients and points of a card."""
    letters = card.removeprefix("report_").upper()
    return MedicalReport(
        card, tuple(LETTERS[letter] for letter in letters), rules.figures[TABLE.key][letters]
    )


def _about(letters: str, points: int) -> str:
    dice = ", ".join(f"{count} {LETTERS[letter]}" for letter, count in Counter(letters).items())
    source = "printed dice, house points" if letters in _PRINTED else "house dice and points"
    return f"completed with {dice}: {points} points, not completed: {-points} ({source})"


def report_parts(points: dict[str, int]) -> tuple[Part, ...]:
    """The cards of a table of reports, for the catalogue."""
    return tuple(
        Part(_key(letters), "report", _about(letters, each), "printed" if letters in _PRINTED else "house")
        for letters, each in points.items()
    )


def report_names(points: dict[str, int]) -> dict[str, Names]:
    """Their names. The books give all cards one name; the letters are house names."""
    return {
        _key(letters): house(
            en=f"Medical Report {letters}",
            de=f"Arztbericht {letters}",
            fr=f"Rapport médical {letters}",
            it=f"Rapporto medico {letters}",
        )
        for letters in points
    }
