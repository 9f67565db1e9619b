"""Invitations to private games: who sees them, whom they let in, and that nobody else learns of them."""

import logging
from typing import Any

import msgspec
import pytest
from flask import Flask
from werkzeug.test import TestResponse

from events.settings import Settings
from service.auth import invitations
from service.http.app import create_app
from tests.market.title import TITLES
from tests.service.conftest import OPERATOR, Api, everything_in, listed
from tests.service.contract_checker import market_checker

NOT_FOUND = (404, "not_found")


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, rate_limit_recovery="off")


@pytest.fixture
def cleo(api: Api) -> Api:
    """A player whom nobody has invited by name."""
    return api.player("Cleo")


@pytest.fixture
def hidden(ann: Api, bob: Api) -> str:
    """A private game of Ann's in which a seat is kept for Bob."""
    return ann.create(visibility="private", seats=[{}, {"player": bob.id}, {}])


def invitation(reader: Api, game: str, query: str = "") -> str | None:
    found: str | None = reader.read(game, query)["invitation"]
    return found


def accept(player: Api, game: str, text: Any) -> TestResponse:
    return player.request("PUT", f"/v1/games/{game}/invitation", json={"invitation": text})


def test_who_accepts_can_see_and_join(ann: Api, cleo: Api, hidden: str) -> None:
    paths = [
        f"/v1/games/{hidden}{rest}" for rest in ("", "?at=1", "/actions", "/records", "/replay", "/branches")
    ]
    assert {cleo.get(path).status_code for path in paths} == {404}
    assert accept(cleo, hidden, invitation(ann, hidden)).status_code == 204
    assert {cleo.get(path).status_code for path in paths} == {200}
    assert invitation(cleo, hidden) is None, "only players pass it on"
    assert cleo.command(hidden, "join").status_code == 201
    assert invitation(cleo, hidden) == invitation(ann, hidden)
    assert accept(cleo, hidden, invitation(ann, hidden)).status_code == 204


def test_the_owner_and_the_players_of_an_open_private_game_have_it(
    api: Api, ann: Api, bob: Api, hidden: str
) -> None:
    made = ann.post("/v1/games", {"title": "market", "seats": [{}, {}], "visibility": "private"}).get_json()
    assert made["invitation"] == invitation(ann, made["id"])
    assert len({made["invitation"], invitation(ann, hidden)} - {None}) == 2, "each game has its own"
    assert invitation(ann, hidden, "?at=1") == invitation(ann, hidden)
    assert invitation(bob, hidden) is None
    assert bob.command(hidden, "join").status_code == 201
    assert invitation(bob, hidden) == invitation(ann, hidden)
    judge = api.player("Judge")
    api.request("PUT", f"/v1/players/{judge.id}/organizer", headers={"Authorization": f"Bearer {OPERATOR}"})
    assert judge.read(hidden)["invitation"] is None
    assert invitation(ann, ann.create()) is None, "a public game needs none"


def test_it_ends_when_the_game_starts(ann: Api, bob: Api, cleo: Api) -> None:
    game = ann.create(visibility="private", seats=[{}, {"player": bob.id}])
    text = invitation(ann, game)
    dora = ann.player("Dora")
    assert accept(dora, game, text).status_code == 204
    assert bob.command(game, "join").status_code == 201
    assert ann.command(game, "start").status_code == 201
    assert invitation(ann, game) is None
    assert invitation(ann, game, "?at=1") is None
    assert cleo.code(accept(cleo, game, text)) == NOT_FOUND
    assert accept(bob, game, text).status_code == 204, "who is in the game needs nothing more"
    assert dora.get(f"/v1/games/{game}").status_code == 200
    assert ann.get(f"/v1/games/{game}/diff?from=1").status_code == 200


def test_a_wrong_one_is_answered_as_a_game_that_does_not_exist(ann: Api, cleo: Api, hidden: str) -> None:
    right = invitation(ann, hidden) or ""
    other = invitation(ann, ann.create(visibility="private"))
    for wrong in (other, right[:-1], right + "0", right.upper() + " ", "é", "0" * 32):
        answers = [accept(cleo, game, wrong) for game in (hidden, "0" * 24)]
        assert {cleo.code(answer) for answer in answers} == {NOT_FOUND}
    assert cleo.get(f"/v1/games/{hidden}").status_code == 404
    for malformed in ("", "x" * 65, None, 5, [right]):
        assert cleo.code(accept(cleo, hidden, malformed)) == (400, "invalid_fields")


def test_a_player_whom_the_owner_blocked_is_not_let_in(ann: Api, cleo: Api, hidden: str) -> None:
    assert ann.request("PUT", f"/v1/players/me/blocks/{cleo.id}").status_code == 204
    assert cleo.code(accept(cleo, hidden, invitation(ann, hidden))) == NOT_FOUND


def test_a_banned_player_and_a_key_without_the_scope_are_not_let_in(ann: Api, cleo: Api, hidden: str) -> None:
    text = invitation(ann, hidden)
    reader = cleo.new_key("read")
    assert cleo.code(accept(reader, hidden, text)) == (403, "missing_scope")
    ban = cleo.request("PUT", f"/v1/players/{cleo.id}/ban", headers={"Authorization": f"Bearer {OPERATOR}"})
    assert ban.status_code in (200, 204)
    assert cleo.code(accept(cleo, hidden, text)) == (403, "banned")


def test_it_is_neither_stored_nor_told_to_anybody_else(
    api: Api, ann: Api, bob: Api, cleo: Api, hidden: str, caplog: pytest.LogCaptureFixture
) -> None:
    text = (invitation(ann, hidden) or "").encode()
    with caplog.at_level(logging.DEBUG):
        assert accept(cleo, hidden, text.decode()).status_code == 204
        accept(cleo, hidden, "wrong" + text.decode())
    assert text not in caplog.text.encode()
    listed(api, hidden)
    assert text not in everything_in(api.service.store.client)
    for reader in (bob, cleo):
        for rest in ("", "?at=1", "/records?words=en", "/replay", "/diff?from=1", "/actions"):
            assert text not in reader.get(f"/v1/games/{hidden}{rest}").get_data()
    for rest in ("/records?words=en", "/actions", "/branches"):
        assert text not in ann.get(f"/v1/games/{hidden}{rest}").get_data()
    assert text not in ann.get("/v1/games?player=me").get_data()


def test_only_so_many_players_can_accept_it(
    monkeypatch: pytest.MonkeyPatch, ann: Api, cleo: Api, hidden: str
) -> None:
    monkeypatch.setattr(invitations, "MAX_INVITED", 1)
    text, dora = invitation(ann, hidden), ann.player("Dora")
    assert accept(cleo, hidden, text).status_code == 204
    assert dora.code(accept(dora, hidden, text)) == (403, "too_many_invited")
    assert accept(cleo, hidden, text).status_code == 204


def test_guesses_are_limited(settings: Settings, cleo: Api, hidden: str) -> None:
    app: Flask = create_app(msgspec.structs.replace(settings, rate_limit_recovery="2/hour"), TITLES)
    guesser = Api(app, market_checker(), cleo.key)
    assert [accept(guesser, hidden, "guess").status_code for _ in range(3)] == [404, 404, 429]
    for client in (guesser.service.store.client, guesser.service.queue):
        client.close()


def test_a_live_stream_of_an_invited_player_stays_open(ann: Api, cleo: Api, hidden: str) -> None:
    assert accept(cleo, hidden, invitation(ann, hidden)).status_code == 204
    response = cleo.get(f"/v1/games/{hidden}/stream", headers={"Accept": "application/x-ndjson"})
    assert response.status_code == 200
    response.close()


def test_every_process_computes_the_same(settings: Settings, ann: Api, hidden: str) -> None:
    other = Api(create_app(settings, TITLES), market_checker(), ann.key)
    assert invitation(other, hidden) == invitation(ann, hidden)
    for client in (other.service.store.client, other.service.queue):
        client.close()
