"""Fills responses about the record of a tournament. Only the texts of some messages are hidden."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from events.log.record import Record
from events.tournaments.folded_tournament import FoldedTournament
from games.kernel.words.speaker import Speaker
from service.responses.presenters import Names
from service.responses.tournaments.tournament_structs import TournamentRecordResponse
from service.responses.words.sentences import say_record
from tournaments.messages.organizing import Announce, MessageSent

HIDDEN_TEXT = "…"
"""Stands for the text of a message that is hidden: a command to send one has some text."""


def people_of_records(folded: FoldedTournament, records: Iterable[Record]) -> list[str]:
    """Return the ids of the players that records may name."""
    actors = [record.actor.id for record in records if record.actor.id]
    state = folded.state
    return [*actors, *state.organizers, *state.invited, *(each.player for each in state.participants)]


def present_tournament_record(
    record: Record, hidden: frozenset[int], names: Names, speaker: Speaker | None = None
) -> TournamentRecordResponse:
    """Return a record as everybody may see it; `hidden` are the versions of messages nobody may read."""
    redacted = record.version in hidden
    command: Any = _without_text(record.command) if redacted else record.command
    events = [_without_text(event) for event in record.events] if redacted else list(record.events)
    return TournamentRecordResponse(
        version=record.version,
        at=record.at,
        actor=record.actor,
        command=command,
        events=events,
        draws=record.draws,
        prev=record.prev,
        hash=record.hash,
        command_id=None if redacted else record.command_id,
        redacted=redacted,
        actor_name=names.get(record.actor.id or ""),
        words=say_record(speaker, record.actor, command, events) if speaker else None,
    )


def _without_text(message: Any) -> Any:
    return replace(message, text=HIDDEN_TEXT) if isinstance(message, Announce | MessageSent) else message
