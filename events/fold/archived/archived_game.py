"""An archived game: all its records in memory, folded once, with some versions kept to start from."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from threading import Lock

from events.archive.archived_file import ArchivedRecords
from events.errors import NotFound
from events.fold.folded_game import ComposedGames, FoldedGame, trim_undo_log, walk, walk_from_start
from events.fold.undo_log import UndoLogTooShort
from events.log.codec import Codec, decode_creation
from events.log.command_ids import scoped_id_in
from events.log.record import Record, StoredRecord

KEPT_EVERY = 32
"""Of so many versions one is kept folded."""
SLICE = 64
"""Records folded without a pause."""


class ArchivedGame:
    """A game that is over. Its record never changes, so everything computed from it stays right."""

    def __init__(
        self, game_id: str, archived: ArchivedRecords, composed: ComposedGames, pause: Callable[[], None]
    ) -> None:
        self.id = game_id
        self.seed = archived.seed
        self.stored = archived.records
        self._composed = composed
        self._pause = pause
        self._kept: dict[int, FoldedGame] = {}
        self._folding = Lock()
        self._versions: dict[str, int] = {}

    @property
    def codec(self) -> Codec:
        """The codec of its messages."""
        return self._composed.compose(decode_creation(self.stored[0].entry))[1]

    def load(self) -> FoldedGame:
        """The game at its last version."""
        last = len(self.stored)
        with self._folding:
            if last not in self._kept:
                for record, folded in self._walk_all():
                    if record.version % KEPT_EVERY == 0 or record.version == last:
                        self._kept[record.version] = trim_undo_log(folded)
        return self._kept[last]

    def cached(self) -> FoldedGame | None:
        """The game at its last version, if it is folded already."""
        return self._kept.get(len(self.stored))

    def load_versions(self, *versions: int) -> list[FoldedGame]:
        """The game at its last version, then at each of the given versions."""
        return [self.load(), *[self._load_at(version) for version in versions]]

    def records(self, after: int, limit: int) -> list[Record]:
        """The records after a version."""
        return self.records_at(range(after + 1, min(after + limit, len(self.stored)) + 1))

    def records_at(self, versions: Sequence[int]) -> list[Record]:
        """The records at some versions."""
        codec, found = self.codec, [self.stored[version - 1] for version in versions]
        return [codec.decode(stored.entry, stored.hash) for stored in found]

    def stored_records(self, after: int, last: int) -> Iterator[StoredRecord]:
        """The records after one version up to another, not decoded."""
        return self._with_pauses(self.stored[after:last])

    def walk(self, after: int, last: int) -> Iterator[tuple[Record, FoldedGame]]:
        """Each record after one version up to another, with the game after it."""
        done = after
        if after:
            with suppress(UndoLogTooShort):
                for record, folded in walk(self._load_at(after), self.stored_records(after, last)):
                    done = record.version
                    yield record, folded
                return
        yield from islice(self._walk_all(), done, last)

    def with_undo_log(self) -> FoldedGame:
        """The game at its last version, with an undo log back to the start of play."""
        for _, folded in self._walk_all():
            newest = folded
        return newest

    def find_command(self, scoped_id: str) -> int | None:
        """The version of the record with a command id (scoped to its actor), if there is one."""
        if not self._versions:
            self._versions = {scoped_id_in(stored): stored.version for stored in self.stored[1:]}
        return self._versions.get(scoped_id)

    def _load_at(self, version: int) -> FoldedGame:
        if not 0 < version <= len(self.stored):
            raise NotFound(f"{self.id} has no version {version}")
        self.load()
        start = max((kept for kept in self._kept if kept <= version), default=0)
        if start == version:
            return self._kept[version]
        if start:
            with suppress(UndoLogTooShort):
                return _last(walk(self._kept[start], self.stored[start:version]))
        return _last(islice(self._walk_all(), version))

    def _walk_all(self) -> Iterator[tuple[Record, FoldedGame]]:
        return walk_from_start(self._composed, self.id, self._with_pauses(self.stored))

    def _with_pauses(self, records: Iterable[StoredRecord]) -> Iterator[StoredRecord]:
        for count, stored in enumerate(records, 1):
            yield stored
            if count % SLICE == 0:
                self._pause()


def _last(steps: Iterator[tuple[Record, FoldedGame]]) -> FoldedGame:
    for _, folded in steps:
        newest = folded
    return newest
