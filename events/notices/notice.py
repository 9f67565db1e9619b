"""Notices: what happened in a game, and which players it concerns. They contain nothing that is hidden."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from games.kernel.messages import Awaiting, Event, Seat
from games.kernel.table.clock import ClockPaused, ClockResumed, TimeGiven, TurnExpired
from games.kernel.table.corrections import CorrectionMade
from games.kernel.table.nonces import GameReopened, RevealStarted
from games.kernel.table.table import (
    GameAbandoned,
    GameCreated,
    GameFinished,
    GameStarted,
    SeatLeft,
    SeatResigned,
    SeatTaken,
    Table,
)
from games.kernel.table.tournament_games import SeatSubstituted
from games.kernel.table.undo import CommandsRedone, CommandsUndone, UndoAgreed, UndoProposed, UndoRefused

INVITED, YOUR_TURN = "invited", "your_turn"

NOTICED_EVENTS: dict[type[Event], str] = {
    SeatTaken: "seat_taken",
    SeatLeft: "seat_left",
    RevealStarted: "reveal_started",
    GameReopened: "game_reopened",
    GameStarted: "game_started",
    TurnExpired: "turn_expired",
    SeatResigned: "seat_resigned",
    SeatSubstituted: "seat_substituted",
    UndoProposed: "undo_proposed",
    UndoAgreed: "undo_agreed",
    UndoRefused: "undo_refused",
    CommandsUndone: "commands_undone",
    CommandsRedone: "commands_redone",
    CorrectionMade: "correction_made",
    ClockPaused: "clock_paused",
    ClockResumed: "clock_resumed",
    TimeGiven: "time_given",
    GameFinished: "game_finished",
    GameAbandoned: "game_abandoned",
}
"""The events of the table that everybody in the game is told of. A notice has the name of its event."""

WEBHOOK_DISABLED = "webhook_disabled"
"""Said of a webhook, not of a game."""

GAME_NOTICE_TYPES = (INVITED, YOUR_TURN, *NOTICED_EVENTS.values())


class Notice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened in a record, for some players."""

    type: str
    to: tuple[str, ...]
    """The ids of the players."""
    seat: Seat | None = None
    """The seat it is about."""
    reason: str | None = None
    """What the organizer wrote."""
    round: int | None = None
    """The round of the tournament it is about."""
    table: int | None = None
    """The number of the table in this round; None with a bye."""
    game: str | None = None
    """The game of this table."""


def notices_of(awaited: Awaiting, events: Sequence[Event], table: Table, awaiting: Awaiting) -> list[Notice]:
    """The notices of a record: `awaited` before it, its events, and the table and `awaiting` after it."""
    if events and type(events[0]) is GameCreated:
        return list(_invitations(events[0]))
    found = [_event_notice(event, table) for event in events if type(event) in NOTICED_EVENTS]
    if awaiting.seats and awaiting.seats != awaited.seats:
        found += _turn_notices(set(awaiting.seats) - set(awaited.seats), table)
    return found


def _invitations(event: GameCreated) -> Iterator[Notice]:
    for number, offer in enumerate(event.seats):
        if offer.player is not None and offer.player != event.owner:
            yield Notice(INVITED, (offer.player,), number)


def _event_notice(event: Event, table: Table) -> Notice:
    # Not every event has a seat or a reason.
    seat: Any = getattr(event, "seat", None)
    reason: str | None = getattr(event, "reason", None)
    return Notice(NOTICED_EVENTS[type(event)], concerned(table), seat, reason or None)


def _turn_notices(seats: set[Seat], table: Table) -> Iterator[Notice]:
    for number in sorted(seats):
        seat = table.seats[number]
        if seat.player is not None and not seat.resigned:
            yield Notice(YOUR_TURN, (seat.player,), number)


def concerned(table: Table) -> tuple[str, ...]:
    """The players a game concerns: its owner, its players, and those for whom a free seat is kept."""
    found = [table.owner]
    for seat in table.seats:
        player = seat.player or (seat.reserved if table.status == "open" else None)
        if player is not None and player not in found:
            found.append(player)
    return tuple(found)


_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(tuple[Notice, ...]).decode


def encode_notices(notices: list[Notice]) -> bytes:
    """Notices as JSON, for the feed; empty without any."""
    return _encode(notices) if notices else b""


def decode_notices(data: bytes) -> tuple[Notice, ...]:
    """Notices from their JSON."""
    return _decode(data) if data else ()
