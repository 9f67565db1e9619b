"""Notices of tournaments: who is told what, and what nobody is told."""

from collections.abc import Iterable
from typing import Any

import redis

from events.notices.account_stream import AccountStreams, NoticePosition, StoredNotice
from events.notices.notice import GAME_NOTICE_TYPES, Notice
from events.notices.tournament_notices import TOURNAMENT_NOTICE_TYPES, tournament_notices
from events.projections.feed import Feed
from events.projections.feed_notices import addressed_notices
from games.kernel.messages import Event, tag
from games.kernel.table.table import TurnClock
from tests.events.tournaments.cups import KeptPlay, played
from tests.tournaments.playing import OLGA
from tournaments.messages.corrections import Disqualify, OverrideResult, Placing, VoidTable
from tournaments.messages.organizing import (
    Announce,
    ExtendTurn,
    ExtendWait,
    PauseTables,
    ReportMessage,
    Substitute,
)
from tournaments.messages.registration import Invite, Withdraw
from tournaments.messages.rounds import StartRound
from tournaments.settings import GameSettings
from tournaments.tournament import TOURNAMENT_EVENTS

UNTOLD = {
    *("tournament_created", "player_checked_in", "player_returned"),
    *("stage_started", "round_started", "pair_forbidden", "pair_allowed", "message_hidden", "report_settled"),
}


def told(play: KeptPlay, kind: str) -> list[Notice]:
    """The notices of one type of the last record."""
    return [notice for notice in tournament_notices(play.last, play.state) if notice.type == kind]


def heard(client: redis.Redis, who: str) -> list[StoredNotice]:
    return [notice for _, notice in AccountStreams(client).read(who, NoticePosition(0), 1000)]


def tell(client: redis.Redis, times: int = 1) -> None:
    """Deliver what is in the feed, so often."""
    feed = Feed(client, "test", "one")
    entries = feed.read(1000, 0)
    for _ in range(times):
        AccountStreams(client).write(addressed_notices(entries))
    feed.ack(entries)


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    names = {tag(event) for event in TOURNAMENT_EVENTS}
    assert {*TOURNAMENT_NOTICE_TYPES} | UNTOLD == names
    assert {*TOURNAMENT_NOTICE_TYPES} & (UNTOLD | {*GAME_NOTICE_TYPES}) == set()


def test_each_player_is_told_of_the_own_table_and_its_game(client: redis.Redis) -> None:
    play = played(client, rounds=0, remainder="byes")
    play.give(OLGA, StartRound())
    play.pair()
    (bye,) = [notice for notice in told(play, "round_paired") if notice.table is None]
    assert (bye.to, bye.round, bye.game) == (play.round.byes, 1, None)
    play.open()
    assert told(play, "tables_opened") == [
        Notice("tables_opened", table.humans, round=1, table=number, game=f"g1.{number}")
        for number, table in enumerate(play.round.tables, 1)
    ]
    tell(client)
    (player, *_) = play.table(2).humans
    last = heard(client, player)[-1]
    assert (last.type, last.tournament, last.version) == ("tables_opened", play.id, play.version)
    assert (last.game, last.round, last.table, last.title) == ("g1.2", 1, 2, "market")
    assert [notice.type for notice in heard(client, play.round.byes[0])] == [
        "player_registered",
        "round_paired",
    ]


def test_tables_and_organizers_are_told_what_is_decided_about_them(client: redis.Redis) -> None:
    play = played(client, rounds=0, game=GameSettings("market", clock=TurnClock(60)))
    play.start()
    first, *others = play.table(1).humans
    everybody = {each.player for each in play.state.participants}

    def check(events: Iterable[Event], to: set[str], table: int | None, reason: str | None) -> None:
        (event,) = events
        (notice,) = told(play, tag(type(event)))
        assert (set(notice.to), notice.table, notice.reason) == (to, table, reason)
        assert len(notice.to) == len(to)

    why = "The lights went out."
    check(play.give(OLGA, PauseTables(why, 1)), {first, *others}, 1, why)
    check(play.give(OLGA, ExtendWait(3, why, 1)), {first, *others}, 1, why)
    check(play.give(OLGA, ExtendTurn(3, why, 1)), {first, *others}, 1, why)
    check(play.give(OLGA, Announce("Lunch!", 1)), {first, *others, OLGA}, 1, None)
    check(play.give(first, ReportMessage(play.version)), {OLGA}, None, None)
    check(play.give(OLGA, Announce("Lunch!")), {*everybody, OLGA}, None, None)
    check(play.give(OLGA, Substitute(1, first, why)), {first, *others, OLGA}, 1, why)
    play.finish_round()
    placings = tuple(Placing(player, 1) for player in play.table(1).humans)
    check(play.give(OLGA, OverrideResult(1, 1, placings, why)), {first, *others, OLGA}, 1, why)
    check(play.give(OLGA, VoidTable(1, 1, why)), {first, *others, OLGA}, 1, why)
    check(play.give(OLGA, Disqualify(first, why)), {first, OLGA}, None, why)
    check(play.give(others[0], Withdraw()), {others[0], OLGA}, None, None)
    check(play.give(OLGA, Announce("Good night!")), {*everybody, OLGA} - {first, others[0]}, None, None)


def test_no_message_of_an_organizer_is_in_a_notice(client: redis.Redis) -> None:
    """It may be hidden later, and notices stay for two days."""
    play = played(client, rounds=0)
    play.give(OLGA, Announce("secret words"))
    tell(client)
    keys: Any = client.keys("*:notices")
    assert all(b"secret words" not in (client.dump(key) or b"") for key in keys)
    assert heard(client, "player1")[-1].type == "message_sent"


def test_a_notice_that_is_delivered_again_is_written_once(client: redis.Redis) -> None:
    play = KeptPlay(client, registration="invitation")
    play.give(OLGA, Invite(("player1", "eve")))
    play.enter(*(f"player{number}" for number in range(8)))
    for _ in range(3):
        play.play_round()
    tell(client, times=3)
    found = [notice.type for notice in heard(client, "player1")]
    rounds = ["round_paired", "tables_opened", "result_recorded", "round_finished"]
    assert sorted(found) == sorted(
        ["players_invited", "player_registered", *3 * rounds, "stage_finished", "tournament_finished"]
    )
    assert [notice.type for notice in heard(client, "eve")] == ["players_invited"]
    assert heard(client, OLGA)[-1].type == "tournament_finished"
