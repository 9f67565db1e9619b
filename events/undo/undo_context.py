"""What deciding an undo needs: the game with its undo log, and access to older records."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from events.fold.folded_game import FoldedGame
from events.log.record import Record

if TYPE_CHECKING:
    from events.fold.store import Store  # it needs redis, which an audit does not

ReadRecords = Callable[[Sequence[int]], list[Record]]
"""Reads records of the game by their versions."""


class UndoContext(msgspec.Struct, frozen=True, eq=False):
    """A game whose undo log reaches far enough for the command, and a way to read its records."""

    folded: FoldedGame
    records: ReadRecords


def load_undo_context(store: "Store", folded: FoldedGame, past_barriers: bool = False) -> UndoContext:
    """The game with an undo log as long as its undo policy needs, or back to the start of play."""
    folded = store.with_undo_log(folded, past_barriers)
    return UndoContext(folded, partial(store.records_at, folded))
