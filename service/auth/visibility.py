"""Who may see a game. A private one: its owner, its players, players whom it invites, and organizers."""

from contextlib import suppress

from events.errors import NotFound
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.tournaments.tournament_store import TournamentStore
from service.auth.accounts import Player
from service.auth.invitations import is_invited


class VisibleGames:
    """The games of one service, each for those who may see it; for others there is no such game."""

    def __init__(self, store: Store, tournaments: TournamentStore) -> None:
        self._store = store
        self._tournaments = tournaments

    def load(self, game_id: str, caller: Player | None) -> FoldedGame:
        """Load the latest version of a game; NotFound if the caller may not see it."""
        return self.require(self._store.load(game_id), caller)

    def load_cached(self, game_id: str, caller: Player) -> FoldedGame:
        """Return the game at the version this process saw last; NotFound if the caller may not see it.

        Enough to parse a command: the rules are the same at every version.
        """
        with suppress(NotFound):
            if cached := self._store.cached(game_id):
                return self.require(cached, caller)
        # In a tournament the caller may have got a seat since.
        return self.load(game_id, caller)

    def require(self, folded: FoldedGame, caller: Player | None) -> FoldedGame:
        """Return the game; NotFound if the caller may not see it."""
        if folded.table.visibility == "public" or (caller is not None and caller.organizer):
            return folded
        if folded.table.visible_to(caller.id if caller else None):
            return folded
        if caller is None or not (self._is_organizer(folded, caller) or self._is_invited(folded, caller)):
            raise NotFound(folded.id)
        return folded

    def _is_invited(self, folded: FoldedGame, caller: Player) -> bool:
        return is_invited(self._store.client, folded.id, caller.id)

    def _is_organizer(self, folded: FoldedGame, caller: Player) -> bool:
        table = folded.table.tournament
        return table is not None and self.organizes(table.tournament, caller)

    def organizes(self, tournament: str, caller: Player) -> bool:
        """Return whether the caller organizes a tournament, and so may see all its games."""
        if not caller.may_organize or not self._tournaments.exists(tournament):
            return False
        return caller.id in self._tournaments.load(tournament).state.organizers
