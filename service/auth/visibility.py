"""Who may see a game. A private one: its owner, its players, players whom it invites, and organizers."""

from events.errors import NotFound
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from service.auth.accounts import Player
from service.auth.invitations import is_invited


def load_visible(store: Store, game_id: str, caller: Player | None) -> FoldedGame:
    """Load the latest version of a game; NotFound if the caller may not see it."""
    return require_visible(store, store.load(game_id), caller)


def load_cached(store: Store, game_id: str, caller: Player) -> FoldedGame:
    """Return the game at the version this process saw last; NotFound if the caller may not see it.

    Enough to parse a command: visibility and rules are the same at every version.
    """
    return require_visible(store, store.cached(game_id) or store.load(game_id), caller)


def require_visible(store: Store, folded: FoldedGame, caller: Player | None) -> FoldedGame:
    """Return the game; NotFound if the caller may not see it."""
    if folded.table.visibility == "public" or (caller is not None and caller.organizer):
        return folded
    if folded.table.visible_to(caller.id if caller else None):
        return folded
    if caller is None or not is_invited(store.client, folded.id, caller.id):
        raise NotFound(folded.id)
    return folded
