"""The dispatcher logs the heads of games that are over, before it acknowledges their entries."""

from functools import partial

import redis

from events.fold.store import Store
from events.heads.heads_log import HeadsLog
from events.projections.feed import Feed
from events.projections.lists import Lists
from events.projections.tournament_lists import TournamentLists
from tests.events.heads.test_log import over
from workers.feed_writer import FeedWriter, write_lists


def test_a_dispatcher_that_dies_before_it_acknowledges_logs_no_head_twice(
    store: Store, client: redis.Redis
) -> None:
    game, log, told = over(store), HeadsLog(client), list[bool]()
    for consumer in ("killed", "next"):
        entries = Feed(client, "dispatcher", consumer, claim_after=0).read()
        assert [entry.subject for entry in entries] == [game.id, game.id]
        writer = FeedWriter("the lists", partial(write_lists, Lists(client), TournamentLists(client), log))
        writer.hand_over(entries, lambda _, written: told.append(written))
        writer.write_next(0)
    assert told == [True, True]
    assert [entry.head for entry in log.read(0, 10).heads] == [game.head]


def test_entries_whose_heads_cannot_be_logged_come_again(store: Store, client: redis.Redis) -> None:
    over(store)
    told = list[bool]()

    class Away(HeadsLog):
        def append(self, *_: object) -> None:
            raise redis.ConnectionError

    writer = FeedWriter(
        "the lists", partial(write_lists, Lists(client), TournamentLists(client), Away(client))
    )
    entries = Feed(client, "dispatcher", "one").read()
    writer.hand_over(entries, lambda _, written: told.append(written))
    writer.write_next(0)
    assert told == [False]
