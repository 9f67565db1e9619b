"""The results that organizers set in all tournaments."""

from collections.abc import Iterator, Mapping

import redis

from events.log.keys import PARTITIONS
from events.projections.rebuild import member_batches
from events.tournaments.tournament_store import TournamentStore
from games.kernel.title import Title
from tournaments.ratings.corrections import corrected_games
from tournaments.ratings.update import RatedGame


def all_corrections(client: redis.Redis, titles: Mapping[str, Title]) -> Iterator[RatedGame]:
    """The games whose results organizers have set, as the records of the tournaments say."""
    store = TournamentStore(client, titles)
    for partition in range(PARTITIONS):
        for batch in member_batches(client, "tournament", partition):
            for tournament in batch:
                yield from corrected_games(store.load(tournament).state)
