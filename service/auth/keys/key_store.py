"""The stored keys of players: finding, listing and revoking them."""

import time
from contextlib import suppress
from typing import Any

import msgspec
import redis

from events.errors import NotFound
from events.log.keys import ACCOUNT_CHANGES, key_key, keys_key
from events.log.replication import Replication, replicated_script
from events.redis.outages import REDIS_ERRORS
from service.auth.accounts import Accounts, KeyRevoked, Player
from service.auth.keys import key_scripts
from service.responses.accounts.scopes import SCOPES, Scope

USE_MS = 60_000
"""How exact the time of a key's last use is."""
ID_DIGITS = 16
"""The digits of a key's hash that are its id."""


class Key(msgspec.Struct, frozen=True):
    """A key without its secret."""

    id: str
    name: str
    scopes: tuple[Scope, ...]
    created: int
    expires: int | None
    last_used: int | None


class KeyHolder(msgspec.Struct, frozen=True):
    """Who has a key, with the rights that the key gives them, and when it expires."""

    player: Player
    scopes: tuple[Scope, ...]
    expires: int | None

    @property
    def expired(self) -> bool:
        """Whether the key is no longer valid."""
        return self.expires is not None and self.expires <= time.time() * 1000


class Keys:
    """The keys stored in one Redis, each only as its SHA-256 hash."""

    def __init__(self, client: redis.Redis, accounts: Accounts, replication: Replication) -> None:
        self._client: Any = client
        self._accounts = accounts
        self._revoke = replicated_script(client, key_scripts.REVOKE, replication)
        self._list = client.register_script(key_scripts.LIST)
        self._note_use = client.register_script(key_scripts.NOTE_USE)

    def of(self, player_id: str) -> list[Key]:
        """Return a player's keys, the oldest first."""
        found: Any = self._list(keys=[keys_key(player_id)], args=[key_key("")])
        return [
            Key(
                key_hash.decode()[:ID_DIGITS],
                name.decode(),
                _scopes(scopes),
                int(created),
                int(expires) or None,
                int(used) if used else None,
            )
            for key_hash, name, scopes, created, expires, used in found
        ]

    def revoke(self, player: Player, caller_key: str, key_id: str) -> None:
        """End a key of a player whose own key has this hash; NotFound if there is no such key."""
        if len(key_id) != ID_DIGITS:
            raise NotFound(key_id)
        done = self._revoke(
            [keys_key(player.id), ACCOUNT_CHANGES, key_key(caller_key)], [key_key(""), key_id, player.id]
        )
        if done == key_scripts.CALLER_REVOKED:
            raise KeyRevoked
        if done == key_scripts.NO_SUCH_KEY:
            raise NotFound(key_id)

    def holder(self, key_hash: str) -> KeyHolder | None:
        """Return who has the key with this hash, and note its use; None if it is not valid."""
        player_id, listed, expires, used = self._client.hmget(
            key_key(key_hash), "player", "scopes", "expires", "used"
        )
        if player_id is None:
            return None
        try:
            player = self._accounts.find(player_id.decode())
        except NotFound:
            return None  # forgotten meanwhile
        scopes = _scopes(listed)
        organize = "organize" in scopes
        acting = msgspec.structs.replace(
            player, organizer=player.organizer and organize, may_organize=organize
        )
        found = KeyHolder(acting, scopes, int(expires) or None)
        if found.expired:
            return None
        now = int(time.time() * 1000)
        if now - int(used or 0) > USE_MS:
            with suppress(*REDIS_ERRORS):  # nobody is refused because this cannot be noted
                self._note_use(keys=[key_key(key_hash)], args=[now])
        return found


def _scopes(listed: bytes) -> tuple[Scope, ...]:
    named = listed.decode().split(",")
    return tuple(scope for scope in SCOPES if scope in named)
