"""The key that the caller of an account operation sent."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from service.auth.account_changes import CHECK_SECONDS
from service.auth.accounts import KeyRevoked, Player
from service.auth.authentication import unauthorized
from service.context import Service


@contextmanager
def caller_key(service: Service, player: Player) -> Iterator[str]:
    """Give the hash of the caller's key; refuse the caller if it turns out to be revoked."""
    try:
        yield service.auth.key_hash() or ""
    except KeyRevoked:
        service.auth.forget(player.id)
        raise unauthorized("This key is not valid.") from None


def wait_until_noticed(service: Service, player_id: str) -> None:
    """Return when every process knows that an account has changed."""
    service.auth.forget(player_id)
    time.sleep(2 * CHECK_SECONDS)
