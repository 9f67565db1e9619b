"""The indexes of the lists: which ones a game is in, in which order, and which ones a query reads."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

from events.fold.summary import GameSummary


class ListQuery(NamedTuple):
    """Which games a page of the lists shows. Private games are shown to a viewer who may see them."""

    title: str | None
    status: str | None
    player: str | None
    viewer: str | None
    include_private: bool

    def matches(self, summary: GameSummary) -> bool:
        """Whether the query asks for this game and the viewer may see it."""
        return (
            self.title in (None, summary.title)
            and self.status in (None, summary.status)
            and (self.player is None or self.player in _players(summary))
            and (
                self.include_private
                or summary.visibility == "public"
                or self.viewer in _may_see_private(summary)
            )
        )

    def index_names(self) -> list[str]:
        """The indexes that together hold all matching games, each game once."""
        if self.player is not None:
            return [f"player:{self.player}"]
        kind = index_suffix(self.title, self.status)
        if self.include_private:
            return [f"all:{kind}"]
        return [f"public:{kind}", *([f"private:{self.viewer}"] if self.viewer is not None else [])]

    def needs_filtering(self) -> bool:
        """Whether the indexes also hold games that do not match."""
        return self.player is not None or (self.viewer is not None and not self.include_private)


def index_names_of(summary: GameSummary) -> list[str]:
    """The indexes that a game is in."""
    scopes = ("all", "public") if summary.visibility == "public" else ("all",)
    kinds = [
        index_suffix(title, status) for title in (summary.title, None) for status in (summary.status, None)
    ]
    names = [f"{scope}:{kind}" for scope in scopes for kind in kinds]
    names += [f"player:{player}" for player in _players(summary)]
    if summary.status == "open":
        names.append(open_index(summary.owner))
    if summary.visibility == "private":
        names += [f"private:{player}" for player in _may_see_private(summary)]
    return sorted(names)


def open_index(owner: str) -> str:
    """The index of the open games that a player has created."""
    return f"open:{owner}"


def sort_key(summary: GameSummary) -> str:
    """The position of a game in every index: its creation time, which never changes, then its id."""
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


def _players(summary: GameSummary) -> set[str]:
    return {seat.player for seat in summary.seats if seat.player}


def _may_see_private(summary: GameSummary) -> set[str]:
    """The players who may see the game if it is private."""
    return {summary.owner, *_players(summary), *(seat.reserved for seat in summary.seats if seat.reserved)}
