"""Ratings over HTTP: leaderboards by title and table size, and the ratings of a player."""

import pytest

from events.heads.heads_log import HeadsLog
from events.ratings.catch_up import catch_up
from tests.service.conftest import Api, listed, play_on
from tournaments.ratings.rating import PROVISIONAL_GAMES


def rated(ann: Api, bob: Api, games: int) -> None:
    """Games of Ann and Bob that are rated."""
    played = []
    for _ in range(games):
        game = ann.create(seats=[{}, {}])
        assert bob.command(game, "join").status_code == 201
        assert ann.command(game, "start").status_code == 201
        play_on(game, ann, bob)
        played.append(game)
    listed(ann, *played)
    service = ann.service
    heads = HeadsLog(service.store.client)
    heads.append(summary for summary in service.lists.summaries(played) if summary)
    while catch_up(service.ratings, heads, service.lists):
        pass


def test_a_leaderboard_and_the_ratings_of_a_player(ann: Api, bob: Api, api: Api) -> None:
    rated(ann, bob, PROVISIONAL_GAMES)
    board = api.get("/v1/ratings?title=market&players=2").get_json()
    assert (board["title"], board["players"], board["next"]) == ("market", 2, None)
    assert [leader["place"] for leader in board["leaders"]] == [1, 2]
    assert {leader["player"]: leader["name"] for leader in board["leaders"]} == {ann.id: "Ann", bob.id: "Bob"}
    first = board["leaders"][0]
    (own,) = api.get(f"/v1/players/{first['player']}/ratings").get_json()["ratings"]
    assert own == {
        "title": "market",
        "players": 2,
        "rating": first["rating"],
        "uncertainty": first["uncertainty"],
        "games": PROVISIONAL_GAMES,
        "provisional": False,
    }
    assert 0 < own["uncertainty"] < 16.67


def test_provisional_ratings_are_shown_but_not_on_the_leaderboard(ann: Api, bob: Api) -> None:
    rated(ann, bob, 1)
    assert ann.get("/v1/ratings?title=market&players=2").get_json()["leaders"] == []
    (own,) = ann.get(f"/v1/players/{bob.id}/ratings").get_json()["ratings"]
    assert (own["games"], own["provisional"]) == (1, True)


def test_pages(ann: Api, bob: Api) -> None:
    rated(ann, bob, PROVISIONAL_GAMES)
    page = ann.get("/v1/ratings?title=market&players=2&limit=1").get_json()
    rest = ann.get(f"/v1/ratings?title=market&players=2&limit=1&after={page['next']}").get_json()
    assert [row["place"] for row in page["leaders"] + rest["leaders"]] == [1, 2]
    assert rest["next"] is None


@pytest.mark.parametrize(
    "query", ["", "?title=market", "?players=2", "?title=chess&players=2", "?title=market&players=1"]
)
def test_a_leaderboard_is_of_one_title_and_table_size(ann: Api, query: str) -> None:
    assert ann.get(f"/v1/ratings{query}").status_code == 400


@pytest.mark.parametrize("after", ["-1", "x", "9999999999", "1.5"])
def test_bad_pages_are_refused(ann: Api, after: str) -> None:
    assert ann.get(f"/v1/ratings?title=market&players=2&after={after}").status_code == 400


def test_nobody_has_no_ratings(ann: Api) -> None:
    assert ann.get(f"/v1/players/{'0' * 24}/ratings").status_code == 404
    assert ann.get(f"/v1/players/{ann.id}/ratings").get_json() == {"ratings": []}
