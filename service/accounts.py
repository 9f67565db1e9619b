"""Players and their keys on the record's Redis. Keys are kept only as SHA-256 hashes."""

import base64
import hashlib
import hmac
import secrets
import time
from typing import Any

import msgspec
import redis

from events.errors import KeyReused, NotFound

ROOT = "wardbook:{players}:"
KEPT_SECONDS = 24 * 3600

# KEYS: answer, player, key, keys of the player. ARGV: salt, fingerprint, player id, hash of the key,
# seconds to keep the answer (0: no idempotency key), then name and time for a new player.
# Returns what stood there before ({salt, fingerprint, player id}) or false when this call made it.
_ISSUE = """
if ARGV[5] ~= '0' then
  local kept = redis.call('HMGET', KEYS[1], 'salt', 'fingerprint', 'player')
  if kept[1] then return kept end
  redis.call('HSET', KEYS[1], 'salt', ARGV[1], 'fingerprint', ARGV[2], 'player', ARGV[3])
  redis.call('EXPIRE', KEYS[1], ARGV[5])
end
if ARGV[6] then redis.call('HSET', KEYS[2], 'name', ARGV[6], 'created', ARGV[7]) end
local serial = redis.call('HINCRBY', KEYS[2], 'serial', 1)
if ARGV[6] then redis.call('HSET', KEYS[2], 'used', serial) end
redis.call('HSET', KEYS[3], 'player', ARGV[3], 'serial', serial)
redis.call('ZADD', KEYS[4], serial, ARGV[4])
return false
"""

# KEYS: player, keys of the player. ARGV: serial. Returns the hashes that are no longer valid.
_FIRST_USE = """
local used = tonumber(redis.call('HGET', KEYS[1], 'used'))
if tonumber(ARGV[1]) <= used then return {} end
redis.call('HSET', KEYS[1], 'used', ARGV[1])
local old = redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', '(' .. ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', '(' .. ARGV[1])
return old
"""


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
        return self._give(secrets.token_hex(8), "player", name, idempotency_key, name)

    def new_key(self, player: Player, idempotency_key: str | None = None) -> Issued:
        """Another key for a player; the older ones end when it is first used."""
        return self._give(player.id, f"key:{player.id}", "", idempotency_key, None)

    def _give(
        self, player_id: str, scope: str, said: str, idempotency_key: str | None, name: str | None
    ) -> Issued:
        salt, secret = secrets.token_bytes(32), idempotency_key or secrets.token_urlsafe(32)
        key, fingerprint = derived(salt, secret), digest(f"{scope}\n{said}")
        known: list[str | int] = [name, int(time.time() * 1000)] if name is not None else []
        kept = self._issue(
            keys=[
                ROOT + "answer:" + digest(f"{scope}\n{secret}"),
                ROOT + "player:" + player_id,
                ROOT + "key:" + digest(key),
                ROOT + "keys:" + player_id,
            ],
            args=[salt, fingerprint, player_id, digest(key), KEPT_SECONDS if idempotency_key else 0, *known],
        )
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

    def holder(self, key_hash: str) -> Player | None:
        """Whose key this is the hash of; the first use of a new key ends the older ones."""
        entry, serial = self._client.hmget(ROOT + "key:" + key_hash, "player", "serial")
        if entry is None:
            return None
        player_id, number = entry.decode(), int(serial)
        used = int(self._client.hget(ROOT + "player:" + player_id, "used"))
        if number < used:
            return None
        if number > used:
            ended = self._first_use(
                keys=[ROOT + "player:" + player_id, ROOT + "keys:" + player_id], args=[number]
            )
            for old in ended:
                self._client.delete(ROOT + "key:" + old.decode())
        return self.find(player_id)

    def set_organizer(self, player_id: str, organizer: bool) -> Player:
        """Make a player an organizer, or no longer one."""
        self.find(player_id)
        self._client.hset(ROOT + "player:" + player_id, "organizer", "1" if organizer else "0")
        return self.find(player_id)


def derived(salt: bytes, secret: str) -> str:
    """A player's key that can be made again from what the caller alone knows and what is kept here."""
    made = hmac.digest(salt, secret.encode(), "sha256")
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def digest(text: str) -> str:
    """SHA-256 in hex; keys and idempotency keys are stored only like this."""
    return hashlib.sha256(text.encode()).hexdigest()
