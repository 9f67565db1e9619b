"""Names stand in the accounts only, and are looked up when they are shown."""

import json
import operator
import time
from functools import partial
from typing import Any

import pytest
import redis

from service.auth.account_changes import AccountChanges
from service.auth.names import Names
from service.responses.accounts.shown_player import ShownPlayer
from tests.service.conftest import OPERATOR, Api, everything_in, listed, play_on

ANN, BOB, OLGA = "Annabel-of-the-test", "Bobby-of-the-test", "Olga-of-the-test"


@pytest.fixture
def ann(api: Api) -> Api:
    return api.player(ANN)


@pytest.fixture
def bob(api: Api) -> Api:
    return api.player(BOB)


@pytest.fixture
def olga(api: Api) -> Api:
    """An organizer."""
    made = api.player(OLGA)
    headers = {"Authorization": f"Bearer {OPERATOR}"}
    assert api.request("PUT", f"/v1/players/{made.id}/organizer", headers=headers).status_code == 200
    return made


def test_nothing_stored_but_the_accounts_holds_a_name(
    api: Api, ann: Api, bob: Api, olga: Api, game: str, client: redis.Redis
) -> None:
    olga.command(game, "correct", reason="Miscounted.", award={"seat": 1, "points": 1})
    play_on(game, ann, bob)
    listed(api, game)
    for player in (ann, bob, olga):
        client.delete(f"wardbook:{{players}}:player:{player.id}")
    kept = everything_in(client)
    assert game.encode() in kept
    assert [name for name in (ANN, BOB, OLGA) if name.encode() in kept] == []


def test_names_are_shown_with_games_lists_records_and_streams(
    api: Api, ann: Api, bob: Api, olga: Api, game: str
) -> None:
    olga.command(game, "correct", reason="Miscounted.", award={"seat": 1, "points": 1})
    play_on(game, ann, bob)
    listed(api, game)
    assert [seat["name"] for seat in api.read(game)["seats"]] == [ANN, BOB]
    row = api.get("/v1/games").get_json()["games"][0]
    assert [seat["name"] for seat in row["seats"]] == [ANN, BOB]
    records = api.get(f"/v1/games/{game}/records?limit=100").get_json()["records"]
    shown = {record["actor"].get("id"): record.get("actor_name") for record in records}
    assert shown == {ann.id: ANN, bob.id: BOB, olga.id: OLGA, None: None}
    stream = api.get(f"/v1/games/{game}/stream", headers={"Accept": "application/x-ndjson"})
    assert [json.loads(line) for line in stream.get_data().splitlines()] == records


def test_a_page_of_names_is_one_round_trip_and_none_while_they_are_fresh(
    api: Api, ann: Api, bob: Api, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[list[str]] = []
    accounts = api.service.accounts
    look_up = accounts.shown

    def counted(players: list[str]) -> list[ShownPlayer | None]:
        calls.append(players)
        return look_up(players)

    monkeypatch.setattr(accounts, "shown", counted)
    names = Names(accounts, AccountChanges(client))
    found = names.of([ann.id, bob.id, ann.id, "0" * 16])
    assert found == {ann.id: ANN, bob.id: BOB, "0" * 16: "deleted player"}
    assert names.of([bob.id]) == {bob.id: BOB}
    assert calls == [[ann.id, bob.id, "0" * 16]]


def test_a_command_looks_no_name_up(ann: Api, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    action = ann.get(f"/v1/games/{game}/actions").get_json()["moves"][0]
    monkeypatch.delattr(Names, "shown")
    assert ann.post(f"/v1/games/{game}/commands", action).status_code == 201


def test_names_are_shown_while_the_server_of_the_accounts_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[str]()

    def away(*_: object, **__: object) -> list[object]:
        tried.append("once")
        raise redis.ConnectionError("away")

    class Server:
        xrange = staticmethod(lambda *_: [])
        shown = staticmethod(lambda players: [ShownPlayer(player.upper()) for player in players])

    server: Any = Server()
    names = Names(server, AccountChanges(server))
    assert names.of(["ann"]) == {"ann": "ANN"}
    monkeypatch.setattr(Server, "xrange", away)
    monkeypatch.setattr(Server, "shown", away)
    monkeypatch.setattr(time, "monotonic", partial(operator.add, time.monotonic(), 6.0))
    assert names.of(["ann", "bob"]) == {"ann": "ANN", "bob": "bob"}
    before = len(tried)
    assert names.of(["ann", "bob"]) == {"ann": "ANN", "bob": "bob"}
    assert len(tried) == before
