"""A game as a caller may see it: the resource, its records and the events of an answer."""

from collections.abc import Iterable
from typing import Any

from events.export.file_format import GAME_OVER
from events.fold.clocks import deadlines
from events.fold.folded_game import FoldedGame
from events.log.record import Record
from games.kernel.messages import Event, Seat
from games.kernel.table.versions import has_version
from service.auth.accounts import Player
from service.responses.structs import GameResponse, RecordResponse, SeatResponse


def is_over(folded: FoldedGame) -> bool:
    """Whether nothing can happen any more; then the seed is published and nothing stays hidden."""
    return folded.table.status in GAME_OVER


def seat_of(folded: FoldedGame, caller: Player | None) -> Seat | None:
    """The seat whose eyes the caller has; None for spectators."""
    return folded.table.seat_of(caller.id) if caller else None


def present_game(folded: FoldedGame, caller: Player | None, seed: bytes | None) -> GameResponse:
    """The resource; `seed` is given once the whole game is over, and uncovers every version of it."""
    table = folded.table
    return GameResponse(
        id=folded.id,
        title=table.title,
        modules=table.modules,
        options=table.options,
        status=table.status,
        version=folded.version,
        awaiting=folded.game.awaiting(table),
        seats=tuple(
            SeatResponse(number, s.kind, s.bot, s.player, s.name, s.reserved, s.nonce, s.resigned)
            for number, s in enumerate(table.seats)
        ),
        commitment=table.commitment,
        view=_view(folded, caller, seed is not None),
        undo=table.undo,
        visibility=table.visibility,
        owner=table.owner,
        created=folded.created,
        updated=folded.at,
        standings=table.standings,
        seed=seed.hex() if seed else None,
        proposal=table.proposal,
        clock=table.clock,
        paused=table.paused,
        deadlines=deadlines(folded.clocks),
        awards=table.awards,
    )


def _view(folded: FoldedGame, caller: Player | None, uncovered: bool) -> Any:
    if uncovered and folded.table.play is not None:
        return folded.game.title.view(folded.game.rules, folded.table.play, seat_of(folded, caller), True)
    return folded.game.view(folded.table, seat_of(folded, caller))


def present_events(folded: FoldedGame, events: Iterable[Event], seat: Seat | None) -> list[Any]:
    """Events as a seat or a spectator may see them."""
    redact = folded.game.redact
    return [redact(event, seat) for event in events]


def present_record(folded: FoldedGame, record: Record, seat: Seat | None, uncovered: bool) -> RecordResponse:
    """A record as a seat or a spectator may see it, marked when something is hidden."""
    command: Any = record.command
    events: list[Any] = list(record.events)
    if not uncovered:
        command = folded.game.redact(record.command, seat)
        events = present_events(folded, record.events, seat)
    redacted = command != record.command or events != list(record.events)
    return RecordResponse(
        version=record.version,
        at=record.at,
        actor=record.actor,
        command=command,
        events=events,
        draws=record.draws,
        rules=record.rules,
        prev=record.prev,
        hash=record.hash,
        command_id=None if redacted else record.command_id,
        redacted=redacted,
        undone=has_version(folded.table.undone, record.version),
    )
