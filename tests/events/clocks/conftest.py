"""A store whose time the tests move by hand."""

import pytest
import redis

from events.fold.store import Store
from tests.timed import TITLES, Watch


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def store(client: redis.Redis, watch: Watch) -> Store:
    return Store(client, TITLES, now=watch)
