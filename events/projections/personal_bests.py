"""Personal bests: the results of games that a player finished solo, the most points first."""

import msgspec

from events.fold.summary import GameSummary
from events.projections.indexes import index_suffix
from games.kernel.title import Standing

ALONE = "alone"

_LEAST_POINTS = -(10**9)
"""Fewer points than any result has. Counted from here, points are never negative and sort as text."""


class PersonalBest(msgspec.Struct, frozen=True):
    """A player's result in one solo game."""

    game: str
    """The id of the game."""
    title: str
    """The key of the title."""
    mode: str
    """`alone`, or the kind of the other seats if the rules play them (such as `automa`)."""
    modules: tuple[str, ...]
    """The modules in play, by key; without the base game."""
    points: int
    """The player's points at the end."""
    place: int
    """The player's place at the end; 1 is a win."""
    finished: int
    """When the game ended, in milliseconds since 1970."""


def personal_best(summary: GameSummary) -> PersonalBest | None:
    """The result of a game that one player finished without other people or bots; else None."""
    found = _solo_result(summary)
    if found is None:
        return None
    mode, _, own = found
    return PersonalBest(
        summary.id,
        summary.title,
        mode,
        summary.modules,
        own.points,
        own.place,
        summary.updated,
    )


def best_index(player: str, title: str | None, mode: str | None) -> str:
    """The name of the index of a player's results; None means any title or mode."""
    return f"best:{player}:{index_suffix(title, mode)}"


def best_indexes(summary: GameSummary) -> list[str]:
    """The result indexes that a game is in, each with its sort key there: by points, then by time."""
    found = _solo_result(summary)
    if found is None:
        return []
    mode, player, own = found
    key = f"{own.points - _LEAST_POINTS:010d}:{summary.updated:015d}:{summary.id}"
    return [f"{best_index(player, t, m)}\t{key}" for t in (summary.title, None) for m in (mode, None)]


def _solo_result(summary: GameSummary) -> tuple[str, str, Standing] | None:
    """The mode, the player and the standing of a finished solo game; else None."""
    humans = [seat for seat in summary.seats if seat.kind == "human"]
    others = {seat.kind for seat in summary.seats} - {"human"}
    if summary.status != "finished" or len(humans) != 1 or "bot" in others:
        return None
    seat = humans[0]
    # After a resignation a bot plays to the end, so the result is not the player's.
    own = next((found for found in summary.standings if found.seat == seat.seat), None)
    if seat.player is None or seat.resigned or own is None:
        return None
    return min(others, default=ALONE), seat.player, own
