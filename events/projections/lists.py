"""The lobby and the results: one row per game, listed newest first, each row knowing its version."""

from collections.abc import Callable, Iterable, Iterator
from heapq import merge
from itertools import count, islice
from time import time_ns
from typing import Any, NamedTuple, cast

import redis

from events.fold.summary import GameSummary, decode_summary, encode_summary
from events.log.scripts import lua_script
from events.projections.indexes import Wanted, cursor_at, cursor_from, indexes, moment_of, place_in, place_of
from events.projections.personal_bests import Best, best_index, best_indexes, best_of

PREFIX = "wardbook:{lists}:"
POINTERS = f"{PREFIX}pointers"
SCANNED = 200
"""Places looked at per round trip while filters pass over rows."""
MOST_SCANNED = 2000
"""Places looked at for one page: whoever filters nearly everything away gets a short page and a cursor."""
PAGE = 1000
"""Games read per round trip of those that wait or are due."""


class Waiting(NamedTuple):
    """A game that waits for a background job."""

    game: str
    version: int
    job: str
    since_ms: int
    """When the lists learnt of it, by the clock of whoever brought it in."""


class Due(NamedTuple):
    """A game in which the time of somebody is over."""

    game: str
    version: int
    at: int


class Lists:
    """The lists of one Redis."""

    def __init__(self, client: redis.Redis, now: Callable[[], int] = lambda: time_ns() // 1_000_000) -> None:
        self._client = client
        self._now = now
        self._apply = client.register_script(lua_script(__file__, "lists_apply"))

    def apply(self, rows: Iterable[GameSummary], generation: str = "both") -> int:
        """Bring in rows that are newer than what is listed; says how many were.

        A generation that is named must be the one being built; -1 says that it is not.
        """
        # Whoever wrote the row may have a clock that is wrong; how long a game waits is told by one clock.
        now = self._now()
        arguments = [argument for row in rows for argument in _arguments(row, now)]
        return int(self._apply((POINTERS,), (PREFIX, generation, *arguments))) if arguments else 0

    def query(
        self,
        *,
        title: str | None = None,
        status: str | None = None,
        player: str | None = None,
        limit: int = 50,
        after: str | None = None,
        viewer: str | None = None,
        everything: bool = False,
    ) -> tuple[list[GameSummary], str | None]:
        """A page of games, newest first, and the cursor of the next page, if there may be one.

        A page may be short, even empty, and have a next one, where filters pass over very many games.
        Private games are listed for the `viewer` who may see them, or with `everything` for organizers.
        A cursor that is none of ours is a ValueError.
        """
        wanted = Wanted(title, status, player, viewer, everything)
        place = place_in(after) if after is not None else None
        while True:
            generation = self.generation()
            page = self._page(generation, wanted, limit, place)
            # A rebuild may have switched, and removed what we were reading.
            if self.generation() == generation:
                return page

    def bests(
        self,
        player: str,
        *,
        title: str | None = None,
        mode: str | None = None,
        limit: int = 50,
        after: str | None = None,
    ) -> tuple[list[Best], str | None]:
        """A page of what a player reached alone, the most points first, newest first among equals.

        With it comes the cursor of the next page, if there is one. A cursor that is none of ours is a
        ValueError.
        """
        place = place_in(after) if after is not None else None
        while True:
            generation = self.generation()
            own = f"{PREFIX}{generation}:"
            places = self._places(own, [best_index(player, title, mode)], limit + 1, place)
            rows = self._rows(own, [name.rpartition(b":")[2] for name in places[:limit]])
            if self.generation() == generation:
                following = cursor_at(places[limit - 1].decode()) if len(places) > limit else None
                return [best for row in rows if row and (best := best_of(row))], following

    def get(self, game: str) -> GameSummary | None:
        """The row of one game, as listed."""
        data = cast("bytes | None", self._client.hget(f"{PREFIX}{self.generation()}:rows", game))
        return decode_summary(data) if data else None

    def waiting(self, before_ms: int | None = None, limit: int | None = None) -> list[Waiting]:
        """Games that wait for a job, those that wait longest first."""
        listed = self._up_to("waiting", "+inf" if before_ms is None else before_ms)
        waits = (Waiting(row.id, row.version, row.awaiting.job, at) for row, at in listed if row.awaiting.job)
        return list(islice(waits, limit))

    def waiting_summary(self) -> tuple[int, int | None]:
        """How many games wait for a job, and since when (in ms) the first of them does."""
        name = f"{PREFIX}{self.generation()}:waiting"
        oldest = cast("Any", self._client.zrange(name, 0, 0, withscores=True))
        return int(self._client.zcard(name)), int(oldest[0][1]) if oldest else None

    def due(self, now_ms: int, limit: int | None = None) -> list[Due]:
        """Games with a deadline that has passed, the oldest first."""
        return list(islice((Due(row.id, row.version, at) for row, at in self._up_to("due", now_ms)), limit))

    def _up_to(self, name: str, latest: Any) -> Iterator[tuple[GameSummary, int]]:
        """The rows of games listed with a time up to the latest, the oldest first.

        Games that leave meanwhile may shift others out of sight; whoever looks again sees them.
        """
        own = f"{PREFIX}{self.generation()}:"
        for start in count(0, PAGE):
            found = cast(
                "Any",
                self._client.zrangebyscore(
                    own + name, "-inf", latest, start=start, num=PAGE, withscores=True
                ),
            )
            rows = self._rows(own, [game for game, _ in found])
            yield from ((row, int(at)) for row, (_, at) in zip(rows, found, strict=True) if row)
            if len(found) < PAGE:
                return

    def generation(self) -> str:
        """The generation that is read."""
        name = cast("bytes | None", self._client.hget(POINTERS, "read"))
        return name.decode() if name else "0"

    def _page(
        self, generation: str, wanted: Wanted, limit: int, place: str | None
    ) -> tuple[list[GameSummary], str | None]:
        own = f"{PREFIX}{generation}:"
        found: list[GameSummary] = []
        names = wanted.sources()
        count = max(limit + 1, SCANNED) if wanted.sieves() else limit + 1
        scanned = 0
        while True:
            places = self._places(own, names, count, place)
            for row in self._rows(own, [name.split(b":", 1)[1] for name in places]):
                if row is not None and wanted(row):
                    if len(found) == limit:
                        return found, cursor_at(place_of(found[-1]))
                    found.append(row)
            if len(places) < count:
                return found, None
            place, scanned = places[-1].decode(), scanned + count
            if scanned >= MOST_SCANNED:
                # The place may be of a game the viewer must not know of, so the cursor names its moment only,
                # and what was found of that moment comes again. No moment has as many games as we look at.
                moment = moment_of(place)
                return [row for row in found if row.created > moment], cursor_from(moment)

    def _places(self, own: str, names: list[str], count: int, after: str | None) -> list[bytes]:
        """The next places of several indexes together, newest first."""
        top = "+" if after is None else f"({after}"
        each = [
            cast("list[bytes]", self._client.zrevrangebylex(own + name, top, "-", 0, count)) for name in names
        ]
        return list(merge(*each, reverse=True))[:count]

    def _rows(self, own: str, games: list[bytes]) -> list[GameSummary | None]:
        if not games:
            return []
        found = cast("list[bytes | None]", self._client.hmget(f"{own}rows", games))
        return [decode_summary(data) if data else None for data in found]


def _arguments(row: GameSummary, now: int) -> tuple[Any, ...]:
    """A row as the script takes it."""
    waits = now if row.awaiting.job else ""
    due = min((deadline.at for deadline in row.deadlines), default="")
    return (
        row.id,
        row.version,
        encode_summary(row),
        place_of(row),
        waits,
        due,
        "\n".join((*indexes(row), *best_indexes(row))),
    )
