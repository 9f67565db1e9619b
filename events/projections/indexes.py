"""Where a game is listed: the indexes of the lists, their order, and who a row is for."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

from events.fold.summary import GameSummary


class Wanted(NamedTuple):
    """Which rows a query is for."""

    title: str | None
    status: str | None
    player: str | None
    viewer: str | None
    everything: bool

    def __call__(self, row: GameSummary) -> bool:
        return (
            self.title in (None, row.title)
            and self.status in (None, row.status)
            and (self.player is None or self.player in _players(row))
            and (self.everything or row.visibility == "public" or self.viewer in _insiders(row))
        )

    def sources(self) -> list[str]:
        """The indexes that hold every row wanted, each row in one of them only."""
        if self.player is not None:
            return [f"player:{self.player}"]
        kind = kind_of(self.title, self.status)
        if self.everything:
            return [f"all:{kind}"]
        return [f"public:{kind}", *([f"private:{self.viewer}"] if self.viewer is not None else [])]

    def sieves(self) -> bool:
        """Whether the sources hold rows that are not wanted too."""
        return self.player is not None or (self.viewer is not None and not self.everything)


def indexes(row: GameSummary) -> list[str]:
    """The indexes a row stands in."""
    scopes = ("all", "public") if row.visibility == "public" else ("all",)
    kinds = [kind_of(title, status) for title in (row.title, None) for status in (row.status, None)]
    names = [f"{scope}:{kind}" for scope in scopes for kind in kinds]
    names += [f"player:{player}" for player in _players(row)]
    if row.visibility == "private":
        names += [f"private:{player}" for player in _insiders(row)]
    return sorted(names)


def place_of(row: GameSummary) -> str:
    """Where a game stands in every index: by its creation, which never changes."""
    return f"{row.created:015d}:{row.id}"


def cursor_at(place: str) -> str:
    """What to ask with for the rows after this place."""
    return urlsafe_b64encode(place.encode()).decode().rstrip("=")


def cursor_from(moment: int) -> str:
    """What to ask with for the rows of games created at a moment (in ms) or before."""
    return cursor_at(f"{moment + 1:015d}:")


def moment_of(place: str) -> int:
    """When the game at a place was created."""
    return int(place.partition(":")[0])


def place_in(cursor: str) -> str:
    """The place a cursor stands for."""
    try:
        place = urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode()
    except ValueError as error:
        raise ValueError("not a cursor of these lists") from error
    if ":" not in place:
        raise ValueError("not a cursor of these lists")
    return place


def kind_of(title: str | None, status: str | None) -> str:
    """The part of an index's name that says what rows it is for; None: for any."""
    # Marked, so that no title anybody asks for can pass for "any".
    return f"{'any' if title is None else '=' + title}:{'any' if status is None else '=' + status}"


def _players(row: GameSummary) -> set[str]:
    return {seat.player for seat in row.seats if seat.player}


def _insiders(row: GameSummary) -> set[str]:
    """Who may see the game if it is private."""
    return {row.owner, *_players(row), *(seat.reserved for seat in row.seats if seat.reserved)}
