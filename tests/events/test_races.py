"""Many writers at once: Redis lets exactly one of them through."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from threading import Barrier

import redis

from events.errors import Stale
from events.execute import Outcome, create, execute
from events.fold.store import Store
from events.log.keys import game_keys
from events.projections.feed import Feed
from events.redis.connection import connect
from games.kernel.refusal import Illegal
from games.kernel.table.lobby import Join
from games.kernel.table.table import Actor
from tests.events.play import opened, started
from tests.market.base import Roll
from tests.market.title import TITLES
from tests.players import ANN, two_humans

WRITERS = 40


def race(url: str, act: Callable[[Store, int], Outcome], writers: int = WRITERS) -> list[str]:
    """What became of writers that start at the same moment, each with a client of its own."""
    barrier = Barrier(writers)

    def write(number: int) -> str:
        client = connect(url)
        store = Store(client, TITLES)
        barrier.wait()
        try:
            outcome = act(store, number)
            return f"{outcome.version} {'again' if outcome.replayed else 'first'}"
        except Stale as stale:
            return f"stale at {stale.current}"
        except Illegal as refused:
            return refused.code
        finally:
            client.close()

    with ThreadPoolExecutor(writers) as pool:
        return list(pool.map(write, range(writers)))


def guest(number: int) -> Actor:
    return Actor(kind="player", id=f"guest{number}")


def test_forty_writers_on_one_version(store: Store, redis_url: str, client: redis.Redis) -> None:
    game = opened(store)
    answers = race(redis_url, lambda own, number: execute(own, game, guest(number), Join(), expected=1))
    assert Counter(answers) == {"2 first": 1, "stale at 2": WRITERS - 1}
    assert client.xlen(game_keys(game).log) == 2
    assert len(Feed(client, "test", "one").read(100, 0)) == 2


def test_forty_writers_for_one_seat(store: Store, redis_url: str, client: redis.Redis) -> None:
    game = opened(store)
    answers = race(redis_url, lambda own, number: execute(own, game, guest(number), Join()))
    assert Counter(answers) == {"2 first": 1, "no_free_seat": WRITERS - 1}
    assert client.xlen(game_keys(game).log) == 2


def test_forty_times_the_same_command_at_once(store: Store, redis_url: str, client: redis.Redis) -> None:
    game = started(store)
    answers = race(redis_url, lambda own, _: execute(own, game, ANN, Roll(), "k"))
    assert Counter(answers) == {"4 first": 1, "4 again": WRITERS - 1}
    assert client.xlen(game_keys(game).log) == 4


def test_forty_times_the_same_creation_at_once(redis_url: str, client: redis.Redis) -> None:
    answers = race(redis_url, lambda own, _: create(own, ANN, two_humans(), "k"))
    assert Counter(answers) == {"1 first": 1, "1 again": WRITERS - 1}
    assert len(Feed(client, "test", "one").read(100, 0)) == 1


def _ten_joins(url: str, game: str, offset: int) -> list[str]:
    def join(store: Store, number: int) -> Outcome:
        return execute(store, game, guest(offset + number), Join(), expected=1)

    return race(url, join, 10)


def test_forty_writers_in_four_processes(store: Store, redis_url: str, client: redis.Redis) -> None:
    game = opened(store)
    with ProcessPoolExecutor(4, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(_ten_joins, redis_url, game, 10 * part) for part in range(4)]
        answers = [answer for job in jobs for answer in job.result()]
    assert Counter(answers) == {"2 first": 1, "stale at 2": WRITERS - 1}
    assert client.xlen(game_keys(game).log) == 2
