"""The bundle of a tournament over HTTP: who gets it, and what the audit says of it."""

import io
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from events.bundle.audit.bundle_auditor import audit_bundle
from events.bundle.bundle_writer import bundle
from events.bundle.zip_reader import Archive
from events.export.signing import service_signer
from events.log.codec import canonical_json
from events.settings import Settings
from service.http.app import create_app
from service.routes.tournaments import bundle_routes
from tests.events.bundle.tournaments import Hall, play_round
from tests.market.title import TITLES
from tests.service.conftest import Api
from tests.service.contract_checker import market_checker
from tests.service.tournaments.organizing import PATH, done, new_tournament, organizer, players, start_round


@pytest.fixture
def cid(api: Api) -> Api:
    return organizer(api)


def finish(api: Api, tournament: str) -> None:
    """Play all games of the round to their ends."""
    play_round(Hall(api.service.tournaments, api.service.store), tournament, Random(1))


def played(cid: Api, **changes: Any) -> tuple[str, list[Api]]:
    """A tournament of one round, and its players."""
    made = new_tournament(cid, table_size=2, stages=[{"kind": "swiss", "rounds": 1}], **changes)
    people = players(cid, made, 4)
    start_round(cid, made)
    finish(cid, made)
    return made, people


def test_everybody_can_export_a_tournament_that_is_over(api: Api, cid: Api, settings: Settings) -> None:
    tournament, people = played(cid)
    response = api.get(f"{PATH}/{tournament}/export")
    assert (response.status_code, response.mimetype) == (200, "application/zip")
    assert response.headers["Content-Disposition"] == f'attachment; filename="wardbook-{tournament}.zip"'
    verdict = audit_bundle(io.BytesIO(response.get_data()), TITLES, (service_signer(settings).public,), 1)
    assert (verdict.verdict, verdict.games, verdict.tournament) == ("sound", 2, tournament)
    names = Archive(io.BytesIO(response.get_data())).read("names.json")
    assert canonical_json("Player 1") in names
    assert people[0].id.encode() in names


def test_who_has_the_bundle_need_not_load_it_again(api: Api, cid: Api) -> None:
    tournament, _ = played(cid)
    first = api.get(f"{PATH}/{tournament}/export")
    etag = {"If-None-Match": first.headers["ETag"]}
    assert api.get(f"{PATH}/{tournament}/export", headers=etag).status_code == 304
    assert api.get(f"{PATH}/{tournament}/export").get_data() == first.get_data()


def test_before_the_end_organizers_get_the_games_that_are_over(api: Api, cid: Api) -> None:
    made = new_tournament(cid, table_size=2)
    people = players(api, made, 4)
    start_round(cid, made)
    finish(cid, made)
    start_round(cid, made)
    for caller in (api, people[0]):
        assert api.code(caller.get(f"{PATH}/{made}/export")) == (409, "tournament_not_over")
    response = cid.get(f"{PATH}/{made}/export")
    archive = Archive(io.BytesIO(response.get_data()))
    assert [name for name in archive.names if name.startswith("games/")] == [
        "games/r01-t01.jsonl",
        "games/r01-t02.jsonl",
    ]
    assert b'"seed":null' in archive.read("tournament.jsonl")


def test_private_games_are_exported_for_organizers_only(api: Api, cid: Api) -> None:
    tournament, people = played(cid, game={"title": "market", "visibility": "private"})
    for caller in (api, people[0]):
        assert api.code(caller.get(f"{PATH}/{tournament}/export")) == (403, "private_games")
        assert api.code(caller.get(f"{PATH}/{tournament}/audit")) == (403, "private_games")
    assert cid.get(f"{PATH}/{tournament}/export").status_code == 200


def test_only_a_key_that_may_organize_exports_private_games(api: Api, ann: Api, cid: Api) -> None:
    tournament, _ = played(cid, game={"title": "market", "visibility": "private"})
    done(cid, tournament, "add_organizer", player=ann.id)
    path = f"{PATH}/{tournament}/export"
    assert api.code(ann.new_key("read").get(path)) == (403, "private_games")
    assert ann.new_key("read", "organize").get(path).status_code == 200


def test_a_tournament_is_audited_in_place(api: Api, cid: Api) -> None:
    tournament, _ = played(cid)
    done(cid, tournament, "void_table", round=1, table=2, reason="The light went out")
    verdict = api.get(f"{PATH}/{tournament}/audit").get_json()
    assert (verdict["verdict"], verdict["findings"], verdict["games"]) == ("sound", [], 2)
    assert ("table_voided", 1, 2) in {
        (note["code"], note["round"], note["table"]) for note in verdict["notes"]
    }


def test_no_bundle_is_packed_before_its_audit_has_a_slot(
    api: Api, cid: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament, _ = played(cid)
    running: list[int] = []

    def pack(*arguments: Any) -> Iterator[bytes]:
        running.append(len(api.service.bundle_audits.running))
        return bundle(*arguments)

    monkeypatch.setattr(bundle_routes, "bundle", pack)
    assert api.get(f"{PATH}/{tournament}/audit").get_json()["verdict"] == "sound"
    assert running == [1]


def test_the_text_of_a_hidden_message_is_not_exported(api: Api, cid: Api) -> None:
    made = new_tournament(cid)
    version = done(cid, made, "announce", text="You are all fools")["version"]
    done(cid, made, "hide_message", message=version)
    record = Archive(io.BytesIO(cid.get(f"{PATH}/{made}/export").get_data())).read("tournament.jsonl")
    assert b"fools" not in record
    assert "redacted" in {note["code"] for note in api.get(f"{PATH}/{made}/audit").get_json()["notes"]}


def test_exports_count_as_audits(settings: Settings, cid: Api) -> None:
    tournament, _ = played(cid)
    app = create_app(msgspec.structs.replace(settings, rate_limit_audits="1/hour"), TITLES)
    reader = Api(app, market_checker(), cid.key)
    path = f"{PATH}/{tournament}/export"
    etag = {"If-None-Match": reader.get(path).headers["ETag"]}
    assert reader.get(path).status_code == 429
    assert reader.get(path, headers=etag).status_code == 304
