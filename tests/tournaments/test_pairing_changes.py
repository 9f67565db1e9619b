"""Pairings that organizers change by hand, and pairs that are not to meet."""

import pytest
from msgspec.structs import replace

from tests.tournaments.playing import OLGA, Play
from tournaments.messages.corrections import OverrideResult, Placing
from tournaments.messages.registration import Withdraw
from tournaments.messages.rounds import AllowPair, ChangePairing, ForbidPair, Seats, StartRound
from tournaments.settings import Groups, Knockout

pytestmark = pytest.mark.usefixtures("quick_pairing")

EIGHT = tuple(f"p{number}" for number in range(8))


def paired(**changes: object) -> Play:
    play = Play(**changes).enter(*EIGHT)
    play.give(OLGA, StartRound())
    return play.pair()


def swapped(play: Play) -> tuple[Seats, ...]:
    """The two tables of the round with their first players swapped."""
    one, two = (list(table.players) for table in play.round.tables)
    one[0], two[0] = two[0], one[0]
    return (Seats(tuple(one)), Seats(tuple(two)))


def test_organizers_change_a_pairing_with_a_reason() -> None:
    play = paired()
    tables = swapped(play)
    play.give(OLGA, ChangePairing(1, tables, "They share a house."))
    assert tuple(table.players for table in play.round.tables) == tuple(seats.players for seats in tables)
    assert play.round.proof == "manual"
    play.open()
    assert play.refused(OLGA, ChangePairing(1, tables, "Again")) == "not_paired"


def test_a_changed_pairing_says_how_many_meet_again() -> None:
    play = Play().enter(*EIGHT).play_round()
    play.give(OLGA, StartRound())
    play.pair()
    again = tuple(Seats(table.players) for table in play.state.rounds[0].tables)
    play.give(OLGA, ChangePairing(2, again, "Once more"))
    assert play.round.repeats == 12


def test_players_without_a_seat_in_a_changed_pairing_get_a_bye() -> None:
    play = paired()
    one, two = play.round.tables
    gone = two.humans[0]
    play.give(gone, Withdraw())
    tables = (Seats(one.players), Seats(two.players[2:]))
    play.give(OLGA, ChangePairing(1, tables, "Too late for them"))
    assert play.round.byes == (two.humans[1],)


def test_a_changed_pairing_seats_everybody_once_at_tables_of_the_right_size() -> None:
    play = paired(remainder="bots")
    one, two = (table.players for table in play.round.tables)

    def code(*tables: tuple[str | None, ...]) -> str:
        return play.refused(OLGA, ChangePairing(1, tuple(map(Seats, tables)), "Why not"))

    assert code(one, (one[0], *two[1:])) == "seated_twice"
    assert code(one, ("eve", *two[1:])) == "not_in_round"
    assert code(one, two[:3]) == "wrong_table_size"
    assert code(one, (None, None, None, None)) == "only_bots"
    assert play.refused(OLGA, ChangePairing(2, (Seats(one), Seats(two)), "No")) == "wrong_round"
    assert play.refused("p1", ChangePairing(1, (Seats(one), Seats(two)), "No")) == "organizers_only"


def test_a_changed_pairing_keeps_groups_apart_and_knockouts_complete() -> None:
    groups = paired(stages=(Groups(groups=2), Knockout()))
    one, two = (table.players for table in groups.round.tables)
    mixed = (Seats((one[0], *two[1:]), 2), Seats((two[0], *one[1:]), 1))
    assert groups.refused(OLGA, ChangePairing(1, mixed, "Mixed")) == "wrong_group"
    groups.give(OLGA, ChangePairing(1, (Seats(one[::-1], 1), Seats(two, 2)), "Other seats"))
    knockout = paired(stages=(Knockout(),))
    assert (
        knockout.refused(OLGA, ChangePairing(1, (Seats(knockout.table(1).players),), "Half"))
        == "all_must_play"
    )


def test_forbidden_pairs_do_not_meet_until_they_may() -> None:
    play = Play(table_size=2).enter(*EIGHT[:4])
    assert Play().refused(OLGA, ForbidPair(("p0", "p1"), "Who")) == "nobody_registered"
    assert play.refused(OLGA, ForbidPair(("p0", "p0"), "One")) == "same_player"
    assert play.refused(OLGA, ForbidPair(("p0", "eve"), "Who")) == "no_such_participant"
    for other in ("p1", "p2"):
        play.give(OLGA, ForbidPair((other, "p0"), "Family"))
    assert play.refused(OLGA, ForbidPair(("p0", "p1"), "Family")) == "pair_forbidden_already"
    play.start()
    assert any(set(table.humans) == {"p0", "p3"} for table in play.round.tables)
    play.give(OLGA, AllowPair(("p0", "p1"), "They asked"))
    assert play.refused(OLGA, AllowPair(("p1", "p0"), "Again")) == "pair_not_forbidden"
    assert play.state.forbidden == (("p0", "p2"),)


def test_at_most_five_hundred_pairs_are_kept_apart() -> None:
    play = Play().enter(*EIGHT)
    play.state = replace(play.state, forbidden=tuple((OLGA, f"q{number}") for number in range(500)))
    assert play.refused(OLGA, ForbidPair(("p0", "p1"), "Family")) == "too_many_forbidden"


def test_a_corrected_knock_out_table_does_not_hold_up_a_change_of_the_next_pairing() -> None:
    play = Play(stages=(Knockout(),), table_size=2).enter(*EIGHT).play_round()
    play.give(OLGA, StartRound())
    play.pair()
    first, second = play.table(1, round_=1).humans
    won = first if any(first in table.players for table in play.round.tables) else second
    lost = second if won == first else first
    play.give(OLGA, OverrideResult(1, 1, (Placing(lost, 1), Placing(won, 2)), "Wrong way round"))
    same = tuple(Seats(table.players) for table in play.round.tables)
    play.give(OLGA, ChangePairing(2, same, "As it was"))
    assert play.round.byes == ()
