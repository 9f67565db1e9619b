"""What must hold for a tournament whatever was killed: told from the stored records alone."""

from collections import Counter

import redis

from events.audit import audit
from events.fold.store import Store
from events.redis.connection import connect
from events.tournaments.tournament_store import TournamentStore
from games.titles import TITLES as SHIPPED
from tests.e2e.running import Wardbook
from tests.events.exports import SIGNER, lines_of
from tests.market.title import TITLES as MARKET

TITLES = {**SHIPPED, **MARKET}


def games_of(client: redis.Redis, store: Store, tournament: str) -> dict[str, tuple[int, int]]:
    """The games that belong to a tournament, with round and table."""
    found: dict[str, tuple[int, int]] = {}
    for key in client.scan_iter("wardbook:*:game:*:log", count=1000):
        game = key.decode().split(":")[3]
        at = store.load(game).table.tournament
        if at is not None and at.tournament == tournament:
            found[game] = at.round, at.table
    return found


def check_games(wardbook: Wardbook, tournament: str, also: int = 0) -> int:
    """How many games a tournament has: one for each table, none twice, none missing, all sound.

    `also` is the number of games that were created for pairings that an organizer then changed.
    """
    client = connect(wardbook.redis_url())
    try:
        store = Store(client, TITLES)
        state = TournamentStore(client, TITLES).load(tournament).state
        wanted = {
            table.game: (played.number, number)
            for played in state.rounds
            for number, table in enumerate(played.tables, 1)
        }
        found = games_of(client, store, tournament)
        assert wanted.items() <= found.items(), "a game is missing"
        assert len(found) <= len(wanted) + also, "a game exists twice"
        for game in found:
            verdict = audit(lines_of(store, store.load(game)), TITLES, (SIGNER.public,))
            assert (verdict.verdict, verdict.findings) == ("sound", ()), game
        twice = Counter(found.values()).most_common(1)
        assert also or twice[0][1] == 1
        return len(found)
    finally:
        client.close()
