"""The indexes of the lists: which ones a game is in, in which order, and which ones a query reads."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from typing import Literal, NamedTuple, Protocol

from events.fold.summary import GameSummary
from events.projections.storage.index_places import (
    HIDDEN,
    PUBLIC,
    bucket_of,
    bucket_of_time,
    kind_index,
)

Result = Literal["won", "lost"]


class ListQuery(NamedTuple):
    """Which games a page of the lists shows. Private games are shown to a viewer who may see them."""

    title: str | None = None
    status: str | None = None
    player: str | None = None
    """A player who has a seat, or for whom one is kept."""
    viewer: str | None = None
    include_private: bool = False
    turn: str | None = None
    """A player the game waits for."""
    reserved: str | None = None
    """A player for whom a free seat is kept."""
    tournament: str | None = None
    module: str | None = None
    result: Result | None = None
    """The result of `player`."""
    created_from: int | None = None
    created_before: int | None = None

    def matches(self, summary: GameSummary) -> bool:
        """Whether the query asks for this game and the viewer may see it. Times are a matter of `keys`."""
        return (
            self.title in (None, summary.title)
            and self.status in (None, summary.status)
            and (self.player is None or self.player in _players(summary) | invited_players(summary))
            and (self.turn is None or self.turn in awaited_players(summary))
            and (self.reserved is None or self.reserved in invited_players(summary))
            and (self.tournament is None or self.tournament == _tournament(summary))
            and (self.module is None or self.module in summary.modules)
            and (self.result is None or self.result == _result(summary, self.player))
            and (
                self.include_private
                or summary.visibility == "public"
                or self.viewer in _may_see_private(summary)
            )
        )

    def narrow_index(self) -> str | None:
        """The index of a player or tournament that holds all matching games, if there is one."""
        narrow = (
            ("active", self.turn),
            ("reserved", self.reserved),
            ("tournament", self.tournament),
            ("player", self.player),
        )
        return next((f"{index}:{wanted}" for index, wanted in narrow if wanted is not None), None)

    def index_names(self, kinds: Iterable[str]) -> list[str]:
        """The indexes that together hold all matching games, given those of kinds of games that there are."""
        found = [kind for kind in kinds if self._asks_for(kind)]
        if self.viewer is not None and not self.include_private:
            found.append(f"private:{self.viewer}")
        return found

    def _asks_for(self, kind: str) -> bool:
        """Whether an index of a kind of games may hold matching ones."""
        scope, title, status = kind.split(":")[:3]
        return (
            (scope == PUBLIC or self.include_private)
            and (self.title is None or title == f"={self.title}")
            and (self.status is None or status == f"={self.status}")
            and self._may_be_in(bucket_of(kind))
        )

    def _may_be_in(self, bucket: int | None) -> bool:
        """Whether games of a bucket may have been created at the time that the query asks for."""
        return bucket is None or (
            (self.created_from is None or bucket >= bucket_of_time(self.created_from))
            and (self.created_before is None or bucket <= bucket_of_time(self.created_before))
        )

    def needs_filtering(self) -> bool:
        """Whether the indexes also hold games that do not match."""
        filters = (self.player, self.turn, self.reserved, self.tournament, self.module, self.result)
        private = self.viewer is not None and not self.include_private
        return private or any(value is not None for value in filters)

    def keys(self, after: str | None) -> tuple[str, str]:
        """The range of sort keys to read, for ZREVRANGEBYLEX: from the newest, down to the oldest."""
        before = None if self.created_before is None else f"{self.created_before:015d}:"
        top = min((key for key in (after, before) if key is not None), default=None)
        bottom = "-" if self.created_from is None else f"[{self.created_from:015d}:"
        return "+" if top is None else f"({top}", bottom


def index_names_of(summary: GameSummary) -> list[str]:
    """The indexes that a game is in. They change when seats do, or the status, but not with every move."""
    scope = PUBLIC if summary.visibility == "public" else HIDDEN
    bucket = bucket_of_time(summary.created) if summary.head else None
    names = [kind_index(scope, summary.title, summary.status, bucket)]
    names += [f"player:{player}" for player in _players(summary) | invited_players(summary)]
    if not summary.head:
        names += [f"active:{player}" for player in _players(summary)]
    names += [f"reserved:{player}" for player in invited_players(summary)]
    if summary.tournament is not None:
        names.append(f"tournament:{summary.tournament.tournament}")
    elif summary.status == "open":
        names.append(open_index(summary.owner))
    if summary.visibility == "private":
        names += [f"private:{player}" for player in _may_see_private(summary)]
    return sorted(names)


def open_index(owner: str) -> str:
    """The index of the open games that a player has created."""
    return f"open:{owner}"


class Listed(Protocol):
    """What the summaries of games and tournaments have in common."""

    @property
    def id(self) -> str:
        """The id of the game or tournament."""

    @property
    def created(self) -> int:
        """When it was created, in milliseconds since 1970."""


def sort_key(summary: Listed) -> str:
    """Its position in every index: the time of creation, which never changes, then the id."""
    return f"{summary.created:015d}:{summary.id}"


def cursor_after(key: str) -> str:
    """The cursor for the games after a sort key."""
    return urlsafe_b64encode(key.encode()).decode().rstrip("=")


def cursor_from_time(created: int) -> str:
    """The cursor for the games created at a time (in ms) or earlier."""
    return cursor_after(f"{created + 1:015d}:")


def created_in_key(key: str) -> int:
    """The creation time in a sort key."""
    return int(key.partition(":")[0])


def parse_cursor(cursor: str) -> str:
    """The sort key in a cursor; ValueError if it is not one of our cursors."""
    try:
        key = urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode()
    except ValueError as error:
        raise ValueError("not a cursor of these lists") from error
    if ":" not in key:
        raise ValueError("not a cursor of these lists")
    return key


def index_suffix(title: str | None, status: str | None) -> str:
    """The part of an index's name that says which games it holds; None means any title or status."""
    # The equals sign keeps a title called "any" apart from any title.
    return f"{'any' if title is None else '=' + title}:{'any' if status is None else '=' + status}"


def _tournament(summary: GameSummary) -> str | None:
    return summary.tournament.tournament if summary.tournament else None


def _players(summary: GameSummary) -> set[str]:
    return {seat.player for seat in summary.seats if seat.player}


def awaited_players(summary: GameSummary) -> set[str]:
    """The players a game waits for."""
    awaited = summary.awaiting.seats
    return {
        seat.player for seat in summary.seats if seat.seat in awaited and seat.player and not seat.resigned
    }


def invited_players(summary: GameSummary) -> set[str]:
    """The players for whom a seat is kept that they have not taken yet."""
    if summary.status != "open":
        return set()
    return {seat.reserved for seat in summary.seats if seat.reserved and not seat.player}


def _result(summary: GameSummary, player: str | None) -> Result | None:
    """What a finished game was for a player; None if it is not finished or not the player's."""
    if summary.status != "finished":
        return None
    places = {standing.seat: standing.place for standing in summary.standings}
    own = [seat for seat in summary.seats if seat.player == player]
    if not own:
        return None
    return "won" if any(places.get(seat.seat) == 1 and not seat.resigned for seat in own) else "lost"


def _may_see_private(summary: GameSummary) -> set[str]:
    """The players who may see the game if it is private."""
    return {summary.owner, *_players(summary), *(seat.reserved for seat in summary.seats if seat.reserved)}
