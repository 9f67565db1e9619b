"""Everything an actor may do now: the title's commands, the table's, and those of the history."""

from collections.abc import Callable, Sequence
from functools import cache

from msgspec.structs import replace

from events.fold.clocks import legal_clock
from events.fold.draws import Draws
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.fold.undo_context import UndoContext
from events.fold.undo_log import CROSSES_BARRIER, UndoLogEntry
from events.undo.decide_undo import decide_undo_command, own_commands, within_reach
from games.kernel.chance import Chance
from games.kernel.messages import Command, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.game import seat_of
from games.kernel.table.table import Actor
from games.kernel.table.undo import Agree, Redo, Refuse, Undo, redoable


def available_commands(store: Store, folded: FoldedGame, actor: Actor) -> list[Command]:
    """Every command the actor may give at this version, complete and ready to post.

    Corrections are not listed: their reasons, points and versions are the organizer's to say.
    """
    if actor.kind == "organizer":
        return legal_clock(folded.table, actor)
    ordinary = folded.game.legal(folded.table, actor)
    table = folded.table
    if table.undo == "off" or table.status != "playing" or table.seat_of(actor.id) is None:
        return ordinary

    def draws() -> Draws:
        return Draws(lambda: store.seed(folded.id), folded.table, folded.draws)

    return ordinary + _history(store.ctx(folded), actor, draws)


def _history(ctx: UndoContext, actor: Actor, chance: Callable[[], Chance]) -> list[Command]:
    """The history commands an actor may give now; an undo names the version it leads to."""
    table = ctx.folded.table
    seat = seat_of(table, actor)
    # Each undo looks at the same records again.
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
        # Whatever depends on it is taken back too.
        undo_log = ctx.folded.undo_log.played
        return [Undo(played.version - 1) for played in reversed(undo_log) if played.seat == seat]
    near, _ = within_reach(ctx)
    return [
        Undo(near[index].version - 1)
        for index in range(len(near) - 1, -1, -1)
        if near[index].seat == seat and _strikes_only_own(ctx, seat, near[index:])
    ]


def _strikes_only_own(ctx: UndoContext, seat: Seat, behind: Sequence[UndoLogEntry]) -> bool:
    try:
        own_commands(ctx, seat, behind)
    except Illegal:
        return False
    return True


def _accepted(ctx: UndoContext, actor: Actor, command: Command, chance: Callable[[], Chance]) -> bool:
    try:
        decide_undo_command(ctx, actor, command, chance())
    except Illegal:
        return False
    return True
