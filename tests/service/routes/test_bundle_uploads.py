"""Bundles that somebody uploads: the verdict, and what becomes of files that ask for too much."""

import io
import zipfile

import pytest
from werkzeug.test import TestResponse

from events.bundle.bundle_writer import bundle
from events.export.signing import Signer, service_signer
from events.tournaments.tournament_store import TournamentStore
from service import audit_pool
from service.requests.body_limits import MAX_BUNDLE
from tests.events.bundle.forging import Files, entry_with, pack, record_of, signed, unpack, with_record
from tests.events.bundle.tournaments import Hall, played
from tests.events.exports import OTHER
from tests.market.title import TITLES
from tests.service.conftest import Api


@pytest.fixture
def signer(api: Api) -> Signer:
    return service_signer(api.service.settings)


@pytest.fixture
def files(api: Api, signer: Signer) -> Files:
    """The files of a tournament that was played here."""
    hall = Hall(TournamentStore(api.service.store.client, TITLES), api.service.store)
    return unpack(b"".join(bundle(*hall, played(hall, players=4), signer)))


def upload(api: Api, body: bytes, media: str = "application/zip") -> TestResponse:
    return api.request("POST", "/v1/audits", data=body, content_type=media)


def test_a_bundle_of_this_service_is_sound(api: Api, files: Files) -> None:
    response = upload(api, pack(files))
    assert response.status_code == 200, response.get_data()
    verdict = response.get_json()
    assert (verdict["verdict"], verdict["findings"], verdict["games"]) == ("sound", [], 4)
    assert verdict["tournament"] == record_of(files)[0]["tournament"]
    assert verdict["game"] is None


def test_the_record_alone_is_sound_too(api: Api, files: Files) -> None:
    verdict = upload(api, files["tournament.jsonl"], "application/x-ndjson").get_json()
    assert (verdict["verdict"], verdict["games"]) == ("sound", None)
    assert verdict["tournament"] == record_of(files)[0]["tournament"]


def test_findings_name_the_table(api: Api, files: Files) -> None:
    files["games/r02-t01.jsonl"] = files["games/r01-t01.jsonl"]
    verdict = upload(api, pack(files)).get_json()
    assert verdict["verdict"] == "unsound"
    assert {"changed_file", "other_table"} <= {
        finding["code"] for finding in verdict["findings"] if (finding["round"], finding["table"]) == (2, 1)
    }


def test_another_history_with_our_signature_is_not_ours(api: Api, files: Files, signer: Signer) -> None:
    lines = record_of(files)
    entry_with(lines, "tournament_created")["command_id"] = "another"
    verdict = upload(api, signed(with_record(files, lines, signer), signer)).get_json()
    assert [finding["code"] for finding in verdict["findings"]] == ["not_our_record"]


def test_a_key_of_somebody_else_is_found(api: Api, files: Files) -> None:
    found = upload(api, signed(files, OTHER)).get_json()["findings"]
    assert "wrong_key" in {finding["code"] for finding in found}


@pytest.mark.parametrize("body", [b"", b"PK", b"PK\x03\x04" + b"\0" * 1000, b"{}"])
def test_what_is_no_bundle_is_refused(api: Api, body: bytes) -> None:
    assert api.code(upload(api, body)) == (422, "unreadable_export")


def test_an_archive_that_unpacks_to_too_much_is_refused(api: Api, files: Files) -> None:
    buffer = io.BytesIO(pack(files))
    with zipfile.ZipFile(buffer, "a", zipfile.ZIP_DEFLATED) as archive:
        for table in range(10, 35):
            name = f"games/r01-t{table}.jsonl"
            archive.writestr(name, bytes(1000))
            archive.getinfo(name).file_size = 90_000_000  # as the directory says it
    assert api.code(upload(api, buffer.getvalue())) == (422, "unreadable_export")


def test_other_media_and_larger_bodies_are_refused(api: Api, files: Files) -> None:
    assert api.code(upload(api, pack(files), "application/json")) == (415, "unsupported_media_type")
    assert api.code(upload(api, bytes(MAX_BUNDLE + 1))) == (413, "body_too_large")
    assert api.code(upload(api, bytes(MAX_BUNDLE), "application/x-ndjson")) == (413, "body_too_large")


def test_an_audit_that_takes_too_long_is_ended(
    api: Api, files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit_pool, "BUNDLE_TIMEOUT", 0.01)
    assert api.code(upload(api, pack(files))) == (422, "audit_limit_exceeded")
