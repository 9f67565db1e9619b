"""Personal bests over HTTP: the caller's own results, by points."""

import pytest

from events.settings import Settings
from service.http.app import create_app
from tests.service.conftest import Api, listed, play_on
from tests.service.contract_checker import shipped_checker


def finished(player: Api) -> str:
    """A game that a player finished alone."""
    game = player.create(seats=[{}])
    assert player.command(game, "start").status_code == 201
    play_on(game, player)
    return game


def test_games_played_alone_are_listed_by_points(ann: Api, bob: Api, game: str) -> None:
    games = [finished(ann) for _ in range(4)]
    play_on(game, ann, bob)
    listed(ann, *games, game)
    body = ann.get("/v1/players/me/bests").get_json()
    assert body["next"] is None
    told = {best["game"]: best for best in body["bests"]}
    assert set(told) == set(games)
    points = [(best["points"], best["finished"]) for best in body["bests"]]
    assert points == sorted(points, reverse=True)
    for one in games:
        read, best = ann.read(one), told[one]
        (standing,) = read["standings"]
        assert (best["points"], best["place"]) == (standing["points"], standing["place"])
        assert (best["title"], best["modules"]) == ("market", [])
        assert (best["mode"], best["finished"]) == ("alone", read["updated"])
    assert bob.get("/v1/players/me/bests").get_json() == {"bests": [], "next": None}


def test_filters_and_pages(ann: Api) -> None:
    games = [finished(ann) for _ in range(3)]
    listed(ann, *games)
    everything = ann.get("/v1/players/me/bests?title=market&mode=alone").get_json()["bests"]
    assert len(everything) == 3
    assert ann.get("/v1/players/me/bests?mode=automa").get_json()["bests"] == []
    assert ann.get("/v1/players/me/bests?title=chess").get_json()["bests"] == []
    first = ann.get("/v1/players/me/bests?limit=2").get_json()
    second = ann.get(f"/v1/players/me/bests?limit=2&after={first['next']}").get_json()
    assert first["bests"] + second["bests"] == everything
    assert second["next"] is None


def test_a_private_result_is_ones_own(ann: Api, bob: Api) -> None:
    game = ann.create(seats=[{}], visibility="private")
    ann.command(game, "start")
    play_on(game, ann)
    listed(ann, game)
    assert [best["game"] for best in ann.get("/v1/players/me/bests").get_json()["bests"]] == [game]
    assert bob.get("/v1/players/me/bests").get_json()["bests"] == []


@pytest.mark.parametrize(
    "query", ["title=Toy!", "mode=together", "limit=0", "limit=101", "after=aGFsbG8", "player=ann"]
)
def test_what_cannot_be_asked(ann: Api, query: str) -> None:
    assert ann.code(ann.get(f"/v1/players/me/bests?{query}")) == (400, "invalid_fields")


def test_a_key_is_needed(api: Api) -> None:
    assert api.code(api.get("/v1/players/me/bests")) == (401, "unauthorized")


def test_rows_of_the_list_carry_no_options(ann: Api) -> None:
    game = ann.create(seats=[{}], options={"sides": 8})
    listed(ann, game)
    (row,) = ann.get("/v1/games").get_json()["games"]
    assert "options" not in row
    assert ann.read(game)["options"]["sides"] == 8


@pytest.mark.parametrize("mode", ["alone", "automa"])
def test_a_game_of_dice_hospital_played_alone_becomes_a_result(settings: Settings, mode: str) -> None:
    ann = Api(create_app(settings), shipped_checker()).player("Ann")
    against: list[dict[str, str]] = [{"kind": "automa"}] if mode == "automa" else []
    game = ann.create(title="dice-hospital", seats=[{}, *against])
    assert ann.command(game, "start").status_code == 201
    play_on(game, ann)
    listed(ann, game)
    (best,) = ann.get(f"/v1/players/me/bests?title=dice-hospital&mode={mode}").get_json()["bests"]
    read = ann.read(game)
    assert (best["game"], best["mode"]) == (game, mode)
    assert (best["points"], best["place"]) == (read["standings"][0]["points"], read["standings"][0]["place"])
