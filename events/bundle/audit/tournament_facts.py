"""What the audit of a tournament's record learns, to be compared with its games."""

import msgspec

from events.log.record import Record
from events.tournaments.folded_tournament import FoldedTournament
from games.kernel.title import Standing
from tournaments.messages.rounds import PlayersAbsent, ResultRecorded, TablesOpened
from tournaments.state import Tournament


class OpenedTable(msgspec.Struct, frozen=True):
    """A table when its game was created."""

    round: int
    table: int
    game: str
    players: tuple[str | None, ...]


class TakenResult(msgspec.Struct, frozen=True):
    """A result that was taken over from a game."""

    version: int
    round: int
    table: int
    head: str
    standings: tuple[Standing, ...]


class Absence(msgspec.Struct, frozen=True):
    """Players who are said not to have come."""

    version: int
    at: int
    """When that was recorded, in milliseconds since 1970."""
    round: int
    table: int
    players: tuple[str, ...]


Seated = tuple[str | None, ...]
"""Who is to play at a table, in the order of the seats; null where a bot plays."""


class TournamentFacts(msgspec.Struct, frozen=True):
    """A tournament after all its records, the opened tables, absences, and every result taken over."""

    state: Tournament
    opened: tuple[OpenedTable, ...]
    absences: tuple[Absence, ...]
    results: tuple[TakenResult, ...]
    seated: dict[tuple[int, int], tuple[Seated, ...]]
    """By round and table: who was to play there from the creation of the game on, and after each change."""


class TournamentFactCollector:
    """Collects facts while the records are checked one after the other."""

    def __init__(self) -> None:
        self._opened: list[OpenedTable] = []
        self._absences: list[Absence] = []
        self._results: list[TakenResult] = []
        self._seated: dict[tuple[int, int], dict[Seated, None]] = {}

    def add(self, record: Record, after: FoldedTournament) -> None:
        """Note a record and the tournament after it."""
        for event in record.events:
            if isinstance(event, TablesOpened):
                tables = after.state.rounds[event.round - 1].tables
                for number, (table, game) in enumerate(zip(tables, event.games, strict=True), 1):
                    self._opened.append(OpenedTable(event.round, number, game, table.players))
            elif isinstance(event, PlayersAbsent):
                self._absences.append(
                    Absence(record.version, record.at, event.round, event.table, event.players)
                )
            elif isinstance(event, ResultRecorded):
                self._results.append(
                    TakenResult(record.version, event.round, event.table, event.head, event.standings)
                )

        if after.state.round is not None and after.state.round.status == "open":
            for number, table in enumerate(after.state.round.tables, 1):
                self._seated.setdefault((after.state.round.number, number), {})[table.seated] = None

    def facts(self, folded: FoldedTournament) -> TournamentFacts:
        """The facts about a tournament after all records."""
        seated = {place: tuple(changes) for place, changes in self._seated.items()}
        opened, absences, results = tuple(self._opened), tuple(self._absences), tuple(self._results)
        return TournamentFacts(folded.state, opened, absences, results, seated)
