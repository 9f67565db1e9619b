"""Whom a player has blocked: players who may not reserve a seat for them."""

from collections.abc import Mapping
from typing import Any

import redis

from events.errors import NotFound
from events.log.keys import blocks_key, key_key, player_key
from events.log.replication import Replication, replicated_script
from games.kernel.refusal import Illegal
from service.auth.accounts import KeyRevoked, Player
from service.responses.problems import Problem

MAX_BLOCKS = 1000
"""Players that a player may block."""

_KEY_REVOKED, _NO_SUCH_PLAYER, _TOO_MANY = 0, 2, 3

# KEYS: blocks, the caller's own key, the player to block. ARGV: id of that player, most blocks.
_BLOCK = f"""
if redis.call('EXISTS', KEYS[2]) == 0 then return {_KEY_REVOKED} end
if redis.call('EXISTS', KEYS[3]) == 0 then return {_NO_SUCH_PLAYER} end
if redis.call('SISMEMBER', KEYS[1], ARGV[1]) == 0 and redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then
  return {_TOO_MANY}
end
redis.call('SADD', KEYS[1], ARGV[1])
return 1
"""

# KEYS: blocks, the caller's own key. ARGV: id of the player to unblock.
_UNBLOCK = f"""
if redis.call('EXISTS', KEYS[2]) == 0 then return {_KEY_REVOKED} end
return redis.call('SREM', KEYS[1], ARGV[1]) == 1 and 1 or {_NO_SUCH_PLAYER}
"""

# KEYS: for each invited player the account and the blocks. ARGV: id of the player who invites.
# Returns for each invited player 0 (unknown), 1 or 2 (has blocked the one who invites).
_CHECK = """
local found = {}
for i = 1, #KEYS, 2 do
  local known = redis.call('EXISTS', KEYS[i])
  found[#found + 1] = known == 1 and 1 + redis.call('SISMEMBER', KEYS[i + 1], ARGV[1]) or 0
end
return found
"""


class Blocks:
    """The blocks stored in one Redis."""

    def __init__(self, client: redis.Redis, replication: Replication) -> None:
        self._client: Any = client
        self._block = replicated_script(client, _BLOCK, replication)
        self._unblock = replicated_script(client, _UNBLOCK, replication)
        self._check = client.register_script(_CHECK)

    def of(self, player: Player) -> list[str]:
        """Return the ids of the players that a player has blocked."""
        return sorted(other.decode() for other in self._client.smembers(blocks_key(player.id)))

    def block(self, player: Player, caller_key: str, other: str) -> None:
        """Keep another player from inviting a player whose key has this hash."""
        done = self._block(
            [blocks_key(player.id), key_key(caller_key), player_key(other)], [other, MAX_BLOCKS]
        )
        if done == _KEY_REVOKED:
            raise KeyRevoked
        if done == _NO_SUCH_PLAYER:
            raise NotFound(other)
        if done == _TOO_MANY:
            raise Illegal("too_many_blocks", most=MAX_BLOCKS)

    def unblock(self, player: Player, caller_key: str, other: str) -> None:
        """Let another player invite a player whose key has this hash again; NotFound if they may already."""
        done = self._unblock([blocks_key(player.id), key_key(caller_key)], [other])
        if done == _KEY_REVOKED:
            raise KeyRevoked
        if done == _NO_SUCH_PLAYER:
            raise NotFound(other)

    def check_invited(self, inviter: str, invited: Mapping[str, Mapping[str, Any]]) -> None:
        """Raise a problem unless all these players exist and none of them has blocked the one who invites.

        The facts of the problem say where the player is invited, as given for each of them.
        """
        if not invited:
            return
        keys = [key for player in invited for key in (player_key(player), blocks_key(player))]
        found: Any = self._check(keys=keys, args=[inviter])
        for (player, where), answer in zip(invited.items(), found, strict=True):
            if answer == 0:
                raise Problem("unknown_player", player=player, **where)
            if answer == 2 and player != inviter:
                raise Problem("invitation_refused", player=player, **where)
