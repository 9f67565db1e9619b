"""Players and their keys, stored in the record's Redis. Keys are stored only as SHA-256 hashes."""

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import redis

from events.errors import CommandIdReused, NotFound
from events.log.replication import Replication, replicated_script

ROOT = "wardbook:{players}:"
IDEMPOTENCY_SECONDS = 24 * 3600
"""How long a repeated Idempotency-Key returns the first response."""
MAX_UNUSED_KEYS = 5
"""Keys of a player that were never used; one more replaces the oldest."""

# KEYS: response, player, key, keys of the player, and the caller's own key if the caller is a player already.
# ARGV: salt, fingerprint, player id, hash of the key, seconds to keep the response (0: no idempotency key),
# prefix of the names of keys, most unused keys, then name and time for a new player.
# Returns the response stored before ({salt, fingerprint, player id}), false if this call made it, or 0 if
# the caller's key is no longer valid.
_ISSUE = """
if KEYS[5] and redis.call('EXISTS', KEYS[5]) == 0 then return 0 end
if ARGV[5] ~= '0' then
  local stored = redis.call('HMGET', KEYS[1], 'salt', 'fingerprint', 'player')
  if stored[1] then return stored end
  redis.call('HSET', KEYS[1], 'salt', ARGV[1], 'fingerprint', ARGV[2], 'player', ARGV[3])
  redis.call('EXPIRE', KEYS[1], ARGV[5])
end
if ARGV[8] then redis.call('HSET', KEYS[2], 'name', ARGV[8], 'created', ARGV[9]) end
local serial = redis.call('HINCRBY', KEYS[2], 'serial', 1)
if ARGV[8] then redis.call('HSET', KEYS[2], 'used', serial) end
redis.call('HSET', KEYS[3], 'player', ARGV[3], 'serial', serial)
redis.call('ZADD', KEYS[4], serial, ARGV[4])
local unused = redis.call('ZRANGEBYSCORE', KEYS[4], '(' .. redis.call('HGET', KEYS[2], 'used'), '+inf')
for i = 1, #unused - tonumber(ARGV[7]) do
  redis.call('ZREM', KEYS[4], unused[i])
  redis.call('DEL', ARGV[6] .. unused[i])
end
return false
"""

# KEYS: player, keys of the player, key. ARGV: serial, hash of the key, prefix of the names of keys.
# Revokes all other keys, newer ones too: someone who stole the older key may have requested those.
# Returns 0 if the key itself was revoked meanwhile.
_FIRST_USE = """
if redis.call('EXISTS', KEYS[3]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'used', ARGV[1])
for _, hash in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do
  if hash ~= ARGV[2] then
    redis.call('ZREM', KEYS[2], hash)
    redis.call('DEL', ARGV[3] .. hash)
  end
end
return 1
"""


# KEYS: player. ARGV: 1 or 0. Changes nothing if there is no such player.
_SET_ORGANIZER = """
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'organizer', ARGV[1]) end
"""


# KEYS: players. Returns the name of each; false for a player without an account.
_NAMES = """
local names = {}
for i, player in ipairs(KEYS) do names[i] = redis.call('HGET', player, 'name') end
return names
"""


class KeyRevoked(Exception):  # noqa: N818 - a refusal, not a fault
    """The caller's key was revoked since it was looked up."""


class Player(msgspec.Struct, frozen=True):
    """A player, who may also be an organizer."""

    id: str
    name: str
    organizer: bool = False
    created: int = 0


class IssuedKey(msgspec.Struct, frozen=True):
    """A new key in clear text, shown once, and its player."""

    player: Player
    key: str


class Accounts:
    """The players stored in one Redis."""

    def __init__(self, client: redis.Redis, replication: Replication) -> None:
        self._client: Any = client
        self._issue = replicated_script(client, _ISSUE, replication)
        self._first_use = replicated_script(client, _FIRST_USE, replication)
        self._set_organizer = replicated_script(client, _SET_ORGANIZER, replication)
        self._names = client.register_script(_NAMES)

    def create(self, name: str, idempotency_key: str | None = None) -> IssuedKey:
        """Create a player with a first key; the same idempotency key again returns the same response."""
        profile: list[str | int] = [name, int(time.time() * 1000)]
        return self._issue_key(secrets.token_hex(8), "player", name, idempotency_key, profile=profile)

    def new_key(self, player: Player, key_hash: str, idempotency_key: str | None = None) -> IssuedKey:
        """Create another key for a player whose key has this hash; its first use revokes all others."""
        scope = f"key:{player.id}"
        return self._issue_key(player.id, scope, "", idempotency_key, caller_key=[_key(key_hash)])

    def _issue_key(
        self,
        player_id: str,
        scope: str,
        content: str,
        idempotency_key: str | None,
        profile: Sequence[str | int] = (),
        caller_key: Sequence[str] = (),
    ) -> IssuedKey:
        salt, secret = secrets.token_bytes(32), idempotency_key or secrets.token_urlsafe(32)
        key, fingerprint = derive_key(salt, secret), digest(f"{scope}\n{content}")
        keep = IDEMPOTENCY_SECONDS if idempotency_key else 0
        stored = self._issue(
            [
                ROOT + "response:" + digest(f"{scope}\n{secret}"),
                ROOT + "player:" + player_id,
                _key(digest(key)),
                ROOT + "keys:" + player_id,
                *caller_key,
            ],
            [salt, fingerprint, player_id, digest(key), keep, _key(""), MAX_UNUSED_KEYS, *profile],
        )
        if stored == 0:
            raise KeyRevoked
        if stored:
            if stored[1].decode() != fingerprint:
                raise CommandIdReused
            key, player_id = derive_key(stored[0], secret), stored[2].decode()
        return IssuedKey(self.find(player_id), key)

    def find(self, player_id: str) -> Player:
        """Return the player with this id, or raise NotFound."""
        name, organizer, created = self._client.hmget(
            ROOT + "player:" + player_id, "name", "organizer", "created"
        )
        if name is None:
            raise NotFound
        return Player(player_id, name.decode(), organizer == b"1", int(created))

    def names(self, players: Sequence[str]) -> list[str | None]:
        """Return the name of each player; None for one without an account."""
        found = self._names(keys=[ROOT + "player:" + player for player in players])
        return [name.decode() if name else None for name in found]

    def exists(self, player_id: str) -> bool:
        """Return whether a player has this id."""
        return bool(self._client.exists(ROOT + "player:" + player_id))

    def find_by_key(self, key_hash: str) -> Player | None:
        """Return the player whose key has this hash. The first use of a new key revokes all others."""
        entry, serial = self._client.hmget(_key(key_hash), "player", "serial")
        if entry is None:
            return None
        player_id, number = entry.decode(), int(serial)
        used = int(self._client.hget(ROOT + "player:" + player_id, "used"))
        if number < used:
            return None
        if number > used and not self._first_use(
            [ROOT + "player:" + player_id, ROOT + "keys:" + player_id, _key(key_hash)],
            [number, key_hash, _key("")],
        ):
            return None
        return self.find(player_id)

    def set_organizer(self, player_id: str, organizer: bool) -> Player:
        """Grant or withdraw a player's organizer rights."""
        self._set_organizer([ROOT + "player:" + player_id], ["1" if organizer else "0"])
        return self.find(player_id)


def _key(key_hash: str) -> str:
    return ROOT + "key:" + key_hash


def derive_key(salt: bytes, secret: str) -> str:
    """Derive a key from the stored salt and a secret only the caller has, so that it can be made again."""
    made = hmac.digest(salt, secret.encode(), "sha256")
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def digest(text: str) -> str:
    """Return the SHA-256 in hex; keys and idempotency keys are stored only in this form."""
    return hashlib.sha256(text.encode()).hexdigest()
