"""Accounts and keys."""

from typing import Any

import pytest
import redis

from service.auth import account_changes
from tests.service.conftest import OPERATOR, Api, everything_in

RETRY = {"Idempotency-Key": "a-long-and-random-key-0123456789"}


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
    assert api.code(ann.post("/v1/players/me/keys", headers=weak)) == (400, "weak_idempotency_key")


def test_old_keys_end_when_the_new_one_is_first_used(ann: Api) -> None:
    fresh = ann.post("/v1/players/me/keys").get_json()
    assert fresh["id"] == ann.id
    again = Api(ann.app, ann.checker, ann.key)
    again.service.auth.forget(ann.id)
    assert again.get("/v1/players/me").status_code == 200, "the answer may have been lost"
    renewed = Api(ann.app, ann.checker, fresh["key"])
    assert renewed.get("/v1/players/me").get_json()["id"] == ann.id
    again.service.auth.forget(ann.id)
    assert again.code(again.get("/v1/players/me")) == (401, "unauthorized")
    assert renewed.get("/v1/players/me").status_code == 200


def statuses(*players: Api) -> list[int]:
    players[0].service.auth.forget(players[0].id)
    return [player.get("/v1/players/me").status_code for player in players]


def with_new_keys(player: Api, count: int) -> list[Api]:
    made = [player.post("/v1/players/me/keys").get_json() for _ in range(count)]
    return [Api(player.app, player.checker, one["key"], one["id"]) for one in made]


def test_the_first_of_the_new_keys_in_use_ends_all_others(ann: Api) -> None:
    first, second, third = with_new_keys(ann, 3)
    assert statuses(second, ann, first, third, second) == [200, 401, 401, 401, 200]
    (next_one,) = with_new_keys(second, 1)
    assert statuses(next_one, second) == [200, 401]


def test_an_ended_key_gets_no_new_one_even_where_it_is_remembered(
    ann: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(account_changes, "CHECK_SECONDS", 60)
    ann.get("/v1/players/me")
    fresh = ann.post("/v1/players/me/keys", headers=RETRY).get_json()["key"]
    assert Api(ann.app, ann.checker, fresh).get("/v1/players/me").status_code == 200
    assert ann.get("/v1/players/me").status_code == 200, "it is remembered for a moment"
    for headers in ({}, RETRY):
        assert ann.code(ann.post("/v1/players/me/keys", headers=headers)) == (401, "unauthorized")
    assert ann.get("/v1/players/me").status_code == 401


def test_only_so_many_keys_wait_for_their_first_use(ann: Api, client: redis.Redis) -> None:
    waiting = with_new_keys(ann, 7)
    assert len(list(client.scan_iter("wardbook:{players}:key:*"))) == 6, "and the one in use"
    assert statuses(waiting[0], waiting[1], ann) == [401, 401, 200]
    assert statuses(waiting[2], waiting[3], ann) == [200, 401, 401]
    assert len(list(client.scan_iter("wardbook:{players}:key:*"))) == 1


def test_a_lost_answer_to_a_new_key_can_be_had_again(ann: Api, bob: Api) -> None:
    first = ann.post("/v1/players/me/keys", headers=RETRY).get_json()
    assert ann.post("/v1/players/me/keys", headers=RETRY).get_json() == first
    assert bob.post("/v1/players/me/keys", headers=RETRY).get_json()["key"] != first["key"]


def test_a_new_key_takes_no_body(ann: Api) -> None:
    assert ann.post("/v1/players/me/keys", {}).status_code == 201
    assert ann.code(ann.post("/v1/players/me/keys", {"name": "x"})) == (400, "invalid_fields")


def test_keys_are_nowhere_in_redis(api: Api, client: redis.Redis) -> None:
    made = api.post("/v1/players", {"name": "Ann"}, headers=RETRY).get_json()
    ann = Api(api.app, api.checker, made["key"])
    fresh = ann.post("/v1/players/me/keys", headers=RETRY).get_json()["key"]
    ann.create()
    kept = everything_in(client)
    assert made["id"].encode() in kept
    for secret in (made["key"], fresh, RETRY["Idempotency-Key"], OPERATOR):
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
