"""Ends what has run out of time: turns, waiting for nonces, and open games that nobody joins."""

import logging
from contextlib import suppress

from events.errors import NotFound, Stale
from events.execute import execute, reopen
from events.fold.clocks import expired_seats
from events.fold.store import Store
from games.kernel.refusal import Illegal
from games.kernel.table.clock import ExpireGame, ExpireTurn
from games.kernel.table.table import Actor

log = logging.getLogger(__name__)


def expire_turns(store: Store, game: str) -> None:
    """End every turn whose time has run out, at whatever version the game is."""
    try:
        folded = store.load(game)
        for seat in expired_seats(folded.clocks, store.now()):
            # The seat may have moved meanwhile, or another job may have ended its turn.
            with suppress(Illegal):
                execute(store, game, Actor(kind="service"), ExpireTurn(seat))
    except NotFound:
        log.warning("clock job for game %s, which does not exist", game)


def reopen_game(store: Store, game: str) -> None:
    """Open a game again in which a nonce is missing and its time is over."""
    # The last nonce may have come meanwhile, and most games with a clock job wait for none.
    with suppress(Illegal, NotFound, Stale):
        folded = store.load(game)
        if folded.table.status == "revealing":
            reopen(store, game, folded.version)


def expire_open_game(store: Store, game: str, days: int) -> None:
    """End an open game in which nothing has happened for some days."""
    # Somebody may have joined meanwhile, and most games with a clock job are not open at all.
    with suppress(Illegal, NotFound):
        execute(store, game, Actor(kind="service"), ExpireGame(days))
