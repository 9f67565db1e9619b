"""Decides any command: hands it to the title's rules, the table, the clocks, undo or corrections."""

from typing import NamedTuple

from events.decide_clock import decide_clock_command
from events.fold.draws import Draws
from events.fold.folded_game import FoldedGame
from events.fold.undo_log import find_undone, redo_moves, undo_moves
from events.log.record import is_last_record, is_nearly_full
from events.undo.decide_correction import decide_correction_command
from events.undo.decide_undo import decide_undo_command
from events.undo.undo_context import UndoContext
from games.kernel.messages import Command, Event
from games.kernel.refusal import Illegal
from games.kernel.table.clock import CLOCK_COMMANDS, GiveTime, PauseClock
from games.kernel.table.corrections import Correct
from games.kernel.table.lobby import Join
from games.kernel.table.nonces import Commit, Reopen
from games.kernel.table.table import Actor, GameAbandoned, Table
from games.kernel.table.undo import UNDO_COMMANDS, CommandsRedone, CommandsUndone, Redo, Undo

_REFUSED_WHEN_NEARLY_FULL: tuple[type[Command], ...] = (Join, Commit, Undo, Redo, PauseClock, GiveTime)
"""Commands that can be repeated without end and that no game needs to reach its end."""


class Decided(NamedTuple):
    """The events of a command and the table after them."""

    events: tuple[Event, ...]
    table: Table
    draws: tuple[int, int]
    """The numbers of the draws it took: the first, and the one after the last. Equal if it took none."""


def needs_undo_log(command: Command) -> bool:
    """Whether a command can only be decided with the undo log."""
    return type(command) in UNDO_COMMANDS or needs_log_past_barriers(command)


def needs_log_past_barriers(command: Command) -> bool:
    """Whether a command may undo records before a barrier, whatever the game's undo policy is."""
    return isinstance(command, Correct) and command.void is not None


def decide(ctx: UndoContext, actor: Actor, command: Command, at: int, draws: Draws) -> Decided:
    """Decide a command posted at time `at`, or refuse it. The same arguments always give the same result."""
    folded = ctx.folded
    if not has_room_for(folded, command):
        raise Illegal("game_too_long", version=folded.version)
    return _end_if_full(folded, _decide(ctx, actor, command, at, draws))


def has_room_for(folded: FoldedGame, command: Command) -> bool:
    """Whether a game is short enough for a command; what leads to the end of the game always has room."""
    return type(command) not in _REFUSED_WHEN_NEARLY_FULL or not is_nearly_full(folded.version, folded.size)


def _decide(ctx: UndoContext, actor: Actor, command: Command, at: int, draws: Draws) -> Decided:
    folded = ctx.folded
    if type(command) in (*CLOCK_COMMANDS, Reopen):
        events, table = decide_clock_command(folded, actor, command, at, draws)
    elif isinstance(command, Correct):
        return _after_undo(ctx, decide_correction_command(ctx, actor, command))
    elif type(command) in UNDO_COMMANDS:
        return _after_undo(ctx, decide_undo_command(ctx, actor, command))
    else:
        events, table = folded.game.decide(folded.table, actor, command, draws)
    return Decided(tuple(events), table, (folded.next_draw, draws.next))


def _after_undo(ctx: UndoContext, events: list[Event]) -> Decided:
    """The table after the events of an undo command or a correction, which draws nothing itself.

    Undone moves give their draws back, and redone moves take them again.
    """
    folded, following = ctx.folded, ctx.folded.next_draw
    table = folded.table
    for event in events:
        table = folded.game.evolve(table, event)
        if isinstance(event, CommandsUndone):
            following = undo_moves(folded.game, folded.undo_log, event.versions)[0].next_draw
        elif isinstance(event, CommandsRedone):
            moves = find_undone(folded.undo_log, event.undo)
            following = redo_moves(folded.game, folded.position, folded.table.undone, moves).next_draw
    return Decided(tuple(events), table, (following, following))


def _end_if_full(folded: FoldedGame, decided: Decided) -> Decided:
    """End a game that has no room for another record, unless the command ends it anyway."""
    over = decided.table.status in ("finished", "abandoned")
    if over or not is_last_record(folded.version, folded.size):
        return decided
    ended = GameAbandoned("record_full")
    return decided._replace(events=(*decided.events, ended), table=folded.game.evolve(decided.table, ended))
