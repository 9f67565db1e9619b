"""Notes: what is legal but worth knowing, such as undos, timeouts and corrections."""

from collections.abc import Callable, Mapping
from typing import Any

from events.audit.verdict import VerdictBuilder
from events.fold.folded_game import FoldedGame
from events.log.record import Record
from games.kernel.messages import SERVICE, Event
from games.kernel.table.clock import ClockPaused, ClockResumed, TimeGiven, TurnExpired
from games.kernel.table.corrections import CorrectionMade, PointsAwarded
from games.kernel.table.nonces import GameReopened
from games.kernel.table.table import SeatResigned
from games.kernel.table.tournament_games import SeatSubstituted
from games.kernel.table.undo import CommandsRedone, CommandsUndone

Note = tuple[str, str]
"""A code and a sentence."""


def _undone(event: CommandsUndone) -> Note:
    if event.seat == SERVICE:
        return "correction", f"everything after version {event.to} was voided"
    if event.crossed:
        return "undo_across_barrier", f"seat {event.seat} undid everything after version {event.to}"
    return "undo", f"seat {event.seat} undid moves of its own, back to version {event.to}"


def _redone(event: CommandsRedone) -> Note:
    return "redo", f"seat {event.seat} redid what it had undone at version {event.undo}"


def _resigned(event: SeatResigned) -> Note:
    return "resigned", f"seat {event.seat} resigned; the bot {event.bot!r} plays for it"


def _substituted(event: SeatSubstituted) -> Note:
    taker = f"player {event.player}" if event.player else f"the bot {event.bot!r}"
    return "substituted", f"seat {event.seat} went to {taker}"


def _expired(event: TurnExpired) -> Note:
    return "timeout", f"seat {event.seat} ran out of time in {event.step} of round {event.round}"


def _paused(event: ClockPaused | ClockResumed) -> Note:
    what = "paused" if isinstance(event, ClockPaused) else "resumed"
    return f"clock_{what}", f"an organizer {what} the clocks: {event.reason or 'no reason given'}"


def _time_given(event: TimeGiven) -> Note:
    return "time_given", f"the running turns got {event.minutes} minutes more"


def _reopened(event: GameReopened) -> Note:
    detail = f"a nonce was missing and nothing was drawn; the service committed anew: {event.commitment}"
    return "reopened", detail


def _corrected(event: CorrectionMade) -> Note:
    return "correction", f"organizer {event.organizer} corrected the game: {event.reason}"


def _awarded(event: PointsAwarded) -> Note:
    return "correction", f"seat {event.seat} was awarded {event.points} points"


NOTES: Mapping[type[Event], Callable[[Any], Note]] = {
    CommandsUndone: _undone,
    CommandsRedone: _redone,
    SeatResigned: _resigned,
    SeatSubstituted: _substituted,
    TurnExpired: _expired,
    ClockPaused: _paused,
    ClockResumed: _paused,
    TimeGiven: _time_given,
    CorrectionMade: _corrected,
    PointsAwarded: _awarded,
    GameReopened: _reopened,
}


def note_record(before: FoldedGame, record: Record, report: VerdictBuilder) -> None:
    """Add the notes about a record."""
    for event in record.events:
        note = NOTES.get(type(event))
        if note is None:
            continue
        code, detail = note(event)
        if isinstance(event, CommandsUndone) and event.crossed:
            draws = before.next_draw - record.draws[1]
            undone_draws = f"{draws} draws, which will be repeated" if draws else "no draws"
            detail = f"{detail}; this crossed a barrier or other seats' commands, and undid {undone_draws}"
        report.add_note(code, record.version, detail)


def note_game(folded: FoldedGame, undecided: int, report: VerdictBuilder) -> None:
    """Add the notes about the game as a whole; `undecided` records needed the seed, which is not known."""
    house = [figure.key for figure in folded.game.rules.figure_rows if figure.source == "house"]
    if house:
        report.add_note("house_figures", None, f"values that are not from the rulebook: {', '.join(house)}")
    status = folded.table.status
    if status in ("open", "revealing", "playing"):
        report.add_note("unfinished", folded.version, "the game is not over; its seed is still secret")
    if status == "abandoned":
        report.add_note("abandoned", folded.version, "the game was abandoned before its end")
    if undecided:
        detail = f"{undecided} records have draws and cannot be decided again without the seed"
        report.add_note("draws_unchecked", None, detail)
