"""What players see of each other: bots are marked, ids can be looked up, invitations can be refused."""

import json

import redis

from tests.service.conftest import Api, everything_in, listed


def test_a_bots_account_is_shown_as_such(api: Api, ann: Api) -> None:
    made = api.post("/v1/players", {"name": "Robo", "bot": True}).get_json()
    assert made["bot"] is True
    robo = Api(api.app, api.checker, made["key"], made["id"])
    assert robo.get("/v1/players/me").get_json()["bot"] is True
    assert robo.request("PATCH", "/v1/players/me", json={"name": "Robo 2"}).get_json()["bot"] is True
    game = ann.create(seats=[{}, {}, {}])
    robo.command(game, "join")
    assert [seat["bot_account"] for seat in api.read(game)["seats"]] == [False, True, False]
    listed(api, game)
    row = api.get("/v1/games").get_json()["games"][0]
    assert [seat.get("bot_account", False) for seat in row["seats"]] == [False, True, False]
    assert api.get(f"/v1/players/{robo.id}").get_json()["bot"] is True
    assert api.code(api.post("/v1/players", {"name": "Robo", "bot": 1})) == (400, "invalid_fields")


def test_anybody_can_look_a_player_up(api: Api, ann: Api) -> None:
    found = api.get(f"/v1/players/{ann.id}").get_json()
    assert found == {"id": ann.id, "name": "Ann", "bot": False, "created": found["created"]}
    for other in ("0" * 16, "recover", "%00", ann.id.upper()):
        assert api.code(api.get(f"/v1/players/{other}")) == (404, "not_found")
    assert ann.request("DELETE", "/v1/players/me").status_code == 204
    assert api.get(f"/v1/players/{ann.id}").status_code == 404


def reserve(player: Api, other: Api) -> tuple[int, str]:
    response = player.post("/v1/games", {"title": "market", "seats": [{}, {"player": other.id}]})
    return response.status_code, response.get_json().get("code", "")


def test_a_blocked_player_cannot_reserve_a_seat(api: Api, ann: Api, bob: Api) -> None:
    assert reserve(bob, ann) == (201, "")
    for _ in range(2):
        assert ann.request("PUT", f"/v1/players/me/blocks/{bob.id}").status_code == 204
    assert ann.get("/v1/players/me/blocks").get_json() == {"players": [bob.id]}
    assert reserve(bob, ann) == (403, "invitation_refused")
    assert reserve(ann, bob) == (201, ""), "it is not mutual"
    open_to_all = bob.create()
    assert ann.command(open_to_all, "join").status_code == 201
    for status in (204, 404):
        assert ann.request("DELETE", f"/v1/players/me/blocks/{bob.id}").status_code == status
    assert reserve(bob, ann) == (201, "")
    assert ann.get("/v1/players/me/blocks").get_json() == {"players": []}


def test_a_player_who_blocks_themselves_can_still_keep_a_seat(ann: Api) -> None:
    ann.request("PUT", f"/v1/players/me/blocks/{ann.id}")
    assert reserve(ann, ann) == (201, "")


def test_only_players_can_be_blocked(ann: Api) -> None:
    response = ann.request("PUT", f"/v1/players/me/blocks/{'0' * 16}")
    assert ann.code(response) == (404, "not_found")


def test_blocks_end_with_the_account(ann: Api, bob: Api, client: redis.Redis) -> None:
    ann.request("PUT", f"/v1/players/me/blocks/{bob.id}")
    ann.request("DELETE", "/v1/players/me")
    assert b"blocks:" not in everything_in(client)


def test_a_player_can_export_everything_about_themselves(ann: Api, bob: Api, game: str) -> None:
    ann.request("PUT", f"/v1/players/me/blocks/{bob.id}")
    bot = ann.new_key("read", name="my bot")
    hidden = ann.create(visibility="private")
    listed(ann, game, hidden, bob.create())
    response = ann.get("/v1/players/me/data")
    assert response.mimetype == "application/x-ndjson"
    lines = [json.loads(line) for line in response.get_data().splitlines()]
    assert [line["type"] for line in lines] == ["account", "key", "key", "blocked_player", "game", "game"]
    assert (lines[0]["id"], lines[0]["name"]) == (ann.id, "Ann")
    assert lines[0]["stored_bytes"] > 0
    assert [line["name"] for line in lines[1:3]] == ["first key", "my bot"]
    assert lines[3]["player"] == bob.id
    assert {line["game"]: line["seats"] for line in lines[4:]} == {game: [0], hidden: [0]}
    for secret in (ann.key, bot.key):
        assert (secret or "").encode() not in response.get_data()
