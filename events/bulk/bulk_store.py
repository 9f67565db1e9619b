"""Bulks in Redis: what is to be created, and how far it is. No game of a bulk starts before all exist."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import redis

from events.errors import CommandIdReused, NotFound
from events.log.keys import PENDING_BULKS, bulk_key, bulk_of_game_key
from events.log.replication import Replication, replicated_script
from events.log.service_secret import keyed_id
from events.redis.scripts import lua_script
from games.kernel.table.table import CreateGame

KEPT_SECONDS = 30 * 24 * 3600

# KEYS: bulk. ARGV: how many of its games exist.
_NOTE_CREATED = """
local known = redis.call('HGET', KEYS[1], 'created')
if known and tonumber(known) < tonumber(ARGV[1]) then redis.call('HSET', KEYS[1], 'created', ARGV[1]) end
"""

BulkStatus = Literal["creating", "done", "failed"]


class Bulk(msgspec.Struct, frozen=True):
    """A bulk as it is now."""

    id: str
    owner: str
    total: int
    created: int
    """How many of its games exist for certain."""
    at: int
    refusal: str | None = None
    """Why this build refuses the next game; then the bulk has failed."""

    @property
    def status(self) -> BulkStatus:
        """How far it is."""
        if self.created == self.total:
            return "done"
        return "failed" if self.refusal else "creating"


class Bulks:
    """The bulks of one Redis."""

    def __init__(self, client: redis.Redis, replication: Replication = Replication()) -> None:  # noqa: B008 - immutable
        self._client: Any = client
        self._note_created = client.register_script(_NOTE_CREATED)
        self._record = replicated_script(client, lua_script(__file__, "record_bulk"), replication)

    def record(
        self, bulk_id: str, owner: str, games: Sequence[CreateGame], fingerprint: str, at: int
    ) -> Bulk:
        """Record the intent to create games; CommandIdReused if the id belongs to another one."""
        text = msgspec.json.encode(games)
        stored: bytes = self._record(
            (bulk_key(bulk_id), PENDING_BULKS),
            (bulk_id, owner, text, len(games), fingerprint, at, KEPT_SECONDS),
        )
        if stored.decode() != fingerprint:
            raise CommandIdReused("this id belongs to another bulk")
        return self.read(bulk_id)

    def read(self, bulk_id: str) -> Bulk:
        """The bulk with this id; NotFound if there is none."""
        names = ("owner", "total", "created", "at", "refusal")
        owner, total, created, at, refusal = self._client.hmget(bulk_key(bulk_id), *names)
        if owner is None:
            raise NotFound(f"there is no bulk {bulk_id}")
        return Bulk(
            bulk_id, owner.decode(), int(total), int(created), int(at), refusal.decode() if refusal else None
        )

    def games(self, bulk_id: str) -> list[CreateGame]:
        """The creations of a bulk."""
        text = self._client.hget(bulk_key(bulk_id), "games")
        return msgspec.json.decode(text or b"[]", type=list[CreateGame])

    def pending(self, limit: int = 50) -> list[str]:
        """Bulks that are not done, the oldest first."""
        return [bulk.decode() for bulk in self._client.zrange(PENDING_BULKS, 0, limit - 1)]

    def note_created(self, bulk: Bulk, created: int) -> None:
        """So many of its games exist. A job that is behind another one does not take this back."""
        self._note_created((bulk_key(bulk.id),), (created,))
        if created == bulk.total:
            self.end(bulk.id)

    def note_refusal(self, bulk: Bulk, code: str) -> None:
        """This build refuses the next game, so nothing more is created."""
        self._client.hset(bulk_key(bulk.id), "refusal", code)
        self.end(bulk.id)

    def end(self, bulk_id: str) -> None:
        """Nothing is left to do for a bulk."""
        self._client.zrem(PENDING_BULKS, bulk_id)

    def hold(self, game_ids: Sequence[str], bulk_id: str) -> None:
        """Remember which bulk games belong to, before they exist."""
        for game in game_ids:
            self._client.set(bulk_of_game_key(game), bulk_id, ex=KEPT_SECONDS)

    def holds(self, game_id: str) -> bool:
        """Whether a game may not start yet, because others of its bulk do not exist."""
        bulk = self._client.get(bulk_of_game_key(game_id))
        if bulk is None:
            return False
        try:
            return self.read(bulk.decode()).status != "done"
        except NotFound:
            return False


def creation_id(bulk_id: str, number: int) -> str:
    """The command id of a game's creation in a bulk."""
    return f"bulk-{bulk_id}-{number}"


def game_ids(secret: bytes, bulk: Bulk) -> list[str]:
    """The ids that the games of a bulk have or will have, in order."""
    numbers = range(bulk.total)
    return [keyed_id(secret, "game", bulk.owner, creation_id(bulk.id, number))[:24] for number in numbers]
