"""Recovery codes: a way back for a player who has lost every key."""

from typing import Any

import msgspec
import pytest
import redis

from events.settings import Settings
from service.http.app import create_app
from tests.market.title import TITLES
from tests.service.conftest import Api, everything_in
from tests.service.contract_checker import market_checker

RETRY = {"Idempotency-Key": "a-long-and-random-key-0123456789"}
OTHER = {"Idempotency-Key": "another-long-and-random-key-98765"}


def make(api: Api) -> tuple[Api, str]:
    made = api.post("/v1/players", {"name": "Ann"}).get_json()
    return Api(api.app, api.checker, made["key"], made["id"]), made["recovery_code"]


def recover(api: Api, code: Any, **headers: str) -> Any:
    nobody = Api(api.app, api.checker)
    return nobody.post("/v1/players/recover", {"recovery_code": code}, headers=headers)


def test_a_code_gets_a_new_key_and_ends_all_others(api: Api) -> None:
    ann, code = make(api)
    spare = ann.new_key("read")
    assert spare.get("/v1/players/me").status_code == 200
    response = recover(api, code)
    assert response.status_code == 201
    back = response.get_json()
    assert (back["id"], back["name"]) == (ann.id, "Ann")
    assert back["recovery_code"] != code
    again = Api(api.app, api.checker, back["key"], ann.id)
    assert [player.get("/v1/players/me").status_code for player in (ann, spare, again)] == [401, 401, 200]
    assert [key["name"] for key in again.get("/v1/players/me/keys").get_json()["keys"]] == ["recovered key"]
    assert len(again.new_key().get("/v1/players/me/keys").get_json()["keys"]) == 2, "it has every scope"


def test_a_code_can_be_used_once(api: Api) -> None:
    _, code = make(api)
    fresh = recover(api, code).get_json()["recovery_code"]
    assert api.code(recover(api, code)) == (403, "wrong_recovery_code")
    assert recover(api, fresh).status_code == 201


def test_people_may_write_a_code_as_they_like(api: Api) -> None:
    _, code = make(api)
    assert len(code.replace("-", "")) == 24
    assert recover(api, f" {code.replace('-', '').lower()} ").status_code == 201


def test_a_lost_answer_can_be_had_again(api: Api) -> None:
    _, code = make(api)
    first = recover(api, code, **RETRY)
    assert first.status_code == 201
    assert recover(api, code, **RETRY).get_json() == first.get_json()
    assert api.code(recover(api, code, **OTHER)) == (403, "wrong_recovery_code")


@pytest.mark.parametrize("code", ["", "AAAAAA-AAAAAA-AAAAAA-AAAAAA", "x" * 60, "\u00e9"])
def test_a_wrong_code_says_nothing_about_who_exists(api: Api, code: str) -> None:
    make(api)
    assert recover(api, code).status_code in (400, 403)


def test_a_new_code_replaces_the_old_one(api: Api) -> None:
    ann, code = make(api)
    first = ann.post("/v1/players/me/recovery-code", headers=RETRY)
    assert first.status_code == 201
    assert ann.post("/v1/players/me/recovery-code", headers=RETRY).get_json() == first.get_json()
    assert api.code(recover(api, code)) == (403, "wrong_recovery_code")
    assert ann.get("/v1/players/me").status_code == 200
    assert recover(api, first.get_json()["recovery_code"]).get_json()["id"] == ann.id


def test_codes_leave_with_the_account(api: Api, client: redis.Redis) -> None:
    ann, code = make(api)
    lost = recover(api, code, **RETRY).get_json()
    again = Api(api.app, api.checker, lost["key"], ann.id)
    assert again.request("DELETE", "/v1/players/me").status_code == 204
    for headers, sent in ((RETRY, code), ({}, lost["recovery_code"])):
        assert api.code(recover(api, sent, **headers)) == (403, "wrong_recovery_code")
    assert b"recovery:" not in everything_in(client)


def test_guessing_is_limited(settings: Settings) -> None:
    app = create_app(msgspec.structs.replace(settings, rate_limit_recovery="3/hour"), TITLES)
    api = Api(app, market_checker())
    codes = [api.code(recover(api, f"AAAAAA-{n}"))[0] for n in range(5)]
    assert codes == [403, 403, 403, 429, 429]
