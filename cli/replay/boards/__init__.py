"""How the table of a title is shown in a terminal: drawn if it has a file here, else as an outline.

Moves are described in cli/replay/text.py.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from cli.replay.ansi import Ansi
from cli.replay.boards import clinic, dice_hospital, outline

Show = Callable[[Any, Sequence[str], Ansi], Iterator[str]]
"""Lines for a view, given the names of the seats."""

DRAWINGS: Mapping[str, Show] = {"dice-hospital": dice_hospital.table, "clinic": clinic.table}
"""Titles with a drawing of their own; all others are shown as an outline."""


def table_of(title: str) -> Show:
    """How to show the table of a title."""
    return DRAWINGS.get(title, outline.table)
