"""Corrections: an organizer awards points or voids what was played, and gives a reason."""

import msgspec
from msgspec.structs import replace

from games.kernel.messages import Command, Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.clock import LONGEST_REASON, PauseClock, Reason, ResumeClock, require_organizer
from games.kernel.table.table import Actor, Table

MOST_POINTS = 1000


class Award(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points for a seat at the end of the game; a negative number takes points away."""

    seat: Seat
    """The seat that gets or loses the points."""
    points: int
    """From -1000 to 1000, but not 0."""


class Void(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Undo everything that was played after a version."""

    to: int
    """The version to return to. What was played after it no longer counts, but stays in the record."""


class Correct(Command, tag="correct", frozen=True):
    """Award points to a seat, or void what was played after a version. For organizers."""

    reason: Reason
    """Why, in your words; everyone who sees the game can read it. Must not be empty."""
    award: Award | None = None
    """The points to award; null if you void instead. Send exactly one of the two."""
    void: Void | None = None
    """What to void; null if you award points instead."""


class CorrectionMade(Event, tag="correction_made", frozen=True):
    """An organizer corrected the game; what changed follows in the same record."""

    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class PointsAwarded(Event, tag="points_awarded", frozen=True):
    """A seat was awarded points that count at the end."""

    seat: Seat
    """The seat that gets or loses the points."""
    points: int
    """The points; negative if they are taken away."""
    reason: str
    """Why, in the organizer's words."""


CORRECTION_COMMANDS: tuple[type[Command], ...] = (Correct,)
CORRECTION_EVENTS: tuple[type[Event], ...] = (CorrectionMade, PointsAwarded)
ORGANIZER_COMMANDS: tuple[type[Command], ...] = (PauseClock, ResumeClock, Correct)


def decide_correction(table: Table, actor: Actor, command: Correct) -> list[Event]:
    """Return the events of a correction, without the undo that voids commands. Raises Illegal."""
    require_organizer(table, actor)
    if table.status != "playing":
        raise Illegal("wrong_status", status=table.status, needed="playing")
    if not command.reason.strip() or len(command.reason) > LONGEST_REASON:
        raise Illegal("bad_reason", most=LONGEST_REASON)
    if (command.award is None) == (command.void is None):
        raise Illegal("bad_correction", needed=["award", "void"])
    assert actor.id is not None
    made = CorrectionMade(actor.id, command.reason)
    if command.award is None:
        return [made]
    return [made, _awarded(table, command.award, command.reason)]


def _awarded(table: Table, award: Award, reason: str) -> PointsAwarded:
    if not 0 <= award.seat < len(table.seats):
        raise Illegal("no_such_seat", seat=award.seat)
    if not award.points or abs(award.points) > MOST_POINTS:
        raise Illegal("bad_award", points=award.points, most=MOST_POINTS)
    return PointsAwarded(award.seat, award.points, reason)


def evolve_correction(table: Table, event: Event) -> Table:
    """Return the table after an event of a correction."""
    match event:
        case CorrectionMade():
            return table
        case PointsAwarded():
            awards = list(table.awards)
            awards[event.seat] += event.points
            return replace(table, awards=tuple(awards))
        case _:
            raise AssertionError(f"not a correction event: {event!r}")
