"""Everything an actor may do now: the title's commands, the table's, and those of the history."""

from events.draws import Draws
from events.loaded import Loaded
from events.store import Store
from events.undo import legal_history
from games.kernel.messages import Command
from games.kernel.table import Actor


def offers(store: Store, loaded: Loaded, actor: Actor) -> list[Command]:
    """Every command the actor may give at this version, complete and ready to post."""
    past = store.past(loaded)

    def draws() -> Draws:
        return Draws(lambda: store.seed(loaded.id), loaded.table, loaded.draws)

    return loaded.game.legal(loaded.table, actor) + legal_history(past, actor, draws)
