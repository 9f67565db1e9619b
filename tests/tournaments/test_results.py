"""Players who do not come, and the results of games."""

import pytest

from games.kernel.title import Standing
from tests.tournaments.playing import MINUTE, OLGA, SERVICE, START, Play
from tournaments.messages.corrections import Placing, VoidTable
from tournaments.messages.rounds import (
    MarkAbsent,
    PlayersAbsent,
    RecordResult,
    RoundFinished,
    StageFinished,
    TournamentFinished,
)
from tournaments.settings import Knockout, NoShow, Swiss
from tournaments.tournament import Due, due

pytestmark = pytest.mark.usefixtures("quick_pairing")

FOUR = ("ann", "bo", "cy", "dee")
ONE_ROUND = (Swiss(rounds=1),)


def started(**changes: object) -> Play:
    return Play(**changes).enter(*FOUR).start()


def seats(play: Play, **points: int) -> list[int]:
    """Points by seat of the first table, from points by player; 0 for bots."""
    return [points[player] if player else 0 for player in play.table(1).players]


def test_a_table_waits_for_its_players() -> None:
    play = started()
    assert due(play.state, play.at) == Due(next=START + 15 * MINUTE)
    assert play.refused(SERVICE, MarkAbsent(1, 1, ("ann",))) == "not_due"
    assert due(play.state, START + 15 * MINUTE) == Due(absent=(1,))
    play.absent(1, "ann")
    assert play.table(1).absent == ("ann",)
    assert "ann" not in play.table(1).seated
    assert play.refused(SERVICE, MarkAbsent(1, 1, ("ann",))) == "not_at_table"
    assert play.refused(SERVICE, MarkAbsent(1, 1, ("bo", "bo"))) == "not_at_table"
    assert play.refused(SERVICE, MarkAbsent(1, 2, ("bo",))) == "no_such_table"
    assert play.refused(SERVICE, MarkAbsent(2, 1, ("bo",))) == "wrong_round"
    assert play.refused(OLGA, MarkAbsent(1, 1, ("bo",))) == "service_only"


def test_who_forfeits_has_no_place() -> None:
    play = started().absent(1, "ann")
    play.result(1, *seats(play, ann=50, bo=10, cy=30, dee=30))
    placings = {placing.player: placing for placing in play.table(1).placings}
    assert placings == {
        "bo": Placing("bo", 3, 10),
        "cy": Placing("cy", 1, 30),
        "dee": Placing("dee", 1, 30),
    }
    assert play.table(1).bot_points == (50,)


def test_a_bots_result_may_count_for_who_did_not_come() -> None:
    play = started(no_show=NoShow(then="bot")).absent(1, "ann")
    play.result(1, *seats(play, ann=50, bo=10, cy=30, dee=30))
    assert [placing.player for placing in play.table(1).placings if placing.place == 1] == ["ann"]
    assert play.table(1).bot_points == ()


def test_the_bots_of_a_table_have_no_place() -> None:
    play = Play(remainder="bots").enter("ann", "bo", "cy").start()
    points = {"ann": 1, "bo": 2, "cy": 3, None: 9}
    play.result(1, *(points[player] for player in play.table(1).players))
    assert {placing.player: placing.place for placing in play.table(1).placings} == {
        "cy": 1,
        "bo": 2,
        "ann": 3,
    }
    assert play.table(1).bot_points == (9,)


def test_who_does_not_come_is_withdrawn_unless_the_settings_say_otherwise() -> None:
    assert started().absent(1, "ann").participant("ann").status == "withdrawn"
    kept = started(no_show=NoShow(withdraw=False)).absent(1, "ann")
    assert kept.participant("ann").active


def test_bots_may_play_a_table_to_which_nobody_comes() -> None:
    play = started(no_show=NoShow(then="bot")).absent(1, *FOUR)
    assert due(play.state, play.at) == Due()
    assert play.table(1).status == "open"
    play.result(1, 4, 3, 2, 1)
    assert len(play.table(1).placings) == 4


def test_a_table_at_which_all_forfeit_is_done() -> None:
    play = Play().enter(*FOUR, "eve", "fay").start()
    one, two = play.round.tables
    play.absent(1, *one.humans)
    assert (play.table(1).status, play.table(1).placings) == ("finished", ())
    assert RoundFinished(1) not in play.last
    play.absent(2, *two.humans)
    assert play.round.status == "finished"
    assert [type(event) for event in play.last[:1] + play.last[-1:]] == [PlayersAbsent, RoundFinished]


def test_the_last_result_ends_the_round_the_stage_and_the_tournament() -> None:
    play = started(stages=ONE_ROUND).result(1, 4, 3, 2, 1)
    assert [type(event) for event in play.last[1:]] == [RoundFinished, StageFinished, TournamentFinished]
    assert play.state.finished == play.at
    assert play.state.ranking == play.table(1).players


def test_a_result_belongs_to_the_game_of_its_table() -> None:
    play = started()
    head = "0" * 64
    assert play.refused(SERVICE, RecordResult(1, 1, "other", head, ())) == "wrong_games"
    assert play.refused(SERVICE, RecordResult(1, 2, "g1.1", head, ())) == "no_such_table"
    assert play.refused(SERVICE, RecordResult(2, 1, "g1.1", head, ())) == "no_such_round"
    half = (Standing(0, 1, 5), Standing(1, 2, 3))
    assert play.refused(SERVICE, RecordResult(1, 1, "g1.1", head, half)) == "bad_result"
    twice = tuple(Standing(0, 1, 5) for _ in range(4))
    assert play.refused(SERVICE, RecordResult(1, 1, "g1.1", head, twice)) == "bad_result"
    assert play.refused(OLGA, RecordResult(1, 1, "g1.1", head, ())) == "service_only"
    assert Play().refused(SERVICE, RecordResult(1, 1, "g1.1", head, ())) == "not_running"


def test_an_abandoned_game_gives_no_points() -> None:
    play = started()
    play.give(SERVICE, RecordResult(1, 1, "g1.1", "0" * 64, ()))
    assert (play.table(1).status, play.table(1).placings) == ("finished", ())
    assert play.round.status == "finished"


def test_a_game_that_was_corrected_later_changes_the_result() -> None:
    play = started(stages=ONE_ROUND).result(1, 4, 3, 2, 1)
    winner = play.state.ranking[0]
    assert play.refused(SERVICE, play.result_command(1, 1, (4, 3, 2, 1))) == "result_known"
    play.at += 6 * 24 * 60 * MINUTE
    play.result(1, 0, 3, 2, 1)
    assert play.state.ranking[-1] == winner
    assert [type(event) for event in play.last[1:]] == [TournamentFinished]
    assert play.state.finished == START


def test_a_correction_that_changes_no_place_does_not_end_the_tournament_again() -> None:
    play = started(stages=ONE_ROUND).result(1, 4, 3, 2, 1).result(1, 5, 3, 2, 1)
    assert len(play.last) == 1


def test_a_week_after_its_end_nothing_is_corrected() -> None:
    play = started(stages=ONE_ROUND).result(1, 4, 3, 2, 1)
    play.at += 7 * 24 * 60 * MINUTE + 1
    assert play.refused(SERVICE, play.result_command(1, 1, (1, 2, 3, 4))) == "too_late"
    assert play.refused(OLGA, VoidTable(1, 1, "Late")) == "too_late"


def test_a_late_result_changes_who_goes_on_to_the_next_stage() -> None:
    play = started(stages=(Swiss(rounds=1, advance=2), Knockout())).result(1, 4, 3, 2, 1)
    first = play.table(1).players
    assert play.state.stages[0].advancing == first[:2]
    play.result(1, 1, 2, 3, 4)
    assert play.last[1:] == [StageFinished(0, (str(first[3]), str(first[2])))]
    play.start()
    assert set(play.state.stages[1].players) == set(first[2:])


def test_absent_players_do_not_go_on_in_a_knockout() -> None:
    play = Play(stages=(Knockout(winners=2),)).enter(*(f"p{number}" for number in range(8))).start()
    absent = play.table(1).humans[:3]
    play.absent(1, *absent).finish_round().start()
    assert len(play.table(1).humans) == 3
    assert not set(absent) & set(play.table(1).humans)


def test_a_knockout_ends_if_only_one_player_is_left() -> None:
    play = Play(stages=(Knockout(),)).enter(*(f"p{number}" for number in range(8))).start()
    for number in (1, 2):
        play.absent(number, *play.table(number).humans[number - 1 :])
    play.finish_round()
    assert play.state.status == "finished"
    assert play.state.ranking[0] == play.table(2).humans[0]
