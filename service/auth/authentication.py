"""Who is asking: bearer keys, looked up at most every five seconds per process."""

import hmac
import re
import time
from collections import OrderedDict

from flask import request

from events.settings import Settings
from service.auth.accounts import Accounts, Player, digest
from service.responses.problems import Problem

CACHED_SECONDS = 5.0
CACHED_PLAYERS = 10_000

_BEARER = re.compile(r"Bearer ([A-Za-z0-9._~+/=-]{1,256})", re.IGNORECASE)
_CHALLENGE = {"WWW-Authenticate": 'Bearer realm="wardbook"'}


class Auth:
    """Tells players by their keys. Only good answers are remembered, so a new key works at once."""

    def __init__(self, accounts: Accounts, settings: Settings) -> None:
        self._accounts = accounts
        self._operator = digest(settings.operator_key) if settings.operator_key else None
        self._known: OrderedDict[str, tuple[float, Player]] = OrderedDict()

    def caller(self) -> Player | None:
        """The player who asks, or None without a key; a wrong key is always refused."""
        header = request.environ.get("HTTP_AUTHORIZATION")
        if header is None:
            return None
        known = self.remembered(header)
        if known:
            return known
        player = self.look_up(digest(_key(header)))
        if player is None:
            raise unauthorized("This key is not valid.")
        return player

    def look_up(self, key_hash: str) -> Player | None:
        """Whose key this is the hash of, read now."""
        player = self._accounts.holder(key_hash)
        if player is None:
            self._known.pop(key_hash, None)
            return None
        self._known[key_hash] = (time.monotonic() + CACHED_SECONDS, player)
        if len(self._known) > CACHED_PLAYERS:
            self._known.popitem(last=False)
        return player

    def remembered(self, header: str | None) -> Player | None:
        """The player an Authorization header stands for, if this process looked them up just now."""
        match = _BEARER.fullmatch(header) if header else None
        found = self._known.get(digest(match[1])) if match else None
        return found[1] if found and found[0] > time.monotonic() else None

    def player(self) -> Player:
        """The player who asks; a key is needed."""
        caller = self.caller()
        if caller is None:
            raise unauthorized()
        return caller

    def key_hash(self) -> str | None:
        """The hash of the key that came with the request, if one did."""
        header = request.environ.get("HTTP_AUTHORIZATION")
        return None if header is None else digest(_key(header))

    def operator(self) -> None:
        """Refuse everyone but the operator."""
        header = request.environ.get("HTTP_AUTHORIZATION")
        if header is None:
            raise unauthorized()
        if self._operator and hmac.compare_digest(digest(_key(header)), self._operator):
            return
        self.player()
        raise Problem("forbidden", "Only the operator may do this.")

    def forget(self, player_id: str) -> None:
        """Look this player up again next time."""
        for hashed in [known for known, (_, player) in self._known.items() if player.id == player_id]:
            self._known.pop(hashed, None)


def unauthorized(detail: str = "") -> Problem:
    """The problem of a missing or wrong key."""
    return Problem("unauthorized", detail, headers=_CHALLENGE)


def _key(header: str) -> str:
    match = _BEARER.fullmatch(header)
    if match is None:
        raise unauthorized("The Authorization header must be: Bearer <key>")
    return match.group(1)
