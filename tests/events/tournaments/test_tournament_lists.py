"""The lists of tournaments: live and rebuilt they are the same, and they follow a record that was lost."""

from typing import Any

import pytest
import redis

from events.fold.store import Store
from events.log.keys import PARTITIONS, partition_of, tournament_keys
from events.projections.feed import Feed, FeedEntry, game_summaries, tournament_summaries
from events.projections.lists import Lists
from events.projections.rebuild import rebuild
from events.projections.relist import relist_tournaments
from events.projections.tournament_lists import DueTournament, TournamentLists
from events.tournaments.tournament_store import TournamentStore
from events.tournaments.tournament_summary import TournamentSummary, summarize_tournament
from tests.events.play import started
from tests.events.projections.redis_reads import generation, generations, list_keys
from tests.events.tournaments.cups import KeptPlay, created, fresh, played, player, register
from tests.market.title import TITLES
from tests.tournaments.playing import MINUTE, OLGA, START
from tournaments.messages.corrections import CancelTournament
from tournaments.messages.organizing import AddOrganizer
from tournaments.messages.registration import Invite, Register


def follow(client: redis.Redis, most: int = 10_000) -> list[FeedEntry]:
    """Bring the lists up to date from the feed."""
    feed, found = Feed(client, "test", "one"), list[FeedEntry]()
    while entries := feed.read(most, 0):
        Lists(client).apply(game_summaries(entries))
        TournamentLists(client).apply(tournament_summaries(entries))
        feed.ack(entries)
        found += entries
    return found


def ids(page: tuple[list[TournamentSummary], str | None]) -> list[str]:
    return [summary.id for summary in page[0]]


def contents(client: redis.Redis) -> dict[str, Any]:
    """Everything in the lists but the name of the generation, and the names of indexes it has ever had."""
    own = generation(client)
    found = {key.replace(f":{own}:", "::", 1): content(client, key.encode()) for key in list_keys(client)}
    return {name: value for name, value in found.items() if not name.endswith(("names", "kinds"))}


def content(client: redis.Redis, key: bytes) -> Any:
    match client.type(key):
        case b"hash":
            return client.hgetall(key)
        case b"set":
            return client.smembers(key)
    return client.zrange(key, 0, -1, withscores=True)


def test_the_feed_says_which_kind_an_entry_is(client: redis.Redis) -> None:
    game = started(Store(client, TITLES))
    play = played(client, rounds=1)
    entries = follow(client)
    assert {(entry.kind, entry.subject) for entry in entries} == {("game", game), ("tournament", play.id)}
    assert [row.id for row in Lists(client).query()[0]] == [game]
    assert TournamentLists(client).query()[0] == [summarize_tournament(play.folded)]


def test_tournaments_are_found_by_status_title_and_people(client: redis.Redis) -> None:
    over = played(client).id
    invited = KeptPlay(client, registration="invitation")
    invited.give(OLGA, Invite(("eve", "player1")))
    invited.give("player1", Register())
    invited.give(OLGA, AddOrganizer("otto"))
    called_off = KeptPlay(client)
    called_off.give(OLGA, CancelTournament("No room."))
    follow(client)
    lists = TournamentLists(client)
    assert set(ids(lists.query())) == {over, invited.id, called_off.id}
    assert ids(lists.query(status="finished")) == [over]
    assert ids(lists.query(status="registration", title="market")) == [invited.id]
    assert ids(lists.query(title="chess")) == []
    assert set(ids(lists.query(player="player1"))) == {over, invited.id}
    assert ids(lists.query(player="player1", status="finished")) == [over]
    assert ids(lists.query(player="eve")) == []
    assert ids(lists.query(organizer="otto")) == [invited.id]
    assert set(ids(lists.query(organizer=OLGA))) == {over, invited.id, called_off.id}
    assert (ids(lists.query(invited="eve")), ids(lists.query(invited="player1"))) == ([invited.id], [])
    (summary,) = lists.query(status="finished")[0]
    assert (summary.active, summary.round, len(summary.ranking), summary.stages) == (8, 3, 3, ("swiss",))
    assert summary.head is not None
    invited.give(OLGA, CancelTournament("No room."))
    follow(client)
    assert ids(lists.query(invited="eve")) == []


def test_pages_do_not_overlap(client: redis.Redis, cups: TournamentStore) -> None:
    made = [created(cups).folded.id for _ in range(7)]
    follow(client)
    lists, found, cursor = TournamentLists(client), list[str](), None
    while True:
        page, cursor = lists.query(limit=3, after=cursor)
        found += [summary.id for summary in page]
        if cursor is None:
            break
    assert len(found) == len(made)
    assert set(found) == set(made)
    with pytest.raises(ValueError, match="cursor"):
        lists.query(after="!")


def test_what_is_due_is_listed_from_its_time_on(client: redis.Redis) -> None:
    times = (START + 5 * MINUTE, START + 90 * MINUTE)
    play = KeptPlay(client, rounds_start="times", times=times)
    play.enter(*(f"player{number}" for number in range(6)))
    follow(client)
    lists = TournamentLists(client)
    assert lists.due(times[0] - 1) == []
    assert lists.due(times[0]) == [DueTournament(play.id, 2, times[0], START)]
    play.at = times[0]
    play.pair()
    follow(client)
    assert lists.due(play.at) == [DueTournament(play.id, 3, play.at, play.at)], "the games are to be created"
    play.open()
    follow(client)
    assert lists.due(play.at) == []
    waits = play.table(1).waits_until
    assert waits is not None
    assert [due.at for due in lists.due(waits)] == [waits]
    play.finish_round()
    follow(client)
    assert [due.at for due in lists.due(times[1])] == [times[1]]
    play.give(OLGA, CancelTournament("No room."))
    follow(client)
    assert lists.due(2 * START) == []


def test_rebuilt_lists_are_the_live_ones(client: redis.Redis) -> None:
    games = [started(Store(client, TITLES)) for _ in range(3)]
    for number in range(4):
        played(client, rounds=number)
    KeptPlay(client, rounds_start="when_done", times=(START + MINUTE,))
    follow(client)
    live, told = contents(client), list[tuple[int, int]]()
    assert rebuild(Store(client, TITLES), lambda done, total: told.append((done, total))) == []
    assert told[-1] == (8, 8)
    assert contents(client) == live
    client.delete(*client.keys("wardbook:{*}:lists:*"))
    assert rebuild(Store(client, TITLES)) == []
    assert contents(client) == live
    assert len(Lists(client).query()[0]) == len(games)
    assert generations(client) == {generation(client)}, "nothing is left of the others"


def test_a_tournament_that_cannot_be_read_is_named(client: redis.Redis, cups: TournamentStore) -> None:
    good, bad = created(cups).folded.id, created(cups).folded.id
    register(cups, bad, 1, 2)
    client.xdel(tournament_keys(bad).log, "2-0")
    assert rebuild(Store(client, TITLES)) == [bad]
    assert ids(TournamentLists(client).query()) == [good]


def test_records_that_a_failover_lost_are_lost_in_the_lists_too(
    client: redis.Redis, cups: TournamentStore
) -> None:
    cup, well = created(cups).folded.id, created(cups).folded.id
    log = tournament_keys(cup).log
    saved = client.dump(log)
    register(cups, cup, 1, 2)
    follow(client)
    assert saved is not None
    client.restore(log, 0, saved, replace=True)
    lists = TournamentLists(client)
    assert lists.versions([cup, well, "nothing"]) == [3, 1, 0]
    found = [
        summary.id
        for partition in range(PARTITIONS)
        for summary in relist_tournaments(fresh(client), lists, partition)
    ]
    assert found == [cup]
    assert lists.versions([cup, well]) == [1, 1]
    assert relist_tournaments(fresh(client), lists, partition_of(cup)) == []
    register(fresh(client), cup, 3)
    follow(client)
    assert ids(lists.query(player=player(3).id)) == [cup]
    assert ids(lists.query(player=player(1).id)) == []
