"""Renaming and forgetting players."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import redis
from flask import Flask

from events.log.keys import FORGOTTEN_PLAYERS
from events.settings import Settings
from service.auth import account_changes
from service.auth.keys.issued_secrets import digest
from service.context import Service
from service.http.app import create_app
from tests.market.title import TITLES
from tests.service.conftest import OPERATOR, Api, everything_in, listed, play_on
from tests.service.contract_checker import market_checker

RETRY = {"Idempotency-Key": "a-long-and-random-key-0123456789"}


@pytest.fixture
def elsewhere(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Flask]:
    """Another process of the same service. Both look for changes with every request."""
    monkeypatch.setattr(account_changes, "CHECK_SECONDS", 0)
    app = create_app(settings, TITLES)
    yield app
    service: Service = app.extensions["wardbook"]
    service.store.client.close()
    service.queue.close()


def rename(player: Api, name: str) -> int:
    return player.request("PATCH", "/v1/players/me", json={"name": name}).status_code


def forget(player: Api) -> int:
    return player.request("DELETE", "/v1/players/me").status_code


def names(api: Api, game: str) -> list[str]:
    return [seat["name"] for seat in api.read(game)["seats"]]


def test_a_new_name_is_shown_everywhere_and_the_record_stays(
    api: Api, ann: Api, bob: Api, game: str, elsewhere: Flask
) -> None:
    play_on(game, ann, bob)
    listed(api, game)
    head = api.get(f"/v1/games/{game}/audit").get_json()["head"]
    other = Api(elsewhere, market_checker(), ann.key, ann.id)
    assert names(api, game) == names(other, game) == ["Ann", "Bob"]
    assert rename(ann, "  Ann  of Green Gables ") == 200
    assert ann.get("/v1/players/me").get_json()["name"] == "Ann of Green Gables"
    assert names(api, game) == names(other, game) == ["Ann of Green Gables", "Bob"]
    row = api.get("/v1/games").get_json()["games"][0]
    assert row["seats"][0]["name"] == "Ann of Green Gables"
    audit = api.get(f"/v1/games/{game}/audit").get_json()
    assert (audit["verdict"], audit["head"]) == ("sound", head)
    assert rename(ann, "\u200b") == 400
    assert api.request("PATCH", "/v1/players/me", json={"name": "x"}).status_code == 401


def test_a_forgotten_player_leaves_no_name_and_no_key(
    api: Api, bob: Api, client: redis.Redis, elsewhere: Flask
) -> None:
    made = api.post("/v1/players", {"name": "Annabel-of-the-test"}, headers=RETRY).get_json()
    ann = Api(api.app, api.checker, made["key"], made["id"])
    operator = {"Authorization": f"Bearer {OPERATOR}"}
    assert api.request("PUT", f"/v1/players/{ann.id}/organizer", headers=operator).status_code == 200
    spare = ann.new_key().key
    game = ann.create()
    bob.command(game, "join")
    bob.command(game, "start")
    play_on(game, ann, bob)
    listed(api, game)
    other = Api(elsewhere, market_checker(), ann.key, ann.id)
    assert other.get("/v1/players/me").status_code == 200  # cached there
    assert names(other, game) == ["Annabel-of-the-test", "Bob"]
    assert forget(ann) == 204
    for key in (ann.key, spare):
        for app in (api.app, elsewhere):
            gone = Api(app, api.checker, key)
            assert gone.get("/v1/players/me").status_code == 401
            assert gone.command(game, "resign").status_code == 401
            assert forget(gone) == 401
    for app in (api.app, elsewhere):
        assert names(Api(app, api.checker), game) == ["deleted player", "Bob"]
    assert b"Annabel" not in everything_in(client)
    seats_to_free: Any = client.zrange(FORGOTTEN_PLAYERS, 0, -1)
    assert [entry.split(b":")[0].decode() for entry in seats_to_free] == [ann.id]
    assert api.request("PUT", f"/v1/players/{ann.id}/organizer", headers=operator).status_code == 404
    assert api.get(f"/v1/games/{game}/audit").get_json()["verdict"] == "sound"
    again = api.post("/v1/players", {"name": "Annabel-of-the-test"}, headers=RETRY).get_json()
    assert again["id"] != ann.id


def test_a_request_that_is_under_way_is_refused(ann: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    holder = ann.service.auth.look_up(digest(ann.key or ""))
    assert holder is not None
    assert forget(ann) == 204
    monkeypatch.setattr(type(ann.service.auth), "holder", lambda _auth: holder)
    assert rename(ann, "Ann again") == 401
    assert forget(ann) == 401
    assert ann.post("/v1/players/me/keys", {"name": "spare", "scopes": ["play"]}).status_code == 401
    assert ann.post("/v1/players/me/recovery-code").status_code == 401
    assert ann.request("DELETE", f"/v1/players/me/keys/{'0' * 16}").status_code == 401


def test_a_stream_of_a_forgotten_player_ends(ann: Api) -> None:
    game = ann.create(visibility="private")
    response = ann.get(f"/v1/games/{game}/stream", headers={"Accept": "application/x-ndjson"})
    stream: Any = iter(response.response)
    assert next(stream) == b""
    assert json.loads(next(stream))["version"] == 1
    assert forget(ann) == 204
    assert list(stream) == []


def test_changes_are_not_read_for_each_request(ann: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[str] = []
    monkeypatch.setattr(account_changes, "CHECK_SECONDS", 60)
    changes = account_changes.AccountChanges
    monkeypatch.setattr(changes, "_read", lambda _changes: reads.append("read"))
    for _ in range(5):
        assert ann.get("/v1/players/me").status_code == 200
    assert len(reads) <= 1


@pytest.mark.parametrize(
    "name",
    [
        "\u200b\u200b",
        "\u2800\u2800",
        "A\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u0301\u0308",
        "\u0301x",
        "a" + "\u0301" * 4 + "\u0335" * 4,
        "\u202eAnn",
        "\u2066Ann",
        "\u00ad",
        "\u2003\u00a0",
        "\ufe0f",
        "\u034f",
        "Deleted Player",
    ],
)
def test_names_that_nobody_can_see_are_refused(api: Api, name: str) -> None:
    response = api.post("/v1/players", {"name": name})
    assert response.status_code == 400
    assert "name" in response.get_json()["facts"]["fields"]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Zoe\u0308", "Zo\u00eb"),
        ("A\u00a0\u2003 B", "A B"),
        ("\u0928\u093f\u0936\u093e", "\u0928\u093f\u0936\u093e"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("!", "!"),
        ("\u0958" * 20, "\u0915\u093c" * 20),
    ],
)
def test_names_are_kept_in_their_normal_form(api: Api, given: str, kept: str) -> None:
    assert api.post("/v1/players", {"name": given}).get_json()["name"] == kept
