"""Commitments and nonces over HTTP: two small calls for a client."""

from games.kernel.table.nonces import REVEAL_SECONDS, commitment_to
from tests.service.conftest import Api, listed


def revealing(ann: Api, bob: Api) -> str:
    """A game that waits for the nonces of Ann and Bob."""
    seats = [{}, {"player": bob.id}]
    game = ann.create(commitment=commitment_to("ann's"), visibility="private", seats=seats)
    assert bob.command(game, "join", commitment=commitment_to("bob's")).status_code == 201
    assert ann.command(game, "start").status_code == 201
    return game


def test_a_game_waits_for_nonces_and_shows_until_when(ann: Api, bob: Api) -> None:
    game = revealing(ann, bob)
    shown = ann.read(game)
    assert (shown["status"], shown["view"], shown["seed"]) == ("revealing", None, None)
    assert shown["awaiting"] == {"seats": [0, 1], "job": None}
    assert [deadline["seat"] for deadline in shown["deadlines"]] == [0, 1]
    assert {deadline["at"] - shown["updated"] for deadline in shown["deadlines"]} == {REVEAL_SECONDS * 1000}
    first = ann.command(game, "reveal", {"Idempotency-Key": "k"}, nonce="ann's")
    again = ann.command(game, "reveal", {"Idempotency-Key": "k"}, nonce="ann's")
    assert first.get_json() == again.get_json()
    assert [seat["nonce"] for seat in ann.read(game)["seats"]] == ["ann's", None]
    assert bob.command(game, "reveal", nonce="bob's").status_code == 201
    begun = bob.read(game)
    assert (begun["status"], begun["deadlines"]) == ("playing", [])
    assert [seat["nonce"] for seat in begun["seats"]] == ["ann's", "bob's"]


def test_the_commands_are_offered_as_open_choices(ann: Api, bob: Api) -> None:
    game = revealing(ann, bob)
    offered = bob.get(f"/v1/games/{game}/actions").get_json()
    assert [action["type"] for action in offered["table"]] == ["leave"]
    assert [choice["type"] for choice in offered["open"]] == ["reveal"]
    bob.command(game, "reveal", nonce="bob's")
    assert bob.get(f"/v1/games/{game}/actions").get_json()["open"] == []
    opened = ann.create()
    assert [choice["type"] for choice in ann.get(f"/v1/games/{opened}/actions").get_json()["open"]] == [
        "commit"
    ]
    assert ann.command(opened, "commit", commitment=commitment_to("n")).status_code == 201
    assert ann.read(opened)["seats"][0]["commitment"] == commitment_to("n")


def test_bad_nonces_and_commitments_are_refused(ann: Api, bob: Api) -> None:
    game = revealing(ann, bob)
    assert ann.code(ann.command(game, "reveal", nonce="other")) == (422, "wrong_nonce")
    for nonce in ("", "n" * 65, None, 7):
        assert ann.code(ann.command(game, "reveal", nonce=nonce)) == (400, "invalid_fields")
    for commitment in ("", "1F" * 32, "1f" * 32 + "\n", 7):
        assert ann.code(ann.command(game, "commit", commitment=commitment)) == (400, "invalid_fields")
    assert ann.code(ann.command(game, "reopen", commitment="1f" * 32)) == (422, "service_only")


def test_a_dry_run_of_the_last_nonce_draws_nothing(ann: Api, bob: Api) -> None:
    game = revealing(ann, bob)
    ann.command(game, "reveal", nonce="ann's")
    tried = bob.post(
        f"/v1/games/{game}/commands?dry_run=true", {"type": "reveal", "nonce": "bob's"}
    ).get_json()
    assert (tried["events"], tried["complete"]) == ([], False)
    assert bob.read(game)["status"] == "revealing"


def test_games_that_wait_for_nonces_can_be_listed(ann: Api, bob: Api, api: Api) -> None:
    game = revealing(ann, bob)
    listed(ann, game)
    path = "/v1/games?status=revealing"
    assert [row["id"] for row in bob.get(path).get_json()["games"]] == [game]
    assert api.get(path).get_json()["games"] == [], "it is private"
