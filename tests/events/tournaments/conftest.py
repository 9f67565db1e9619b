"""A store of tournaments on the Redis of the tests."""

import pytest
import redis

from events.tournaments.tournament_store import TournamentStore
from tests.market.title import TITLES


@pytest.fixture
def cups(client: redis.Redis) -> TournamentStore:
    """A store of tournaments of Market."""
    return TournamentStore(client, TITLES)
