"""Players, stored in the record's Redis. Their keys are in keys/."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
import redis

from events.errors import NotFound
from events.log.keys import ACCOUNT_CHANGES, FORGOTTEN_PLAYERS, PLAYERS, key_key, keys_key, player_key
from events.log.replication import Replication, replicated_script
from service.auth.account_scripts import BAN, CHANGE, FORGET, SHOWN, UNBAN
from service.responses.accounts.shown_player import ShownPlayer


class KeyRevoked(Exception):  # noqa: N818 - a refusal, not a fault
    """The caller's key was revoked since it was looked up."""


class Player(msgspec.Struct, frozen=True):
    """A player, who may also be an organizer."""

    id: str
    name: str
    organizer: bool = False
    """Whether the account is an organizer's, and the key lets the player act as one."""
    created: int = 0
    bot: bool = False
    banned: bool = False
    may_organize: bool = False
    """Whether the key lets the player organize: everything as an organizer, else the player's tournaments."""


class Accounts:
    """The players stored in one Redis."""

    def __init__(self, client: redis.Redis, replication: Replication) -> None:
        self._client: Any = client
        self._shown = client.register_script(SHOWN)
        self._change = replicated_script(client, CHANGE, replication)
        self._ban = replicated_script(client, BAN, replication)
        self._unban = replicated_script(client, UNBAN, replication)
        self._forget = replicated_script(client, FORGET, replication)

    def find(self, player_id: str) -> Player:
        """Return the player with this id, or raise NotFound."""
        name, organizer, created, bot, banned = self._client.hmget(
            player_key(player_id), "name", "organizer", "created", "bot", "banned"
        )
        if name is None:
            raise NotFound
        return Player(
            player_id, name.decode(), organizer == b"1", int(created), bot == b"1", banned is not None
        )

    def shown(self, players: Sequence[str]) -> list[ShownPlayer | None]:
        """Return what everybody sees of each player; None for one without an account."""
        found: Any = self._shown(keys=[player_key(player) for player in players])
        return [ShownPlayer(name.decode(), bot == b"1") if name else None for name, bot in found]

    def first_banned(self, players: Sequence[str]) -> str | None:
        """Return the first of these players who is banned."""
        pipeline = self._client.pipeline(transaction=False)
        for player in players:
            pipeline.hexists(player_key(player), "banned")
        return next(
            (player for player, banned in zip(players, pipeline.execute(), strict=True) if banned), None
        )

    def set_organizer(self, player_id: str, organizer: bool) -> Player:
        """Grant or withdraw a player's organizer rights."""
        return self._set(player_id, "organizer", "1" if organizer else "0")

    def set_banned(self, player_id: str, banned: bool) -> Player:
        """Refuse all keys of a player and take them out of their games, or accept the keys again."""
        keys = [player_key(player_id), ACCOUNT_CHANGES, FORGOTTEN_PLAYERS]
        now = int(time.time() * 1000)
        if not (self._ban(keys, [player_id, now]) if banned else self._unban(keys, [player_id])):
            raise NotFound
        return self.find(player_id)

    def set_name(self, player_id: str, name: str) -> Player:
        """Change the name of any player."""
        return self._set(player_id, "name", name)

    def _set(self, player_id: str, field: str, value: str) -> Player:
        if not self._change([player_key(player_id), ACCOUNT_CHANGES], [player_id, field, value]):
            raise NotFound
        return self.find(player_id)

    def rename(self, player: Player, key_hash: str, name: str) -> Player:
        """Change the name of a player whose key has this hash."""
        if not self._change(
            [player_key(player.id), ACCOUNT_CHANGES, key_key(key_hash)], [player.id, "name", name]
        ):
            raise KeyRevoked
        return msgspec.structs.replace(player, name=name)

    def forget(self, player: Player, key_hash: str) -> None:
        """Delete the account of a player whose key has this hash, with its name and all its keys."""
        if not self._forget(
            [
                player_key(player.id),
                ACCOUNT_CHANGES,
                key_key(key_hash),
                keys_key(player.id),
                FORGOTTEN_PLAYERS,
            ],
            [player.id, PLAYERS, int(time.time() * 1000)],
        ):
            raise KeyRevoked
