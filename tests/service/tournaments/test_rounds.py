"""A round at a glance: who is late, whose turn it is, results, and nothing of private games for others."""

from typing import Any

from events.execute import execute
from games.kernel.table.lobby import Start
from tests.players import SERVICE
from tests.service.conftest import Api, listed
from tests.service.tournaments.organizing import (
    PATH,
    done,
    finish_round,
    latest_round,
    new_tournament,
    players,
    start_round,
)


def read(api: Api, tournament: str, number: int = 1) -> Any:
    response = api.get(f"{PATH}/{tournament}/rounds/{number}")
    assert response.status_code == 200, response.get_data()
    return response.get_json()


def test_every_table_at_a_glance(api: Api, cid: Api, tournament: str) -> None:
    seated = {player.id: player for player in players(api, tournament, 6)}
    games = start_round(cid, tournament)
    shown = read(api, tournament)
    assert (shown["number"], shown["stage"], shown["status"], shown["byes"]) == (1, 0, "open", [])
    assert shown["paired"] is not None
    assert shown["opened"] is not None
    assert [table["game"] for table in shown["tables"]] == games
    first = shown["tables"][0]
    assert [seat["presence"] for seat in first["seats"]] == ["late"] * 3
    assert first["flags"] == ["late"]
    assert first["waits_until"] > shown["opened"]

    *early, late = (seated[seat["player"]] for seat in first["seats"])
    for player in early:
        assert player.command(games[0], "join").status_code == 201
    listed(api, *games)
    first = read(api, tournament)["tables"][0]
    assert [seat["presence"] for seat in first["seats"]] == ["seated", "seated", "late"]
    assert first["seats"][0]["name"].startswith("Player ")
    assert first["game_status"] == "open"

    assert late.command(games[0], "join").status_code == 201
    execute(api.service.store, games[0], SERVICE, Start())
    listed(api, *games)
    first = read(api, tournament)["tables"][0]
    assert (first["flags"], first["waits_until"], first["game_status"]) == ([], None, "playing")
    awaiting = api.read(games[0])["awaiting"]
    assert first["turn"]["seats"] == awaiting["seats"]
    assert first["turn"]["since"] == api.read(games[0])["updated"]

    assert early[0].command(games[0], "resign").status_code == 201
    listed(api, *games)
    first = read(api, tournament)["tables"][0]
    assert "resigned" in first["flags"]

    finish_round(cid, tournament)
    first = read(api, tournament)["tables"][0]
    assert [(seat["place"], seat["points"]) for seat in first["seats"]] == [(1, 30), (2, 29), (3, 28)]
    assert first["status"] == "finished"


def test_an_override_is_flagged(api: Api, cid: Api, tournament: str) -> None:
    players(api, tournament, 3)
    start_round(cid, tournament)
    (table,) = latest_round(cid, tournament).tables
    placings = [{"player": player, "place": 1, "points": 5} for player in table.players]
    done(cid, tournament, "override_result", round=1, table=1, placings=placings, reason="A draw.")
    (shown,) = read(api, tournament)["tables"]
    assert (shown["overridden"], "overridden" in shown["flags"]) == (True, True)
    assert {seat["place"] for seat in shown["seats"]} == {1}


def test_polls_get_nothing_new_until_something_changes(api: Api, cid: Api, tournament: str) -> None:
    seated = players(api, tournament, 3)
    (game,) = start_round(cid, tournament)
    path = f"{PATH}/{tournament}/rounds/1"
    etag = api.get(path).headers["ETag"]
    assert api.get(path, headers={"If-None-Match": etag}).status_code == 304
    seated[0].command(game, "join")
    listed(api, game)
    assert api.get(path, headers={"If-None-Match": etag}).status_code == 200


def test_how_far_private_games_are_only_those_learn_who_may_see_them(
    api: Api, ann: Api, bob: Api, cid: Api
) -> None:
    tournament = new_tournament(cid, game={"title": "market", "visibility": "private"})
    done(cid, tournament, "add_organizer", player=ann.id)
    seated = players(api, tournament, 3)
    (game,) = start_round(cid, tournament)
    for player in seated:
        player.command(game, "join")
    listed(api, game)
    for insider in (cid, ann, *seated):
        (table,) = read(insider, tournament)["tables"]
        assert table["game_status"] is not None
        assert insider.get(f"/v1/games/{game}").status_code == 200
    for outsider in (api, bob):
        (table,) = read(outsider, tournament)["tables"]
        assert (table["game_status"], table["turn"]) == (None, None)
        for path in ("", "/records", "/stream", "/replay"):
            assert api.code(outsider.get(f"/v1/games/{game}{path}")) == (404, "not_found")
    weak = ann.new_key("read", "play")
    lists = f"/v1/games?tournament={tournament}"
    assert [len(each.get(lists).get_json()["games"]) for each in (cid, ann, weak, bob, api)] == [
        1,
        1,
        0,
        0,
        0,
    ]
    assert api.code(weak.get(f"/v1/games/{game}")) == (404, "not_found")
    assert read(weak, tournament)["tables"][0]["game_status"] is None
    done(cid, tournament, "remove_organizer", player=ann.id)
    assert api.code(ann.get(f"/v1/games/{game}")) == (404, "not_found")


def test_an_organizer_sees_no_more_of_a_game_than_a_spectator(api: Api, cid: Api, ann: Api) -> None:
    tournament = new_tournament(cid, game={"title": "market", "visibility": "private"})
    done(cid, tournament, "add_organizer", player=ann.id)
    seated = players(api, tournament, 3)
    (game,) = start_round(cid, tournament)
    for player in seated:
        player.command(game, "join")
    execute(api.service.store, game, SERVICE, Start())
    assert ann.read(game)["view"]["hand"] is None


def test_there_is_no_such_round(api: Api, tournament: str) -> None:
    for number in ("0", "1", "-1", "x", "01"):
        assert api.code(api.get(f"{PATH}/{tournament}/rounds/{number}")) == (404, "not_found")
