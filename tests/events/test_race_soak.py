"""Ten thousand racing writers: one record per version, one effect per command id, and no answer is a lie."""

import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier
from typing import NamedTuple

import pytest
import redis

from events.errors import CommandIdReused, Stale, WriteConflict
from events.execute import execute
from events.fold.store import Store
from events.projections.feed import Feed
from events.redis.connection import connect
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from games.kernel.table.table import Actor
from tests.events.play import available_commands, started
from tests.market.title import TITLES

WRITERS = int(os.environ.get("WARDBOOK_SOAK_WRITERS", "10000"))
AT_ONCE = 20
"""Writers that start at the same moment on one game."""
ROUNDS = 5
"""Races on one game."""


class Answer(NamedTuple):
    """What a writer was told: the version of its record, or why there is none."""

    actor: Actor
    command: Command
    command_id: str | None
    version: int | None
    replayed: bool
    refusal: str


def write(
    store: Store, game: str, attempt: tuple[Actor, Command], luck: Random, barrier: Barrier
) -> list[Answer]:
    """One writer: with or without a version it expects, with an id of its own, a shared one or none."""
    actor, command = attempt
    expected = store.load(game).version if luck.random() < 0.4 else None
    command_id = luck.choice((None, f"own-{luck.getrandbits(64)}", f"shared-{luck.randrange(3)}"))
    answers: list[Answer] = []
    barrier.wait()
    for _ in range(luck.choice((1, 1, 2))):  # some lose the answer and ask again
        try:
            outcome = execute(store, game, actor, command, command_id, expected)
            answers.append(Answer(actor, command, command_id, outcome.version, outcome.replayed, ""))
        except (Illegal, Stale, CommandIdReused, WriteConflict) as refused:
            answers.append(Answer(actor, command, command_id, None, False, type(refused).__name__))
    return answers


def race(game: str, number: int, pool: ThreadPoolExecutor, stores: Sequence[Store]) -> list[Answer]:
    """The answers to writers that all choose from what the game offered a moment ago."""
    luck, barrier = Random(number), Barrier(AT_ONCE)
    choices = available_commands(stores[0].load(game))
    if not choices:
        return []
    tasks = [
        pool.submit(write, store, game, luck.choice(choices), Random(luck.getrandbits(64)), barrier)
        for store in stores
    ]
    return [answer for task in tasks for answer in task.result()]


def check_game(store: Store, game: str, answers: list[Answer]) -> None:
    """The record has what was answered, and each id once."""
    records = store.records(game, limit=100_000)
    assert [record.version for record in records] == list(range(1, len(records) + 1))
    ids = Counter((record.actor.id, record.command_id) for record in records)
    assert set(ids.values()) == {1}
    for answer in answers:
        if answer.version is not None:
            record = records[answer.version - 1]
            assert (record.actor, record.command) == (answer.actor, answer.command)
            assert answer.command_id in (None, record.command_id)
    firsts = Counter(answer.version for answer in answers if answer.version and not answer.replayed)
    assert max(firsts.values(), default=0) == 1, "one writer per version"
    assert Store(store.client, TITLES).load(game).table == store.load(game).table


def race_many(url: str, client: redis.Redis, writers: int) -> None:
    """Race until so many writers have tried."""
    stores = [Store(connect(url, 2), TITLES) for _ in range(AT_ONCE)]
    tried, games, outcomes = 0, 0, Counter[str]()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        while tried < writers:
            game, answers = started(stores[0]), list[Answer]()
            for number in range(ROUNDS):
                answers += race(game, 100 * games + number, pool, stores)
            check_game(stores[0], game, answers)
            outcomes.update(answer.refusal or ("again" if answer.replayed else "first") for answer in answers)
            tried, games = tried + len(answers), games + 1
            if games % max(1, writers // (20 * AT_ONCE * ROUNDS)) == 0:
                print(f"{tried} writers in {games} games: {dict(outcomes)}", flush=True)
    announced = 0
    feed = Feed(client, "test", "one")
    while entries := feed.read(1000, 0):
        announced += len(entries)
        feed.ack(entries)
    for store in stores:
        store.client.close()
    assert outcomes["first"]
    assert outcomes["again"]
    assert announced == outcomes["first"] + 3 * games, "one entry per record"


def test_a_few_hundred_racing_writers(redis_url: str, client: redis.Redis) -> None:
    race_many(redis_url, client, 200)


@pytest.mark.soak
def test_ten_thousand_racing_writers(redis_url: str, client: redis.Redis) -> None:
    race_many(redis_url, client, WRITERS)
