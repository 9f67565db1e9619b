"""Moves one game to the archive: writes its file, reads it back, audits it; only then Redis forgets it.

Every step may run twice, and the job may be killed after any of them: until the last one, which is a single
script, nothing has changed for readers.
"""

import logging
from collections.abc import Callable

from events.archive.archive_index import ArchivedAt
from events.archive.archived_file import pack, place_of
from events.audit import Verdict
from events.audit.child_process import LimitExceeded, audit_in_subprocess
from events.audit.sandbox import Limits
from events.errors import ArchiveUnavailable, NotFound, Unreadable
from events.export.file_format import GAME_OVER
from events.export.signing import BadKeyFile, Signer, service_signer
from events.export.writer import export
from events.fold.store import Store
from events.settings import Settings

log = logging.getLogger(__name__)

LIMITS = Limits(seconds=60, megabytes=512, nice=10)
"""What one audit may use, far more than any game needs."""
RETRY_MS = 10 * 60_000
"""After how long a game is tried again that could not be archived."""

Audit = Callable[[bytes, Signer], Verdict]


class NotArchived(Exception):  # noqa: N818 - a result
    """A game must not leave Redis: its file is not sound, or the game has changed meanwhile."""


def audit_apart(exported: bytes, signer: Signer) -> Verdict:
    """The verdict on an export, from a process of its own: games that are played must not wait for it."""
    return audit_in_subprocess(exported, (signer.public,), LIMITS, processes=1)


def archive_game(store: Store, game: str, signer: Signer, audit: Audit = audit_apart) -> bool:
    """Move a game to the archive. Returns whether it is there now: games that are not over stay."""
    archive = store.archive
    if archive.files is None:
        raise ArchiveUnavailable("no archive is set up")
    if archive.index.find(game):
        archive.index.forget_ended(game)
        return True
    folded = store.load(game)
    if folded.table.status not in GAME_OVER:
        archive.index.forget_ended(game)
        return False
    at = ArchivedAt(folded.version, folded.head)
    archive.files.put(place_of(game, at.head), pack(export(store, folded, signer)))
    verdict = audit(archive.export_of(game, at), signer)
    if verdict.verdict != "sound" or (verdict.records, verdict.head) != at:
        raise NotArchived(f"the audit of game {game} says {verdict.verdict}: {verdict.findings}")
    if not archive.index.switch(game, at):
        raise NotArchived(f"game {game} has another record than its file")
    return True


def archive_or_postpone(store: Store, game: str, settings: Settings) -> None:
    """Move a game to the archive, or try again later."""
    try:
        archive_game(store, game, service_signer(settings))
    except NotFound:
        store.archive.index.forget_ended(game)  # a failover lost it
    except (ArchiveUnavailable, NotArchived, LimitExceeded, ChildProcessError, Unreadable) as error:
        log.error("game %s is not archived: %s", game, error)
        _postpone(store, game, settings)
    except (OSError, BadKeyFile) as error:
        log.error("game %s is not archived: there is no signing key: %s", game, error)
        _postpone(store, game, settings)


def _postpone(store: Store, game: str, settings: Settings) -> None:
    """Make a game due again after a while."""
    ended = store.now() - settings.archive_after_minutes * 60_000 + RETRY_MS
    store.archive.index.postpone(game, ended)
