"""How much memory of Redis a game takes once it is archived: its row in the lists, its head, and its note."""

import secrets
from random import Random

import redis
from msgspec.structs import replace

from events.fold.store import Store
from events.fold.summary import SummarySeat, summarize
from events.heads.heads_log import HeadsLog
from events.log.keys import archived_key, partition_of
from events.projections.lists import Lists
from games.kernel.title import Standing
from tests.workers.archive.archiving import finished, leave_redis

GAMES, PLAYERS = 400, 20


def test_an_archived_game_of_four_takes_less_than_a_kilobyte(store: Store, client: redis.Redis) -> None:
    game = summarize(store.load(finished(store)))
    at = leave_redis(store, game.id)
    luck, players = Random(1), [secrets.token_hex(12) for _ in range(PLAYERS)]
    summaries = [
        replace(
            game,
            id=secrets.token_hex(12),
            title="dice-hospital",
            head=secrets.token_hex(32),
            created=game.created + number,
            owner=players[0],
            seats=tuple(
                SummarySeat(seat, "human", None, player)
                for seat, player in enumerate(luck.sample(players, 4))
            ),
            standings=tuple(Standing(seat, seat + 1, 40 - 3 * seat) for seat in range(4)),
        )
        for number in range(GAMES)
    ]
    before = client.info("memory")["used_memory"]
    Lists(client).apply(summaries)
    HeadsLog(client).append(summaries)
    pipeline = client.pipeline()
    for summary in summaries:
        pipeline.hset(archived_key(partition_of(summary.id)), summary.id, at.noted())
    pipeline.execute()
    assert (client.info("memory")["used_memory"] - before) / GAMES < 1024
