"""Puts archived games back into Redis."""

from events.archive.archive import Archive
from events.archive.archive_index import ArchivedAt
from games.kernel.chance import commitment


def bring_back(archive: Archive, game: str, at: ArchivedAt) -> bool:
    """Put a game back into Redis; False if it is not in the archive any more. Its file stays."""
    found = archive.read_file(game, at)
    return archive.index.bring_back(game, at, found.records, commitment(found.seed), found.seed)
