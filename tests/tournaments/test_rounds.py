"""Starting, pairing and opening rounds, changing pairings by hand, and what is due when."""

import pytest
from msgspec.structs import replace

from games.kernel.refusal import Illegal
from tests.tournaments.playing import MINUTE, OLGA, SERVICE, START, Play
from tournaments.draw import draw_round
from tournaments.messages.corrections import FinishTournament, TournamentCancelled
from tournaments.messages.registration import (
    ChangeSettings,
    CheckIn,
    OpenCheckIn,
    Register,
    Remove,
    Return,
    Withdraw,
)
from tournaments.messages.rounds import (
    OpenTables,
    PairRound,
    RoundPaired,
    RoundStarted,
    SetTimes,
    StageStarted,
    StartRound,
    TournamentFinished,
)
from tournaments.settings import Groups, Knockout, Schedule, Swiss
from tournaments.standings.next_field import as_started
from tournaments.tournament import Due, due

pytestmark = pytest.mark.usefixtures("quick_pairing")

EIGHT = tuple(f"p{number}" for number in range(8))
HOUR = 60 * MINUTE


def paired(**changes: object) -> Play:
    play = Play(**changes).enter(*EIGHT)
    play.give(OLGA, StartRound())
    return play.pair()


def test_an_organizer_starts_a_round_and_the_service_pairs_it() -> None:
    play = Play().enter(*EIGHT)
    assert play.give(OLGA, StartRound()) == [RoundStarted(1, 0, EIGHT)]
    assert due(play.state, play.at) == Due("pair")
    stage, pairing = play.give(SERVICE, PairRound(1))
    assert isinstance(stage, StageStarted)
    assert isinstance(pairing, RoundPaired)
    assert (stage.stage, sorted(stage.players), stage.rounds) == (0, [*EIGHT], 3)
    assert sorted(player for seats in pairing.tables for player in seats.players if player) == [*EIGHT]
    assert due(play.state, play.at) == Due("open")


def test_a_round_starts_when_the_last_is_over() -> None:
    play = Play().enter(*EIGHT).start()
    assert play.refused(OLGA, StartRound()) == "round_not_finished"
    assert play.refused(SERVICE, PairRound(2)) == "not_due"
    play.finish_round()
    assert due(play.state, play.at) == Due()
    play.give(OLGA, StartRound())
    assert play.refused(SERVICE, PairRound(3)) == "wrong_round"


def test_a_round_needs_players() -> None:
    play = Play().enter("ann")
    assert play.refused(OLGA, StartRound()) == "too_few_players"
    groups = Play(stages=(Groups(groups=3), Knockout())).enter(*EIGHT[:5])
    assert groups.refused(OLGA, StartRound()) == "too_few_players"
    groups.enter("p6")
    groups.give(OLGA, StartRound())


def test_who_plays_is_decided_when_a_round_starts() -> None:
    play = Play(late_entry=3).enter(*EIGHT, "away").play_round()
    play.give("away", Withdraw())
    play.give(OLGA, StartRound())
    undisturbed = draw_round(play.state, 5, play.at)
    play.give("p0", Withdraw())
    play.give("p1", Withdraw())
    play.give("p1", Return())
    play.give("away", Return())
    play.give("new", Register())
    assert [play.participant(player).since for player in ("p1", "away", "new")] == [3, 3, 3]
    assert draw_round(as_started(play.state), 5, play.at) == undisturbed
    play.pair()
    assert sorted(player for table in play.round.tables for player in table.humans) == [*EIGHT]
    play.open().finish_round().start()
    seated = {player for table in play.round.tables for player in table.humans}
    assert seated == {*EIGHT, "away", "new"} - {"p0"}


def test_who_leaves_when_a_knockout_round_starts_still_plays_it() -> None:
    play = Play(stages=(Knockout(winners=2),)).enter(*EIGHT).play_round()
    play.give(OLGA, StartRound())
    best = min(play.table(1, 1).humans)
    play.give(best, Withdraw())
    play.give(best, Return())
    play.give(best, Withdraw())
    play.pair()
    assert best in play.table(1).humans


def test_nobody_comes_back_into_a_stage_that_has_started() -> None:
    for stage in (Knockout(), Schedule(rounds=2), Swiss(rounds=2)):
        play = Play(stages=(stage,)).enter(*EIGHT, "away")
        play.give("away", Withdraw())
        play.give(OLGA, StartRound())
        assert play.refused("away", Return()) == "not_in_stage"
        play.give("p0", Withdraw())
        play.give("p0", Return())
        play.pair()
        assert sorted(player for table in play.round.tables for player in table.humans) == [*EIGHT]


def test_a_tournament_whose_players_are_removed_before_the_first_pairing_is_cancelled() -> None:
    play = Play().enter("ann", "bo")
    play.give(OLGA, StartRound())
    play.give(OLGA, Remove("ann", "Banned"))
    assert play.give(SERVICE, PairRound(1)) == [TournamentCancelled(None, "")]
    assert due(play.state, play.at) == Due()


def test_a_tournament_whose_players_are_removed_later_is_finished() -> None:
    play = Play().enter("ann", "bo").play_round()
    play.give(OLGA, StartRound())
    play.give(OLGA, Remove("bo", "Banned"))
    (event,) = play.give(SERVICE, PairRound(2))
    assert event == TournamentFinished(("ann", "bo"), play.at)
    assert [round_.number for round_ in play.state.rounds] == [1]


def test_games_exist_once_the_tables_are_open() -> None:
    play = paired()
    assert play.refused(SERVICE, OpenTables(2, ("a", "b"))) == "wrong_round"
    assert play.refused(SERVICE, OpenTables(1, ("a",))) == "wrong_games"
    assert play.refused(SERVICE, OpenTables(1, ("a", "a"))) == "wrong_games"
    assert play.refused(OLGA, OpenTables(1, ("a", "b"))) == "service_only"
    play.open()
    assert [table.game for table in play.round.tables] == ["g1.1", "g1.2"]
    assert play.refused(SERVICE, OpenTables(1, ("a", "b"))) == "not_paired"
    assert play.table(1).waits_until == play.at + 15 * MINUTE


def test_organizers_get_time_to_look_at_a_pairing() -> None:
    play = paired(review_minutes=10)
    assert due(play.state, play.at) == Due(next=play.at + 10 * MINUTE)
    assert play.refused(SERVICE, OpenTables(1, ("a", "b"))) == "not_due"
    play.at += 10 * MINUTE
    assert due(play.state, play.at) == Due("open")
    play.open()


def test_rounds_start_at_their_times() -> None:
    times = (START + HOUR, START + 2 * HOUR)
    play = Play(rounds_start="times", times=times).enter(*EIGHT)
    assert due(play.state, play.at) == Due(next=times[0])
    assert play.refused(OLGA, StartRound()) == "starts_by_itself"
    assert play.refused(SERVICE, PairRound(1)) == "not_due"
    play.at = times[0]
    assert due(play.state, play.at) == Due("pair")
    play.pair().open().finish_round()
    assert due(play.state, play.at) == Due(next=times[1])
    play.at = times[1] + 5
    play.pair().open().finish_round()
    # The third round has no set time.
    assert due(play.state, play.at) == Due()
    play.play_round()
    assert play.state.status == "finished"


def test_a_round_whose_time_comes_too_early_waits_for_the_last_one() -> None:
    play = Play(rounds_start="times", times=(START, START + 1)).enter(*EIGHT).pair().open()
    assert due(play.state, START + HOUR).job == "none"
    play.at += HOUR
    play.finish_round()
    assert due(play.state, play.at) == Due("pair")


def test_a_tournament_whose_time_comes_without_players_is_cancelled() -> None:
    play = Play(rounds_start="times", times=(START,)).enter("ann")
    assert play.give(SERVICE, PairRound(1))[-1] == TournamentCancelled(None, "")


def test_rounds_start_when_the_last_one_is_done() -> None:
    play = Play(rounds_start="when_done").enter(*EIGHT)
    assert due(play.state, play.at) == Due()
    play.play_round()
    assert due(play.state, play.at) == Due("pair")
    assert play.refused(OLGA, StartRound()) == "starts_by_itself"
    play.pair().open().finish_round().pair().open().finish_round()
    assert play.state.status == "finished"
    assert due(play.state, play.at) == Due()


def test_the_first_round_of_rounds_that_follow_each_other_can_have_a_time() -> None:
    play = Play(rounds_start="when_done", times=(START + HOUR,)).enter(*EIGHT)
    assert due(play.state, play.at) == Due(next=START + HOUR)
    play.at += HOUR
    play.pair().open().finish_round()
    assert due(play.state, play.at) == Due("pair")


def test_check_in_opens_by_itself_before_a_set_time() -> None:
    play = Play(rounds_start="times", times=(START + 2 * HOUR,), check_in=True).enter(*EIGHT)
    assert due(play.state, play.at) == Due(next=START + HOUR)
    play.at += HOUR
    assert due(play.state, play.at) == Due("check_in")
    play.give(SERVICE, OpenCheckIn())
    assert due(play.state, play.at) == Due(next=START + 2 * HOUR)
    for player in EIGHT[:4]:
        play.give(player, CheckIn())
    play.at += HOUR
    play.pair()
    assert sorted(play.table(1).humans) == [*EIGHT[:4]]


def test_players_get_five_minutes_if_check_in_opens_late() -> None:
    play = Play(rounds_start="times", times=(START,), check_in=True).enter(*EIGHT)
    play.at = START + HOUR
    assert due(play.state, play.at) == Due("check_in")
    play.give(SERVICE, OpenCheckIn())
    assert due(play.state, play.at) == Due(next=START + HOUR + 5 * MINUTE)


def test_organizers_change_the_times_of_rounds_to_come() -> None:
    times = (START, START + HOUR, START + 2 * HOUR)
    play = Play(rounds_start="times", times=times).enter(*EIGHT).pair().open()
    assert play.refused(OLGA, SetTimes((START - 1,), "Earlier")) == "times_not_rising"
    play.give(OLGA, SetTimes((START + 3 * HOUR,), "Late train"))
    assert play.state.settings.times == (START, START + 3 * HOUR)
    play.finish_round()
    assert due(play.state, play.at) == Due(next=START + 3 * HOUR)
    assert Play().refused(OLGA, SetTimes((), "None")) == "no_set_times"
    done = Play(rounds_start="when_done")
    assert done.refused(OLGA, SetTimes((START, START + 1), "Two")) == "too_many_times"
    done.give(OLGA, SetTimes((START,), "At last"))
    done.enter(*EIGHT).pair()
    assert done.refused(OLGA, SetTimes((), "Over")) == "no_set_times"


def test_no_time_of_a_round_is_set_in_the_past() -> None:
    over = (START - 1, START + HOUR)
    with pytest.raises(Illegal, match="times_in_past"):
        Play(rounds_start="times", times=over)
    play = Play(rounds_start="times", times=(START, START + HOUR)).enter(*EIGHT)
    changed = replace(play.state.settings, times=over)
    assert play.refused(OLGA, ChangeSettings(changed)) == "times_in_past"
    play.pair().open()
    play.at += 2 * HOUR
    assert play.refused(OLGA, SetTimes((START + HOUR,), "Earlier")) == "times_in_past"
    play.give(OLGA, SetTimes((play.at,), "Now"))


@pytest.mark.parametrize("remainder", ["bots", "byes"])
def test_bots_fill_planned_tables_whose_players_left(remainder: str) -> None:
    play = Play(stages=(Schedule(rounds=2),), remainder=remainder).enter(*EIGHT).play_round()
    play.give("p0", Withdraw())
    play.start()
    assert sorted(len(table.humans) for table in play.round.tables) == [3, 4]
    assert {len(table.players) for table in play.round.tables} == {4}


def test_a_planned_round_in_which_nobody_can_play_is_over_at_once() -> None:
    play = Play(stages=(Schedule(),), table_size=2).enter("ann", "bo", "cy", "dee").play_round()
    first = {frozenset(table.humans) for table in play.round.tables}
    for player in next(iter(first)):
        play.give(player, Withdraw())
    play.give(OLGA, StartRound())
    play.pair()
    assert play.round.tables == ()
    assert len(play.round.byes) == 2
    assert play.round.status == "finished"


def test_an_organizer_ends_a_tournament_between_two_rounds() -> None:
    play = Play().enter(*EIGHT)
    assert play.refused(OLGA, FinishTournament("Rain")) == "not_running"
    play.start()
    assert play.refused(OLGA, FinishTournament("Rain")) == "round_not_finished"
    play.finish_round()
    play.give(OLGA, FinishTournament("Rain"))
    assert play.state.status == "finished"
    assert len(play.state.ranking) == 8
    assert play.refused(OLGA, StartRound()) == "tournament_over"


def test_a_stage_starts_with_those_who_are_still_there() -> None:
    play = Play(stages=(Swiss(rounds=1, advance=4), Knockout())).enter(*EIGHT).play_round()
    leader, *_ = play.state.stages[0].advancing
    play.give(leader, Withdraw())
    play.start()
    assert leader not in play.state.stages[1].players
    assert len(play.state.stages[1].players) == 4
