"""Open games that nobody joins end by themselves, as a record that audits sound."""

from collections.abc import Iterator

import pytest
import redis

from events.audit.auditor import audit
from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.projections.feed import Feed
from events.projections.lists import Lists
from games.kernel.table.clock import ExpireGame
from games.kernel.table.lobby import Join, Leave
from games.kernel.table.table import CreateGame, SeatOffer
from tests.events.exports import SIGNER, lines_of
from tests.timed import ANN, BOB, SERVICE, TITLES, Watch, refused, started
from tests.workers.tables import dispatch
from workers.dispatcher import GROUP
from workers.queue import Queues, open_queues, queued_job_ids
from workers.sweeper import Sweeper
from workers.turns import out_of_time

DAY = 86_400
DAYS = 3


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def store(client: redis.Redis, watch: Watch) -> Store:
    return Store(client, TITLES, now=watch)


@pytest.fixture
def queues(redis_url: str) -> Iterator[Queues]:
    queues = open_queues(redis_url)
    yield queues
    queues.close()


def opened(store: Store) -> FoldedGame:
    return create(store, ANN, CreateGame(title="market", seats=(SeatOffer(), SeatOffer()))).folded


def swept(store: Store, queues: Queues, watch: Watch) -> set[str]:
    """The jobs that a sweep queues once the lists have caught up."""
    feed, lists = Feed(store.client, GROUP, "test"), Lists(store.client)
    entries = feed.read(1000, 0)
    dispatch(entries, lists, queues)
    feed.ack(entries)
    Sweeper(DAYS).sweep(lists, queues, watch.now)
    return queued_job_ids(queues)


def test_an_open_game_without_a_record_for_some_days_is_due(
    store: Store, queues: Queues, watch: Watch
) -> None:
    game, playing = opened(store), started(store, None)
    watch.wait(DAYS * DAY - 1)
    assert swept(store, queues, watch) == set()
    watch.wait(1)
    assert swept(store, queues, watch) == {f"clock-{game.id}-1"}
    out_of_time.expire_open_game(store, playing.id, DAYS)
    out_of_time.expire_open_game(store, game.id, DAYS)
    out_of_time.expire_open_game(store, game.id, DAYS)
    assert [record.command for record in store.records(game.id, 1)] == [ExpireGame(DAYS)]
    assert store.load(game.id).table.status == "abandoned"
    assert store.load(playing.id).version == playing.version
    swept(store, queues, watch)
    assert Lists(store.client).idle_open_games(watch.now) == []


def test_whoever_joins_or_leaves_starts_the_days_anew(store: Store, queues: Queues, watch: Watch) -> None:
    game = opened(store)
    watch.wait(2 * DAY)
    execute(store, game.id, BOB, Join())
    watch.wait(2 * DAY)
    execute(store, game.id, BOB, Leave())
    watch.wait(2 * DAY)
    assert swept(store, queues, watch) == set()
    refused("not_idle", lambda: execute(store, game.id, SERVICE, ExpireGame(DAYS)))


def test_only_the_service_ends_open_games_and_only_open_ones(store: Store, watch: Watch) -> None:
    game, playing = opened(store), started(store, None)
    watch.wait(DAYS * DAY)
    refused("service_only", lambda: execute(store, game.id, ANN, ExpireGame(DAYS)))
    refused("wrong_status", lambda: execute(store, playing.id, SERVICE, ExpireGame(DAYS)))


def test_an_expired_game_audits_sound(store: Store, watch: Watch) -> None:
    game = opened(store)
    watch.wait(DAYS * DAY)
    after = execute(store, game.id, SERVICE, ExpireGame(DAYS)).folded
    verdict = audit(lines_of(store, after), TITLES, [SIGNER.public])
    assert (verdict.verdict, {note.code for note in verdict.notes}) == ("sound", {"abandoned"})
