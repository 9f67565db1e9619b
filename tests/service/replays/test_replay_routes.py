"""Replays of stored games over HTTP: exact, bounded, and never more than the caller may see."""

from typing import Any, cast

import msgspec
import pytest
from flask import Flask

from events.settings import Settings
from service.http.app import create_app
from service.replays import replay_builder
from service.routes import history
from tests.market.title import TITLES
from tests.service.conftest import Api, play_on
from tests.service.contract_checker import market_checker
from tests.service.replays.patch_in_place import views
from tests.service.routes.test_exports import organizer
from tests.service.routes.test_history import at_cards, own_card


def replay(reader: Api, game: str, query: str = "") -> dict[str, Any]:
    response = reader.get(f"/v1/games/{game}/replay{query}")
    assert response.status_code == 200, response.get_data()
    found: dict[str, Any] = response.get_json()
    return found


def seen(reader: Api, game: str, query: str = "") -> list[bytes]:
    """The view after each step of a replay, as JSON."""
    found = replay(reader, game, query)
    return [msgspec.json.encode(view) for view in views(found["first"], found["steps"])]


def seen_at(reader: Api, game: str) -> list[bytes]:
    """The view at each version as JSON."""
    last = reader.read(game)["version"]
    return [
        msgspec.json.encode(reader.read(game, f"?at={version}")["view"]) for version in range(1, last + 1)
    ]


@pytest.fixture
def undone(ann: Api, bob: Api) -> str:
    """A game with moves that were undone, redone, undone again, and proposed to be undone."""
    game = at_cards(ann, bob, undo="consent")
    ann.command(game, "play", card=own_card(ann, game))
    for command in ("undo", "redo", "undo"):
        assert ann.command(game, command).status_code == 201
    ann.command(game, "play", card=own_card(ann, game))
    bob.command(game, "play", card=own_card(bob, game))
    assert ann.command(game, "undo", to=3).status_code == 201
    assert bob.command(game, "agree").status_code == 201
    return game


def test_patched_views_are_the_views_at_each_version(api: Api, ann: Api, bob: Api, undone: str) -> None:
    for reader in (ann, bob, api):
        expected = seen_at(reader, undone)
        assert seen(reader, undone) == expected
        for start in range(1, len(expected) + 1):
            part = replay(reader, undone, f"?from={start}")
            assert part["from"] == start
            assert msgspec.json.encode(part["first"]) == expected[start - 1]
            assert seen(reader, undone, f"?from={start}") == expected[start:]
    play_on(undone, ann, bob)
    assert seen(api, undone, "?eyes=open") == seen_at(api, undone)


def test_an_organizers_void_can_be_replayed_from_anywhere(api: Api, ann: Api, bob: Api, game: str) -> None:
    play_on(game, ann, bob, most=5)
    judge = organizer(api)
    void = {"type": "correct", "reason": "A card was shown.", "void": {"to": 4}}
    assert judge.post(f"/v1/games/{game}/commands", void).status_code == 201
    play_on(game, ann, bob, most=2)
    expected = seen_at(ann, game)
    for start in range(len(expected)):
        assert seen(ann, game, f"?from={start}") == expected[start:]


def test_steps_are_the_records(ann: Api, undone: str) -> None:
    found = replay(ann, undone, "?words=fr")
    records = ann.get(f"/v1/games/{undone}/records?limit=100&words=fr").get_json()["records"]
    same = (
        "version",
        "at",
        "actor",
        "command",
        "events",
        "draws",
        "undone",
        "redacted",
        "actor_name",
        "words",
    )
    assert [[step.get(name) for name in same] for step in found["steps"]] == [
        [record.get(name) for name in same] for record in records
    ]
    assert found["branches"] == ann.get(f"/v1/games/{undone}/branches").get_json()["branches"]
    assert len(found["branches"]) > 2
    game = ann.read(undone)
    assert found["game"] == game
    last = found["steps"][-1]
    assert (last["status"], last["awaiting"]) == (game["status"], game["awaiting"])
    assert [step["status"] for step in found["steps"][:3]] == ["open", "open", "playing"]


def test_before_the_end_everybody_has_only_their_own_eyes(api: Api, ann: Api, bob: Api, game: str) -> None:
    path = f"/v1/games/{game}/replay"
    assert (replay(ann, game, "?eyes=0"), replay(api, game, "?eyes=spectator")) == (
        replay(ann, game),
        replay(api, game),
    )
    assert [replay(reader, game)["eyes"] for reader in (ann, bob, api)] == ["0", "1", "spectator"]
    for reader, eyes in ((ann, "1"), (ann, "open"), (ann, "spectator"), (api, "0"), (api, "open")):
        assert reader.code(reader.get(f"{path}?eyes={eyes}")) == (403, "hidden_until_over")
    assert organizer(api).get(f"{path}?eyes=open").status_code == 403


def test_after_the_end_everybody_can_use_all_eyes(api: Api, ann: Api, bob: Api, game: str) -> None:
    play_on(game, ann, bob, most=20)
    running = {"0": seen(ann, game), "1": seen(bob, game), "spectator": seen(api, game)}
    assert len({tuple(views) for views in running.values()}) == 3
    play_on(game, ann, bob)
    assert api.read(game)["status"] == "finished"
    for eyes, then in running.items():
        assert seen(api, game, f"?eyes={eyes}")[: len(then)] == then
        assert replay(api, game, f"?eyes={eyes}")["eyes"] == eyes
    assert replay(bob, game) == replay(bob, game, "?eyes=1")
    whole = replay(api, game, "?eyes=open")
    assert not any(step.get("redacted") for step in whole["steps"])
    assert any(step.get("redacted") for step in replay(api, game)["steps"])
    assert whole["game"]["seed"]
    assert api.get(f"/v1/games/{game}/replay").headers["Cache-Control"] == "public, max-age=3600"


def test_nothing_of_a_running_game_is_kept(ann: Api, game: str) -> None:
    assert ann.get(f"/v1/games/{game}/replay").headers["Cache-Control"] == "no-store"


def test_a_player_who_resigned_sees_the_rest_as_a_spectator(ann: Api, bob: Api, game: str) -> None:
    play_on(game, ann, bob, most=6)
    assert ann.command(game, "resign").status_code == 201
    assert replay(ann, game)["eyes"] == "spectator"
    assert seen(ann, game) == seen_at(ann, game)


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("eyes=2", 400),
        ("eyes=01", 400),
        ("eyes=all", 400),
        ("from=-1", 400),
        ("from=9999", 404),
        ("at=1", 400),
    ],
)
def test_bad_questions_are_refused(ann: Api, bob: Api, game: str, query: str, status: int) -> None:
    play_on(game, ann, bob)
    assert ann.get(f"/v1/games/{game}/replay?{query}").status_code == status


def test_a_private_game_is_shown_to_its_players_only(api: Api, ann: Api) -> None:
    game = ann.create(visibility="private")
    assert ann.get(f"/v1/games/{game}/replay").status_code == 200
    assert api.get(f"/v1/games/{game}/replay").status_code == 404


@pytest.mark.parametrize(("name", "most"), [("MAX_STEPS", 3), ("MAX_BYTES", 1500)])
def test_a_long_game_comes_in_several_answers(
    monkeypatch: pytest.MonkeyPatch, ann: Api, bob: Api, game: str, name: str, most: int
) -> None:
    play_on(game, ann, bob)
    whole = replay(ann, game)
    monkeypatch.setattr(replay_builder, name, most)
    found, start = list[Any](), cast("int | None", 0)
    while start is not None:
        part = replay(ann, game, f"?from={start}")
        assert 1 <= len(part["steps"]) <= 10
        found += part["steps"]
        start = part["next"]
    assert found == whole["steps"]
    assert whole["next"] is None


def test_long_replays_count_as_audits(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, ann: Api, game: str
) -> None:
    app: Flask = create_app(msgspec.structs.replace(settings, rate_limit_audits="1/hour"), TITLES)
    reader = Api(app, market_checker(), ann.key)
    path = f"/v1/games/{game}/replay"
    assert [reader.get(path).status_code for _ in range(3)] == [200, 200, 200]
    monkeypatch.setattr(history, "FREE_STEPS", 2)
    assert [reader.get(path).status_code for _ in range(2)] == [200, 429]
    assert reader.get(f"{path}?from=1").status_code == 200
    for client in (reader.service.store.client, reader.service.queue):
        client.close()
