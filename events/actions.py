"""The commands an actor may post now: the title's, the table's, and undo and redo."""

from events.decide import has_room_for
from events.decide_clock import legal_clock_commands
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.fold.undo_log import CROSSES_BARRIER, Entries
from events.undo.decide_undo import decide_undo_command, undo_targets
from events.undo.reach import entries_in_reach, undo_own_moves
from events.undo.undo_context import UndoContext, load_undo_context
from games.kernel.messages import Command, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.game import seat_of
from games.kernel.table.table import Actor
from games.kernel.table.undo import Agree, Redo, Refuse, Undo, redoable


def available_commands(store: Store, folded: FoldedGame, actor: Actor) -> list[Command]:
    """Every command the actor may post at this version, complete and ready to post.

    Corrections are not listed: only the organizer knows the reason, points and versions. Of the undos, only
    the nearest are listed.
    """
    return [command for command in _available_commands(store, folded, actor) if has_room_for(folded, command)]


def _available_commands(store: Store, folded: FoldedGame, actor: Actor) -> list[Command]:
    if actor.kind == "organizer":
        return legal_clock_commands(folded.table, actor)
    commands, table = folded.game.legal(folded.table, actor), folded.table
    if table.undo == "off" or table.status != "playing" or table.seat_of(actor.id) is None:
        return commands
    return commands + _undo_commands(load_undo_context(store, folded), actor)


def _undo_commands(ctx: UndoContext, actor: Actor) -> list[Command]:
    """The undo, redo, agree and refuse commands an actor may post now. An undo names its target version."""
    table = ctx.folded.table
    seat = seat_of(table, actor)
    others: list[Command] = []
    if redoable(table, seat) is not None:
        others.append(Redo())
    if table.proposal is not None:
        others += [Agree(), Refuse()]
    return [*_undos(ctx, seat), *[command for command in others if _accepted(ctx, actor, command)]]


def _undos(ctx: UndoContext, seat: Seat) -> list[Command]:
    """The undos open to a seat, the nearest first."""
    if ctx.folded.table.undo in CROSSES_BARRIER:
        # An undo that others depend on crosses the barrier and undoes their commands too.
        return [Undo(to) for to in undo_targets(ctx.folded.undo_log.entries, seat)]
    near, _ = entries_in_reach(ctx)
    return [
        Undo(near[index].version - 1)
        for index in range(len(near) - 1, -1, -1)
        if near[index].seat == seat and _affects_only_own(ctx, seat, near[index:])
    ]


def _affects_only_own(ctx: UndoContext, seat: Seat, entries: Entries) -> bool:
    try:
        undo_own_moves(ctx, seat, entries)
    except Illegal:
        return False
    return True


def _accepted(ctx: UndoContext, actor: Actor, command: Command) -> bool:
    try:
        decide_undo_command(ctx, actor, command)
    except Illegal:
        return False
    return True
