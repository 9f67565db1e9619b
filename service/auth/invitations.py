"""Invitations to private games: a secret that lets any player who is told it see and join the game."""

import hmac
from typing import Any

import redis

from events.errors import NotFound
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.log.keys import blocks_key, invited_key
from events.log.replication import Replication, replicated_script
from events.log.service_secret import keyed_id
from games.kernel.refusal import Illegal
from service.auth.accounts import Player

MAX_INVITED = 100
"""Players who may accept the invitation to one game."""
LENGTH = 32
"""Hex digits of an invitation."""

# KEYS: the invited players of a game. ARGV: id of the player, most players.
_ACCEPT = """
if redis.call('SISMEMBER', KEYS[1], ARGV[1]) == 0 and redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then
  return 0
end
redis.call('SADD', KEYS[1], ARGV[1])
return 1
"""


class Invitations:
    """The invitations to the games of one Redis. Only who has accepted one is stored."""

    def __init__(self, store: Store, replication: Replication) -> None:
        self._store = store
        self._client: Any = store.client
        self._accept = replicated_script(store.client, _ACCEPT, replication)

    def shown_to(self, latest: FoldedGame, player: str | None) -> str | None:
        """Return the invitation to a private game that is open, for its owner and its players."""
        table = latest.table
        if table.visibility != "private" or table.status != "open" or player is None:
            return None
        if player != table.owner and table.seat_of(player) is None:
            return None
        return self._invitation(latest.id)

    def accept(self, latest: FoldedGame, player: Player, invitation: str) -> None:
        """Let a player see a game from now on; NotFound if the invitation is wrong or the game has begun.

        Its owner may have blocked the player; then the invitation is not for them either. Who can see the
        game already needs nothing more.
        """
        table, game = latest.table, latest.id
        if not hmac.compare_digest(self._invitation(game).encode(), invitation.encode()):
            raise NotFound(game)
        if table.visible_to(player.id) or is_invited(self._client, game, player.id):
            return
        if table.status != "open" or self._is_blocked(table.owner, player.id):
            raise NotFound(game)
        if not self._accept([invited_key(game)], [player.id, MAX_INVITED]):
            raise Illegal("too_many_invited", most=MAX_INVITED)

    def _invitation(self, game: str) -> str:
        return keyed_id(self._store.service_secret(), "invitation", game)[:LENGTH]

    def _is_blocked(self, owner: str, player: str) -> bool:
        return bool(self._client.sismember(blocks_key(owner), player))


def is_invited(client: redis.Redis, game: str, player: str) -> bool:
    """Return whether a player has accepted the invitation to a game."""
    return bool(client.sismember(invited_key(game), player))
