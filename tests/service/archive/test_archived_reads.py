"""Every answer about an archived game has the same bytes as before."""

from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from msgspec.structs import replace
from werkzeug.test import TestResponse

from events.log.keys import game_keys
from events.settings import Settings
from service.http.app import create_app
from service.routes.all_routes import RESOURCES
from tests.market.title import TITLES
from tests.service.conftest import Api, listed, play_on
from tests.service.contract_checker import market_checker
from tests.service.routes.test_history import at_cards, history, own_card
from tests.workers.archive.archiving import leave_redis
from workers.advice.advice_jobs import advise

QUERIES: dict[str, tuple[str, ...]] = {
    "read_game": ("", "?at=1", "?at=7", "?at=9999", "?lang=de"),
    "list_actions": ("",),
    "list_records": ("", "?after=3&limit=2", "?after=9999", "?limit=500&lang=fr"),
    "stream_records": ("", "?after=5", "?after=9999"),
    "read_diff": ("?from=4&to=9", "?from=9&to=4", "?from=1&to=9999"),
    "list_branches": ("",),
    "read_replay": ("", "?after=6", "?lang=it"),
    "export_game": ("", "?names=true"),
    "audit_game": ("",),
    "read_hint": ("",),
    "read_review": ("", "?words=de"),
}
"""What is asked of each operation that reads a game."""


@pytest.fixture
def settings(settings: Settings, tmp_path: Path) -> Settings:
    return replace(settings, archive_url=str(tmp_path))


def operations() -> dict[str, str]:
    """The path of every operation that reads one game, by name."""
    return {
        operation.name: operation.path
        for found in RESOURCES.values()
        for operation in found
        if operation.method == "GET" and "{game}" in operation.path
    }


def answers(game: str, *readers: Api) -> dict[tuple[str, str, int], Any]:
    """What each reader is answered to each request."""
    return {
        (name, query, number): shown(reader.get(path.format(game=game, hint="0" * 24) + query))
        for name, path in operations().items()
        for query in QUERIES[name]
        for number, reader in enumerate(readers)
    }


def shown(response: TestResponse) -> Any:
    changing = {"Request-Id", "Date", "RateLimit"}
    headers = [(name, value) for name, value in response.headers if name not in changing]
    return response.status_code, sorted(headers), response.get_data()


def undone_game(ann: Api, bob: Api, **changes: Any) -> str:
    """A game that is over, with an undone move."""
    game = at_cards(ann, bob, **changes)
    assert ann.command(game, "play", {"Idempotency-Key": "card"}, card=own_card(ann, game)).status_code == 201
    assert ann.post(f"/v1/games/{game}/commands", history(ann, game)[0]).status_code == 201
    play_on(game, ann, bob)
    assert ann.read(game)["status"] == "finished"
    return game


def review(player: Api, game: str) -> None:
    """Have a game reviewed."""
    assert player.post(f"/v1/games/{game}/review").status_code == 202
    for id_ in player.service.advice.pending():
        while advise(player.service.store, id_):
            pass


def test_an_archived_game_can_be_reviewed(ann: Api, bob: Api) -> None:
    game = undone_game(ann, bob)
    leave_redis(ann.service.store, game)
    review(ann, game)
    found = ann.get(f"/v1/games/{game}/review").get_json()
    assert (found["status"], found["done"]) == ("done", found["version"])


def test_every_operation_that_reads_a_game_is_asked() -> None:
    assert set(operations()) == set(QUERIES)


def test_every_answer_is_the_same_after_archiving(
    app: Flask, settings: Settings, ann: Api, bob: Api, api: Api
) -> None:
    game = undone_game(ann, bob)
    review(ann, game)
    before = answers(game, ann, api)
    leave_redis(api.service.store, game)
    assert answers(game, ann, api) == before
    # Another process, which has read nothing yet.
    fresh = create_app(settings, TITLES)
    assert answers(game, Api(fresh, ann.checker, ann.key), Api(fresh, market_checker())) == before


def test_a_retried_command_gets_its_first_answer_and_a_new_one_is_refused(ann: Api, bob: Api) -> None:
    game = undone_game(ann, bob)
    card = ann.get(f"/v1/games/{game}/records?after=5&limit=1").get_json()["records"][0]["command"]

    def post(key: str, body: Any) -> Any:
        return shown(ann.post(f"/v1/games/{game}/commands", body, headers={"Idempotency-Key": key}))

    requests = [
        ("card", card),
        ("card", {"type": "roll"}),
        ("new", {"type": "roll"}),
        ("un", {"type": "undo"}),
    ]
    before = [post(*request) for request in requests]
    assert [status for status, *_ in before] == [201, 422, 422, 422]
    leave_redis(ann.service.store, game)
    assert [post(*request) for request in requests] == before


def test_a_retried_creation_finds_the_archived_game(ann: Api, bob: Api, app: Flask) -> None:
    body, headers = {"title": "market", "seats": [{}, {}]}, {"Idempotency-Key": "table"}
    game = ann.post("/v1/games", body, headers=headers).get_json()["id"]
    assert bob.command(game, "join").status_code == 201
    assert ann.command(game, "start").status_code == 201
    play_on(game, ann, bob)
    before = shown(ann.post("/v1/games", body, headers=headers))
    leave_redis(ann.service.store, game)
    assert shown(ann.post("/v1/games", body, headers=headers)) == before
    assert not ann.service.store.client.exists(game_keys(game).log)


def test_an_uploaded_export_is_compared_with_the_archived_game(ann: Api, bob: Api) -> None:
    game = undone_game(ann, bob)
    exported = ann.get(f"/v1/games/{game}/export").get_data()

    def audited() -> Any:
        return shown(ann.post("/v1/audits", data=exported, content_type="application/x-ndjson"))

    before = audited()
    leave_redis(ann.service.store, game)
    assert audited() == before


def test_others_may_see_a_private_archived_game_no_more_than_before(ann: Api, bob: Api, api: Api) -> None:
    game = undone_game(ann, bob, visibility="private", seats=[{}, {"player": bob.id}])
    leave_redis(ann.service.store, game)
    assert api.get(f"/v1/games/{game}").status_code == 404
    assert bob.get(f"/v1/games/{game}").status_code == 200


def test_without_the_file_the_answer_is_503_and_lists_still_work(
    ann: Api, bob: Api, settings: Settings, tmp_path: Path
) -> None:
    game = undone_game(ann, bob)
    listed(ann, game)
    leave_redis(ann.service.store, game)
    for file in tmp_path.rglob("*.zst"):
        file.unlink()
    for changed in (settings, replace(settings, archive_url=None)):
        fresh = Api(create_app(changed, TITLES), ann.checker, ann.key)
        assert fresh.code(fresh.get(f"/v1/games/{game}")) == (503, "unavailable")
        assert [row["id"] for row in fresh.get("/v1/games").get_json()["games"]] == [game]
