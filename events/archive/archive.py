"""The archive: reads games from the object store, and puts them back into Redis."""

from collections.abc import Callable

import redis

from events.archive.archive_index import ArchivedAt, ArchiveIndex
from events.archive.archived_file import ArchivedRecords, parse, place_of, unpack
from events.archive.object_store import ObjectStore, call
from events.errors import ArchiveUnavailable
from events.settings import Settings, archive_location


class Archive:
    """The archived games of one service. `files` is None if no archive is set up."""

    def __init__(self, client: redis.Redis, files: ObjectStore | None = None) -> None:
        self.index = ArchiveIndex(client)
        self.files = files

    def read(self, game: str) -> ArchivedRecords | None:
        """The record of an archived game; None if it is not in the archive."""
        at = self.index.find(game)
        return self.read_file(game, at) if at else None

    def read_file(self, game: str, at: ArchivedAt) -> ArchivedRecords:
        """The record of a game in the archive; ArchiveUnavailable if the file is missing or another one."""
        found = parse(self.export_of(game, at))
        if (len(found.records), found.head) != at or found.records[-1].hash != at.head:
            raise ArchiveUnavailable(f"the archived file of game {game} is another one")
        return found

    def export_of(self, game: str, at: ArchivedAt) -> bytes:
        """The signed export in the archived file of a game."""
        if self.files is None:
            raise ArchiveUnavailable(f"game {game} is in the archive: set WARDBOOK_ARCHIVE_URL")
        data = self.files.get(place_of(game, at.head))
        if data is None:
            raise ArchiveUnavailable(f"the archived file of game {game} is missing")
        return unpack(data)


def open_archive(
    client: redis.Redis, settings: Settings, run: Callable[[Callable[[], object]], object] = call
) -> Archive:
    """The archive that the settings name. `run` calls what blocks."""
    location = archive_location(settings)
    return Archive(client, ObjectStore(location, run) if location else None)
