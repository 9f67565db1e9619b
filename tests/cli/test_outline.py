"""The table of a title without a drawing: an outline of its view."""

import msgspec

from cli.replay.ansi import Ansi
from cli.replay.boards import board_for, outline


class Hand(msgspec.Struct, frozen=True):
    cards: tuple[int, ...]
    has_passed: bool


class View(msgspec.Struct, frozen=True):
    step: str
    round: int
    hands: tuple[Hand, ...]
    points: tuple[int, ...]
    deck: tuple[str, ...]
    first_player: str | None
    prices: dict[str, int]


def test_a_title_without_a_drawing_is_shown_as_an_outline() -> None:
    assert board_for("no-such-title") is outline.table
    hands = (Hand((3, 12), False), Hand((), True))
    view = View("sealed_bid", 4, hands, (7, 9), ("red_card", "blue_card", "red_card"), None, {"gold_bar": 5})
    assert list(outline.table(view, ["Ann", "Bob"], Ansi(False))) == [
        "Round 4, sealed bid",
        "  hands:",
        "    Ann:",
        "      cards: 3 12",
        "      has passed: no",
        "    Bob:",
        "      cards: none",
        "      has passed: yes",
        "  points:",
        "    Ann: 7",
        "    Bob: 9",
        "  deck: red card blue card red card",
        "  first player: none",
        "  prices:",
        "    gold bar: 5",
    ]
