"""A tournament for each test."""

import pytest
import redis

from tests.workers.tournaments.small_tournaments import Cup


@pytest.fixture
def cup(client: redis.Redis) -> Cup:
    return Cup(client)
