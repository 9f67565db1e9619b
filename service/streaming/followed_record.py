"""A record that a stream follows, of a game or of a tournament: how it is loaded, checked and presented."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from events.fold.folded_game import FoldedGame
from events.log.keys import game_keys
from events.log.record import Record
from events.submit import Folded
from games.kernel.languages import Language
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

    def records(self, after: int, limit: int = 100) -> list[Record]:
        """Return the records after a version."""

    def require_visible(self, folded: F, caller: Player | None) -> None:
        """Raise NotFound if the caller may not see it."""

    def is_over(self, folded: F) -> bool:
        """Return whether no more records are to be waited for."""

    def presenter(
        self, folded: F, records: Sequence[Record], caller: Player | None
    ) -> Callable[[Record], Any]:
        """Return what shows these records to the caller."""


class FollowedGame:
    """The record of a game, shown as the caller's seat may see it."""

    def __init__(self, streams: Streams, game: str, language: Language | None) -> None:
        self.log = game_keys(game).log
        self._streams, self._game, self._language = streams, game, language

    def load(self) -> FoldedGame:
        return self._streams.store.load(self._game)

    def records(self, after: int, limit: int = 100) -> list[Record]:
        return self._streams.store.records(self._game, after, limit)

    def require_visible(self, folded: FoldedGame, caller: Player | None) -> None:
        self._streams.visible.require(folded, caller)

    def is_over(self, folded: FoldedGame) -> bool:
        return is_over(folded)

    def presenter(
        self, folded: FoldedGame, records: Sequence[Record], caller: Player | None
    ) -> Callable[[Record], Any]:
        seat, unredacted = seat_of(folded, caller.id if caller else None), is_over(folded)
        names = self._streams.names.of(people_of(folded, records))
        speaker = speaker_of(folded, self._language, names) if self._language else None
        return lambda record: present_record(folded, record, seat, unredacted, names, speaker)
