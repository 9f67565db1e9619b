"""A game together with as much of its past as an undo needs."""

from collections.abc import Callable, Sequence

import msgspec

from events.fold.folded_game import FoldedGame
from events.log.record import Record

Records = Callable[[Sequence[int]], list[Record]]
"""Reads records of the game by their versions."""


class UndoContext(msgspec.Struct, frozen=True, eq=False):
    """A game with a trail that reaches far enough, and a way to read its records."""

    folded: FoldedGame
    records: Records
