"""Notes on a tournament: what organizers changed, who was missing, and other things worth knowing."""

from collections.abc import Callable, Mapping
from typing import Any

from events.audit.verdict import VerdictBuilder
from events.log.record import Record
from events.tournaments.folded_tournament import FoldedTournament
from games.kernel.messages import Event
from tournaments.messages.corrections import (
    PlayerDisqualified,
    ResultOverridden,
    TableVoided,
    TournamentCancelled,
    TournamentPointsAwarded,
)
from tournaments.messages.organizing import (
    PlayerSubstituted,
    TablesPaused,
    TablesResumed,
    TurnExtended,
    WaitExtended,
)
from tournaments.messages.registration import PlayerRemoved, SettingsChanged
from tournaments.messages.rounds import (
    PairAllowed,
    PairForbidden,
    PairingChanged,
    PlayersAbsent,
    ResultRecorded,
    RoundPaired,
    TournamentFinished,
)
from tournaments.state import Tournament

Note = tuple[str, str]
"""A code and a sentence."""


def _said(what: str) -> Callable[[Any], str]:
    """What an organizer did, with the reason given."""
    return lambda event: f"organizer {event.organizer} {what.format(event=event)}: {event.reason}"


SENTENCES: Mapping[type[Event], tuple[str, Callable[[Any], str]]] = {
    PairingChanged: ("pairing_changed", _said("changed the pairing")),
    PairForbidden: ("pair_forbidden", _said("forbade the pair {event.players[0]} and {event.players[1]}")),
    PairAllowed: ("pair_allowed", _said("allowed the pair {event.players[0]} and {event.players[1]} again")),
    PlayersAbsent: ("absent", lambda event: f"did not come: {', '.join(event.players)}"),
    PlayerSubstituted: ("substituted", _said("gave the seat of {event.player} to another player or a bot")),
    TablesPaused: ("paused", _said("paused tables {event.tables}")),
    TablesResumed: ("resumed", _said("resumed tables {event.tables}")),
    WaitExtended: ("wait_extended", _said("let tables {event.tables} wait {event.minutes} minutes longer")),
    TurnExtended: ("turn_extended", _said("gave turns at tables {event.tables} {event.minutes} minutes")),
    TableVoided: ("table_voided", _said("voided the table")),
    ResultOverridden: ("result_overridden", _said("set the result")),
    TournamentPointsAwarded: ("award", _said("awarded {event.points} points to {event.player}")),
    PlayerDisqualified: ("disqualified", _said("disqualified {event.player}")),
    PlayerRemoved: ("removed", _said("removed {event.player}")),
    SettingsChanged: ("settings_changed", lambda _: "the settings were changed before the first round"),
    TournamentCancelled: ("cancelled", lambda event: f"the tournament was called off: {event.reason}"),
}


def note_tournament_record(before: FoldedTournament, record: Record, report: VerdictBuilder) -> None:
    """Add the notes about a record."""
    for event in record.events:
        note = _note(before.state, event)
        if note is not None:
            round_, table = place_of(event)
            report.add_note(note[0], record.version, note[1], round_=round_, table=table)


def _note(before: Tournament, event: Event) -> Note | None:
    match event:
        case RoundPaired(repeats=repeats, proof=proof) if repeats and proof != "planned":
            possible = "no other tables weigh less" if proof == "optimal" else "others may weigh less"
            return "repeats", f"{repeats} pairs meet who have met before; {possible}"
        case ResultRecorded(round=round_, table=table) if before.rounds[round_ - 1].tables[table - 1].head:
            return "result_corrected", "the game was corrected, and its new result was taken over"
        case TournamentFinished(organizer=str(organizer), reason=reason):
            return "finished_early", f"organizer {organizer} ended the tournament: {reason}"
        case TournamentFinished() if before.ranking:
            return "ranking_changed", "a correction after the end changed the ranking"
    if type(event) not in SENTENCES:
        return None
    code, sentence = SENTENCES[type(event)]
    return code, sentence(event)


def note_tournament(folded: FoldedTournament, undecided: int, report: VerdictBuilder) -> None:
    """Add the notes about the tournament as a whole; `undecided` records needed the seed."""
    if folded.state.status not in ("finished", "cancelled"):
        detail = "the tournament is not over; its seed is still secret"
        report.add_note("unfinished", folded.version, detail)
    if undecided:
        detail = f"{undecided} records have draws and cannot be decided again without the seed"
        report.add_note("draws_unchecked", None, detail)


def place_of(message: object) -> tuple[int | None, int | None]:
    """The round and the table that a command or an event is about, if it is about one."""
    return getattr(message, "round", None) or None, getattr(message, "table", None) or None
