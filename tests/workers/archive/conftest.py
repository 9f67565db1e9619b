"""What tests of the archive share."""

from pathlib import Path

import pytest
import redis

from events.fold.store import Store
from tests.workers.archive.archiving import store_with_archive


@pytest.fixture
def store(client: redis.Redis, tmp_path: Path) -> Store:
    return store_with_archive(client, tmp_path)


@pytest.fixture
def other(client: redis.Redis, tmp_path: Path) -> Store:
    """The store of another process, which has nothing in memory."""
    return store_with_archive(client, tmp_path)
