"""Ways to archive games of Market."""

from pathlib import Path

import redis

from events.archive.archive import Archive
from events.archive.archive_index import ArchivedAt
from events.archive.object_store import ObjectStore
from events.audit import Verdict, audit
from events.export.signing import Signer
from events.fold.store import Store
from events.log.keys import game_keys
from tests.events.exports import SIGNER
from tests.events.play import played, started
from tests.market.title import TITLES
from workers.archive.archive_job import archive_game


def audit_here(exported: bytes, signer: Signer) -> Verdict:
    """The verdict on a game of Market, without a process of its own."""
    return audit(exported.splitlines(keepends=True), TITLES, (signer.public,))


def store_with_archive(client: redis.Redis, folder: Path) -> Store:
    """A store with an archive in a folder, which has read nothing yet."""
    return Store(client, TITLES, Archive(client, ObjectStore(str(folder))))


def finished(store: Store, luck: int = 0) -> str:
    """A game of Ann and Bob that is over."""
    game = started(store)
    played(store, game, luck=luck)
    assert store.load(game).table.status == "finished"
    return game


def leave_redis(store: Store, game: str) -> ArchivedAt:
    """Archive a game, and let its keys expire now rather than in a minute."""
    assert archive_game(store, game, SIGNER, audit_here)
    keys = game_keys(game)
    for key in (keys.log, keys.ids, keys.seeds, keys.snapshots):
        store.client.delete(key)
    at = store.archive.index.find(game)
    assert at
    return at
