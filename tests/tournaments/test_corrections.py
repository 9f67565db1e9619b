"""Voids, overrides, awards, disqualifications and cancelling."""

import pytest
from msgspec.structs import replace

from tests.tournaments.playing import MINUTE, OLGA, SERVICE, Play
from tournaments.messages.corrections import (
    AwardPoints,
    CancelTournament,
    Disqualify,
    OverrideResult,
    Placing,
    VoidTable,
)
from tournaments.messages.organizing import AddOrganizer, Announce
from tournaments.messages.registration import Enter, Register, Remove
from tournaments.messages.rounds import (
    ChangePairing,
    RoundFinished,
    Seats,
    StartRound,
    TournamentFinished,
)
from tournaments.settings import NoShow, Swiss
from tournaments.standings.stage_standings import standings
from tournaments.state import Award
from tournaments.tournament import allowed

pytestmark = pytest.mark.usefixtures("quick_pairing")

FOUR = ("ann", "bo", "cy", "dee")


def finished() -> Play:
    return Play(stages=(Swiss(rounds=1),)).enter(*FOUR).play_round()


def test_a_void_table_counts_for_nobody() -> None:
    play = Play().enter(*FOUR, "eve", "fay", "gus", "hal").start()
    play.give(OLGA, VoidTable(1, 1, "Cards were missing"))
    assert play.table(1).status == "void"
    assert play.refused(OLGA, VoidTable(1, 1, "Again")) == "table_not_ready"
    assert play.refused(SERVICE, play.result_command(1, 1, (4, 3, 2, 1))) == "result_set"
    play.finish_round()
    assert play.round.status == "finished"
    rows = {row.player: row for row in standings(play.state)}
    assert all(rows[player].played == 0 for player in play.table(1).humans)


def test_a_void_ends_the_round_if_it_was_the_last_table() -> None:
    play = Play().enter(*FOUR).start()
    play.give(OLGA, VoidTable(1, 1, "Power cut"))
    assert play.last[1:] == [RoundFinished(1)]


def test_an_override_sets_the_result_of_any_table() -> None:
    play = Play().enter(*FOUR).start()
    placings = (Placing("ann", 1, 9), Placing("bo", 2, 5), Placing("cy", 2, 5), Placing("dee", 4, 1))
    play.give(OLGA, OverrideResult(1, 1, placings, "Played on paper"))
    assert play.table(1).placings == placings
    assert play.round.status == "finished"
    assert play.refused(SERVICE, play.result_command(1, 1, (1, 2, 3, 4))) == "result_set"


def test_an_override_of_an_earlier_round_counts_and_even_unmakes_a_void() -> None:
    play = Play().enter(*FOUR).play_round().play_round()
    play.give(OLGA, VoidTable(1, 1, "Wrong"))
    play.give(OLGA, OverrideResult(1, 1, (Placing("dee", 1),), "Only Dee was there"))
    assert play.table(1, round_=1).status == "finished"
    assert play.refused(OLGA, OverrideResult(9, 1, (Placing("dee", 1),), "When")) == "no_such_round"


@pytest.mark.parametrize(
    "placings",
    [
        (Placing("ann", 1), Placing("ann", 2)),
        (Placing("eve", 1),),
        (Placing("ann", 2),),
        (Placing("ann", 1), Placing("bo", 1), Placing("cy", 2)),
        (Placing("ann", 1), Placing("bo", 3)),
    ],
)
def test_an_override_needs_possible_places(placings: tuple[Placing, ...]) -> None:
    play = Play().enter(*FOUR).start()
    assert play.refused(OLGA, OverrideResult(1, 1, placings, "Odd")) == "bad_placings"


def test_tables_without_games_have_no_result_to_correct() -> None:
    play = Play().enter(*FOUR)
    assert play.refused(OLGA, VoidTable(1, 1, "Early")) == "not_running"
    play.give(OLGA, StartRound())
    play.pair()
    assert play.refused(OLGA, VoidTable(1, 1, "Early")) == "no_table_left"
    assert "void_table" not in allowed(play.state, OLGA, play.at)


def test_awarded_points_count_and_change_the_ranking() -> None:
    play = finished()
    assert play.state.ranking == ("ann", "bo", "cy", "dee")
    assert play.refused(OLGA, AwardPoints("ann", 0, "Nothing")) == "no_points"
    assert play.refused(OLGA, AwardPoints("eve", 1, "Nobody")) == "no_such_participant"
    play.give(OLGA, AwardPoints("dee", 10, "Fair play"))
    assert play.state.ranking == ("dee", "ann", "bo", "cy")
    assert isinstance(play.last[-1], TournamentFinished)
    assert (play.state.awards[0].round, play.state.awards[0].reason) == (1, "Fair play")


def test_points_awarded_while_a_round_starts_count_also_if_it_is_never_paired() -> None:
    play = Play().enter(*FOUR).play_round()
    play.give(OLGA, StartRound())
    play.give(OLGA, AwardPoints("dee", 10, "Fair play"))
    for player in FOUR[:3]:
        play.give(OLGA, Remove(player, "Banned"))
    play.pair()
    assert play.state.status == "finished"
    assert play.state.ranking[0] == standings(play.state)[0].player == "dee"


def test_a_bot_keeps_the_seat_of_who_is_disqualified_when_the_pairing_is_changed() -> None:
    play = Play().enter(*FOUR)
    play.give(OLGA, StartRound())
    play.pair().give(OLGA, Disqualify("ann", "Cheating"))
    play.give(OLGA, ChangePairing(1, (Seats(FOUR),), "Other seats"))
    assert play.table(1).seated == (None, "bo", "cy", "dee")


def test_disqualified_players_are_last_and_never_paired_again() -> None:
    play = Play(late_entry=3).enter(*FOUR).play_round()
    play.give(OLGA, Disqualify("ann", "Cheating"))
    assert play.refused(OLGA, Disqualify("ann", "Twice")) == "disqualified"
    assert play.refused("ann", Register()) == "disqualified"
    assert play.refused(OLGA, Enter(("ann",))) == "disqualified"
    play.play_round()
    assert "ann" not in play.table(1).players
    play.play_round()
    assert play.state.ranking[-1] == "ann"


def test_a_bot_plays_on_for_who_is_disqualified_and_its_result_does_not_count() -> None:
    play = Play().enter(*FOUR).start()
    play.give(OLGA, Disqualify("ann", "Cheating"))
    assert "ann" not in play.table(1).seated
    play.finish_round()
    assert {placing.player: placing.place for placing in play.table(1).placings} == {
        "bo": 1,
        "cy": 2,
        "dee": 3,
    }


def test_a_table_at_which_all_are_disqualified_is_done() -> None:
    play = Play(no_show=NoShow(then="bot")).enter("ann", "bo").start().absent(1, "ann")
    play.give(OLGA, Disqualify("ann", "Sent a bot"))
    assert play.table(1).status == "open"
    play.give(OLGA, Disqualify("bo", "Sent one too"))
    assert play.table(1).status == play.round.status == "finished"
    assert play.table(1).placings == ()


def test_a_result_from_before_a_disqualification_stays() -> None:
    play = finished()
    play.give(OLGA, Disqualify("ann", "Found out later"))
    assert play.state.ranking == ("bo", "cy", "dee", "ann")
    assert play.table(1).placings[0].player in FOUR
    assert len(play.table(1).placings) == 4


def test_a_cancelled_tournament_is_over() -> None:
    play = Play().enter(*FOUR).start()
    play.give(OLGA, CancelTournament("Flood"))
    assert play.state.status == "cancelled"
    assert allowed(play.state, OLGA, play.at) == ()
    assert allowed(play.state, "ann", play.at) == ()
    assert play.refused(OLGA, CancelTournament("Flood")) == "tournament_over"
    assert play.refused(OLGA, VoidTable(1, 1, "Flood")) == "tournament_over"
    assert play.refused(OLGA, Announce("Sorry")) == "tournament_over"
    assert play.refused(OLGA, AddOrganizer("otto")) == "tournament_over"


def test_a_finished_tournament_can_be_corrected_for_a_week_and_not_cancelled() -> None:
    play = finished()
    may = {"void_table", "override_result", "award_points", "disqualify"}
    assert set(allowed(play.state, OLGA, play.at)) == {*may, "add_organizer", "announce"}
    assert play.refused(OLGA, CancelTournament("Too late")) == "tournament_over"
    assert set(allowed(play.state, OLGA, play.at + 8 * 24 * 60 * MINUTE)) == {"add_organizer", "announce"}


def test_points_are_awarded_at_most_five_hundred_times() -> None:
    play = Play().enter(*FOUR).start()
    awards = tuple(Award("ann", 1, 1) for _ in range(500))
    play.state = replace(play.state, awards=awards)
    assert play.refused(OLGA, AwardPoints("ann", 1, "Once more")) == "too_many_awards"
