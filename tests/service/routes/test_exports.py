"""Exports and audits over HTTP: who gets them, and what happens to uploads that are none."""

import os
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import redis
from flask import Flask
from werkzeug.test import TestResponse

from events.export.file_format import MAX_EXPORT_BYTES
from events.export.signing import service_signer, signer_from_secret
from events.log.keys import game_keys
from events.settings import Settings
from service.http.app import create_app
from tests.events.mutations import mutation, read, resigned, written
from tests.market.title import TITLES
from tests.service.conftest import OPERATOR, Api, everything_in, play_on
from tests.service.contract_checker import market_checker
from tests.service.hostile_uploads import hostile_uploads
from tests.soak import soak

NDJSON = "application/x-ndjson"


@pytest.fixture
def settings(settings: Settings, tmp_path: Path) -> Settings:
    """Settings with a data folder of their own, so that a key can be made there."""
    return msgspec.structs.replace(settings, data=str(tmp_path), signing_key=None, rate_limit_audits="off")


@pytest.fixture
def over(game: str, ann: Api, bob: Api) -> str:
    """A game that was played to its end."""
    play_on(game, ann, bob)
    return game


def organizer(api: Api) -> Api:
    """Somebody who may see everything."""
    made = api.player("Olga")
    headers = {"Authorization": f"Bearer {OPERATOR}"}
    response = api.request("PUT", f"/v1/players/{made.id}/organizer", headers=headers)
    assert response.status_code in (200, 204), response.get_data()
    return made


def exported(api: Api, game: str) -> list[bytes]:
    """The lines of an export without the names, so that the footer is the last one."""
    return with_names(api, game)[:-1]


def with_names(api: Api, game: str) -> list[bytes]:
    response = api.get(f"/v1/games/{game}/export")
    assert response.status_code == 200, response.get_data()
    assert response.mimetype == NDJSON
    return response.get_data().splitlines(keepends=True)


def upload(api: Api, body: bytes, **headers: str) -> TestResponse:
    return api.request("POST", "/v1/audits", data=body, content_type=NDJSON, headers=headers)


def test_a_finished_game_is_exported_for_everyone_with_its_seed(api: Api, over: str) -> None:
    lines = read(exported(api, over))
    assert lines[0]["game"] == over
    assert lines[-1]["seed"] == api.read(over)["seed"]
    assert len(lines) == api.read(over)["version"] + 2


def test_the_exported_game_is_sound_when_it_is_uploaded_or_audited_in_place(api: Api, over: str) -> None:
    verdict = upload(api, b"".join(exported(api, over)))
    assert verdict.status_code == 200
    found = verdict.get_json()
    assert found["verdict"] == "sound"
    assert found["findings"] == []
    assert found == api.get(f"/v1/games/{over}/audit").get_json()
    assert found["head"] == read(exported(api, over))[-1]["head"]


@pytest.mark.parametrize("times", [6, soak(40)])
def test_tampering_is_found_in_uploads(api: Api, over: str, times: int) -> None:
    luck, lines = Random(4), exported(api, over)
    for _ in range(times):
        what, tampered = mutation(lines, luck)
        response = upload(api, b"".join(tampered))
        assert tampered == lines or response.get_json().get("verdict") != "sound", what
        assert response.status_code in (200, 422)


def test_an_export_signed_by_somebody_else_is_unsound_here(api: Api, over: str) -> None:
    forged = written(resigned(read(exported(api, over)), signer_from_secret(bytes(32))))
    found = upload(api, b"".join(forged)).get_json()
    assert (found["verdict"], found["findings"][0]["code"]) == ("unsound", "wrong_key")


def test_keys_used_before_are_accepted(settings: Settings, api: Api, over: str) -> None:
    earlier = signer_from_secret(b"\x01" * 32)
    app = create_app(msgspec.structs.replace(settings, trusted_keys=(earlier.public,)), TITLES)
    lines = written(resigned(read(exported(api, over)), earlier))
    assert upload(Api(app, market_checker()), b"".join(lines)).get_json()["verdict"] == "sound"


def test_a_running_game_is_exported_for_organizers_alone_and_without_its_seed(
    api: Api, ann: Api, game: str, client: redis.Redis
) -> None:
    for caller in (api, ann):
        assert caller.code(caller.get(f"/v1/games/{game}/export")) == (409, "game_not_over")
    lines = exported(organizer(api), game)
    seed = api.service.store.seed(api.service.store.load(game))
    assert read(lines)[-1]["seed"] is None
    assert seed.hex().encode() not in b"".join(lines)
    found = upload(api, b"".join(lines)).get_json()
    assert found["verdict"] == "sound"
    assert {"unfinished", "draws_unchecked"} <= {note["code"] for note in found["notes"]}


def test_an_organizer_who_plays_does_not_see_the_others_hands(api: Api) -> None:
    player = organizer(api)
    game = player.create(seats=[{}, {"kind": "bot", "bot": "random"}])
    player.command(game, "start")
    assert player.code(player.get(f"/v1/games/{game}/export")) == (403, "organizer_at_table")


def test_anyone_may_audit_a_running_game_and_learns_nothing_hidden(api: Api, game: str) -> None:
    response = api.get(f"/v1/games/{game}/audit")
    assert response.get_json()["verdict"] == "sound"
    assert api.service.store.seed(api.service.store.load(game)).hex() not in response.get_data(as_text=True)


def test_private_games_are_not_found(ann: Api, bob: Api) -> None:
    game = ann.create(visibility="private")
    for path in ("export", "audit"):
        assert bob.code(bob.get(f"/v1/games/{game}/{path}")) == (404, "not_found")


def test_the_key_is_served_and_is_the_one_in_exports(api: Api, over: str, settings: Settings) -> None:
    found = api.get("/v1/signing-key").get_json()
    assert found == {"algorithm": "ed25519", "key": service_signer(settings).public, "previous_keys": []}
    assert read(exported(api, over))[0]["key"] == found["key"]
    assert (Path(settings.data) / "signing.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("first", [0, soak(1), soak(2)])
def test_uploads_that_are_no_exports_are_refused_and_leave_nothing(
    api: Api, over: str, client: redis.Redis, settings: Settings, first: int
) -> None:
    lines = exported(api, over)
    before = everything_in(client), _files(settings)
    for name, body in list(hostile_uploads(lines).items())[first::3]:
        response = upload(api, body)
        assert 400 <= response.status_code < 500, (name, response.status, response.get_data()[:300])
        assert response.mimetype == "application/problem+json"
    assert (everything_in(client), _files(settings)) == before


def _files(settings: Settings) -> set[str]:
    return {
        *os.listdir(settings.data),
        *(name for name in os.listdir(tempfile.gettempdir()) if "upload" in name),
    }


@pytest.mark.parametrize("media", ["application/json", "text/plain", "", "multipart/form-data"])
def test_other_media_types_are_refused(api: Api, media: str) -> None:
    response = api.request("POST", "/v1/audits", data=b"{}", content_type=media)
    assert api.code(response) == (415, "unsupported_media_type")


def test_the_longest_upload(api: Api, over: str) -> None:
    lines = exported(api, over)
    filler = b" " * (MAX_EXPORT_BYTES - sum(map(len, lines)) - 1) + b"\n"
    assert upload(api, b"".join(lines) + filler).get_json()["verdict"] == "sound"
    assert api.code(upload(api, b"".join(lines) + filler + b"\n")) == (413, "body_too_large")
    for said in ("9999999999999", str(MAX_EXPORT_BYTES + 1)):
        given = {"CONTENT_LENGTH": said}
        response = api.request("POST", "/v1/audits", content_type=NDJSON, environ_overrides=given)
        assert api.code(response) == (413, "body_too_large")


def test_audits_are_limited(settings: Settings, over: str) -> None:
    app: Flask = create_app(msgspec.structs.replace(settings, rate_limit_audits="3/hour"), TITLES)
    api = Api(app, market_checker())
    answers = [api.get(f"/v1/games/{over}/audit") for _ in range(2)] + [upload(api, b"") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200, 422, 429]
    assert answers[0].headers["RateLimit"].startswith('"audits";r=2')


def test_a_service_that_can_keep_no_key_says_so(settings: Settings, over: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    app = create_app(msgspec.structs.replace(settings, data=str(tmp_path / "file")), TITLES)
    api = Api(app, market_checker())
    for path in ("/v1/signing-key", f"/v1/games/{over}/export", f"/v1/games/{over}/audit"):
        assert api.code(api.get(path)) == (503, "no_signing_key")
    assert api.code(upload(api, b"{}")) == (503, "no_signing_key")
    assert api.get(f"/v1/games/{over}").status_code == 200


def test_an_export_ends_with_names_that_change_no_verdict(api: Api, ann: Api, bob: Api, over: str) -> None:
    *proved, names = with_names(api, over)
    assert msgspec.json.decode(names) == {"names": {ann.id: "Ann", bob.id: "Bob"}}
    forged = msgspec.json.encode({"names": {ann.id: "Bob", "nobody": ["\x1b[2J"]}}) + b"\n"
    first, *rest = proved
    for lines in (proved, [*proved, forged], [first, forged, *rest, names, forged]):
        found = upload(api, b"".join(lines)).get_json()
        assert (found["verdict"], found["findings"]) == ("sound", [])
        assert ("names" in {note["code"] for note in found["notes"]}) == (lines is not proved)
    tampered = [line.replace(b'"seat":0', b'"seat":1') for line in proved]
    assert upload(api, b"".join([*tampered, names])).get_json()["verdict"] == "unsound"


def rewritten(lines: list[bytes], first: int, settings: Settings) -> bytes:
    """The file with later times from a record on, signed with the stolen key of the service."""
    changed = read(lines)
    for line in changed[first:-1]:
        line["entry"]["at"] += 1
    if first == 1:
        changed[0]["created"] += 1
    return b"".join(written(resigned(changed, service_signer(settings))))


@pytest.mark.parametrize("first", [1, 5, -2])
def test_a_history_rewritten_with_the_stolen_key_is_unsound_where_the_game_is(
    api: Api, over: str, settings: Settings, first: int
) -> None:
    found = upload(api, rewritten(exported(api, over), first, settings)).get_json()
    assert (found["verdict"], codes(found, "findings")) == ("unsound", ["not_our_record"])


def test_a_file_that_ends_earlier_or_later_is_compared_too(
    api: Api, ann: Api, bob: Api, game: str, settings: Settings, client: redis.Redis
) -> None:
    earlier = exported(organizer(api), game)
    play_on(game, ann, bob)
    assert upload(api, b"".join(earlier)).get_json()["verdict"] == "sound"
    found = upload(api, rewritten(earlier, 2, settings)).get_json()
    assert codes(found, "findings") == ["not_our_record"]
    whole = exported(api, game)
    client.xdel(game_keys(game).log, f"{len(whole) - 2}-0")
    assert codes(upload(api, b"".join(whole)).get_json(), "findings") == ["not_our_record"]


def test_only_signed_files_tell_whether_the_game_is_here(
    api: Api, over: str, settings: Settings, client: redis.Redis
) -> None:
    lines = exported(api, over)
    forged = b"".join(written(resigned(read(lines), signer_from_secret(bytes(32)))))
    here = upload(api, forged).get_json()
    client.delete(game_keys(over).log)
    assert upload(api, forged).get_json() == here
    found = upload(api, rewritten(lines, 3, settings)).get_json()
    assert (found["verdict"], codes(found, "notes")) == ("sound", ["not_held"])


@pytest.mark.parametrize("repeated", [1, 1100])
def test_files_whose_signature_is_missing_or_not_reached_do_not_tell_it(
    api: Api, over: str, client: redis.Redis, repeated: int
) -> None:
    header, record, *_ = exported(api, over)
    unsigned = b"".join([header, *[record] * repeated])
    here = upload(api, unsigned).get_json()
    client.delete(game_keys(over).log)
    assert upload(api, unsigned).get_json() == here


def codes(found: dict[str, Any], kind: str) -> list[str]:
    return [each["code"] for each in found[kind]]
