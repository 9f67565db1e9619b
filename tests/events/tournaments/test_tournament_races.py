"""Many writers of one tournament at once: Redis lets exactly one of them through."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import redis

from events.errors import Stale
from events.log.keys import tournament_keys
from events.projections.feed import Feed
from events.redis.connection import connect
from events.tournaments.execute_tournament import TournamentOutcome, execute_tournament
from events.tournaments.tournament_store import TournamentStore
from games.kernel.refusal import Illegal
from tests.conftest import free_port, start_redis, stop_redis
from tests.events.tournaments.cups import created, fresh, player, register
from tournaments.messages.registration import Register

WRITERS = 20


def race(url: str, act: Callable[[TournamentStore, int], TournamentOutcome]) -> list[str]:
    """What became of writers that start at the same moment, each with a client of its own."""
    barrier = Barrier(WRITERS)

    def write(number: int) -> str:
        client = connect(url)
        store = fresh(client)
        barrier.wait()
        try:
            outcome = act(store, number)
            return f"{outcome.version} again" if outcome.replayed else f"{outcome.version}"
        except Stale as stale:
            return f"stale at {stale.current}"
        except Illegal as refused:
            return refused.code
        finally:
            client.close()

    with ThreadPoolExecutor(WRITERS) as pool:
        return list(pool.map(write, range(WRITERS)))


def test_writers_on_one_version(cups: TournamentStore, redis_url: str, client: redis.Redis) -> None:
    cup = created(cups).folded.id
    answers = race(
        redis_url, lambda own, number: execute_tournament(own, cup, player(number), Register(), expected=1)
    )
    assert Counter(answers) == {"2": 1, "stale at 2": WRITERS - 1}
    assert client.xlen(tournament_keys(cup).log) == 2


def test_writers_without_a_version_all_get_in(cups: TournamentStore, redis_url: str) -> None:
    cup = created(cups).folded.id
    answers = race(redis_url, lambda own, number: execute_tournament(own, cup, player(number), Register()))
    assert sorted(answers, key=int) == [str(version) for version in range(2, WRITERS + 2)]
    lots = [record.draws for record in cups.records(cup)[1:]]
    assert lots == [(number, number + 1) for number in range(WRITERS)], "each draw is taken once"


def test_a_crowd_in_a_few_processes_all_gets_in(cups: TournamentStore, redis_url: str) -> None:
    """As when check-in opens. If all of them raced, most would give up."""
    cup, crowd = created(cups).folded.id, 100
    clients = [connect(redis_url) for _ in range(3)]
    stores, barrier = [fresh(client) for client in clients], Barrier(crowd)

    def write(number: int) -> int:
        barrier.wait()
        return execute_tournament(stores[number % 3], cup, player(number), Register()).version

    with ThreadPoolExecutor(crowd) as pool:
        assert sorted(pool.map(write, range(crowd))) == list(range(2, crowd + 2))
    for client in clients:
        client.close()


def test_the_last_place_goes_to_one(cups: TournamentStore, redis_url: str) -> None:
    cup = created(cups, most_participants=2).folded.id
    register(cups, cup, 99)
    answers = race(redis_url, lambda own, number: execute_tournament(own, cup, player(number), Register()))
    assert answers.count("3") == 1
    assert len(set(answers)) == 2
    assert len(cups.load(cup).state.participants) == 2


def test_the_same_command_and_the_same_creation_at_once(redis_url: str, client: redis.Redis) -> None:
    answers = race(redis_url, lambda own, _: created(own, "k"))
    assert Counter(answers) == {"1": 1, "1 again": WRITERS - 1}
    cup = created(fresh(client), "k").folded.id
    answers = race(redis_url, lambda own, _: execute_tournament(own, cup, player(1), Register(), "k"))
    assert Counter(answers) == {"2": 1, "2 again": WRITERS - 1}
    assert [entry.version for entry in Feed(client, "test", "one").read(100, 0)] == [1, 2]


def test_nothing_accepted_is_lost_when_redis_is_killed(tmp_path: Path) -> None:
    port = free_port()
    server = start_redis(port, tmp_path)
    client = connect(f"redis://127.0.0.1:{port}/0")
    try:
        store = fresh(client)
        cup = created(store, "k").folded.id
        for number in range(3):
            accepted = execute_tournament(store, cup, player(number), Register(), f"k{number}")
            stop_redis(server)
            server = start_redis(port, tmp_path)
            assert execute_tournament(store, cup, player(number), Register(), f"k{number}").replayed
            assert created(store, "k").replayed
        found = fresh(client).load(cup)
        assert (found.version, found.head, found.state) == (4, accepted.folded.head, accepted.folded.state)
        assert store.seed(found) == fresh(client).seed(found)
    finally:
        client.close()
        stop_redis(server)
