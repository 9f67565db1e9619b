"""Ratings: a pure function of results, fair in the mean, with bots that never change."""

from random import Random

import pytest

from tournaments.ratings.calibration import calibrate
from tournaments.ratings.rating import NEWCOMER, PROVISIONAL_GAMES, Rating
from tournaments.ratings.update import Category, RatedGame, RatedSeat, rate, rate_all, win_chances

FOUR = Category("market", 4)


def game(
    *players: str, places: tuple[int, ...] = (), category: Category = FOUR, name: str = "g"
) -> RatedGame:
    """A game of some players; the first wins and so on, unless their places are given."""
    given = places or tuple(range(1, len(players) + 1))
    seats = [RatedSeat(place, player) for player, place in zip(players, given, strict=True)]
    return RatedGame(name, category, tuple(seats))


def simulated(players: int, games: int, spread: float, seed: int = 7) -> list[RatedGame]:
    """Games of four between players whose strengths have a spread."""
    random = Random(seed)
    strengths = [random.gauss(0, spread) for _ in range(players)]
    found = []
    for number in range(games):
        table = random.sample(range(players), 4)
        form = {player: random.gauss(strengths[player], 1) for player in table}
        order = sorted(table, key=lambda player: -form[player])
        found.append(game(*map(str, order), name=str(number)))
    return found


def test_the_winner_rises_and_the_last_falls() -> None:
    after = rate(game("ann", "bob", "cem", "dee"), {})
    strengths = [after[player].mu for player in ("ann", "bob", "cem", "dee")]
    assert strengths == sorted(strengths, reverse=True)
    assert strengths[0] > NEWCOMER.mu > strengths[-1]
    assert all(rating.sigma < NEWCOMER.sigma and rating.games == 1 for rating in after.values())


def test_who_shares_a_place_is_treated_alike() -> None:
    after = rate(game("ann", "bob", "cem", "dee", places=(1, 2, 2, 4)), {})
    assert after["bob"] == after["cem"]


def test_the_order_of_the_seats_does_not_matter() -> None:
    one = rate(game("ann", "bob", "cem", "dee"), {})
    other = rate(game("dee", "cem", "bob", "ann", places=(4, 3, 2, 1)), {})
    assert {player: rating.mu for player, rating in other.items()} == pytest.approx(
        {player: rating.mu for player, rating in one.items()}
    )


def test_bots_are_opponents_whose_ratings_never_change() -> None:
    table = RatedGame("g", FOUR, (RatedSeat(1, "ann"), RatedSeat(2, bot="easy"), RatedSeat(3, bot="random")))
    after = rate(table, {})
    assert set(after) == {"ann"}
    weak = RatedGame("g", FOUR, (RatedSeat(1, "ann"), RatedSeat(2, bot="random")))
    strong = RatedGame("g", FOUR, (RatedSeat(1, "ann"), RatedSeat(2, bot="easy")))
    assert rate(strong, {})["ann"].mu > rate(weak, {})["ann"].mu > NEWCOMER.mu


def test_a_result_that_does_not_count_changes_nothing() -> None:
    assert rate(RatedGame("g", FOUR, ()), {"ann": Rating(30, 3, 12)}) == {}


SETTLED = Rating(25, 1.5, 40)


@pytest.mark.parametrize("seats", [2, 4])
def test_accounts_that_are_made_to_lose_lift_nobody(seats: int) -> None:
    known = {"ann": SETTLED}
    for number in range(100):
        losers = [f"{number} {seat}" for seat in range(1, seats)]
        known |= rate(game("ann", *losers, places=(1, *[2] * len(losers))), known)
    assert known["ann"] == SETTLED
    assert known["99 1"].mu < NEWCOMER.mu, "newcomers are rated from their first game on"


def test_a_newcomer_wins_against_newcomers_ten_times_at_most() -> None:
    known = dict[str, Rating]()
    for number in range(100):
        known |= rate(game("ann", f"{number} b", f"{number} c", f"{number} d", places=(1, 2, 2, 2)), known)
        if number == PROVISIONAL_GAMES - 1:
            settled = known["ann"]
    assert known["ann"] == settled
    assert settled.at_least < NEWCOMER.mu


def test_bots_and_newcomers_do_not_lift_a_player_either() -> None:
    table = RatedGame("g", FOUR, (RatedSeat(1, "ann"), RatedSeat(2, "new"), RatedSeat(3, bot="easy")))
    assert set(rate(table, {"ann": SETTLED})) == {"new"}


def test_those_who_are_no_newcomers_are_compared_with_each_other() -> None:
    known = {"ann": SETTLED, "bob": SETTLED}
    with_a_newcomer = rate(game("ann", "new", "bob"), known)
    assert with_a_newcomer["ann"] == rate(game("ann", "bob"), known)["ann"]
    assert with_a_newcomer["new"].games == 1


def test_each_title_and_number_of_seats_is_rated_by_itself() -> None:
    two = Category("market", 2)
    found = rate_all([game("ann", "bob", "cem", "dee"), game("bob", "ann", category=two)])
    assert found[two]["bob"].mu > NEWCOMER.mu > found[FOUR]["dee"].mu
    assert found[two]["bob"].games == found[FOUR]["bob"].games == 1


def test_ten_games_make_a_rating_final() -> None:
    found = rate_all([game("ann", "bob", "cem", "dee")] * 9)[FOUR]
    assert found["ann"].provisional
    assert not rate_all([game("ann", "bob", "cem", "dee")] * 10)[FOUR]["ann"].provisional


def test_equal_players_drift_by_less_than_a_point_in_the_mean() -> None:
    found = rate_all(simulated(1000, 5000, spread=0))[FOUR]
    assert abs(sum(rating.mu for rating in found.values()) / len(found) - NEWCOMER.mu) < 1


def test_stronger_players_get_higher_ratings() -> None:
    random = Random(7)
    strengths = [random.gauss(0, 1) for _ in range(40)]
    found = rate_all(simulated(40, 1500, spread=1))[FOUR]
    by_strength = sorted(range(40), key=lambda player: strengths[player])
    weak, strong = by_strength[:10], by_strength[-10:]
    assert max(found[str(player)].mu for player in weak) < min(found[str(player)].mu for player in strong)


def test_chances_add_up_and_follow_the_ratings() -> None:
    known = {"ann": Rating(35, 2, 20), "bob": Rating(25, 2, 20), "cem": Rating(15, 2, 20)}
    chances = win_chances(game("ann", "bob", "cem"), known)
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)


def test_predictions_are_compared_with_results() -> None:
    report = calibrate(simulated(60, 1500, spread=1))
    assert report.games == 1500
    assert report.error < report.guessing == pytest.approx(0.1875)
    assert sum(band.seats for band in report.bands) == 6000
    for band in report.bands:
        if band.seats > 300:
            assert band.won == pytest.approx(band.predicted, abs=0.08)


def test_nothing_to_compare() -> None:
    report = calibrate([])
    assert (report.games, report.error) == (0, 0)
