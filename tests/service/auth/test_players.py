"""Accounts and keys."""

from typing import Any

import pytest
import redis

from tests.service.conftest import OPERATOR, Api, everything_in

RETRY = {"Idempotency-Key": "a-long-and-random-key-0123456789"}
NEW_KEY = {"name": "bot", "scopes": ["play", "read"]}


def test_a_player_is_made_and_known_by_the_key(api: Api) -> None:
    made = api.post("/v1/players", {"name": "  Ann of Green Gables "})
    assert made.status_code == 201
    body = made.get_json()
    assert body["name"] == "Ann of Green Gables"
    me = Api(api.app, api.checker, body["key"]).get("/v1/players/me").get_json()
    assert (me["id"], me["name"], me["organizer"]) == (body["id"], body["name"], False)


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "a\nb", "a\x00b", "a\u202eb", "\ud7ff\uffff", 7, None, ["x"]]
)
def test_names_nobody_could_read_are_refused(api: Api, name: Any) -> None:
    response = api.post("/v1/players", {"name": name})
    assert api.code(response) == (400, "invalid_fields")
    assert "name" in response.get_json()["facts"]["fields"]


def test_forty_letters_of_any_script_are_a_name(api: Api) -> None:
    assert api.post("/v1/players", {"name": "Ж" * 40}).status_code == 201


def test_the_same_idempotency_key_gives_the_same_player_and_key(api: Api) -> None:
    first = api.post("/v1/players", {"name": "Ann"}, headers=RETRY)
    again = api.post("/v1/players", {"name": "Ann"}, headers=RETRY)
    assert first.status_code == again.status_code == 201
    assert first.get_json() == again.get_json()
    other = api.post("/v1/players", {"name": "Ann"})
    assert other.get_json()["id"] != first.get_json()["id"]


def test_the_same_idempotency_key_with_another_name_is_refused(api: Api) -> None:
    api.post("/v1/players", {"name": "Ann"}, headers=RETRY)
    response = api.post("/v1/players", {"name": "Bob"}, headers=RETRY)
    assert api.code(response) == (422, "idempotency_key_reused")


def test_a_guessable_idempotency_key_is_refused_where_the_answer_has_a_key(api: Api, ann: Api) -> None:
    weak = {"Idempotency-Key": "x" * 19}
    assert api.code(api.post("/v1/players", {"name": "Ann"}, headers=weak)) == (400, "weak_idempotency_key")
    assert api.code(ann.post("/v1/players/me/keys", NEW_KEY, headers=weak)) == (400, "weak_idempotency_key")


def test_keys_are_nowhere_in_redis(api: Api, client: redis.Redis) -> None:
    made = api.post("/v1/players", {"name": "Ann"}, headers=RETRY).get_json()
    ann = Api(api.app, api.checker, made["key"])
    fresh = ann.post("/v1/players/me/keys", NEW_KEY, headers=RETRY).get_json()["key"]
    renewed = ann.post("/v1/players/me/recovery-code", headers=RETRY).get_json()["recovery_code"]
    ann.create()
    kept = everything_in(client)
    assert made["id"].encode() in kept
    codes = (made["recovery_code"], renewed)
    for secret in (made["key"], fresh, RETRY["Idempotency-Key"], OPERATOR, *codes):
        assert secret.encode() not in kept


@pytest.mark.parametrize(
    "header",
    ["", "Bearer", "Bearer ", "Basic YTpi", "Bearer nobodys-key-0123456789", "Bearer a b", "bearer \xff"],
)
def test_a_wrong_key_is_refused_even_where_none_is_needed(api: Api, header: str) -> None:
    for path in ("/v1/players/me", "/v1/games"):
        response = api.get(path, headers={"Authorization": header})
        assert api.code(response) == (401, "unauthorized")
        assert response.headers["WWW-Authenticate"].startswith("Bearer")


def test_the_operator_makes_and_unmakes_organizers(api: Api, ann: Api) -> None:
    operator = Api(api.app, api.checker, OPERATOR)
    path = f"/v1/players/{ann.id}/organizer"
    assert operator.request("PUT", path).get_json()["organizer"] is True
    assert ann.get("/v1/players/me").get_json()["organizer"] is True
    assert operator.request("DELETE", path).get_json()["organizer"] is False
    assert ann.get("/v1/players/me").get_json()["organizer"] is False


def test_nobody_else_makes_organizers(api: Api, ann: Api) -> None:
    path = f"/v1/players/{ann.id}/organizer"
    assert api.code(api.request("PUT", path)) == (401, "unauthorized")
    assert ann.code(ann.request("PUT", path)) == (403, "forbidden")
    assert api.code(api.request("PUT", path, headers={"Authorization": "Bearer nobodys-key"})) == (
        401,
        "unauthorized",
    )
    operator = Api(api.app, api.checker, OPERATOR)
    assert operator.code(operator.request("PUT", "/v1/players/0000000000000000/organizer")) == (
        404,
        "not_found",
    )
    assert ann.get("/v1/players/me").get_json()["organizer"] is False


def test_the_operators_key_is_no_players_key(api: Api) -> None:
    operator = Api(api.app, api.checker, OPERATOR)
    assert operator.code(operator.get("/v1/players/me")) == (401, "unauthorized")
