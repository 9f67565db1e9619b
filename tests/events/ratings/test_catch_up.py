"""Ratings follow the log of heads, each game once, and are corrected when a result is."""

from typing import Any

import pytest
import redis

from events.fold.summary import GameSummary, SummarySeat
from events.heads.heads_log import HeadsLog
from events.projections.lists import Lists
from events.ratings.catch_up import catch_up, correct, rate_from_nothing, uncounted
from events.ratings.rated_games import rated_game
from events.ratings.rating_store import RatingStore
from games.kernel.table.table import TournamentTable
from games.kernel.title import Standing
from tests.events.projections.test_lists import row
from tournaments.ratings.rating import PROVISIONAL_GAMES, Rating
from tournaments.ratings.update import Category, RatedGame, RatedSeat, rate_all

TWO = Category("market", 2)


class Ratings:
    """The lists, the log of heads and the ratings of one Redis."""

    def __init__(self, client: redis.Redis) -> None:
        self.lists, self.heads, self.store = Lists(client), HeadsLog(client), RatingStore(client)

    def finish(self, *summaries: GameSummary) -> None:
        """List games that are over, and log their heads."""
        self.lists.apply(summaries)
        self.heads.append(summaries)

    def catch_up(self) -> int:
        return catch_up(self.store, self.heads, self.lists)

    def all(self) -> dict[Category, dict[str, Rating]]:
        return {category: self.store.ratings(category) for category in self.store.categories()}


@pytest.fixture
def ratings(client: redis.Redis) -> Ratings:
    return Ratings(client)


def result(game: str, winner: str = "ann", loser: str = "bob", **more: Any) -> GameSummary:
    """A game of two that is over."""
    known: dict[str, Any] = {
        "status": "finished",
        "seats": (SummarySeat(0, "human", player=winner), SummarySeat(1, "human", player=loser)),
        "standings": (Standing(0, 1, 10), Standing(1, 2, 5)),
        "head": game.encode().hex().ljust(64, "0"),
        "version": 9,
    }
    return row(game, 1000, **(known | more))


def won(game: str, winner: str = "ann", loser: str = "bob") -> RatedGame:
    return RatedGame(game, TWO, (RatedSeat(1, winner), RatedSeat(2, loser)))


def test_games_are_rated_in_the_order_of_the_log_and_only_once(ratings: Ratings) -> None:
    ratings.finish(result("a"), result("b", "bob", "ann"))
    assert ratings.catch_up() == 2
    ratings.finish(result("b", "bob", "ann"), result("c", "ann", "cem"))
    assert ratings.catch_up() == 1
    assert ratings.catch_up() == 0
    assert ratings.all() == rate_all([won("a"), won("b", "bob", "ann"), won("c", "ann", "cem")])
    assert ratings.store.of_player("cem") == {TWO: ratings.all()[TWO]["cem"]}
    assert ratings.store.of_player("eve") == {}


@pytest.mark.parametrize(
    "more",
    [
        {"status": "abandoned", "standings": ()},
        {"visibility": "private"},
        {"undo": "free"},
        {"hints": True},
        {"tournament": TournamentTable("t", 1, 1, rated=False)},
        {"seats": (SummarySeat(0, "bot", bot="easy"), SummarySeat(1, "bot", bot="easy"))},
        {"seats": (SummarySeat(0, "human", player="ann"), SummarySeat(1, "bot", bot="easy"))},
        {"seats": (SummarySeat(0, "human", player="ann"), SummarySeat(1, "automa"))},
        {"seats": (SummarySeat(0, "human", player="ann"),), "standings": (Standing(0, 1, 10),)},
    ],
)
def test_some_games_do_not_count(ratings: Ratings, more: dict[str, Any]) -> None:
    ratings.finish(result("a", **more))
    assert ratings.catch_up() == 1
    assert ratings.all() == {}


def test_games_of_rated_tournaments_count(ratings: Ratings) -> None:
    ratings.finish(result("a", tournament=TournamentTable("t", 1, 1)))
    ratings.catch_up()
    assert ratings.all() == rate_all([won("a")])


def test_who_resigned_comes_last() -> None:
    seats = (SummarySeat(0, "human", "easy", "ann", resigned=True), SummarySeat(1, "human", player="bob"))
    rated = rated_game(result("a", seats=seats, standings=(Standing(0, 1, 10), Standing(1, 2, 5))))
    assert rated is not None
    assert [seat.place for seat in rated.seats] == [2, 2]
    assert [seat.player for seat in rated.seats] == ["ann", "bob"]


def test_a_correction_rates_everything_after_it_again(ratings: Ratings) -> None:
    ratings.finish(result("a"), result("b"), result("c", "bob", "cem"))
    ratings.catch_up()
    correct(ratings.store, [won("a", "bob", "ann")])
    assert ratings.all() == rate_all([won("a", "bob", "ann"), won("b"), won("c", "bob", "cem")])
    correct(ratings.store, [uncounted(won("b"))])
    assert ratings.all() == rate_all([won("a", "bob", "ann"), won("c", "bob", "cem")])


def test_a_correction_may_come_before_the_game_is_rated(ratings: Ratings) -> None:
    correct(ratings.store, [won("a", "bob", "ann")])
    ratings.finish(result("a"))
    ratings.catch_up()
    assert ratings.all() == rate_all([won("a", "bob", "ann")])


def test_another_head_with_another_result_corrects_the_first(ratings: Ratings) -> None:
    ratings.finish(result("a"), result("b"))
    ratings.catch_up()
    standings = (Standing(0, 2, 10), Standing(1, 1, 15))
    ratings.finish(result("a", standings=standings, head="f" * 64, version=10), result("d"))
    ratings.catch_up()
    assert ratings.all() == rate_all([won_in_seats("a"), won("b"), won("d")])


def won_in_seats(game: str) -> RatedGame:
    """A game of Ann and Bob, in this order, that Bob won."""
    return RatedGame(game, TWO, (RatedSeat(2, "ann"), RatedSeat(1, "bob")))


def test_rated_from_nothing_they_are_the_same(ratings: Ratings, client: redis.Redis) -> None:
    ratings.finish(result("a"), result("b", "bob", "ann"))
    ratings.catch_up()
    ratings.finish(result("c", "ann", "cem"), result("d", "cem", "ann"))
    ratings.catch_up()
    correct(ratings.store, [won("b")])
    live, board = ratings.all(), ratings.store.leaderboard(TWO, 0, 10)
    for key in client.scan_iter("wardbook:{ratings}:*"):
        client.delete(key)
    assert rate_from_nothing(ratings.store, ratings.heads, ratings.lists, [won("b")]) == 4
    assert (ratings.all(), ratings.store.leaderboard(TWO, 0, 10)) == (live, board)
    assert rate_from_nothing(ratings.store, ratings.heads, ratings.lists, [won("b")]) == 4
    assert ratings.all() == live
    assert rate_from_nothing(ratings.store, ratings.heads, ratings.lists, []) == 4
    assert ratings.all() != live


def test_the_leaderboard_has_no_provisional_ratings(ratings: Ratings) -> None:
    games = [result(f"g{number}") for number in range(PROVISIONAL_GAMES)]
    ratings.finish(*games[:-1], result("other", "cem", "dee"))
    ratings.catch_up()
    assert ratings.store.leaderboard(TWO, 0, 10) == []
    ratings.finish(games[-1])
    ratings.catch_up()
    board = ratings.store.leaderboard(TWO, 0, 10)
    assert [(row.place, row.player) for row in board] == [(1, "ann"), (2, "bob")]
    assert ratings.store.leaderboard(TWO, 1, 10) == board[1:]
