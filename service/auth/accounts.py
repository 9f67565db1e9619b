"""Players and their keys on the record's Redis. Keys are kept only as SHA-256 hashes."""

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import redis

from events.errors import KeyReused, NotFound

ROOT = "wardbook:{players}:"
KEPT_SECONDS = 24 * 3600
UNUSED = 5
"""Keys a player may have that were never used; a further one takes the place of the oldest."""

# KEYS: answer, player, key, keys of the player, and the key of the caller who is a player already.
# ARGV: salt, fingerprint, player id, hash of the key, seconds to keep the answer (0: no idempotency key),
# start of the names of keys, most unused keys, then name and time for a new player.
# Returns what stood there before ({salt, fingerprint, player id}), false when this call made it, or 0 when
# the caller's key has ended.
_ISSUE = """
if KEYS[5] and redis.call('EXISTS', KEYS[5]) == 0 then return 0 end
if ARGV[5] ~= '0' then
  local kept = redis.call('HMGET', KEYS[1], 'salt', 'fingerprint', 'player')
  if kept[1] then return kept end
  redis.call('HSET', KEYS[1], 'salt', ARGV[1], 'fingerprint', ARGV[2], 'player', ARGV[3])
  redis.call('EXPIRE', KEYS[1], ARGV[5])
end
if ARGV[8] then redis.call('HSET', KEYS[2], 'name', ARGV[8], 'created', ARGV[9]) end
local serial = redis.call('HINCRBY', KEYS[2], 'serial', 1)
if ARGV[8] then redis.call('HSET', KEYS[2], 'used', serial) end
redis.call('HSET', KEYS[3], 'player', ARGV[3], 'serial', serial)
redis.call('ZADD', KEYS[4], serial, ARGV[4])
local unused = redis.call('ZRANGEBYSCORE', KEYS[4], '(' .. redis.call('HGET', KEYS[2], 'used'), '+inf')
for place = 1, #unused - tonumber(ARGV[7]) do
  redis.call('ZREM', KEYS[4], unused[place])
  redis.call('DEL', ARGV[6] .. unused[place])
end
return false
"""

# KEYS: player, keys of the player, key. ARGV: serial, hash of the key, start of the names of keys.
# Ends all other keys, newer ones too: whoever had the older key may have asked for those.
# Returns 0 when the key itself was ended meanwhile.
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


class KeyEnded(Exception):  # noqa: N818 - an answer
    """The key of the caller is no longer one."""


class Player(msgspec.Struct, frozen=True):
    """Somebody with a key."""

    id: str
    name: str
    organizer: bool = False
    created: int = 0


class Issued(msgspec.Struct, frozen=True):
    """A player and a key of theirs in clear, to be shown once."""

    player: Player
    key: str


class Accounts:
    """The players in one Redis."""

    def __init__(self, client: redis.Redis) -> None:
        self._client: Any = client
        self._issue = client.register_script(_ISSUE)
        self._first_use = client.register_script(_FIRST_USE)

    def create(self, name: str, idempotency_key: str | None = None) -> Issued:
        """A new player with a first key; the same idempotency key again gives the same answer."""
        known: list[str | int] = [name, int(time.time() * 1000)]
        return self._give(secrets.token_hex(8), "player", name, idempotency_key, known=known)

    def new_key(self, player: Player, key_hash: str, idempotency_key: str | None = None) -> Issued:
        """Another key for a player whose key has this hash; all others end when it is first used."""
        return self._give(player.id, f"key:{player.id}", "", idempotency_key, asked_with=[_key(key_hash)])

    def _give(
        self,
        player_id: str,
        scope: str,
        said: str,
        idempotency_key: str | None,
        known: Sequence[str | int] = (),
        asked_with: Sequence[str] = (),
    ) -> Issued:
        salt, secret = secrets.token_bytes(32), idempotency_key or secrets.token_urlsafe(32)
        key, fingerprint = derived(salt, secret), digest(f"{scope}\n{said}")
        keep = KEPT_SECONDS if idempotency_key else 0
        kept = self._issue(
            keys=[
                ROOT + "answer:" + digest(f"{scope}\n{secret}"),
                ROOT + "player:" + player_id,
                _key(digest(key)),
                ROOT + "keys:" + player_id,
                *asked_with,
            ],
            args=[salt, fingerprint, player_id, digest(key), keep, _key(""), UNUSED, *known],
        )
        if kept == 0:
            raise KeyEnded
        if kept:
            if kept[1].decode() != fingerprint:
                raise KeyReused
            key, player_id = derived(kept[0], secret), kept[2].decode()
        return Issued(self.find(player_id), key)

    def find(self, player_id: str) -> Player:
        """The player with this id."""
        name, organizer, created = self._client.hmget(
            ROOT + "player:" + player_id, "name", "organizer", "created"
        )
        if name is None:
            raise NotFound
        return Player(player_id, name.decode(), organizer == b"1", int(created))

    def exists(self, player_id: str) -> bool:
        """Whether there is a player with this id."""
        return bool(self._client.exists(ROOT + "player:" + player_id))

    def holder(self, key_hash: str) -> Player | None:
        """Whose key this is the hash of; the first use of a new key ends all others."""
        entry, serial = self._client.hmget(_key(key_hash), "player", "serial")
        if entry is None:
            return None
        player_id, number = entry.decode(), int(serial)
        used = int(self._client.hget(ROOT + "player:" + player_id, "used"))
        if number < used:
            return None
        if number > used and not self._first_use(
            keys=[ROOT + "player:" + player_id, ROOT + "keys:" + player_id, _key(key_hash)],
            args=[number, key_hash, _key("")],
        ):
            return None
        return self.find(player_id)

    def set_organizer(self, player_id: str, organizer: bool) -> Player:
        """Make a player an organizer, or no longer one."""
        self.find(player_id)
        self._client.hset(ROOT + "player:" + player_id, "organizer", "1" if organizer else "0")
        return self.find(player_id)


def _key(key_hash: str) -> str:
    return ROOT + "key:" + key_hash


def derived(salt: bytes, secret: str) -> str:
    """A player's key that can be made again from what the caller alone knows and what is kept here."""
    made = hmac.digest(salt, secret.encode(), "sha256")
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def digest(text: str) -> str:
    """SHA-256 in hex; keys and idempotency keys are stored only like this."""
    return hashlib.sha256(text.encode()).hexdigest()
