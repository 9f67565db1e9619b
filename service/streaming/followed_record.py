"""A record that a stream follows, of a game or of a tournament: how it is loaded, checked and presented."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from events.fold.folded_game import FoldedGame
from events.fold.hidden import NOTHING_HIDDEN
from events.fold.undo_log import UndoLog
from events.log.keys import game_keys
from events.log.record import Record, StoredRecord
from events.submit import Folded
from games.kernel.languages import Language
from games.kernel.messages import Seat
from service.auth.accounts import Player
from service.responses.presenters import is_over, people_of, present_record, seat_of
from service.responses.words.sentences import speaker_of
from service.streaming.stream_connection import Streams

F = TypeVar("F", bound=Folded)


class FollowedRecord(Protocol[F]):
    """What a stream needs to know of a record."""

    @property
    def log(self) -> str:
        """The key of the stream in Redis."""

    def load(self) -> F:
        """Return the newest version."""

    def outline(self, folded: F) -> F:
        """Return only what an idle stream needs of a version: who may see it and whether it is over."""

    def records(self, after: int, limit: int = 100) -> list[Record]:
        """Return the records after a version."""

    def decode(self, folded: F, stored: Sequence[StoredRecord]) -> list[Record]:
        """Return records that were read from the stream."""

    def require_visible(self, folded: F, caller: Player | None) -> None:
        """Raise NotFound if the caller may not see it."""

    def is_over(self, folded: F) -> bool:
        """Return whether no more records are to be waited for."""

    def seat_of(self, folded: F, caller: Player | None) -> Seat | None:
        """Return the seat whose view the caller has."""

    def presenter(
        self, folded: F, records: Sequence[Record], seat: Seat | None, language: Language | None
    ) -> Callable[[Record], Any]:
        """Return what shows these records to a seat or, without one, to spectators."""


class FollowedGame:
    """The record of a game, shown as the caller's seat may see it."""

    def __init__(self, streams: Streams, game: str) -> None:
        self.log = game_keys(game).log
        self._streams, self._game = streams, game

    def load(self) -> FoldedGame:
        return self._streams.store.load(self._game)

    def outline(self, folded: FoldedGame) -> FoldedGame:
        table = replace(folded.table, play=None, redo=(), undone=b"")
        return replace(folded, table=table, undo_log=UndoLog(0), hidden=NOTHING_HIDDEN, compression_dict=b"")

    def records(self, after: int, limit: int = 100) -> list[Record]:
        return self._streams.store.records(self._game, after, limit)

    def decode(self, folded: FoldedGame, stored: Sequence[StoredRecord]) -> list[Record]:
        return [folded.codec.decode(each.entry, each.hash) for each in stored]

    def require_visible(self, folded: FoldedGame, caller: Player | None) -> None:
        self._streams.visible.require(folded, caller)

    def is_over(self, folded: FoldedGame) -> bool:
        return is_over(folded)

    def seat_of(self, folded: FoldedGame, caller: Player | None) -> Seat | None:
        return seat_of(folded, caller.id if caller else None)

    def presenter(
        self, folded: FoldedGame, records: Sequence[Record], seat: Seat | None, language: Language | None
    ) -> Callable[[Record], Any]:
        unredacted, names = is_over(folded), self._streams.names.of(people_of(folded, records))
        speaker = speaker_of(folded, language, names) if language else None
        return lambda record: present_record(folded, record, seat, unredacted, names, speaker)
