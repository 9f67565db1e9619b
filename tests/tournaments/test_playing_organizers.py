"""What organizers who play cannot do: decide about their own tables, or end the tournament."""

import pytest

from games.kernel.messages import Command, tag
from games.kernel.table.table import TurnClock
from tests.tournaments.playing import OLGA, Play
from tournaments.messages.corrections import (
    AwardPoints,
    CancelTournament,
    Disqualify,
    FinishTournament,
    OverrideResult,
    Placing,
    VoidTable,
)
from tournaments.messages.organizing import (
    AddOrganizer,
    ExtendTurn,
    ExtendWait,
    PauseTables,
    ResumeTables,
    Substitute,
    TablesPaused,
)
from tournaments.messages.registration import Remove, Withdraw
from tournaments.messages.rounds import AllowPair, ChangePairing, ForbidPair, Seats, StartRound
from tournaments.settings import GameSettings, Knockout, Swiss
from tournaments.tournament import allowed

pytestmark = pytest.mark.usefixtures("quick_pairing")

EIGHT = tuple(f"p{number}" for number in range(8))


@pytest.fixture
def playing_organizer() -> Play:
    """p0 and Olga are organizers; p0 plays at the first table."""
    game = GameSettings("dice-hospital", clock=TurnClock(60))
    play = Play(stages=(Swiss(rounds=2),), game=game).enter(*EIGHT)
    play.give(OLGA, AddOrganizer("p0"))
    play.start()
    return play


def own_table(play: Play) -> int:
    return next(number for number, table in enumerate(play.round.tables, 1) if "p0" in table.players)


def test_an_organizer_who_plays_has_no_power_over_the_own_table(playing_organizer: Play) -> None:
    play = playing_organizer
    number = own_table(play)
    rival = next(player for player in play.table(number).humans if player != "p0")
    elsewhere = play.table(3 - number).humans[0]
    placings = tuple(Placing(player, 1) for player in play.table(number).humans)
    commands: list[Command] = [
        PauseTables("Mine", number),
        ResumeTables("Mine", number),
        ExtendWait(5, "Mine", number),
        ExtendTurn(5, "Mine", number),
        Substitute(number, rival, "Mine"),
        VoidTable(1, number, "Mine"),
        OverrideResult(1, number, placings, "Mine"),
        AwardPoints("p0", 5, "Mine"),
        AwardPoints(rival, -5, "Mine"),
        Disqualify(rival, "Mine"),
        Disqualify("p0", "Mine"),
        Remove(rival, "Mine"),
        Remove("p0", "Mine"),
        Substitute(3 - number, elsewhere, "Mine", "p0"),
    ]
    play.give(OLGA, PauseTables("One of each", 3 - number))
    for command in commands:
        assert play.refused("p0", command) == "own_table", command
    play.give("p0", ResumeTables("Theirs", 3 - number))
    play.give("p0", AwardPoints(elsewhere, 1, "Theirs"))
    play.give("p0", VoidTable(1, 3 - number, "Theirs"))
    play.give(OLGA, VoidTable(1, number, "Not hers"))


def test_all_tables_are_all_but_the_own_one(playing_organizer: Play) -> None:
    play = playing_organizer
    other = 3 - own_table(play)
    assert play.give("p0", PauseTables("Lunch")) == [TablesPaused(play.at, 1, (other,), "p0", "Lunch")]


def test_an_organizer_who_plays_cannot_end_the_tournament_or_keep_players_apart(
    playing_organizer: Play,
) -> None:
    play = playing_organizer
    commands: list[Command] = [
        ForbidPair(("p1", "p2"), "Mine"),
        CancelTournament("I lose"),
        FinishTournament("I lead"),
    ]
    play.give(OLGA, ForbidPair(("p0", "p1"), "Family"))
    play.finish_round()
    for command in (*commands, AllowPair(("p0", "p1"), "Mine")):
        assert play.refused("p0", command) == "organizer_plays"
        assert tag(type(command)) not in allowed(play.state, "p0", play.at)
    play.give("p0", Withdraw())
    assert play.refused("p0", FinishTournament("I led")) == "organizer_plays"
    play.give("p0", AddOrganizer("referee"))
    play.give("referee", FinishTournament("Rain"))


def test_an_organizer_who_is_registered_can_cancel_before_the_first_round() -> None:
    play = Play().enter(OLGA, "p1")
    assert play.refused(OLGA, ForbidPair((OLGA, "p1"), "Family")) == "organizer_plays"
    play.give(OLGA, CancelTournament("Rain"))


def test_an_earlier_own_table_stays_out_of_reach(playing_organizer: Play) -> None:
    play = playing_organizer.finish_round()
    number = own_table(play)
    play.play_round()
    assert play.state.status == "finished"
    assert play.refused("p0", VoidTable(1, number, "I lost")) == "own_table"
    assert play.refused("p0", AwardPoints("p0", 9, "I lost")) == "own_table"


def test_an_organizer_who_lost_the_final_cannot_disqualify_the_winner() -> None:
    play = Play(stages=(Knockout(),), table_size=2).enter("ann", "bo", "cy", "dee")
    play.play_round().play_round()
    winner, loser, other, _ = play.state.ranking
    play.give(OLGA, AddOrganizer(loser))
    assert play.refused(loser, Disqualify(winner, "I lost")) == "own_table"
    assert play.refused(loser, AwardPoints(winner, -9, "I lost")) == "own_table"
    play.give(loser, AwardPoints(other, 1, "Somebody else"))


def test_an_organizer_who_plays_with_everybody_awards_nothing() -> None:
    play = Play().enter("ann", "bo")
    play.give(OLGA, AddOrganizer("ann"))
    play.start()
    assert play.refused("ann", AwardPoints("bo", 1, "Nice")) == "no_such_participant"
    assert play.refused("ann", Remove("bo", "Not nice")) == "nobody_registered"


def test_an_organizer_does_not_change_the_own_pairing() -> None:
    play = Play().enter(*EIGHT)
    play.give(OLGA, AddOrganizer("p0"))
    play.give(OLGA, StartRound())
    play.pair()
    number = own_table(play)
    mine, theirs = play.table(number).players, play.table(3 - number).players
    mixed = (Seats((theirs[0], *mine[1:])), Seats((mine[0], *theirs[1:])))
    assert play.refused("p0", ChangePairing(1, mixed, "Better")) == "own_table"
    assert play.refused("p0", ChangePairing(1, (Seats(mine[::-1]), Seats(theirs)), "Seat")) == "own_table"
    play.give("p0", ChangePairing(1, (Seats(theirs[::-1]), Seats(mine)), "Other seats for them"))
    play.give(OLGA, ChangePairing(1, mixed, "She does not play"))
