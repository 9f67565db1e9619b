"""What a command leads to, whoever gives it: decided from the game's past and the time it is given at."""

from typing import NamedTuple

from events.fold.clocks import decide_clock
from events.fold.draws import Draws
from events.fold.undo_context import UndoContext
from events.fold.undo_log import undo_records
from events.undo.corrections import decide_corrected
from events.undo.decide_undo import decide_undo_command
from games.kernel.messages import Command, Event
from games.kernel.table.clock import CLOCK_COMMANDS
from games.kernel.table.corrections import Correct
from games.kernel.table.table import Actor, Table
from games.kernel.table.undo import UNDO_COMMANDS, CommandsUndone


class Decided(NamedTuple):
    """The events of a command, the table after them, and the draws taken."""

    events: tuple[Event, ...]
    table: Table
    draws: tuple[int, int]


def needs_undo_log(command: Command) -> bool:
    """Whether deciding a command needs the trail of what was played."""
    return type(command) in UNDO_COMMANDS or needs_full_undo_log(command)


def needs_full_undo_log(command: Command) -> bool:
    """Whether a command may strike records beyond a barrier, whatever may be undone in the game."""
    return isinstance(command, Correct) and command.void is not None


def decide(ctx: UndoContext, actor: Actor, command: Command, at: int, draws: Draws) -> Decided:
    """What a command given at a time leads to, or a refusal; the same for the same arguments."""
    folded = ctx.folded
    if type(command) in CLOCK_COMMANDS:
        events, table = decide_clock(folded, actor, command, at, draws)
    elif isinstance(command, Correct):
        return _of_history(ctx, decide_corrected(ctx, actor, command), draws)
    elif type(command) in UNDO_COMMANDS:
        return _of_history(ctx, decide_undo_command(ctx, actor, command, draws), draws)
    else:
        events, table = folded.game.decide(folded.table, actor, command, draws)
    return Decided(tuple(events), table, (folded.draws, draws.next))


def _of_history(ctx: UndoContext, events: list[Event], draws: Draws) -> Decided:
    """The table after events of the history; what is struck gives its draws back."""
    folded = ctx.folded
    table = folded.table
    for event in events:
        table = folded.game.evolve(table, event)
    for event in events:
        if isinstance(event, CommandsUndone):
            first = undo_records(folded.game, folded.undo_log, event.versions)[1]
            return Decided(tuple(events), table, (first, first))
    return Decided(tuple(events), table, (folded.draws, draws.next))
