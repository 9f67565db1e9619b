"""Issues accounts, keys and recovery codes. A repeated idempotency key returns the same secrets again."""

import secrets
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
import redis

from events.errors import CommandIdReused, NotFound
from events.log.keys import ACCOUNT_CHANGES, PLAYERS, key_key, recovery_key
from events.log.replication import Replication, replicated_script
from events.redis.scripts import RunScript
from games.kernel.refusal import Illegal
from service.auth.accounts import Accounts, KeyRevoked, Player
from service.auth.keys import key_scripts
from service.auth.keys.issued_secrets import code_digest, derive_key, derive_recovery_code, digest
from service.responses.accounts.scopes import SCOPES, Scope

IDEMPOTENCY_SECONDS = 24 * 3600
"""How long a repeated Idempotency-Key returns the first response."""
MAX_KEYS = 20
"""Keys that a player may have at once."""
FIRST_KEY = "first key"
RECOVERED_KEY = "recovered key"
"""The names of keys that the player could not name."""


class WrongCode(Exception):  # noqa: N818 - a refusal, not a fault
    """Nobody has this recovery code."""


class Issued(msgspec.Struct, frozen=True):
    """New secrets in clear text, shown once, and their player."""

    player: Player
    key: str
    recovery_code: str


class _Request(msgspec.Struct, frozen=True):
    """What the idempotency key stands for: the kind of request, what it says, and the key itself."""

    kind: str
    content: str
    idempotency_key: str | None


class KeyIssuer:
    """Issues secrets and stores their hashes in one Redis."""

    def __init__(self, client: redis.Redis, accounts: Accounts, replication: Replication) -> None:
        self._accounts = accounts
        self._create_player = replicated_script(client, key_scripts.CREATE_PLAYER, replication)
        self._add_key = replicated_script(client, key_scripts.ADD_KEY, replication)
        self._recover = replicated_script(client, key_scripts.RECOVER, replication)
        self._renew_code = replicated_script(client, key_scripts.RENEW_CODE, replication)

    def create_player(self, name: str, bot: bool, idempotency_key: str | None = None) -> Issued:
        """Create a player with a first key, which has every scope, and a recovery code."""
        player = secrets.token_hex(8)
        return self._issue(
            self._create_player,
            _Request("player", f"{name}\n{bot}", idempotency_key),
            (),
            lambda key, code: (
                *(player, digest(key), _now(), FIRST_KEY, _listed(SCOPES)),
                *(code_digest(code), name, int(bot)),
            ),
        )

    def add_key(
        self,
        player: Player,
        caller_key: str,
        name: str,
        scopes: Collection[Scope],
        expires: int | None,
        idempotency_key: str | None = None,
    ) -> str:
        """Create another key for a player whose key has this hash."""
        listed = _listed(scopes)
        return self._issue(
            self._add_key,
            _Request(f"key:{player.id}", f"{name}\n{listed}\n{expires}", idempotency_key),
            (key_key(caller_key),),
            lambda key, _: (player.id, digest(key), _now(), name, listed, expires or 0, MAX_KEYS),
        ).key

    def recover(self, code: str, idempotency_key: str | None = None) -> Issued:
        """Trade a recovery code for a new key and a new code, and revoke all other keys; or WrongCode."""
        old = code_digest(code)
        # A response is stored in any case: sent twice, the script would not find the code again.
        request = _Request(f"recover:{old}", "", idempotency_key or secrets.token_urlsafe(32))
        try:
            return self._issue(
                self._recover,
                request,
                (recovery_key(old), ACCOUNT_CHANGES),
                lambda key, new: (digest(key), _now(), RECOVERED_KEY, _listed(SCOPES), code_digest(new)),
            )
        except (KeyRevoked, NotFound):
            raise WrongCode from None

    def renew_code(self, player: Player, caller_key: str, idempotency_key: str | None = None) -> str:
        """Give a player whose key has this hash a new recovery code in place of the old one."""
        return self._issue(
            self._renew_code,
            _Request(f"code:{player.id}", "", idempotency_key),
            (key_key(caller_key),),
            lambda _, code: (player.id, code_digest(code)),
        ).recovery_code

    def _issue(
        self,
        script: RunScript,
        request: _Request,
        more_keys: Sequence[str],
        arguments: Callable[[str, str], Sequence[Any]],
    ) -> Issued:
        """Run a script of key_scripts.py; `arguments` makes its own arguments from a key and a code."""
        salt, secret = secrets.token_bytes(32), request.idempotency_key or secrets.token_urlsafe(32)
        fingerprint = digest(f"{request.kind}\n{request.content}")
        stored = script(
            [f"{PLAYERS}response:" + digest(f"{request.kind}\n{secret}"), *more_keys],
            [
                *(PLAYERS, IDEMPOTENCY_SECONDS if request.idempotency_key else 0, salt, fingerprint),
                *arguments(derive_key(salt, secret), derive_recovery_code(salt, secret)),
            ],
        )
        if stored == key_scripts.CALLER_REVOKED:
            raise KeyRevoked
        if stored == key_scripts.TOO_MANY:
            raise Illegal("too_many_keys", most=MAX_KEYS)
        first_salt, first_fingerprint, player = stored
        if first_fingerprint.decode() != fingerprint:
            raise CommandIdReused
        return Issued(
            self._accounts.find(player.decode()),
            derive_key(first_salt, secret),
            derive_recovery_code(first_salt, secret),
        )


def _listed(scopes: Collection[Scope]) -> str:
    return ",".join(scope for scope in SCOPES if scope in scopes)


def _now() -> int:
    return int(time.time() * 1000)
