"""Replays of uploaded exports: the verdict beside the game, as far as a forged file can be shown."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from events.export.signing import service_signer
from events.settings import Settings
from tests.events.mutations import read, resigned, written
from tests.service.conftest import Api, everything_in, play_on
from tests.service.hostile_uploads import hostile_uploads
from tests.service.replays.patch_in_place import views
from tests.service.replays.test_replay_routes import replay, seen
from tests.service.routes.test_exports import exported, organizer, with_names

NDJSON = "application/x-ndjson"


@pytest.fixture
def settings(settings: Settings, tmp_path: Path) -> Settings:
    """Settings with a data folder of their own, so that a key can be made there."""
    return msgspec.structs.replace(settings, data=str(tmp_path), signing_key=None, rate_limit_audits="off")


@pytest.fixture
def over(game: str, ann: Api, bob: Api) -> str:
    """A game that was played to its end, with a move undone."""
    while ann.command(game, "undo").status_code != 201:
        play_on(game, ann, bob, most=1)
    play_on(game, ann, bob)
    return game


def upload(api: Api, data: bytes, query: str = "") -> Any:
    return api.post(f"/v1/replays{query}", data=data, content_type=NDJSON)


def uploaded(api: Api, data: bytes, query: str = "") -> dict[str, Any]:
    response = upload(api, data, query)
    assert response.status_code == 200, response.get_data()
    found: dict[str, Any] = response.get_json()
    return found


def test_a_file_is_replayed_as_the_game_is(api: Api, over: str) -> None:
    data = b"".join(with_names(api, over))
    key = api.get("/v1/signing-key").get_json()["key"]
    audit = api.post("/v1/audits", data=data, content_type=NDJSON).get_json()
    assert audit["verdict"] == "sound"
    assert any(note["version"] for note in audit["notes"])
    for query in ("", "?eyes=open&words=de", "?eyes=spectator", "?eyes=1&from=10"):
        stored = replay(api, over, query or "?eyes=open")
        found = uploaded(api, data, query)
        assert found == {**stored, "audit": audit, "key": key}


def test_nothing_of_a_file_is_kept(api: Api, over: str) -> None:
    data = b"".join(with_names(api, over))
    before = everything_in(api.service.store.client)
    uploaded(api, data)
    assert everything_in(api.service.store.client) == before


def test_a_file_without_names_is_replayed_with_ids(api: Api, ann: Api, over: str) -> None:
    found = uploaded(api, b"".join(exported(api, over)))
    assert found["game"]["seats"][0]["name"] == ann.id


def test_an_unfinished_game_is_replayed_without_its_seed(api: Api, game: str) -> None:
    found = uploaded(api, b"".join(with_names(organizer(api), game)))
    assert found["audit"]["verdict"] == "sound"
    assert (found["game"]["status"], found["game"]["seed"]) == ("playing", None)


def test_a_forged_file_is_unsound_and_shows_the_place(api: Api, over: str) -> None:
    lines = read(exported(api, over))
    number = next(n for n, line in enumerate(lines) if n > 5 and line["entry"]["command"]["type"] == "roll")
    event = next(event for event in lines[number]["entry"]["events"] if event["type"] == "rolled")
    event["value"] = event["value"] % 6 + 1
    forged = b"".join(written(resigned(lines, service_signer(api.service.settings))))
    found = uploaded(api, forged)
    assert found["audit"]["verdict"] == "unsound"
    assert number in {finding["version"] for finding in found["audit"]["findings"]}
    assert (found["unreadable"], len(found["steps"])) == (None, len(lines) - 2)


def test_a_file_that_makes_no_sense_is_replayed_as_far_as_it_does(api: Api, over: str) -> None:
    lines = read(exported(api, over))
    lines[10]["entry"]["events"] = [{"type": "game_created"}]
    forged = b"".join(written(resigned(lines, service_signer(api.service.settings))))
    found = uploaded(api, forged)
    assert found["audit"]["verdict"] == "unsound"
    assert (found["unreadable"], len(found["steps"]), found["next"]) == (10, 9, None)
    assert found["game"]["version"] == 9
    shown = [msgspec.json.encode(view) for view in views(found["first"], found["steps"])]
    assert shown == seen(api, over, "?eyes=open")[:9]


@pytest.mark.parametrize(("query", "field"), [("eyes=7", "eyes"), ("from=999", "from"), ("eyes=me", "eyes")])
def test_bad_questions_are_refused(api: Api, over: str, query: str, field: str) -> None:
    response = upload(api, b"".join(exported(api, over)), f"?{query}")
    assert api.code(response) == (400, "invalid_fields")
    assert [*response.get_json()["facts"]["fields"]] == [field]


@pytest.mark.parametrize(
    "what", ["empty", "text", "truncated", "cut in a line", "gzip", "nesting in a record"]
)
def test_what_is_no_export_is_refused(api: Api, over: str, what: str) -> None:
    response = upload(api, hostile_uploads(exported(api, over))[what])
    assert api.code(response) == (422, "unreadable_export")


def test_a_first_record_that_makes_no_sense_is_refused(api: Api, over: str) -> None:
    lines = read(exported(api, over))
    lines[1]["entry"]["events"][0]["seats"] = []
    forged = b"".join(written(resigned(lines, service_signer(api.service.settings))))
    assert api.code(upload(api, forged)) == (422, "unreadable_export")
