"""Two tournaments of the same players, as bundles."""

from collections.abc import Iterator

import pytest
import redis

from events.bundle.bundle_writer import bundle
from events.fold.store import Store
from events.tournaments.tournament_store import TournamentStore
from tests.events.bundle.forging import Files, unpack
from tests.events.bundle.tournaments import Hall, played
from tests.events.exports import SIGNER
from tests.market.title import TITLES


@pytest.fixture(scope="module")
def bundles(redis_url: str) -> Iterator[list[Files]]:
    """The files of two tournaments of the same players, at tables of two and of three."""
    client = redis.Redis.from_url(redis_url)
    client.flushall()
    hall = Hall(TournamentStore(client, TITLES), Store(client, TITLES))
    made = [played(hall, luck=1), played(hall, luck=2, table_size=3)]
    yield [unpack(b"".join(bundle(*hall, folded, SIGNER))) for folded in made]
    client.close()


@pytest.fixture
def files(bundles: list[Files]) -> Files:
    return dict(bundles[0])


@pytest.fixture
def others(bundles: list[Files]) -> Files:
    return dict(bundles[1])
