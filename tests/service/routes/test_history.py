"""Undo, earlier states, differences and branches over HTTP."""

import json
from itertools import product
from typing import Any

import pytest

from tests.events.fold.patching import patched
from tests.service.conftest import OPERATOR, Api, play_on


def history(api: Api, game: str) -> list[Any]:
    found: list[Any] = api.get(f"/v1/games/{game}/actions").get_json()["history"]
    return found


def record(api: Api, game: str, version: int) -> dict[str, Any]:
    found = api.get(f"/v1/games/{game}/records?after={version - 1}&limit=1").get_json()["records"]
    only: dict[str, Any] = found[0]
    return only


def started(ann: Api, bob: Api, **changes: Any) -> str:
    game = ann.create(**changes)
    assert bob.command(game, "join").status_code == 201
    assert ann.command(game, "start").status_code == 201
    return game


def at_cards(ann: Api, bob: Api, **changes: Any) -> str:
    """A game at version 5 in which both may play a card."""
    game = started(ann, bob, **changes)
    for player in (ann, bob):
        assert player.command(game, "roll").status_code == 201
    return game


def own_card(api: Api, game: str) -> int:
    return int(api.read(game)["view"]["hand"][0])


def test_actions_offer_undo_with_the_version_it_leads_to(ann: Api, bob: Api) -> None:
    game = at_cards(ann, bob)
    assert history(ann, game) == []
    ann.command(game, "play", card=own_card(ann, game))
    assert history(ann, game) == [{"type": "undo", "to": 5}]
    assert history(bob, game) == []
    answer = ann.post(f"/v1/games/{game}/commands", history(ann, game)[0])
    assert answer.status_code == 201
    assert answer.get_json()["events"] == [
        {"type": "commands_undone", "seat": 0, "to": 5, "versions": [[6, 6]]}
    ]
    assert history(ann, game) == [{"type": "redo"}]
    assert ann.read(game)["view"] == ann.read(game, "?at=5")["view"]
    assert ann.command(game, "redo").status_code == 201
    assert ann.read(game)["view"] == ann.read(game, "?at=6")["view"], "a state that was undone can be read"


@pytest.mark.parametrize(
    ("undo", "command", "code"),
    [
        ("off", {"type": "undo"}, "undo_off"),
        ("own", {"type": "undo"}, "undo_barrier"),
        ("own", {"type": "redo"}, "nothing_to_redo"),
        ("own", {"type": "agree"}, "no_proposal"),
        ("consent", {"type": "refuse"}, "no_proposal"),
        ("free", {"type": "undo", "to": 1}, "bad_undo_target"),
    ],
)
def test_refusals(ann: Api, bob: Api, undo: str, command: Any, code: str) -> None:
    game = at_cards(ann, bob, undo=undo)
    assert ann.code(ann.post(f"/v1/games/{game}/commands", command)) == (422, code)


@pytest.mark.parametrize("to", ["4", -1.5, [], True])
def test_a_target_is_a_version(ann: Api, bob: Api, to: Any) -> None:
    game = at_cards(ann, bob)
    assert ann.code(ann.command(game, "undo", to=to)) == (400, "invalid_fields")


def test_a_proposal_is_seen_by_all_and_decided_by_the_others(api: Api, ann: Api, bob: Api) -> None:
    game = at_cards(ann, bob, undo="consent")
    assert ann.read(game)["undo_proposal"] is None
    proposed = ann.command(game, "undo").get_json()
    assert proposed["events"] == [{"type": "undo_proposed", "seat": 0, "to": 3}]
    for reader in (api, ann, bob):
        assert reader.read(game)["undo_proposal"] == {"seat": 0, "to": 3, "agreed": []}
    assert {"type": "refuse"} in history(ann, game)
    assert {"type": "agree"} not in history(ann, game)
    assert {"type": "agree"} in history(bob, game)
    answer = bob.command(game, "agree").get_json()
    assert [event["type"] for event in answer["events"]] == ["undo_agreed", "commands_undone"]
    assert answer["events"][1]["crossed"] is True
    assert ann.read(game)["undo_proposal"] is None
    assert ann.read(game, "?at=6")["undo_proposal"] == {"seat": 0, "to": 3, "agreed": []}
    assert ann.read(game)["view"] == ann.read(game, "?at=3")["view"]


def test_after_crossing_the_same_draws_come_again(ann: Api, bob: Api) -> None:
    game = started(ann, bob, undo="free")
    first = ann.command(game, "roll").get_json()["events"]
    ann.command(game, "undo")
    assert ann.command(game, "roll").get_json()["events"] == first
    assert record(ann, game, 4)["draws"] == record(ann, game, 6)["draws"]


def test_an_undo_is_given_once_under_its_key(ann: Api, bob: Api) -> None:
    game = at_cards(ann, bob)
    ann.command(game, "play", card=own_card(ann, game))
    stale = ann.command(game, "undo", {"If-Match": '"5"'})
    assert ann.code(stale) == (412, "stale_version")
    answers = [
        ann.command(game, "undo", {"Idempotency-Key": "take-it-back", "If-Match": '"6"'}) for _ in range(2)
    ]
    assert [answer.status_code for answer in answers] == [201, 201]
    assert answers[0].get_json() == answers[1].get_json()
    assert ann.read(game)["version"] == 7


@pytest.mark.parametrize("undo", ["own", "free"])
def test_a_dry_run_tells_all_of_an_undo_and_a_redo(ann: Api, bob: Api, undo: str) -> None:
    game = at_cards(ann, bob, undo=undo)
    ann.command(game, "play", card=own_card(ann, game))
    path = f"/v1/games/{game}/commands?dry_run=true"
    for command in history(ann, game):
        tried = ann.post(path, command).get_json()
        given = ann.post(f"/v1/games/{game}/commands", command).get_json()
        assert (tried["events"], tried["complete"]) == (given["events"], True)
        again = ann.post(path, {"type": "redo"}).get_json()
        redone = ann.command(game, "redo").get_json()
        assert (again["events"], again["complete"]) == (redone["events"], True)
        assert again["awaiting"] == redone["awaiting"]


def test_records_and_streams_mark_what_is_undone(api: Api, ann: Api, bob: Api) -> None:
    game = at_cards(ann, bob)
    ann.command(game, "play", card=own_card(ann, game))
    assert "undone" not in record(api, game, 6)
    ann.command(game, "undo")
    marks = {
        found["version"]: found.get("undone", False)
        for found in api.get(f"/v1/games/{game}/records").get_json()["records"]
    }
    assert marks == {1: False, 2: False, 3: False, 4: False, 5: False, 6: True, 7: False}
    ann.command(game, "redo")
    assert "undone" not in record(api, game, 6), "it is in play again"
    ann.command(game, "undo")
    play_on(game, ann, bob)
    stream = api.get(f"/v1/games/{game}/stream", headers={"Accept": "application/x-ndjson"})
    lines = [json.loads(line) for line in stream.get_data().splitlines() if line]
    assert [line["version"] for line in lines if line.get("undone")] == [6]
    for line in lines:
        ann.checker.record(line)


def test_a_patch_leads_from_any_version_to_any_other(api: Api, ann: Api, bob: Api) -> None:
    game = at_cards(ann, bob, undo="free")
    ann.command(game, "play", card=own_card(ann, game))
    ann.command(game, "undo")
    bob.command(game, "play", card=own_card(bob, game))
    head = ann.read(game)["version"]
    for reader in (api, ann, bob):
        states = {version: reader.read(game, f"?at={version}") for version in range(1, head + 1)}
        for (start, old), (to, new) in product(states.items(), repeat=2):
            found = reader.get(f"/v1/games/{game}/diff?from={start}&to={to}").get_json()
            assert patched(old, found["changes"]) == new
            assert found["undone"] == [v for v in (6,) if min(start, to) < v <= max(start, to)]
            assert (found["from"], found["to"]) == (start, to)


def test_a_difference_ends_at_the_newest_version_by_itself(ann: Api, bob: Api) -> None:
    game = at_cards(ann, bob)
    found = ann.get(f"/v1/games/{game}/diff?from=4").get_json()
    assert found["to"] == 5
    assert {change["path"] for change in found["changes"]} >= {"/version", "/view/step"}


@pytest.mark.parametrize("query", ["", "to=3", "from=0", "from=x", "from=1&to=0", "from=1&from=2", "start=1"])
def test_a_difference_needs_two_versions(ann: Api, game: str, query: str) -> None:
    assert ann.code(ann.get(f"/v1/games/{game}/diff?{query}")) == (400, "invalid_fields")


@pytest.mark.parametrize(
    "query", ["from=2&to=3", "to=3&from=2", "from=%32&to=3", "%66rom=2&to=3", "from=2&&to=3&"]
)
def test_a_query_means_the_same_however_it_is_written(ann: Api, bob: Api, query: str) -> None:
    game = started(ann, bob)
    found = ann.get(f"/v1/games/{game}/diff?{query}").get_json()
    assert (found["from"], found["to"]) == (2, 3)


def test_a_difference_goes_into_lists(ann: Api, bob: Api) -> None:
    game = started(ann, bob)
    ann.command(game, "roll")
    changes = ann.get(f"/v1/games/{game}/diff?from=3&to=4").get_json()["changes"]
    assert "/view/points/0" in [change["path"] for change in changes]


@pytest.mark.parametrize("path", ["diff?from=1&to=99", "diff?from=99", "?at=99"])
def test_a_version_that_is_not_there(ann: Api, game: str, path: str) -> None:
    separator = "" if path.startswith("?") else "/"
    assert ann.code(ann.get(f"/v1/games/{game}{separator}{path}")) == (404, "not_found")


def test_private_games_keep_their_history_to_themselves(api: Api, ann: Api, bob: Api) -> None:
    game = ann.create(visibility="private")
    for path in ("/diff?from=1", "/branches", "?at=1"):
        assert ann.get(f"/v1/games/{game}{path}").status_code == 200
        for stranger in (api, bob):
            assert stranger.code(stranger.get(f"/v1/games/{game}{path}")) == (404, "not_found")


def test_branches_are_listed_in_order(api: Api, ann: Api, bob: Api) -> None:
    game = at_cards(ann, bob)
    assert api.get(f"/v1/games/{game}/branches").get_json() == {"version": 5, "branches": []}
    ann.command(game, "play", card=own_card(ann, game))
    ann.command(game, "undo")
    ann.command(game, "redo")
    ann.command(game, "undo")
    branch = {"seat": 0, "crossed": False, "inside": None}
    assert api.get(f"/v1/games/{game}/branches").get_json() == {
        "version": 9,
        "branches": [
            {**branch, "by": 7, "from": 5, "versions": [[6, 6]], "redone_by": 8},
            {**branch, "by": 9, "from": 5, "versions": [[6, 6]], "redone_by": None},
        ],
    }


def test_earlier_versions_show_no_more_than_could_be_seen_then(api: Api, ann: Api, bob: Api) -> None:
    game = at_cards(ann, bob)
    hands = {name: reader.read(game)["view"]["hand"] for name, reader in (("ann", ann), ("bob", bob))}
    assert ann.command(game, "resign").status_code == 201
    assert ann.read(game)["view"]["hand"] is None, "who resigned is a spectator"
    assert ann.read(game, "?at=5")["view"]["hand"] == hands["ann"]
    assert bob.read(game, "?at=5")["view"]["hand"] == hands["bob"]
    for version in range(3, 7):
        assert api.read(game, f"?at={version}")["view"]["hand"] is None
        assert api.read(game, f"?at={version}")["view"]["hands"] is None


def test_a_finished_game_shows_every_version_to_everybody(api: Api, ann: Api, bob: Api) -> None:
    game = at_cards(ann, bob)
    ann.command(game, "play", card=own_card(ann, game))
    ann.command(game, "undo")
    play_on(game, ann, bob)
    assert api.read(game)["status"] == "finished"
    for version in range(3, api.read(game)["version"] + 1):
        assert api.read(game, f"?at={version}")["view"]["hands"] is not None
    assert ann.code(ann.command(game, "undo")) == (422, "wrong_status")


def test_organizers_read_the_history_of_every_game(api: Api, ann: Api) -> None:
    game = ann.create(visibility="private")
    carl = api.player("Carl")
    Api(api.app, api.checker, OPERATOR).request("PUT", f"/v1/players/{carl.id}/organizer")
    for path in ("/diff?from=1", "/branches", "?at=1"):
        assert carl.get(f"/v1/games/{game}{path}").status_code == 200
