"""What the audit of a game learns about it, for the audit of the tournament that it belongs to."""

import msgspec

from events.export.file_format import GAME_OVER
from events.fold.folded_game import FoldedGame
from events.log.record import Record
from games.kernel.table.table import CreateGame, Seating, Status
from games.kernel.title import Standing


class Result(msgspec.Struct, frozen=True):
    """The result of a game after one of its records."""

    head: str
    """The hash of that record."""
    status: Status
    standings: tuple[Standing, ...]


class Began(msgspec.Struct, frozen=True):
    """The start of a game."""

    at: int
    """When, in milliseconds since 1970."""
    players: tuple[str | None, ...]
    """Who had its seats then; null for a bot."""


class GameFacts(msgspec.Struct, frozen=True):
    """How a game was created and began, who had its seats in the end, and its results."""

    game: str
    created_with: CreateGame
    began: Began | None
    seats: tuple[Seating, ...]
    results: tuple[Result, ...]
    """After every record at which the game was over. There are several if organizers corrected it."""
    more_minutes: int = 0
    """All minutes that its turns were given."""


class FactCollector:
    """Collects facts while the records are checked one after the other."""

    def __init__(self) -> None:
        self._created_with: CreateGame | None = None
        self._began: Began | None = None
        self._results: list[Result] = []

    def add(self, record: Record, after: FoldedGame) -> None:
        """Note a record and the game after it."""
        if isinstance(record.command, CreateGame):
            self._created_with = record.command
        if self._began is None and after.table.status == "playing":
            self._began = Began(record.at, tuple(seat.player for seat in after.table.seats))
        if after.table.status in GAME_OVER:
            self._results.append(Result(after.head, after.table.status, after.table.standings))

    def facts(self, folded: FoldedGame) -> GameFacts | None:
        """The facts about a game after all records; None if its creation cannot be read."""
        if self._created_with is None:
            return None
        seats, results = folded.table.seats, tuple(self._results)
        return GameFacts(
            folded.id, self._created_with, self._began, seats, results, folded.table.more_minutes
        )
