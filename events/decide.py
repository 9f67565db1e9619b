"""Decides any command: hands it to the title's rules, the table, the clocks, undo or corrections."""

from typing import NamedTuple

from events.decide_clock import decide_clock_command
from events.fold.draws import Draws
from events.fold.undo_log import undo_records
from events.undo.decide_correction import decide_correction_command
from events.undo.decide_undo import decide_undo_command
from events.undo.undo_context import UndoContext
from games.kernel.messages import Command, Event
from games.kernel.table.clock import CLOCK_COMMANDS
from games.kernel.table.corrections import Correct
from games.kernel.table.table import Actor, Table
from games.kernel.table.undo import UNDO_COMMANDS, CommandsUndone


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
    if type(command) in CLOCK_COMMANDS:
        events, table = decide_clock_command(folded, actor, command, at, draws)
    elif isinstance(command, Correct):
        return _after_undo(ctx, decide_correction_command(ctx, actor, command), draws)
    elif type(command) in UNDO_COMMANDS:
        return _after_undo(ctx, decide_undo_command(ctx, actor, command, draws), draws)
    else:
        events, table = folded.game.decide(folded.table, actor, command, draws)
    return Decided(tuple(events), table, (folded.next_draw, draws.next))


def _after_undo(ctx: UndoContext, events: list[Event], draws: Draws) -> Decided:
    """The table after the events of an undo command or a correction. Undone records return their draws."""
    folded = ctx.folded
    table = folded.table
    for event in events:
        table = folded.game.evolve(table, event)
    for event in events:
        if isinstance(event, CommandsUndone):
            first = undo_records(folded.game, folded.undo_log, event.versions)[1]
            return Decided(tuple(events), table, (first, first))
    return Decided(tuple(events), table, (folded.next_draw, draws.next))
