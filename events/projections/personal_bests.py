"""Personal bests: what players reached in games they finished on their own, the most points first."""

from typing import Any

import msgspec

from events.fold.summary import GameSummary
from events.projections.indexes import kind_of
from games.kernel.title import Standing

ALONE = "alone"

_LEAST = -(10**9)
"""Fewer points than anybody ever has, so that points can be compared as text."""


class Best(msgspec.Struct, frozen=True):
    """What a player reached in one game."""

    game: str
    title: str
    mode: str
    """`alone`, or the kind of the other seats where the rules play them."""
    modules: tuple[str, ...]
    options: dict[str, Any]
    points: int
    place: int
    finished: int
    """When the game ended, in milliseconds since 1970."""


def best_of(row: GameSummary) -> Best | None:
    """The result of a game that one player finished without other people or bots at the table."""
    found = _played_alone(row)
    if found is None:
        return None
    mode, _, own = found
    return Best(row.id, row.title, mode, row.modules, row.options, own.points, own.place, row.updated)


def best_index(player: str, title: str | None, mode: str | None) -> str:
    """The index of a player's results, of all titles and modes or of certain ones."""
    return f"best:{player}:{kind_of(title, mode)}"


def best_indexes(row: GameSummary) -> list[str]:
    """The indexes of results a row stands in, each with its place there: by points, then by time."""
    found = _played_alone(row)
    if found is None:
        return []
    mode, player, own = found
    place = f"{own.points - _LEAST:010d}:{row.updated:015d}:{row.id}"
    return [f"{best_index(player, t, m)}\t{place}" for t in (row.title, None) for m in (mode, None)]


def _played_alone(row: GameSummary) -> tuple[str, str, Standing] | None:
    """How a game was played alone, by whom, and with what result."""
    humans = [seat for seat in row.seats if seat.kind == "human"]
    others = {seat.kind for seat in row.seats} - {"human"}
    if row.status != "finished" or len(humans) != 1 or "bot" in others:
        return None
    seat = humans[0]
    # Whoever resigned did not play to the end; a bot did.
    own = next((found for found in row.standings if found.seat == seat.seat), None)
    if seat.player is None or seat.resigned or own is None:
        return None
    return min(others, default=ALONE), seat.player, own
