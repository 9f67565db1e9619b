"""A game as a caller may see it: the resource, its records and the events of an answer."""

from collections.abc import Iterable
from typing import Any

from events.clocks import deadlines
from events.export_format import OVER
from events.record import Record
from events.store import Loaded
from games.kernel.messages import Event, Seat
from games.kernel.versions import has_version
from service.accounts import Player
from service.answers import GameAnswer, RecordAnswer, SeatAnswer


def is_over(loaded: Loaded) -> bool:
    """Whether nothing can happen any more; then the seed is published and nothing stays hidden."""
    return loaded.table.status in OVER


def seat_of(loaded: Loaded, caller: Player | None) -> Seat | None:
    """The seat whose eyes the caller has; None for spectators."""
    return loaded.table.seat_of(caller.id) if caller else None


def shown_game(loaded: Loaded, caller: Player | None, seed: bytes | None) -> GameAnswer:
    """The resource; `seed` is given once the whole game is over, and uncovers every version of it."""
    table = loaded.table
    return GameAnswer(
        id=loaded.id,
        title=table.title,
        modules=table.modules,
        options=table.options,
        status=table.status,
        version=loaded.version,
        awaiting=loaded.game.awaiting(table),
        seats=tuple(
            SeatAnswer(number, s.kind, s.bot, s.player, s.name, s.reserved, s.nonce, s.resigned)
            for number, s in enumerate(table.seats)
        ),
        commitment=table.commitment,
        view=_view(loaded, caller, seed is not None),
        undo=table.undo,
        visibility=table.visibility,
        owner=table.owner,
        created=loaded.created,
        updated=loaded.at,
        standings=table.standings,
        seed=seed.hex() if seed else None,
        proposal=table.proposal,
        clock=table.clock,
        paused=table.paused,
        deadlines=deadlines(loaded.clocks),
        awards=table.awards,
    )


def _view(loaded: Loaded, caller: Player | None, uncovered: bool) -> Any:
    if uncovered and loaded.table.play is not None:
        return loaded.game.title.view(loaded.game.rules, loaded.table.play, seat_of(loaded, caller), True)
    return loaded.game.view(loaded.table, seat_of(loaded, caller))


def shown_events(loaded: Loaded, events: Iterable[Event], seat: Seat | None) -> list[Any]:
    """Events as a seat or a spectator may see them."""
    redact = loaded.game.redact
    return [redact(event, seat) for event in events]


def shown_record(loaded: Loaded, record: Record, seat: Seat | None, uncovered: bool) -> RecordAnswer:
    """A record as a seat or a spectator may see it, marked when something is hidden."""
    command: Any = record.command
    events: list[Any] = list(record.events)
    if not uncovered:
        command = loaded.game.redact(record.command, seat)
        events = shown_events(loaded, record.events, seat)
    redacted = command != record.command or events != list(record.events)
    return RecordAnswer(
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
        undone=has_version(loaded.table.undone, record.version),
    )
