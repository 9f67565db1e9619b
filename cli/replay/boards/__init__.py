"""The table of a title as text: drawn if the title has a file here, else as an outline.

Moves are described in cli/replay/text.py.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from cli.replay.ansi import Ansi
from cli.replay.boards import clinic, dice_hospital, outline

Board = Callable[[Any, Sequence[str], Ansi], Iterator[str]]
"""The lines for a view, given the names of the seats."""

BOARDS: Mapping[str, Board] = {"dice-hospital": dice_hospital.table, "clinic": clinic.table}
"""Titles with a board of their own; all others are shown as an outline."""


def board_for(title: str) -> Board:
    """The board that shows the table of a title."""
    return BOARDS.get(title, outline.table)
