"""Decides the clock's commands: end a turn or an open game whose time ran out, open a game again in which a
nonce is missing, pause and resume clocks, give more time to turns."""

from events.fold.clocks import Clocks, any_turn, deadlines, expired_seats
from events.fold.folded_game import FoldedGame
from games.kernel.chance import Chance
from games.kernel.messages import Command, Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.clock import (
    ExpireGame,
    ExpireTurn,
    GiveTime,
    PauseClock,
    ResumeClock,
    decide_more_time,
    decide_pause,
)
from games.kernel.table.nonces import Reopen, decide_reopen
from games.kernel.table.table import Actor, GameAbandoned, Table

MILLISECONDS_PER_DAY = 86_400_000


def decide_clock_command(
    folded: FoldedGame, actor: Actor, command: Command, at: int, chance: Chance
) -> tuple[list[Event], Table]:
    """The events of a clock command and the table after them, or a refusal."""
    game, table = folded.game, folded.table
    events: list[Event]
    match command:
        case ExpireTurn():
            if actor.kind != "service":
                raise Illegal("service_only", command="expire_turn")
            if table.status != "playing":
                raise Illegal("wrong_status", status=table.status, needed="playing")
            _check_expired(folded.clocks, command.seat, at)
            return game.expire(table, command.seat, chance)
        case ExpireGame():
            _check_idle(folded, actor, command.days, at)
            events = [GameAbandoned()]
        case Reopen():
            events = _decide_reopen(folded, actor, command, at)
        case PauseClock() | ResumeClock():
            events = decide_pause(table, actor, command)
        case GiveTime():
            events = decide_more_time(table, actor, command)
            if table.status != "playing":
                raise Illegal("wrong_status", status=table.status, needed="playing")
            if not any_turn(folded.clocks):
                raise Illegal("clock_not_running")
        case _:
            raise AssertionError(f"not a clock command: {command!r}")
    for event in events:
        table = game.evolve(table, event)
    return events, table


def _decide_reopen(folded: FoldedGame, actor: Actor, command: Reopen, at: int) -> list[Event]:
    """The events of opening a game again: somebody left, or the time to reveal is over."""
    table = folded.table
    if actor.kind != "service":
        raise Illegal("service_only", command="reopen")
    if table.status != "revealing":
        raise Illegal("wrong_status", status=table.status, needed="revealing")
    late = expired_seats(folded.clocks, at)
    if not late and not table.free_seats():
        raise Illegal("clock_still_running", deadline=min(found.at for found in deadlines(folded.clocks)))
    return decide_reopen(table, command, late)


def _check_expired(clocks: Clocks, seat: Seat, at: int) -> None:
    """Refuse to end a turn that has time left or has no running timer."""
    deadline = next((found.at for found in deadlines(clocks) if found.seat == seat), None)
    if deadline is None:
        raise Illegal("clock_not_running", seat=seat)
    if at < deadline:
        raise Illegal("clock_still_running", seat=seat, deadline=deadline)


def _check_idle(folded: FoldedGame, actor: Actor, days: int, at: int) -> None:
    """Refuse to end a game that is not open, or in which something happened in the last days."""
    if actor.kind != "service":
        raise Illegal("service_only", command="expire_game")
    if folded.table.tournament is not None:
        raise Illegal("tournament_game")
    if folded.table.status != "open":
        raise Illegal("wrong_status", status=folded.table.status, needed="open")
    if at < folded.at + days * MILLISECONDS_PER_DAY:
        raise Illegal("not_idle", days=days)


def legal_clock_commands(table: Table, actor: Actor) -> list[Command]:
    """The pause and resume commands an organizer may post now; a reason may be added."""
    candidates: list[PauseClock | ResumeClock] = [PauseClock(), ResumeClock()]
    accepted: list[Command] = []
    for command in candidates:
        try:
            decide_pause(table, actor, command)
        except Illegal:
            continue
        accepted.append(command)
    return accepted
