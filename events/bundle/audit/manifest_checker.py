"""Checks the files of a bundle against its signed manifest."""

import hashlib
from collections import Counter
from collections.abc import Collection, Mapping

import msgspec

from events.audit.export_reader import BadLine, parse_line
from events.audit.verdict import VerdictBuilder
from events.bundle.audit.audit_tasks import AuditedRecord
from events.bundle.manifest import (
    FORMAT,
    FORMAT_VERSION,
    MANIFEST,
    NAMES,
    RECORD,
    ListedFile,
    Manifest,
    is_signed,
    table_of,
)
from events.bundle.zip_reader import Archive, BadArchive, belongs_in_bundle


def read_manifest(archive: Archive, report: VerdictBuilder) -> Manifest | None:
    """The manifest; None, with a finding, if there is none that this build reads."""
    if MANIFEST not in archive:
        report.add_finding("not_a_bundle", None, f"there is no {MANIFEST}")
        return None
    try:
        value = parse_line(archive.read(MANIFEST).strip())
        if value.get("format") != FORMAT or value.get("version") != FORMAT_VERSION:
            raise BadLine(f"it does not have the format {FORMAT!r} {FORMAT_VERSION}")
        return msgspec.convert(value, Manifest)
    except (BadArchive, BadLine, msgspec.ValidationError) as error:
        report.add_finding("not_a_bundle", None, f"{MANIFEST}: {error}")
        return None


def check_manifest_key(manifest: Manifest, trusted: Collection[str], report: VerdictBuilder) -> None:
    """Check that the manifest is signed, with a trusted key if there are any."""
    if trusted and manifest.key not in trusted:
        report.add_finding("wrong_key", None, "the bundle was signed with another key than the trusted ones")
    if not is_signed(manifest):
        report.add_finding("wrong_signature", None, "the signature does not match the key and the manifest")
    elif not trusted:
        detail = f"signed with key {manifest.key}; compare it with the service's public key"
        report.add_note("key_not_pinned", None, detail)


def check_file_names(archive: Archive, manifest: Manifest, report: VerdictBuilder) -> None:
    """Check that the archive has the listed files, each once, and no others."""
    for name, count in Counter(archive.names).items():
        if count > 1:
            report.add_finding("duplicate_file", None, f"{name[:100]} is there {count} times")
    listed = Counter(file.name for file in manifest.files)
    for name, count in listed.items():
        if count > 1:
            report.add_finding("duplicate_file", None, f"the manifest lists {name[:100]} {count} times")
        if name not in archive:
            round_, table = table_of(name) or (None, None)
            detail = f"{name[:100]} is in the manifest, but not in the bundle"
            report.add_finding("missing_file", None, detail, round_=round_, table=table)
    for name in dict.fromkeys(archive.names):
        if name not in (MANIFEST, NAMES) and name not in listed:
            report.add_finding("unexpected_file", None, f"{name[:100]} is not in the manifest")
        elif not belongs_in_bundle(name):
            report.add_finding("unexpected_file", None, f"{name[:100]} does not belong in a bundle")
    if RECORD not in archive:
        report.add_finding("truncated", None, f"there is no {RECORD}")


def read_file(
    archive: Archive, name: str, listed: Mapping[str, ListedFile], report: VerdictBuilder
) -> bytes | None:
    """A file of the archive, compared with what the manifest says of it; None if it cannot be unpacked."""
    round_, table = table_of(name) or (None, None)
    try:
        data = archive.read(name)
    except BadArchive as error:
        report.add_finding("damaged_file", None, str(error), round_=round_, table=table)
        return None
    expected = listed.get(name)
    if expected and (expected.size, expected.sha256) != (len(data), hashlib.sha256(data).hexdigest()):
        detail = f"{name} is not the file that the manifest lists"
        report.add_finding("changed_file", None, detail, round_=round_, table=table)
    return data


def check_summary(manifest: Manifest, record: AuditedRecord, games: int, report: VerdictBuilder) -> None:
    """Check that the manifest says of the tournament what its record and the games say."""
    verdict = record.verdict
    found = {
        "tournament": verdict.tournament,
        "records": verdict.records,
        "head": verdict.head,
        "status": record.facts.state.status if record.facts else manifest.status,
        "games": games,
    }
    for name, value in found.items():
        if getattr(manifest, name) != value:
            detail = f"{name!r} in the manifest does not match the files"
            report.add_finding("manifest_differs", None, detail)
