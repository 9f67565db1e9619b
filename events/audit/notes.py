"""Notes: what is lawful but worth knowing. Each kind of event has its one place in NOTES."""

from collections.abc import Callable, Mapping
from typing import Any

from events.audit.verdict import Report
from events.fold.folded_game import FoldedGame
from events.log.record import Record
from games.kernel.messages import SERVICE, Event
from games.kernel.table.clock import ClockPaused, ClockResumed, TurnExpired
from games.kernel.table.corrections import CorrectionMade, PointsAwarded
from games.kernel.table.table import SeatResigned
from games.kernel.table.undo import CommandsRedone, CommandsUndone

Note = tuple[str, str]
"""A code and what it says."""


def _undone(event: CommandsUndone) -> Note:
    if event.seat == SERVICE:
        return "correction", f"everything after version {event.to} was voided"
    count = f"{len(event.versions)} record{'s' if len(event.versions) != 1 else ''}"
    if event.crossed:
        return "take_back_crossed", f"seat {event.seat} took back {count}, to version {event.to}"
    return "take_back", f"seat {event.seat} took back {count} of its own, to version {event.to}"


def _redone(event: CommandsRedone) -> Note:
    return "redone", f"seat {event.seat} did again what it had taken back"


def _resigned(event: SeatResigned) -> Note:
    return "resigned", f"seat {event.seat} resigned; the bot {event.bot!r} plays on"


def _expired(event: TurnExpired) -> Note:
    return "timeout", f"the time of seat {event.seat} was over in {event.step} of round {event.round}"


def _paused(event: ClockPaused | ClockResumed) -> Note:
    what = "stopped" if isinstance(event, ClockPaused) else "started"
    return f"clock_{what}", f"an organizer {what} the clocks: {event.reason or 'no reason given'}"


def _corrected(event: CorrectionMade) -> Note:
    return "correction", f"organizer {event.name} ({event.organizer}) corrected the game: {event.reason}"


def _awarded(event: PointsAwarded) -> Note:
    return "correction", f"seat {event.seat} was awarded {event.points} points"


NOTES: Mapping[type[Event], Callable[[Any], Note]] = {
    CommandsUndone: _undone,
    CommandsRedone: _redone,
    SeatResigned: _resigned,
    TurnExpired: _expired,
    ClockPaused: _paused,
    ClockResumed: _paused,
    CorrectionMade: _corrected,
    PointsAwarded: _awarded,
}


def note_record(before: FoldedGame, record: Record, report: Report) -> None:
    """Note what is worth knowing of a record, and whether what it took back had drawn chance."""
    for event in record.events:
        told = NOTES.get(type(event))
        if told is None:
            continue
        code, detail = told(event)
        if isinstance(event, CommandsUndone) and event.crossed:
            again = before.draws - record.draws[1]
            chance = f"{again} draws, which come again" if again else "no chance"
            detail = f"{detail}; it crossed what was shown or done by others, and {chance}"
        report.note(code, record.version, detail)


def note_game(folded: FoldedGame, unchecked: int, report: Report) -> None:
    """Note what is worth knowing of the game as a whole."""
    house = [figure.key for figure in folded.game.rules.figure_rows if figure.source == "house"]
    if house:
        report.note("house_figures", None, f"figures that are not the rulebook's: {', '.join(house)}")
    status = folded.table.status
    if status in ("open", "playing"):
        report.note("unfinished", folded.version, "the game is not over; its seed is still secret")
    if status == "abandoned":
        report.note("abandoned", folded.version, "the game was given up before its end")
    if unchecked:
        said = f"{unchecked} records drew chance and could not be decided again without the seed"
        report.note("draws_unchecked", None, said)
