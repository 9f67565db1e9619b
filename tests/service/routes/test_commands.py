"""The one door: commands, their versions and their retries."""

import threading
from typing import Any

import pytest

from games.kernel.messages import tag
from games.kernel.table.game import TABLE_COMMANDS
from games.kernel.table.nonces import commitment_to
from tests.service.conftest import Api, play_on


def test_a_command_answers_with_its_version_events_and_who_is_next(ann: Api, game: str) -> None:
    response = ann.command(game, "roll")
    body = response.get_json()
    assert response.status_code == 201
    assert response.headers["ETag"] == '"4"'
    assert (body["version"], body["awaiting"]) == (4, {"seats": [1], "job": None})
    assert [(event["type"], event["seat"]) for event in body["events"]] == [("rolled", 0)]


@pytest.mark.parametrize("nonce", ["a\nb", "a\x00", "\u202ea", "\u2028"])
def test_a_nonce_nobody_could_read_is_refused(ann: Api, bob: Api, nonce: str) -> None:
    game = ann.create()
    assert bob.command(game, "join", commitment=commitment_to("Ж 7")).status_code == 201
    assert ann.command(game, "start").status_code == 201
    response = bob.command(game, "reveal", nonce=nonce)
    assert bob.code(response) == (400, "invalid_fields")
    assert "nonce" in response.get_json()["facts"]["fields"]
    assert bob.command(game, "reveal", nonce="Ж 7").status_code == 201


def test_a_stale_version_is_refused_with_the_current_one(ann: Api, bob: Api, game: str) -> None:
    assert ann.command(game, "roll", {"If-Match": '"3"'}).status_code == 201
    response = bob.command(game, "roll", {"If-Match": '"3"'})
    assert bob.code(response) == (412, "stale_version")
    assert response.get_json()["facts"] == {"version": 4}
    assert response.headers["ETag"] == '"4"'
    assert bob.command(game, "roll", {"If-Match": "*"}).status_code == 201
    assert ann.read(game)["version"] == 5


@pytest.mark.parametrize("header", ["3", '"x"', '"3", "4"', 'W/"3"', "", '"' + "9" * 17 + '"'])
def test_an_if_match_that_names_no_version_is_refused(ann: Api, game: str, header: str) -> None:
    response = ann.command(game, "roll", {"If-Match": header})
    assert ann.code(response) == (400, "invalid_fields")
    assert "If-Match" in response.get_json()["facts"]["fields"]
    assert ann.read(game)["version"] == 3


def test_the_same_idempotency_key_gives_the_first_answer_again(ann: Api, bob: Api, game: str) -> None:
    first = ann.command(game, "roll", {"Idempotency-Key": "one", "If-Match": '"3"'})
    assert bob.command(game, "roll", {"Idempotency-Key": "one"}).status_code == 201, "keys are one's own"
    again = ann.command(game, "roll", {"Idempotency-Key": "one", "If-Match": '"3"'})
    assert (again.status_code, again.get_json()) == (201, first.get_json())
    assert ann.read(game)["version"] == 5
    other = ann.command(game, "resign", {"Idempotency-Key": "one"})
    assert ann.code(other) == (422, "idempotency_key_reused")
    assert ann.read(game)["version"] == 5


@pytest.mark.parametrize("key", ["", "x" * 129, "a b", "schlüssel"])
def test_an_idempotency_key_is_visible_ascii(ann: Api, game: str, key: str) -> None:
    assert ann.code(ann.command(game, "roll", {"Idempotency-Key": key})) == (400, "invalid_fields")
    assert ann.read(game)["version"] == 3


def test_the_rules_refuse_with_a_code_and_facts(ann: Api, bob: Api, game: str) -> None:
    response = bob.command(game, "roll")
    assert bob.code(response) == (422, "not_your_turn")
    assert response.get_json()["detail"] == "The game is not waiting for you, but for Seat 1."
    assert response.get_json()["facts"] == {"step": "roll", "awaiting": [0]}
    assert ann.code(ann.command(game, "play", card=3)) == (422, "wrong_step")
    assert ann.code(ann.command(game, "start")) == (422, "wrong_status")
    assert ann.code(ann.command(game, "score")) == (422, "wrong_step")


def test_the_service_own_commands_are_not_for_players(ann: Api, bob: Api, game: str) -> None:
    while not ann.read(game)["awaiting"]["job"]:
        play_on(game, ann, bob, most=1)
    assert ann.code(ann.command(game, "score")) == (422, "service_only")


def test_strangers_may_watch_but_not_play(api: Api, game: str) -> None:
    carl = api.player("Carl")
    assert carl.code(carl.command(game, "roll")) == (422, "not_seated")
    assert api.code(api.command(game, "roll")) == (401, "unauthorized")


@pytest.mark.parametrize("kind", ["fly", "", "create", "Roll", 7, None, ["roll"], {"a": 1}])
def test_an_unknown_type_is_answered_with_the_known_ones(ann: Api, game: str, kind: Any) -> None:
    response = ann.post(f"/v1/games/{game}/commands", {"type": kind})
    assert ann.code(response) == (400, "unknown_command")
    known = sorted(["play", "roll", "score", *(tag(kind) for kind in TABLE_COMMANDS)])
    assert response.get_json()["facts"]["types"] == known


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({}, "card"),
        ({"card": "3"}, "card"),
        ({"card": 3.5}, "card"),
        ({"card": True}, "card"),
        ({"card": None}, "card"),
        ({"card": [3]}, "card"),
        ({"card": 2**53 + 1}, "card"),
        ({"card": -(10**400)}, "card"),
        ({"card": 3, "seat": 1}, "seat"),
    ],
)
def test_a_commands_own_fields_are_checked(ann: Api, game: str, fields: dict[str, Any], named: str) -> None:
    response = ann.command(game, "play", **fields)
    assert ann.code(response) == (400, "invalid_fields")
    assert list(response.get_json()["facts"]["fields"]) == [named]


def test_a_dry_run_decides_and_appends_nothing(ann: Api, bob: Api, game: str) -> None:
    play_on(game, ann, bob, most=2)
    before = ann.read(game)
    card = before["view"]["hand"][0]
    path = f"/v1/games/{game}/commands?dry_run=true"
    tried = ann.post(path, {"type": "play", "card": card}, headers={"Idempotency-Key": "dry"})
    assert tried.status_code == 200
    assert tried.get_json()["version"] == before["version"] + 1
    assert tried.get_json()["events"] == [{"type": "card_played", "seat": 0, "card": card}]
    assert tried.get_json()["complete"] is True
    assert ann.code(ann.post(path, {"type": "play", "card": 99})) == (422, "no_such_card")
    assert ann.code(ann.post(path, {"type": "roll"}, headers={"If-Match": '"1"'})) == (412, "stale_version")
    assert ann.read(game) == before
    real = ann.command(game, "play", {"Idempotency-Key": "dry"}, card=card)
    assert real.status_code == 201


def test_a_dry_run_foretells_no_chance(ann: Api, game: str) -> None:
    tried = ann.post(f"/v1/games/{game}/commands?dry_run=true", {"type": "roll"}).get_json()
    assert tried == {"version": 4, "events": [], "awaiting": None, "complete": False}


def test_a_dry_run_stops_where_the_step_ends(ann: Api, bob: Api, game: str) -> None:
    play_on(game, ann, bob, most=3)
    card = bob.read(game)["view"]["hand"][0]
    tried = bob.post(f"/v1/games/{game}/commands?dry_run=true", {"type": "play", "card": card}).get_json()
    assert [event["type"] for event in tried["events"]] == ["card_played"]
    assert (tried["complete"], tried["awaiting"]) == (False, None)


@pytest.mark.parametrize(
    "query", ["dry_run=1", "dry_run=", "dry_run=TRUE", "dryrun=true", "dry_run=true&dry_run=true"]
)
def test_a_misspelt_dry_run_is_no_real_run(ann: Api, game: str, query: str) -> None:
    response = ann.post(f"/v1/games/{game}/commands?{query}", {"type": "roll"})
    assert ann.code(response) == (400, "invalid_fields")
    assert ann.read(game)["version"] == 3


def test_of_many_racing_for_one_version_one_wins(ann: Api, game: str) -> None:
    answers: list[int] = []

    def race() -> None:
        runner = Api(ann.app, ann.checker, ann.key)
        answers.append(runner.command(game, "roll", {"If-Match": '"3"'}).status_code)

    threads = [threading.Thread(target=race) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [201] + [412] * 15
    assert ann.read(game)["version"] == 4


def test_a_refused_command_says_nothing_of_the_body(ann: Api, game: str) -> None:
    response = ann.command(game, "play", card="a-secret-of-mine")
    assert b"a-secret-of-mine" not in response.get_data()
