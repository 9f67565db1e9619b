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
from events.log.keys import ACCOUNT_CHANGES, FORGOTTEN_PLAYERS, PLAYERS, player_key
from events.log.replication import Replication, replicated_script
from service.auth.account_scripts import CHANGE, FIRST_USE, FORGET, ISSUE, NAMES

IDEMPOTENCY_SECONDS = 24 * 3600
"""How long a repeated Idempotency-Key returns the first response."""
MAX_UNUSED_KEYS = 5
"""Keys of a player that were never used; one more replaces the oldest."""


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
        self._issue = replicated_script(client, ISSUE, replication)
        self._first_use = replicated_script(client, FIRST_USE, replication)
        self._names = client.register_script(NAMES)
        self._change = replicated_script(client, CHANGE, replication)
        self._forget = replicated_script(client, FORGET, replication)

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
                PLAYERS + "response:" + digest(f"{scope}\n{secret}"),
                player_key(player_id),
                _key(digest(key)),
                _keys_of(player_id),
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
        name, organizer, created = self._client.hmget(player_key(player_id), "name", "organizer", "created")
        if name is None:
            raise NotFound
        return Player(player_id, name.decode(), organizer == b"1", int(created))

    def names(self, players: Sequence[str]) -> list[str | None]:
        """Return the name of each player; None for one without an account."""
        found = self._names(keys=[player_key(player) for player in players])
        return [name.decode() if name else None for name in found]

    def exists(self, player_id: str) -> bool:
        """Return whether a player has this id."""
        return bool(self._client.exists(player_key(player_id)))

    def find_by_key(self, key_hash: str) -> Player | None:
        """Return the player whose key has this hash. The first use of a new key revokes all others."""
        entry, serial = self._client.hmget(_key(key_hash), "player", "serial")
        if entry is None:
            return None
        player_id, number = entry.decode(), int(serial)
        used = self._client.hget(player_key(player_id), "used")
        if used is None or number < int(used):
            return None
        if number > int(used) and not self._first_use(
            [player_key(player_id), _keys_of(player_id), _key(key_hash), ACCOUNT_CHANGES],
            [number, key_hash, _key(""), player_id],
        ):
            return None
        try:
            return self.find(player_id)
        except NotFound:
            return None  # forgotten meanwhile

    def set_organizer(self, player_id: str, organizer: bool) -> Player:
        """Grant or withdraw a player's organizer rights."""
        if not self._change(
            [player_key(player_id), ACCOUNT_CHANGES],
            [player_id, "organizer", "1" if organizer else "0"],
        ):
            raise NotFound
        return self.find(player_id)

    def rename(self, player: Player, key_hash: str, name: str) -> Player:
        """Change the name of a player whose key has this hash."""
        if not self._change(
            [player_key(player.id), ACCOUNT_CHANGES, _key(key_hash)], [player.id, "name", name]
        ):
            raise KeyRevoked
        return msgspec.structs.replace(player, name=name)

    def forget(self, player: Player, key_hash: str) -> None:
        """Delete the account of a player whose key has this hash, with its name and all its keys."""
        if not self._forget(
            [
                player_key(player.id),
                ACCOUNT_CHANGES,
                _key(key_hash),
                _keys_of(player.id),
                FORGOTTEN_PLAYERS,
            ],
            [player.id, _key(""), int(time.time() * 1000)],
        ):
            raise KeyRevoked


def _key(key_hash: str) -> str:
    return PLAYERS + "key:" + key_hash


def _keys_of(player_id: str) -> str:
    return PLAYERS + "keys:" + player_id


def derive_key(salt: bytes, secret: str) -> str:
    """Derive a key from the stored salt and a secret only the caller has, so that it can be made again."""
    made = hmac.digest(salt, secret.encode(), "sha256")
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def digest(text: str) -> str:
    """Return the SHA-256 in hex; keys and idempotency keys are stored only in this form."""
    return hashlib.sha256(text.encode()).hexdigest()
