"""The source of chance for one command: numbered draws from the seed and the players' nonces."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from events.errors import NotFound
from events.fold.cache import LruCache
from events.log.keys import RecordKeys
from games.kernel.chance import Seeded, salt

if TYPE_CHECKING:
    import redis  # the audit draws too, and starts without it


class Draws:
    """The draws from number `first` on. The seed is read only when something is drawn."""

    __slots__ = ("_nonces", "_seed", "_seeded", "next")

    def __init__(self, seed: Callable[[], bytes], nonces: Sequence[str | None], first: int) -> None:
        self._seed = seed
        self._nonces = nonces
        self._seeded: Seeded | None = None
        self.next = first

    def below(self, bound: int) -> int:
        """The next draw."""
        seeded = self._seeded
        if seeded is None:
            seeded = self._seeded = Seeded(self._seed(), salt(self._nonces), self.next)
        self.next += 1
        return seeded.below(bound)


class Seeds:
    """The secret seeds of games or tournaments, those used last kept in memory.

    They are kept by commitment: a game that is opened again, or created again after a failover, has another.
    """

    def __init__(self, client: "redis.Redis", size: int) -> None:
        self._client = client
        self._kept: LruCache[str, bytes] = LruCache(size)

    def read(self, keys: RecordKeys, committed: str) -> bytes:
        """The seed that a game or tournament is committed to."""
        seed = self._kept.get(committed)
        if seed is None:
            seed = cast("bytes | None", self._client.hget(keys.seeds, committed))
            if seed is None:
                raise NotFound(f"there is no seed of {keys.kind} {keys.id}")
            self._kept.put(committed, seed)
        return seed
