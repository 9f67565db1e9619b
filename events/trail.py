"""What was played since the last barrier, kept folded so that an undo need not read the record again."""

from bisect import bisect_left
from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from events.errors import Unreadable
from games.kernel.game import Game
from games.kernel.messages import Command, Event, Seat


class Played(msgspec.Struct, frozen=True, eq=False):
    """A record that changed the play, with the play before it."""

    version: int
    seat: Seat
    command: Command
    events: tuple[Event, ...]
    """The events of the play, without those of the table."""
    play: Any
    draws: int
    drawn: int
    barrier: bool


class Trail(msgspec.Struct, frozen=True, eq=False):
    """Records that changed the play, oldest first, as far back as they may be needed."""

    since: int
    """Nothing up to this version can be taken back from here."""
    played: tuple[Played, ...] = ()
    whole: bool = True
    """False when records since the last barrier are missing because the fold began behind it."""
    deep: bool = False
    """Whether it reaches beyond barriers: to the start of play, unless it is not whole."""


FAR = ("consent", "free")
"""The policies under which an undo may cross a barrier."""


def extended(trail: Trail, played: Played) -> Trail:
    """The trail with one more record; a barrier cuts off what lies before it."""
    if played.barrier and not trail.deep:
        return Trail(played.version)
    return replace(trail, played=(*trail.played, played))


class Beyond(Exception):  # noqa: N818 - not an error: a longer trail is needed
    """An undo reaches further back than the trail: to this version."""

    def __init__(self, earliest: int) -> None:
        super().__init__(f"version {earliest} was struck, which lies before the trail")


def behind_barrier(trail: Trail) -> Trail:
    """Only what lies behind the last barrier."""
    for index in range(len(trail.played) - 1, -1, -1):
        if trail.played[index].barrier:
            return Trail(trail.played[index].version, trail.played[index + 1 :])
    return replace(trail, deep=False)


def struck(game: Game, trail: Trail, versions: Collection[int]) -> tuple[Any, int, Trail]:
    """The play and the next draw without some records, and the trail that is left."""
    earliest = min(versions)
    first = bisect_left(trail.played, earliest, key=lambda played: played.version)
    if first == len(trail.played) or trail.played[first].version != earliest:
        raise Beyond(earliest)
    play, draws = trail.played[first].play, trail.played[first].draws
    kept = list(trail.played[:first])
    for played in trail.played[first:]:
        if played.version not in versions:
            kept.append(replace(played, play=play, draws=draws))
            for event in played.events:
                play = game.rules.evolve(play, event)
            draws += played.drawn
    if len(kept) + len(versions) != len(trail.played):
        raise Unreadable(f"one of the versions {[*versions]} is not in the play")
    return play, draws, replace(trail, played=tuple(kept))
