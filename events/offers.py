"""Everything an actor may do now: the title's commands, the table's, and those of the history."""

from collections.abc import Callable, Sequence
from functools import cache

from msgspec.structs import replace

from events.clocks import legal_clock
from events.draws import Draws
from events.loaded import Loaded
from events.store import Store
from events.trail import FAR, Played
from events.undo import Past, decide_history, own_commands, within_reach
from games.kernel.chance import Chance
from games.kernel.game import seat_of
from games.kernel.history import Agree, Redo, Refuse, Undo, redoable
from games.kernel.messages import Command, Seat
from games.kernel.refusal import Illegal
from games.kernel.table import Actor


def offers(store: Store, loaded: Loaded, actor: Actor) -> list[Command]:
    """Every command the actor may give at this version, complete and ready to post.

    Corrections are not listed: their reasons, points and versions are the organizer's to say.
    """
    if actor.kind == "organizer":
        return legal_clock(loaded.table, actor)
    ordinary = loaded.game.legal(loaded.table, actor)
    table = loaded.table
    if table.undo == "off" or table.status != "playing" or table.seat_of(actor.id) is None:
        return ordinary

    def draws() -> Draws:
        return Draws(lambda: store.seed(loaded.id), loaded.table, loaded.draws)

    return ordinary + _history(store.past(loaded), actor, draws)


def _history(past: Past, actor: Actor, chance: Callable[[], Chance]) -> list[Command]:
    """The history commands an actor may give now; an undo names the version it leads to."""
    table = past.loaded.table
    seat = seat_of(table, actor)
    # Each undo looks at the same records again.
    past = replace(past, records=cache(past.records))
    others: list[Command] = []
    if redoable(table, seat) is not None:
        others.append(Redo())
    if table.proposal is not None:
        others += [Agree(), Refuse()]
    return [
        *_undos(past, seat),
        *[command for command in others if _accepted(past, actor, command, chance)],
    ]


def _undos(past: Past, seat: Seat) -> list[Command]:
    """Every undo open to a seat, the nearest first."""
    if past.loaded.table.undo in FAR:
        # Whatever depends on it is taken back too.
        trail = past.loaded.trail.played
        return [Undo(played.version - 1) for played in reversed(trail) if played.seat == seat]
    near, _ = within_reach(past)
    return [
        Undo(near[index].version - 1)
        for index in range(len(near) - 1, -1, -1)
        if near[index].seat == seat and _strikes_only_own(past, seat, near[index:])
    ]


def _strikes_only_own(past: Past, seat: Seat, behind: Sequence[Played]) -> bool:
    try:
        own_commands(past, seat, behind)
    except Illegal:
        return False
    return True


def _accepted(past: Past, actor: Actor, command: Command, chance: Callable[[], Chance]) -> bool:
    try:
        decide_history(past, actor, command, chance())
    except Illegal:
        return False
    return True
