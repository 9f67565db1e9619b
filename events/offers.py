"""Everything an actor may do now: the title's commands, the table's, and those of the history."""

from events.clocks import legal_clock
from events.draws import Draws
from events.loaded import Loaded
from events.store import Store
from events.undo import legal_history
from games.kernel.messages import Command
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

    return ordinary + legal_history(store.past(loaded), actor, draws)
