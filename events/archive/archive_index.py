"""Which games are in the archive, and which ended and will be: in Redis, in the partition of each game."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, cast

import redis

from events.log.command_ids import scoped_id_in
from events.log.keys import PARTITIONS, archived_key, ended_key, game_keys, partition_of
from events.log.record import StoredRecord
from events.redis.scripts import lua_script
from events.redis.together import Keyed, replies_or_raise, send_together

READERS_SECONDS = 60
"""How long the record of a game stays in Redis after it is archived, for those who are reading it."""


class ArchivedAt(NamedTuple):
    """The last record of an archived game."""

    version: int
    head: str

    def noted(self) -> bytes:
        """As it is in Redis: the version, then the bytes of the hash."""
        return b"%d:%s" % (self.version, bytes.fromhex(self.head))


class ArchiveIndex:
    """The archived games of one Redis."""

    def __init__(self, client: redis.Redis) -> None:
        self._client: Any = client
        self._switch = client.register_script(lua_script(__file__, "switch"))
        self._bring_back = client.register_script(lua_script(__file__, "bring_back"))

    def find(self, game: str) -> ArchivedAt | None:
        """Where the record of an archived game ends; None if it is not in the archive."""
        noted = cast("bytes | None", self._client.hget(archived_key(partition_of(game)), game))
        return None if noted is None else _parse(noted)

    def switch(self, game: str, at: ArchivedAt, readers_seconds: int = READERS_SECONDS) -> bool:
        """Let a game leave Redis whose file is in the archive; False if its record is another one."""
        keys, partition = game_keys(game), partition_of(game)
        names = (keys.log, keys.ids, keys.seeds, keys.snapshots, keys.members)
        return bool(
            self._switch(
                (*names, archived_key(partition), ended_key(partition)),
                (game, at.version, at.head, at.noted(), readers_seconds),
            )
        )

    def bring_back(
        self, game: str, at: ArchivedAt, records: Iterable[StoredRecord], commitment: str, seed: bytes
    ) -> bool:
        """Put the record of a game back into Redis; False if it is not in the archive any more."""
        keys = game_keys(game)
        names = (keys.log, keys.ids, keys.seeds, keys.members, archived_key(partition_of(game)))
        written = [
            value
            for stored in records
            for value in (stored.entry, stored.hash, scoped_id_in(stored) if stored.version > 1 else "")
        ]
        return bool(self._bring_back(names, (game, at.noted(), commitment, seed, *written)))

    def note_ended(self, ended: Iterable[tuple[str, int]], partitions: Iterable[int]) -> None:
        """Note when games ended (in ms), of some partitions, so that they are archived later."""
        wanted = set(partitions)
        added = [
            Keyed(key, ("ZADD", key, at, game))
            for game, at in ended
            if partition_of(game) in wanted
            for key in [ended_key(partition_of(game))]
        ]
        replies_or_raise(send_together(self._client, added))

    def ended_before(self, before_ms: int, limit: int) -> list[tuple[str, int]]:
        """Games that ended before a time and are not archived, some of each partition: id and when."""
        limits = ("-inf", before_ms, "WITHSCORES", "LIMIT", 0, limit)
        keys = [ended_key(partition) for partition in range(PARTITIONS)]
        replies = send_together(self._client, [Keyed(key, ("ZRANGEBYSCORE", key, *limits)) for key in keys])
        # A node that is away delays its own games only.
        reached = [reply for reply in replies if not isinstance(reply, Exception)]
        if not reached:
            raise replies[0]
        return [(game.decode(), int(at)) for found in reached for game, at in found]

    def postpone(self, game: str, ended_ms: int) -> None:
        """Archive a game later, as if it had ended at another time, if it is still to be archived."""
        self._client.zadd(ended_key(partition_of(game)), {game: ended_ms}, xx=True)

    def forget_ended(self, game: str) -> None:
        """Archive a game no more: it does not exist, or is not over."""
        self._client.zrem(ended_key(partition_of(game)), game)

    def games(self) -> Iterator[tuple[str, ArchivedAt]]:
        """Every archived game, at least once."""
        for partition in range(PARTITIONS):
            for game, noted in self._client.hscan_iter(archived_key(partition), count=1000):
                yield game.decode(), _parse(noted)

    def counts(self) -> tuple[int, int]:
        """How many games are archived, and how many ended games are not yet."""
        pipeline = self._client.pipeline(transaction=False)
        for number in range(PARTITIONS):
            pipeline.hlen(archived_key(number))
            pipeline.zcard(ended_key(number))
        counted = pipeline.execute()
        return sum(counted[::2]), sum(counted[1::2])


def _parse(noted: bytes) -> ArchivedAt:
    version, _, head = noted.partition(b":")
    return ArchivedAt(int(version), head.hex())
