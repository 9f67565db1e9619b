"""Registering, checking in, withdrawing, returning, and who may do it."""

import pytest
from msgspec.structs import replace

from tests.tournaments.playing import OLGA, SERVICE, START, Play, settings
from tournaments.messages.organizing import AddOrganizer, RemoveOrganizer
from tournaments.messages.registration import (
    ChangeSettings,
    CheckIn,
    CheckInMissed,
    Enter,
    Invite,
    OpenCheckIn,
    Register,
    Remove,
    Return,
    Withdraw,
)
from tournaments.messages.rounds import PairRound, StartRound
from tournaments.settings import Knockout, Schedule, Swiss
from tournaments.state import Participant
from tournaments.tournament import RULES, allowed

pytestmark = pytest.mark.usefixtures("quick_pairing")

FOUR = ("ann", "bo", "cy", "dee")


def test_the_creator_owns_the_tournament() -> None:
    play = Play()
    assert (play.state.owner, play.state.organizers, play.state.rules) == (OLGA, (OLGA,), RULES)
    assert play.state.status == "registration"


def test_everybody_may_register_if_registration_is_open() -> None:
    play = Play()
    play.give("ann", Register())
    assert play.participant("ann").status == "registered"
    assert play.refused("ann", Register()) == "registered_already"


def test_every_player_draws_a_lot() -> None:
    play = Play().enter(*FOUR)
    assert len({each.lot for each in play.state.participants}) == 4


def test_only_invited_players_may_register_by_invitation() -> None:
    play = Play(registration="invitation")
    assert play.refused("ann", Register()) == "not_invited"
    play.give(OLGA, Invite(("ann", "bo", "ann")))
    play.give("ann", Register())
    assert play.state.invited == ("ann", "bo")
    assert play.refused(OLGA, Invite(("bo",))) == "invited_already"


def test_only_organizers_enter_players_by_list() -> None:
    play = Play(registration="list")
    assert play.refused("ann", Register()) == "entered_by_organizers"
    assert play.refused("ann", Enter(("ann",))) == "organizers_only"
    assert play.refused(OLGA, Invite(("ann",))) == "no_invitations"
    play.enter("ann", "bo")
    assert [each.player for each in play.state.participants] == ["ann", "bo"]


def test_entering_leaves_out_those_who_take_part_already() -> None:
    play = Play().enter("ann")
    assert len(play.give(OLGA, Enter(("ann", "bo", "bo")))) == 1
    assert play.refused(OLGA, Enter(("ann", "bo"))) == "registered_already"


def test_a_tournament_can_be_full() -> None:
    play = Play(most_participants=2).enter("ann", "bo")
    assert play.refused("cy", Register()) == "tournament_full"
    assert play.refused(OLGA, Enter(("cy",))) == "tournament_full"
    play.give("bo", Withdraw())
    play.give("cy", Register())
    assert play.refused("bo", Return()) == "tournament_full"


def test_who_withdraws_returns_with_the_same_lot() -> None:
    play = Play().enter("ann")
    lot = play.participant("ann").lot
    play.give("ann", Withdraw())
    assert play.refused("ann", Withdraw()) == "not_registered"
    assert play.refused("ann", Register()) == "return_instead"
    play.give("ann", Return())
    assert (play.participant("ann").status, play.participant("ann").lot) == ("registered", lot)
    assert play.refused("ann", Return()) == "not_withdrawn"


def test_who_was_removed_returns_only_through_an_organizer() -> None:
    play = Play().enter("ann")
    play.give(OLGA, Remove("ann", "Asked by mail"))
    assert play.refused("ann", Return()) == "not_withdrawn"
    assert play.refused("ann", Register()) == "removed"
    assert play.refused(OLGA, Remove("ann", "Again")) == "nobody_registered"
    play.enter("bo")
    assert play.refused(OLGA, Remove("ann", "Again")) == "no_such_participant"
    play.enter("ann")
    assert play.participant("ann").active


def test_the_service_removes_players_whose_accounts_are_gone() -> None:
    play = Play().enter("ann")
    (event,) = play.give(SERVICE, Remove("ann", "The account was deleted."))
    assert getattr(event, "organizer", "") is None


@pytest.mark.parametrize("command", [Register(), CheckIn(), Withdraw(), Return()])
def test_the_service_takes_no_part(command: Register) -> None:
    play = Play(check_in=True)
    play.give(OLGA, OpenCheckIn())
    assert play.refused(SERVICE, command) == "players_only"


def test_settings_change_until_check_in_or_the_start() -> None:
    play = Play().enter(*FOUR)
    play.give(OLGA, ChangeSettings(settings(name="Grand Cup", check_in=True)))
    assert play.state.settings.name == "Grand Cup"
    assert play.refused("ann", ChangeSettings(settings())) == "organizers_only"
    assert play.refused(OLGA, ChangeSettings(settings(most_participants=3))) == "too_many_registered"
    assert play.refused(OLGA, ChangeSettings(settings(late_entry=9))) == "bad_late_entry"
    play.give(OLGA, OpenCheckIn())
    assert play.refused(OLGA, ChangeSettings(settings())) == "settings_fixed"


def test_those_who_do_not_check_in_are_left_out() -> None:
    play = Play(check_in=True).enter(*FOUR)
    assert play.refused("ann", CheckIn()) == "check_in_not_open"
    assert play.refused(OLGA, StartRound()) == "check_in_first"
    play.give(OLGA, OpenCheckIn())
    assert play.state.check_in_opened == START
    assert play.refused(OLGA, OpenCheckIn()) == "check_in_over"
    play.give("ann", CheckIn())
    assert play.refused("ann", CheckIn()) == "checked_in_already"
    assert play.refused("eve", CheckIn()) == "not_registered"
    assert play.refused(OLGA, StartRound()) == "too_few_players"
    play.give("bo", CheckIn())
    events = play.give(OLGA, StartRound())
    assert events[0] == CheckInMissed(("cy", "dee"))
    assert [each.status for each in play.state.participants] == [
        *("checked_in", "checked_in", "withdrawn", "withdrawn"),
    ]


def test_a_tournament_without_check_in_has_none_to_open() -> None:
    assert Play().refused(OLGA, OpenCheckIn()) == "no_check_in"


def test_late_players_may_enter_up_to_the_start_of_a_round() -> None:
    play = Play(late_entry=2).enter(*FOUR).play_round()
    play.give("eve", Register())
    assert play.participant("eve").since == 2
    play.give(OLGA, StartRound())
    assert play.refused("fay", Register()) == "registration_closed"
    play.pair()
    assert "eve" in {player for table in play.round.tables for player in table.humans}
    assert play.refused("gus", Register()) == "registration_closed"
    assert play.refused(OLGA, Enter(("gus",))) == "registration_closed"


def test_nobody_enters_late_by_withdrawing_before_the_start() -> None:
    play = Play().enter(*FOUR, "eve")
    play.give("eve", Withdraw())
    play.start()
    assert play.refused("eve", Return()) == "not_in_stage"


def test_who_has_played_may_leave_and_return() -> None:
    play = Play().enter(*FOUR, "eve", "fay").start()
    play.give("eve", Withdraw())
    play.finish_round().play_round()
    assert not any("eve" in table.players for table in play.round.tables)
    play.give("eve", Return())
    assert play.participant("eve").since == 3
    play.start()
    assert any("eve" in table.players for table in play.round.tables)


def test_who_leaves_a_plan_comes_back_into_it() -> None:
    play = Play(stages=(Schedule(rounds=3),)).enter(*FOUR, "eve", "fay", "gus", "hal").start()
    play.give("eve", Withdraw())
    play.finish_round().play_round()
    assert sum(len(table.players) for table in play.round.tables) == 7
    play.give("eve", Return())
    play.start()
    assert sum(len(table.players) for table in play.round.tables) == 8


def test_who_has_lost_a_knockout_does_not_return() -> None:
    play = Play(stages=(Knockout(winners=2),)).enter(*(f"p{number}" for number in range(8))).start()
    best, worst = min(play.table(1).humans), max(play.table(1).humans)
    for player in (best, worst):
        play.give(player, Withdraw())
        play.give(player, Return())
        play.give(player, Withdraw())
    play.finish_round()
    assert play.refused(worst, Return()) == "not_in_stage"
    play.give(best, Return())
    play.start()
    assert best in play.table(1).humans
    play.give(best, Withdraw())
    play.give(best, Return())


def test_only_those_who_went_on_return_to_a_later_stage() -> None:
    play = Play(stages=(Swiss(rounds=1, advance=4), Swiss(rounds=2)))
    play.enter(*(f"p{number}" for number in range(8))).play_round()
    best = play.state.stages[0].advancing[0]
    play.give(best, Withdraw())
    play.give(best, Return())
    play.start()
    out = next(each.player for each in play.state.participants if each.player not in play.table(1).players)
    play.give(out, Withdraw())
    assert play.refused(out, Return()) == "not_in_stage"


def test_players_leave_until_the_end() -> None:
    play = Play(stages=(Swiss(rounds=1),)).enter(*FOUR).play_round()
    assert play.refused("ann", Withdraw()) == "tournament_over"
    assert play.refused("ann", Return()) == "tournament_over"
    assert play.refused(OLGA, Remove("ann", "Why not")) == "tournament_over"


def test_organizers_add_and_remove_organizers_but_not_the_owner() -> None:
    play = Play()
    assert play.refused(OLGA, RemoveOrganizer(OLGA)) == "owner_stays"
    play.give(OLGA, AddOrganizer("otto"))
    assert play.refused(OLGA, AddOrganizer("otto")) == "organizer_already"
    assert play.refused(OLGA, RemoveOrganizer("ann")) == "not_an_organizer"
    play.give("otto", AddOrganizer("oona"))
    assert play.refused("otto", RemoveOrganizer(OLGA)) == "owner_stays"
    play.give("oona", RemoveOrganizer("otto"))
    assert play.state.organizers == (OLGA, "oona")
    assert "add_organizer" not in allowed(play.state, "otto", play.at)


def test_there_are_at_most_twenty_organizers() -> None:
    play = Play()
    for number in range(19):
        play.give(OLGA, AddOrganizer(f"o{number}"))
    assert play.refused(OLGA, AddOrganizer("one more")) == "too_many_organizers"


def test_nobody_fills_the_record_by_leaving_and_returning() -> None:
    play = Play(late_entry=3).enter("ann")
    for _ in range(16):
        play.give("ann", Withdraw())
        play.give("ann", Return())
    play.give("ann", Withdraw())
    assert play.refused("ann", Return()) == "too_many_returns"
    play.give(OLGA, Enter(("ann",)))


def test_a_stranger_may_only_register() -> None:
    play = Play()
    assert allowed(play.state, "ann", play.at) == ("register",)
    assert play.refused("ann", PairRound(1)) == "service_only"


def test_at_most_1024_players_are_invited_or_have_ever_entered() -> None:
    play = Play(registration="invitation", most_participants=200)
    ids = [f"q{number}" for number in range(1000)]
    for start in range(0, 1000, 200):
        play.give(OLGA, Invite(tuple(ids[start : start + 200])))
    assert play.refused(OLGA, Invite(tuple(f"r{number}" for number in range(25)))) == "too_many_invited"
    play.state = replace(
        play.state, participants=tuple(Participant(str(n), n, "withdrawn") for n in range(1024))
    )
    assert play.refused("q1", Register()) == "tournament_full"
