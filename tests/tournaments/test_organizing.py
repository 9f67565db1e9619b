"""What organizers do at tables, and their messages."""

import pytest

from games.kernel.table.table import TurnClock
from tests.tournaments.playing import MINUTE, OLGA, SERVICE, START, Play
from tournaments.messages.organizing import (
    Announce,
    ExtendTurn,
    ExtendWait,
    HideMessage,
    PauseTables,
    ReportMessage,
    ResumeTables,
    SettleReport,
    Substitute,
    TablesPaused,
    TablesResumed,
    TurnExtended,
    WaitExtended,
)
from tournaments.messages.registration import Remove, Withdraw
from tournaments.messages.rounds import ChangePairing, Seats, StartRound
from tournaments.settings import GameSettings
from tournaments.tournament import Due, allowed, due

pytestmark = pytest.mark.usefixtures("quick_pairing")

EIGHT = tuple(f"p{number}" for number in range(8))


def started(**changes: object) -> Play:
    return Play(**changes).enter(*EIGHT).start()


def test_a_paused_table_does_not_wait_for_its_players() -> None:
    play = started()
    play.at += 5 * MINUTE
    assert play.give(OLGA, PauseTables("Fire", 1)) == [TablesPaused(play.at, 1, (1,), OLGA, "Fire")]
    assert due(play.state, START + 15 * MINUTE) == Due(absent=(2,))
    assert play.refused(OLGA, PauseTables("Fire", 1)) == "table_not_ready"
    play.at += 60 * MINUTE
    play.give(OLGA, ResumeTables("Over", 1))
    assert play.table(1).paused is None
    assert play.table(1).waits_until == play.at + 10 * MINUTE


def test_organizers_pause_and_resume_all_tables() -> None:
    play = started()
    assert play.refused(OLGA, ResumeTables("Go")) == "no_table_left"
    play.give(OLGA, PauseTables("Lunch", 2))
    assert play.give(OLGA, PauseTables("Lunch")) == [TablesPaused(play.at, 1, (1,), OLGA, "Lunch")]
    assert play.refused(OLGA, PauseTables("Lunch")) == "no_table_left"
    assert play.give(OLGA, ResumeTables("Go")) == [TablesResumed(play.at, 1, (1, 2), OLGA, "Go")]


def test_a_table_that_ends_is_not_paused_any_more() -> None:
    play = started()
    play.give(OLGA, PauseTables("Lunch", 1))
    play.result(1, 4, 3, 2, 1)
    assert play.table(1).paused is None


def test_a_table_waits_longer_if_an_organizer_says_so() -> None:
    play = started()
    assert play.give(OLGA, ExtendWait(30, "Late train", 2)) == [WaitExtended(1, (2,), 30, OLGA, "Late train")]
    assert play.table(2).waits_until == START + 45 * MINUTE
    assert play.refused(OLGA, ExtendWait(30, "Late train", 3)) == "no_such_table"
    play.result(2, 4, 3, 2, 1)
    assert play.refused(OLGA, ExtendWait(30, "Late train", 2)) == "table_not_ready"


def test_turns_get_more_time_where_a_clock_can_run() -> None:
    play = started(game=GameSettings("dice-hospital", clock=TurnClock(60)))
    given = [TurnExtended(1, (1, 2), 5, OLGA, "Power cut")]
    assert play.give(OLGA, ExtendTurn(5, "Power cut")) == given
    play.give(OLGA, ExtendTurn(2, "Power cut", 2))
    assert [play.table(number).more_minutes for number in (1, 2)] == [5, 7]
    for player in play.table(1).humans:
        play.give(OLGA, Substitute(1, player, "Gone home"))
    assert play.refused(OLGA, ExtendTurn(5, "Power cut", 1)) == "table_not_ready"
    play.result(2, 4, 3, 2, 1)
    assert play.refused(OLGA, ExtendTurn(5, "Power cut")) == "no_table_left"
    assert "extend_turn" not in allowed(play.state, OLGA, play.at)


def test_turns_without_a_clock_get_no_time() -> None:
    play = started()
    assert play.refused(OLGA, ExtendTurn(5, "Power cut")) == "no_clock"
    assert play.refused("p0", ExtendTurn(5, "Power cut")) == "organizers_only"
    assert "extend_turn" not in allowed(play.state, OLGA, play.at)


def test_nothing_is_paused_between_rounds() -> None:
    play = started().finish_round()
    for command in (
        PauseTables("Why"),
        ResumeTables("Why"),
        ExtendWait(5, "Why"),
        Substitute(1, "p0", "Why"),
    ):
        assert play.refused(OLGA, command) == "no_open_round"


def test_a_bot_takes_over_for_a_player_and_the_result_counts() -> None:
    play = started()
    player, *_ = play.table(1).humans
    play.give(OLGA, Substitute(1, player, "Ill"))
    assert play.table(1).bot_plays == (player,)
    assert play.refused(OLGA, Substitute(1, player, "Ill")) == "bot_plays_already"
    play.result(1, 4, 3, 2, 1)
    assert player in [placing.player for placing in play.table(1).placings]


def test_a_player_takes_a_seat_back_from_a_bot() -> None:
    play = started()
    player, other, *_ = play.table(1).humans
    play.absent(1, player)
    assert play.refused(OLGA, Substitute(1, other, "Here", other)) == "same_player"
    play.give(OLGA, Substitute(1, player, "Here at last", player))
    assert play.table(1).absent == ()
    assert play.table(1).seated == play.table(1).players


def test_a_substitute_plays_for_themselves() -> None:
    play = Play().enter(*EIGHT, "eve")
    play.give(OLGA, StartRound())
    play.pair()
    tables = tuple(Seats(tuple(p for p in table.players if p != "eve")) for table in play.round.tables)
    play.give(OLGA, ChangePairing(1, tables, "Eve sits out"))
    assert [*play.round.byes] == ["eve"]
    play.open()
    player, other, *_ = play.table(1).humans
    assert play.refused(OLGA, Substitute(1, player, "Swap", play.table(2).humans[0])) == "seated_twice"
    assert play.refused(OLGA, Substitute(1, player, "Who", "gus")) == "no_such_participant"
    assert play.refused(OLGA, Substitute(1, "eve", "Who", "eve")) == "not_at_table"
    play.give(OLGA, Substitute(1, player, "Ill", "eve"))
    assert "eve" in play.table(1).players
    assert player not in play.table(1).players
    assert not play.round.byes
    play.give(player, Withdraw())
    assert play.refused(OLGA, Substitute(1, other, "Back", player)) == "not_in_round"


def test_bots_play_on_for_their_players_if_nobody_else_is_left() -> None:
    play = Play().enter("ann", "bo").start()
    play.give(OLGA, Substitute(1, "ann", "Ill"))
    play.give(OLGA, Substitute(1, "bo", "Ill too"))
    assert play.table(1).status == "open"
    assert play.table(1).seated == (None, None)
    play.finish_round()
    assert len(play.table(1).placings) == 2


def test_nobody_is_substituted_where_nobody_can_be() -> None:
    play = Play().enter("ann", "bo").start()
    for player in ("ann", "bo"):
        play.give(OLGA, Substitute(1, player, "Ill"))
    play.give(OLGA, Remove("ann", "Gone home"))
    assert "substitute" in allowed(play.state, OLGA, play.at)
    play.give(OLGA, Remove("bo", "Gone home"))
    assert play.refused(OLGA, Substitute(1, "bo", "Back", "bo")) == "no_table_left"


def test_who_was_removed_does_not_take_the_seat_back() -> None:
    play = started()
    player, *_ = play.table(1).humans
    play.give(OLGA, Substitute(1, player, "Ill"))
    play.give(OLGA, Remove(player, "Gone home"))
    assert play.refused(OLGA, Substitute(1, player, "Back", player)) == "not_in_round"


def test_organizers_write_to_a_table_or_to_everybody() -> None:
    play = started()
    play.give(OLGA, Announce("Welcome"))
    play.give(OLGA, Announce("Please hurry", 2))
    assert [(each.text, each.table, each.round) for each in play.state.messages] == [
        ("Welcome", None, 1),
        ("Please hurry", 2, 1),
    ]
    assert play.refused(OLGA, Announce("Hello?", 3)) == "no_such_table"
    assert play.refused("p0", Announce("Hi all")) == "organizers_only"
    assert Play().refused(OLGA, Announce("Hello?", 1)) == "no_such_table"


def test_a_tournament_has_at_most_two_hundred_messages() -> None:
    play = Play()
    for _ in range(200):
        play.give(OLGA, Announce("Again"))
    assert play.refused(OLGA, Announce("Too often")) == "too_many_messages"


def test_a_report_hides_nothing_until_an_organizer_or_the_operator_decides() -> None:
    play = started()
    play.give(OLGA, Announce("You fools"))
    version = play.version
    assert play.state.messages[0].version == version
    assert play.refused("eve", ReportMessage(version)) == "not_registered"
    assert play.refused("p0", ReportMessage(1)) == "no_such_message"
    assert play.refused(SERVICE, SettleReport(version, show=True)) == "not_reported"
    play.give(OLGA, Announce("Sorry"))
    play.give("p0", ReportMessage(version))
    assert play.refused("p0", ReportMessage(version)) == "reported_already"
    assert [each.report for each in play.state.messages] == ["reported", ""]
    assert not play.state.hidden_messages
    play.give("p0", ReportMessage(version + 1))
    assert "report_message" not in allowed(play.state, "p0", play.at)
    assert "report_message" in allowed(play.state, "p1", play.at)
    assert play.refused("p0", HideMessage(version)) == "organizers_only"
    play.give(OLGA, HideMessage(version))
    assert play.state.hidden_messages == {version}
    assert play.refused(OLGA, HideMessage(version)) == "message_decided"
    play.give(SERVICE, SettleReport(version, show=True))
    assert [each.report for each in play.state.messages] == ["shown", "reported"]
    assert play.refused(OLGA, HideMessage(version)) == "message_decided", "the operator has the last word"
    assert play.refused("p1", ReportMessage(version)) == "reported_already"
    play.give(SERVICE, SettleReport(version + 1, show=False))
    assert [each.report for each in play.state.messages] == ["shown", "hidden"]
    assert play.refused(OLGA, SettleReport(version, show=True)) == "service_only"


def test_reports_cannot_fill_the_record() -> None:
    play = started()
    play.give(OLGA, Announce("Welcome"))
    version = play.version
    for player in range(5):
        play.give(f"p{player}", ReportMessage(version))
    assert "report_message" not in allowed(play.state, "p5", play.at)
