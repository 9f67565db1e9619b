"""The commands an actor may post now: the title's, the table's, and undo and redo."""

from collections.abc import Callable, Sequence
from functools import cache, partial

from msgspec.structs import replace

from events.decide_clock import legal_clock_commands
from events.fold.draws import Draws
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.fold.undo_log import CROSSES_BARRIER, UndoLogEntry
from events.undo.decide_undo import decide_undo_command
from events.undo.reach import entries_in_reach, undo_own_commands
from events.undo.undo_context import UndoContext, load_undo_context
from games.kernel.chance import Chance
from games.kernel.messages import Command, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.game import seat_of
from games.kernel.table.table import Actor
from games.kernel.table.undo import Agree, Redo, Refuse, Undo, redoable


def available_commands(store: Store, folded: FoldedGame, actor: Actor) -> list[Command]:
    """Every command the actor may post at this version, complete and ready to post.

    Corrections are not listed: only the organizer knows the reason, points and versions.
    """
    if actor.kind == "organizer":
        return legal_clock_commands(folded.table, actor)
    commands, table = folded.game.legal(folded.table, actor), folded.table
    if table.undo == "off" or table.status != "playing" or table.seat_of(actor.id) is None:
        return commands

    def draws() -> Draws:
        return Draws(partial(store.seed, folded.id), folded.table, folded.next_draw)

    return commands + _undo_commands(load_undo_context(store, folded), actor, draws)


def _undo_commands(ctx: UndoContext, actor: Actor, chance: Callable[[], Chance]) -> list[Command]:
    """The undo, redo, agree and refuse commands an actor may post now. An undo names its target version."""
    table = ctx.folded.table
    seat = seat_of(table, actor)
    # All undos look at the same records.
    ctx = replace(ctx, records=cache(ctx.records))
    others: list[Command] = []
    if redoable(table, seat) is not None:
        others.append(Redo())
    if table.proposal is not None:
        others += [Agree(), Refuse()]
    return [
        *_undos(ctx, seat),
        *[command for command in others if _accepted(ctx, actor, command, chance)],
    ]


def _undos(ctx: UndoContext, seat: Seat) -> list[Command]:
    """Every undo open to a seat, the nearest first."""
    if ctx.folded.table.undo in CROSSES_BARRIER:
        # An undo that others depend on crosses the barrier and undoes their commands too.
        entries = ctx.folded.undo_log.entries
        return [Undo(entry.version - 1) for entry in reversed(entries) if entry.seat == seat]
    entries_near, _ = entries_in_reach(ctx)
    return [
        Undo(entries_near[index].version - 1)
        for index in range(len(entries_near) - 1, -1, -1)
        if entries_near[index].seat == seat and _affects_only_own(ctx, seat, entries_near[index:])
    ]


def _affects_only_own(ctx: UndoContext, seat: Seat, entries: Sequence[UndoLogEntry]) -> bool:
    try:
        undo_own_commands(ctx, seat, entries)
    except Illegal:
        return False
    return True


def _accepted(ctx: UndoContext, actor: Actor, command: Command, chance: Callable[[], Chance]) -> bool:
    try:
        decide_undo_command(ctx, actor, command, chance())
    except Illegal:
        return False
    return True
