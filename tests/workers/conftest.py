"""What tests of workers share."""

from collections.abc import Iterator

import pytest

from workers.queue import Queues, open_queues


@pytest.fixture
def queues(redis_url: str, client: object) -> Iterator[Queues]:
    queues = open_queues(redis_url)
    yield queues
    queues.close()
