"""Players whose accounts were deleted lose their seats, whatever is lost or late."""

from collections.abc import Iterator

import pytest
import redis

from events.audit import audit
from events.execute import create, execute
from events.fold.store import Store
from events.fold.summary import summarize
from events.log.keys import FORGOTTEN_PLAYERS, player_key
from events.projections.lists import Lists
from games.kernel.table.lobby import Join, Start
from tests.events.exports import lines_of
from tests.events.test_nonces import revealing
from tests.market.title import TITLES
from tests.players import ANN, BOB, two_humans
from workers import jobs
from workers.forgotten_players import LOOKED_FOR_MS, sweep_forgotten_players
from workers.queue import Queues, open_queues

NOW = 1_800_000_000_000


@pytest.fixture
def queues(redis_url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Queues]:
    queues = open_queues(redis_url)
    monkeypatch.setattr(jobs, "thread_store", lambda: store)
    yield queues
    queues.close()


def swept(store: Store, queues: Queues, now: int, *games: str) -> set[str]:
    """The games for which a sweep queued a job, after the lists heard of some games."""
    lists = Lists(store.client)
    lists.apply([summarize(store.load(game)) for game in games])
    store.client.delete(queues.short.key)
    sweep_forgotten_players(store.client, lists, queues, now)
    return {id_.split("-")[1] for id_ in queues.short.get_job_ids()}


def forgotten(client: redis.Redis, at: int) -> None:
    """Ann's account was deleted, Bob's is still there."""
    client.hset(player_key("bob"), "name", "Bob")
    client.zadd(FORGOTTEN_PLAYERS, {f"ann:{at}": at})


def test_forgotten_players_resign_and_leave(store: Store, client: redis.Redis, queues: Queues) -> None:
    alone, open_, running = (create(store, ANN, two_humans()).folded.id for _ in range(3))
    for game in (open_, running):
        execute(store, game, BOB, Join())
    execute(store, running, BOB, Start())
    forgotten(client, NOW)
    games = (alone, open_, running)
    assert swept(store, queues, NOW, *games) == set(games)
    for game in games * 2:
        jobs.vacate_seats(game, 1)
    tables = {game: store.load(game).table for game in games}
    assert tables[alone].status == "abandoned"
    assert [seat.player for seat in tables[open_].seats] == [None, "bob"]
    assert [seat.resigned for seat in tables[running].seats] == [True, False]
    assert swept(store, queues, NOW + 2_000, *games) == set()
    verdict = audit(lines_of(store, store.load(running)), TITLES)
    assert (verdict.verdict, "resigned" in {note.code for note in verdict.notes}) == ("sound", True)


def test_banned_players_resign_and_others_stay(store: Store, client: redis.Redis, queues: Queues) -> None:
    game = create(store, ANN, two_humans()).folded.id
    execute(store, game, BOB, Join())
    execute(store, game, BOB, Start())
    forgotten(client, NOW)
    client.hset(player_key("ann"), "name", "Ann")
    jobs.vacate_seats(game, 1)
    assert [seat.resigned for seat in store.load(game).table.seats] == [False, False], "the ban was lifted"
    client.hset(player_key("ann"), "banned", str(NOW))
    assert swept(store, queues, NOW, game) == {game}
    jobs.vacate_seats(game, 1)
    assert [seat.resigned for seat in store.load(game).table.seats] == [True, False]


def test_a_forgotten_player_whose_nonce_is_awaited_leaves(
    store: Store, client: redis.Redis, queues: Queues
) -> None:
    game = revealing(store).id
    forgotten(client, NOW)
    assert swept(store, queues, NOW, game) == {game}
    jobs.vacate_seats(game, 1)
    folded = store.load(game)
    assert [seat.player for seat in folded.table.seats] == [None, "bob"]
    assert folded.next_draw == 0
    assert audit(lines_of(store, folded), TITLES).verdict == "sound"


def test_a_seat_that_the_lists_learn_of_late_is_found(
    store: Store, client: redis.Redis, queues: Queues
) -> None:
    game = create(store, ANN, two_humans()).folded.id
    forgotten(client, NOW)
    assert swept(store, queues, NOW) == set()
    assert swept(store, queues, NOW + 1_000, game) == set(), "not yet"
    assert swept(store, queues, NOW + 2_000) == {game}
    assert swept(store, queues, NOW + 4_000) == {game}, "its job was lost"


def test_forgotten_players_are_not_looked_for_for_ever(
    store: Store, client: redis.Redis, queues: Queues
) -> None:
    forgotten(client, NOW)
    now, looks = NOW, 0
    while client.zcard(FORGOTTEN_PLAYERS):
        now = int(client.zrange(FORGOTTEN_PLAYERS, 0, 0, withscores=True)[0][1])
        assert swept(store, queues, now) == set()
        looks += 1
    assert LOOKED_FOR_MS <= now - NOW < 2 * LOOKED_FOR_MS + 2_000
    assert looks < 20


def test_a_job_that_is_still_queued_is_not_queued_again(
    store: Store, client: redis.Redis, queues: Queues
) -> None:
    game, lists = create(store, ANN, two_humans()).folded, Lists(store.client)
    lists.apply([summarize(game)])
    forgotten(client, NOW)
    for second in range(0, 3600, 2):
        sweep_forgotten_players(client, lists, queues, NOW + second * 1000)
    assert len(queues.short.get_job_ids()) == 1
