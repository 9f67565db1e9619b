"""What the operator does with players who misbehave."""

import itertools
from typing import Any

import pytest
import redis

from events.log.keys import FORGOTTEN_PLAYERS
from tests.service.conftest import OPERATOR, Api


@pytest.fixture
def operator(api: Api) -> Api:
    return Api(api.app, api.checker, OPERATOR)


def ban(operator: Api, player: Api, method: str = "PUT") -> bool:
    response = operator.request(method, f"/v1/players/{player.id}/ban")
    assert response.status_code == 200
    return bool(response.get_json()["banned"])


def test_all_keys_of_a_banned_player_are_refused(api: Api, operator: Api, ann: Api, game: str) -> None:
    bot = ann.new_key("play", "read")
    assert bot.get("/v1/players/me").status_code == 200
    assert ban(operator, ann) is True
    for key in (ann, bot):
        assert key.code(key.get("/v1/players/me")) == (403, "banned")
        assert key.code(key.command(game, "resign")) == (403, "banned")
        assert key.code(key.get(f"/v1/games/{game}", headers={"If-None-Match": '"3"'})) == (403, "banned")
        assert key.code(key.get("/v1/games")) == (403, "banned")
    assert api.get(f"/v1/players/{ann.id}").get_json()["name"] == "Ann"
    assert ban(operator, ann) is True
    assert ban(operator, ann, "DELETE") is False
    assert ann.get("/v1/players/me").status_code == 200


def test_a_recovery_code_is_no_way_around_a_ban(api: Api, operator: Api) -> None:
    made = api.post("/v1/players", {"name": "Ann"}).get_json()
    ann = Api(api.app, api.checker, made["key"], made["id"])
    ban(operator, ann)
    fresh = api.post("/v1/players/recover", {"recovery_code": made["recovery_code"]}).get_json()["key"]
    again = Api(api.app, api.checker, fresh)
    assert again.code(again.get("/v1/players/me")) == (403, "banned")


def test_a_stream_of_a_banned_player_ends(operator: Api, ann: Api, bob: Api, game: str) -> None:
    stream = ann.get(f"/v1/games/{game}/stream?after=3", headers={"Accept": "application/x-ndjson"})
    parts: Any = iter(stream.response)
    assert next(parts) == b""
    ban(operator, ann)
    assert bob.command(game, "resign").status_code == 201
    assert list(itertools.islice(parts, 5)) == []
    stream.close()


def test_seats_of_a_banned_player_are_looked_for_until_the_ban_is_lifted(
    operator: Api, ann: Api, client: redis.Redis
) -> None:
    for _ in range(2):
        ban(operator, ann)
    (member,) = client.zrange(FORGOTTEN_PLAYERS, 0, -1)
    assert str(member).startswith(f"b'{ann.id}:")
    ban(operator, ann, "DELETE")
    assert client.zcard(FORGOTTEN_PLAYERS) == 0


def test_the_operator_renames(api: Api, operator: Api, ann: Api, game: str) -> None:
    assert api.read(game)["seats"][0]["name"] == "Ann"
    path = f"/v1/players/{ann.id}"
    assert operator.request("PATCH", path, json={"name": "Player 1"}).get_json()["name"] == "Player 1"
    assert api.read(game)["seats"][0]["name"] == "Player 1"
    assert ann.code(ann.request("PATCH", path, json={"name": "Ann"})) == (403, "forbidden")
    assert api.code(api.request("PATCH", path, json={"name": "Ann"})) == (401, "unauthorized")
    nobody = operator.request("PATCH", f"/v1/players/{'0' * 16}", json={"name": "x"})
    assert operator.code(nobody) == (404, "not_found")
