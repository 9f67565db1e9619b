"""Several keys of one player: names, scopes, expiry, last use and revocation."""

from collections.abc import Iterator
from typing import Any

import pytest
import redis
from flask import Flask

from events.settings import Settings
from service.auth import account_changes
from service.auth.keys import key_issuer, key_store
from service.context import Service
from service.http.app import create_app
from tests.market.title import TITLES
from tests.service.conftest import Api

RETRY = {"Idempotency-Key": "a-long-and-random-key-0123456789"}
NOW = 1_900_000_000.0
HOUR = 3600_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time of day for keys; tests move it."""
    now = [NOW]
    for module in (key_store, key_issuer):
        monkeypatch.setattr(module.time, "time", lambda: now[0])
    return now


@pytest.fixture
def elsewhere(settings: Settings) -> Iterator[Flask]:
    """Another process of the same service."""
    app = create_app(settings, TITLES)
    yield app
    service: Service = app.extensions["wardbook"]
    for client in (service.store.client, service.queue):
        client.close()


def keys(player: Api) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.get("/v1/players/me/keys").get_json()["keys"]
    return found


def ask(player: Api, **body: Any) -> tuple[int, str]:
    return player.code(player.post("/v1/players/me/keys", {"name": "x", "scopes": ["play"], **body}))


def test_keys_have_names_and_scopes_and_work_side_by_side(ann: Api) -> None:
    bot = ann.new_key("read", "play", name="bot on my server")
    assert [(key["name"], key["scopes"], key["current"]) for key in keys(ann)] == [
        ("first key", ["play", "read", "create", "organize", "webhooks", "account"], True),
        ("bot on my server", ["play", "read"], False),
    ]
    assert bot.get("/v1/players/me").get_json()["id"] == ann.id
    assert ann.get("/v1/players/me").status_code == 200


def test_a_revoked_key_is_refused_at_once_and_everywhere(ann: Api, elsewhere: Flask) -> None:
    bot = ann.new_key("play", "read")
    others = [bot, Api(elsewhere, bot.checker, bot.key, bot.id)]
    assert [other.get("/v1/players/me").status_code for other in others] == [200, 200]  # cached in both
    assert ann.revoke(bot.key).status_code == 204
    assert [other.get("/v1/players/me").status_code for other in others] == [401, 401]
    assert ann.get("/v1/players/me").status_code == 200
    assert [key["name"] for key in keys(ann)] == ["first key"]
    assert ann.code(ann.revoke(bot.key)) == (404, "not_found")


def test_a_key_can_revoke_itself(ann: Api) -> None:
    assert ann.revoke(ann.key).status_code == 204
    assert ann.get("/v1/players/me").status_code == 401


@pytest.mark.parametrize("key", ["", "0", "0" * 16, "0" * 17, "x" * 16])
def test_only_a_whole_id_of_ones_own_key_revokes_it(ann: Api, bob: Api, key: str) -> None:
    assert ann.request("DELETE", f"/v1/players/me/keys/{key}").status_code in (404, 405)
    assert ann.request("DELETE", f"/v1/players/me/keys/{keys(ann)[0]['id'][:15]}").status_code == 404
    assert ann.code(ann.revoke(bob.key)) == (404, "not_found")
    assert [player.get("/v1/players/me").status_code for player in (ann, bob)] == [200, 200]


def test_an_ended_key_gets_no_new_one_even_where_it_is_remembered(
    ann: Api, monkeypatch: pytest.MonkeyPatch, elsewhere: Flask
) -> None:
    there = Api(elsewhere, ann.checker, ann.key, ann.id)
    with monkeypatch.context() as patch:
        patch.setattr(account_changes, "CHECK_SECONDS", 60)
        for _ in range(2):  # it looks for changes only once it knows the key
            there.get("/v1/players/me")
    assert ann.new_key().revoke(ann.key).status_code == 204
    assert there.get("/v1/players/me").status_code == 200, "it is remembered for a moment"
    assert ask(there) == (401, "unauthorized")
    assert there.get("/v1/players/me").status_code == 401


def test_a_lost_answer_to_a_new_key_can_be_had_again(ann: Api, bob: Api) -> None:
    body = {"name": "bot", "scopes": ["play"]}
    first = ann.post("/v1/players/me/keys", body, headers=RETRY).get_json()
    assert ann.post("/v1/players/me/keys", body, headers=RETRY).get_json() == first
    assert len(keys(ann)) == 2
    assert bob.post("/v1/players/me/keys", body, headers=RETRY).get_json()["key"] != first["key"]
    again = ann.post("/v1/players/me/keys", {**body, "name": "other"}, headers=RETRY)
    assert ann.code(again) == (422, "idempotency_key_reused")


@pytest.mark.parametrize(
    "body",
    [
        {"name": ""},
        {"name": "a\nb"},
        {"name": "x" * 41},
        {"scopes": []},
        {"scopes": ["everything"]},
        {"scopes": "play"},
        {"expires": 1},
        {"expires": -1},
        {"expires": "never"},
        {"expires": True},
        {"admin": True},
    ],
)
def test_keys_that_make_no_sense_are_refused(ann: Api, body: dict[str, Any]) -> None:
    assert ask(ann, **body) == (400, "invalid_fields")


def test_a_key_expires(ann: Api, clock: list[float], elsewhere: Flask) -> None:
    expires = int(NOW * 1000) + HOUR
    bot = ann.new_key("read", expires=expires)
    there = Api(elsewhere, bot.checker, bot.key)
    assert [key["expires"] for key in keys(ann)] == [None, expires]
    clock[0] += 3599
    assert [api.get("/v1/players/me").status_code for api in (bot, there)] == [200, 200]
    clock[0] += 1
    assert [api.get("/v1/players/me").status_code for api in (bot, there)] == [401, 401]
    assert len(keys(ann)) == 2, "it is still listed"


def test_a_key_makes_none_that_may_do_more_or_lasts_longer(ann: Api, clock: list[float]) -> None:
    expires = int(NOW * 1000) + HOUR
    weak = ann.new_key("account", "play", expires=expires)
    refused = weak.post("/v1/players/me/keys", {"name": "x", "scopes": ["play", "read"], "expires": expires})
    assert weak.code(refused) == (403, "missing_scope")
    assert refused.get_json()["facts"]["scope"] == "read"
    assert ask(weak) == ask(weak, expires=expires + 1) == (400, "invalid_fields")
    assert weak.new_key("play", expires=expires).key


def test_the_last_use_is_known_to_the_minute(ann: Api, clock: list[float]) -> None:
    bot = ann.new_key("read")
    assert keys(ann)[1]["last_used"] is None
    for seconds in (0, 30, 61):
        clock[0] = NOW + seconds
        bot.service.auth.forget(ann.id)
        bot.get("/v1/players/me")
    assert keys(ann)[1]["last_used"] == int(NOW + 61) * 1000


def test_the_use_of_a_key_that_is_revoked_meanwhile_leaves_nothing(ann: Api, client: redis.Redis) -> None:
    bot = ann.new_key("read")
    ann.revoke(bot.key)
    bot.get("/v1/players/me")
    assert len(list(client.scan_iter("wardbook:{players}:key:*"))) == 1


def test_a_player_may_have_twenty_keys(ann: Api, clock: list[float]) -> None:
    passing = ann.new_key("read", expires=int(NOW * 1000) + HOUR)
    for _ in range(18):
        ann.new_key("read")
    assert ask(ann) == (403, "too_many_keys")
    clock[0] += 3601
    assert ann.new_key("read").get("/v1/players/me").status_code == 200, "an expired key makes room"
    assert ask(ann) == (403, "too_many_keys")
    assert passing.get("/v1/players/me").status_code == 401
