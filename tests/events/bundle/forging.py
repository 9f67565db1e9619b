"""What a forger does to a bundle: unpacks it, changes it, packs and signs it again; and what is found."""

import hashlib
import io
import zipfile
from typing import Any

import msgspec

from events.audit.verdict import Finding, Verdict
from events.bundle.audit.bundle_auditor import audit_bundle
from events.bundle.manifest import MANIFEST, RECORD, ListedFile, Manifest, sign_manifest, table_of
from events.bundle.tournament_format import TOURNAMENT_FORMAT
from events.bundle.zip_reader import Archive
from events.bundle.zip_writer import zip_stream
from events.export.file_format import signed_message
from events.export.signing import Signer
from events.log.codec import canonical_json
from tests.events.exports import SIGNER
from tests.events.mutations import Lines, read, rechained, refooted, renumbered, written
from tests.market.title import TITLES

Files = dict[str, bytes]


def unpack(data: bytes) -> Files:
    """The files of a bundle."""
    archive = Archive(io.BytesIO(data))
    return {name: archive.read(name) for name in archive.names}


def pack(files: Files) -> bytes:
    """Files as an archive, whatever they say."""
    return b"".join(zip_stream((name, [data]) for name, data in files.items()))


def pack_twice(files: Files, name: str, other: bytes) -> bytes:
    """An archive that has a file twice, with other contents the second time."""
    buffer = io.BytesIO(pack(files))
    with zipfile.ZipFile(buffer, "a") as archive:
        archive.writestr(name, other)
    return buffer.getvalue()


def manifest_of(files: Files) -> Manifest:
    """The manifest of a bundle."""
    return msgspec.json.decode(files[MANIFEST], type=Manifest)


def signed(files: Files, signer: Signer, **changes: Any) -> bytes:
    """An archive of these files whose manifest fits them, signed by somebody."""
    listed = [file for file in files.items() if file[0] != MANIFEST]
    last = read(files[RECORD].splitlines())[-1]
    fitting = {"head": last.get("head", ""), "records": last.get("records", 0)}
    manifest = msgspec.structs.replace(
        manifest_of(files),
        **fitting | changes,
        games=sum(table_of(name) is not None for name in files),
        files=tuple(ListedFile(name, hashlib.sha256(data).hexdigest(), len(data)) for name, data in listed),
    )
    return pack({**files, MANIFEST: canonical_json(sign_manifest(manifest, signer)) + b"\n"})


def record_of(files: Files) -> Lines:
    """The lines of the tournament's record."""
    return read(files[RECORD].splitlines())


def with_record(files: Files, lines: Lines, signer: Signer) -> Files:
    """The files with another record, whose chain and signature fit."""
    refooted(rechained(renumbered(lines)))
    lines[0]["key"] = signer.public
    message = signed_message(lines[0], lines[-1], TOURNAMENT_FORMAT)
    lines[-1]["signature"] = signer.sign(message)
    return {**files, RECORD: b"".join(written(lines))}


def entry_with(lines: Lines, kind: str, number: int = 0) -> dict[str, Any]:
    """The entry with an event of a kind, the first or a later one."""
    return entries_with(lines, kind)[number]


def entries_with(lines: Lines, kind: str) -> list[dict[str, Any]]:
    """The entries with an event of a kind."""
    return [
        line["entry"]
        for line in lines[1:-1]
        if any(event["type"] == kind for event in line["entry"]["events"])
    ]


def event_in(entry: dict[str, Any], kind: str) -> dict[str, Any]:
    """The event of a kind in an entry."""
    found: dict[str, Any] = next(event for event in entry["events"] if event["type"] == kind)
    return found


def audited(data: bytes, trusted: tuple[str, ...] = (SIGNER.public,)) -> Verdict:
    """The verdict on a bundle."""
    return audit_bundle(io.BytesIO(data), TITLES, trusted, processes=1)


def found(data: bytes, *codes: str, trusted: tuple[str, ...] = (SIGNER.public,)) -> list[Finding]:
    """The findings with these codes, all of which there must be."""
    verdict = audited(data, trusted)
    assert verdict.verdict != "sound"
    assert {finding.code for finding in verdict.findings} >= set(codes), verdict.findings
    return [finding for finding in verdict.findings if finding.code in codes]
