"""The forger's corpus: archives, manifests and keys that were tampered with."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from events.bundle.manifest import MANIFEST, RECORD, sign_manifest
from events.export.signing import Signer
from events.log.codec import canonical_json
from tests.events.bundle.forging import (
    Files,
    audited,
    found,
    manifest_of,
    pack,
    pack_twice,
    record_of,
    signed,
    with_record,
)
from tests.events.exports import OTHER, SIGNER
from tests.events.mutations import read, resigned, written

FIRST = "games/r01-t01.jsonl"


@pytest.mark.parametrize("length", [10, 1000, -1, -30])
def test_a_truncated_file(files: Files, length: int) -> None:
    data = pack(files)[:length]
    assert {finding.code for finding in audited(data).findings} == {"not_a_bundle"}
    assert audited(data).verdict == "unreadable"


def test_an_edited_manifest(files: Files) -> None:
    edited = files[MANIFEST].replace(b'"status":"finished"', b'"status":"running"')
    assert edited != files[MANIFEST]
    found(pack({**files, MANIFEST: edited}), "wrong_signature")


def test_a_manifest_of_another_tournament(files: Files, others: Files) -> None:
    found(pack({**files, MANIFEST: others[MANIFEST]}), "manifest_differs", "changed_file")
    for change in ({"tournament": "0" * 24}, {"head": "0" * 64}, {"records": 9}, {"status": "running"}):
        found(signed(files, SIGNER, **change), "manifest_differs")


def test_no_manifest(files: Files) -> None:
    del files[MANIFEST]
    found(pack(files), "not_a_bundle")


def test_no_record(files: Files) -> None:
    found(pack({name: data for name, data in files.items() if name != RECORD}), "missing_file", "truncated")


def test_another_key_for_the_manifest(files: Files) -> None:
    found(signed(files, OTHER), "wrong_key")
    found(signed(files, OTHER), "wrong_key", trusted=())


def resign_all(files: Files, signer: Signer) -> Files:
    """The files, each signed by somebody else."""
    games = {
        name: b"".join(written(resigned(read(data.splitlines()), signer)))
        for name, data in files.items()
        if name.startswith("games/")
    }
    return with_record({**files, **games}, record_of(files), signer)


def test_another_key_for_everything(files: Files) -> None:
    """Without a trusted key anybody can sign. The note says with which key it was done."""
    data = signed(resign_all(files, OTHER), OTHER)
    found(data, "wrong_key")
    verdict = audited(data, ())
    assert verdict.verdict == "sound"
    assert any(note.code == "key_not_pinned" and OTHER.public in note.detail for note in verdict.notes)


def test_another_key_for_one_game(files: Files) -> None:
    game = b"".join(written(resigned(read(files[FIRST].splitlines()), OTHER)))
    [finding] = found(signed({**files, FIRST: game}, SIGNER), "wrong_key")
    assert (finding.round, finding.table) == (1, 1)


@pytest.mark.parametrize(
    "name",
    [
        "games/r09-t09.jsonl",
        "games/r1-t1.jsonl",
        "../r01-t01.jsonl",
        "/etc/passwd",
        "games/",
        "readme",
        "é" * 200,
    ],
)
def test_an_extra_file(files: Files, name: str) -> None:
    found(pack({**files, name: files[FIRST]}), "unexpected_file")


def test_an_extra_game_in_the_manifest(files: Files, others: Files) -> None:
    [finding] = found(signed({**files, "games/r03-t01.jsonl": others[FIRST]}, SIGNER), "unexpected_game")
    assert (finding.round, finding.table) == (3, 1)


@pytest.mark.parametrize("name", [FIRST, RECORD, MANIFEST])
def test_a_name_twice(files: Files, others: Files, name: str) -> None:
    with pytest.warns(UserWarning, match="Duplicate"):
        data = pack_twice(files, name, others[name])
    found(data, "duplicate_file")
    with pytest.warns(UserWarning, match="Duplicate"):
        same = pack_twice(files, name, files[name])
    found(same, "duplicate_file")


def test_a_file_listed_twice(files: Files) -> None:
    manifest = manifest_of(files)
    twice = sign_manifest(replace(manifest, files=(*manifest.files, manifest.files[0])), SIGNER)
    found(pack({**files, MANIFEST: canonical_json(twice)}), "duplicate_file")


FORMS: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "no JSON": lambda _: b"hello",
    "a list": lambda data: b"[" + data.strip() + b"]",
    "another format": lambda data: data.replace(b"wardbook-bundle", b"wardbook-export"),
    "another version": lambda data: data.replace(b'"version":1', b'"version":2'),
    "a name twice": lambda data: data.replace(b'"version":1', b'"version":1,"version":1'),
    "more fields": lambda data: data.replace(b'"version":1', b'"version":1,"more":1'),
    "deep": lambda _: b"[" * 100_000,
}


@pytest.mark.parametrize("form", FORMS)
def test_a_manifest_that_is_none(files: Files, form: str) -> None:
    found(pack({**files, MANIFEST: FORMS[form](files[MANIFEST])}), "not_a_bundle")


def test_names_prove_nothing_and_change_nothing(files: Files) -> None:
    for names in (b'{"names":{"player-001":"Somebody else"}}', b"not even JSON", b""):
        assert audited(pack({**files, "names.json": names})).verdict == "sound"
