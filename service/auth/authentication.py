"""Identifies callers by their bearer keys; each process caches a lookup, until the account changes."""

import hmac
import re
import time
from collections import OrderedDict
from typing import NamedTuple

from events.redis.outages import REDIS_ERRORS, is_outage
from events.settings import Settings
from service.auth.account_changes import AccountChanges
from service.auth.accounts import Player
from service.auth.keys.issued_secrets import digest
from service.auth.keys.key_store import KeyHolder, Keys
from service.current_request import environ
from service.requests.environ import SCOPE
from service.responses.accounts.scopes import Scope
from service.responses.problems import Problem

CACHE_SECONDS = 5.0
OUTAGE_SECONDS = 300.0
"""How long a player who was looked up before is known while the accounts cannot be read. They are on one
server; games on others go on without it."""
MAX_CACHED_PLAYERS = 10_000

_BEARER = re.compile(r"Bearer ([A-Za-z0-9._~+/=-]{1,256})", re.IGNORECASE)
_CHALLENGE = {"WWW-Authenticate": 'Bearer realm="wardbook"'}


class _Cached(NamedTuple):
    """The holder of a key, until when they are known without another lookup, and when they were read."""

    holder: KeyHolder
    until: float
    read: float


class Auth:
    """Finds the player of a key. Only valid keys are cached, so a new key works at once."""

    def __init__(self, keys: Keys, changes: AccountChanges, settings: Settings) -> None:
        self._keys = keys
        self._changes = changes
        self._operator = digest(settings.operator_key) if settings.operator_key else None
        self._cache: OrderedDict[str, _Cached] = OrderedDict()

    def caller(self) -> Player | None:
        """Return the player who sent the request, or None without a key; refuse as `holder` does."""
        holder = self.holder()
        return holder.player if holder else None

    def holder(self) -> KeyHolder | None:
        """Return the holder of the request's key, or None without a key.

        Refuses an invalid key, a banned player, and a key without the scope of the operation.
        """
        header = environ().get("HTTP_AUTHORIZATION")
        if header is None:
            return None
        holder = self._cached_holder(header) or self._look_up(digest(_key(header)))
        if holder is None:
            raise unauthorized("This key is not valid. It may have been revoked or have expired.")
        if holder.player.banned:
            raise Problem("banned")
        scope = environ().get(SCOPE)
        if scope is not None and scope not in holder.scopes:
            raise _missing(scope, holder)
        return holder

    def require_scope(self, scope: Scope) -> None:
        """Refuse a key without a scope that the request needs besides that of its operation."""
        holder = self.holder()
        if holder is not None and scope not in holder.scopes:
            raise _missing(scope, holder)

    def look_up(self, key_hash: str) -> KeyHolder | None:
        """Read the holder of the key with this hash from Redis; None if the key no longer works."""
        holder = self._look_up(key_hash)
        return holder if holder and not holder.player.banned else None

    def _look_up(self, key_hash: str) -> KeyHolder | None:
        began = time.monotonic()
        try:
            holder = self._keys.holder(key_hash)
        except REDIS_ERRORS as error:
            known = self._cache.get(key_hash)
            if known is None or began - known.read > OUTAGE_SECONDS or not is_outage(error):
                raise
            if self.changed_since(known.read, known.holder.player.id):
                raise
            if known.holder.expired:
                return None
            self._cache[key_hash] = known._replace(until=time.monotonic() + CACHE_SECONDS)
            return known.holder
        if holder is None:
            self._cache.pop(key_hash, None)
            return None
        self._cache[key_hash] = _Cached(holder, began + CACHE_SECONDS, began)
        if len(self._cache) > MAX_CACHED_PLAYERS:
            self._cache.popitem(last=False)
        return holder

    def cached_player(self, header: str | None, scope: Scope) -> Player | None:
        """Return the player of an Authorization header if this process looked the key up just now.

        None also if the key lacks the scope or the player is banned.
        """
        holder = self._cached_holder(header) if header else None
        if holder is None or holder.player.banned or scope not in holder.scopes:
            return None
        return holder.player

    def _cached_holder(self, header: str) -> KeyHolder | None:
        match = _BEARER.fullmatch(header)
        found = self._cache.get(digest(match[1])) if match else None
        if found is None or found.until <= time.monotonic() or found.holder.expired:
            return None
        return None if self.changed_since(found.read, found.holder.player.id) else found.holder

    def changed_since(self, looked_up: float, player_id: str) -> bool:
        """Return whether an account that was looked up at this (monotonic) time has changed since."""
        return self._changes.last(player_id) >= looked_up

    def require_player(self) -> Player:
        """Return the player who sent the request; refuse a request without a key."""
        caller = self.caller()
        if caller is None:
            raise unauthorized()
        return caller

    def key_hash(self) -> str | None:
        """Return the hash of the request's key, or None without a key."""
        header = environ().get("HTTP_AUTHORIZATION")
        return None if header is None else digest(_key(header))

    def require_operator(self) -> None:
        """Refuse everyone but the operator."""
        header = environ().get("HTTP_AUTHORIZATION")
        if header is None:
            raise unauthorized()
        key_hash = digest(_key(header))
        if self._operator and hmac.compare_digest(key_hash, self._operator):
            return
        if self._look_up(key_hash) is None:
            raise unauthorized("This key is not valid.")
        raise Problem("forbidden", "Only the operator may do this.")

    def forget(self, player_id: str) -> None:
        """Make the next request of this player look them up."""
        self._changes.note(player_id)


def unauthorized(detail: str = "") -> Problem:
    """Return the problem of a missing or invalid key."""
    return Problem("unauthorized", detail, headers=_CHALLENGE)


def _missing(scope: str, holder: KeyHolder) -> Problem:
    return Problem("missing_scope", f"Your key lacks the scope {scope}.", scope=scope, scopes=holder.scopes)


def _key(header: str) -> str:
    match = _BEARER.fullmatch(header)
    if match is None:
        raise unauthorized("The Authorization header must be: Bearer <key>")
    return match.group(1)
