"""How the table of each title is shown in a terminal, one file per title.

Moves are described in cli/replay/text.py.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from cli.replay.ansi import Ansi
from cli.replay.boards import clinic, dice_hospital

Show = Callable[[Any, Sequence[str], Ansi], Iterator[str]]
"""Lines for a view, given the names of the seats."""

TABLES: Mapping[str, Show] = {"dice-hospital": dice_hospital.table, "clinic": clinic.table}
