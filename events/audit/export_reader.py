"""Reads the lines of an export without trusting any of them."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from events.audit.verdict import VerdictBuilder
from events.export.file_format import FORMAT, FORMAT_VERSION
from events.log.codec import canonical_json

MAX_LINE_BYTES = 1 << 20
"""Far more than any record has."""

NAMES_FIELDS = {"names"}
REDACTED = "redacted"
"""The mark of a record without its text, in the record of a tournament."""
FOOTER_FIELDS = frozenset({"seed", "result", "records", "head", "signature"})


class BadLine(Exception):  # noqa: N818 - a result
    """A line that is not a JSON object, or that different parsers could read differently."""


class ParsedExport:
    """The header, the entries of the records with their hashes, and the footer."""

    def __init__(self) -> None:
        self.header: dict[str, Any] = {}
        self.records: list[tuple[bytes, str]] = []
        self.footer: dict[str, Any] | None = None
        self.redacted: set[int] = set()
        """The places of records from which a text was taken out, so that they do not have their hash."""
        self.names: dict[str, str] | None = None
        """The names of players by id, if there are any. They prove nothing."""


def parse_line(raw: bytes) -> dict[str, Any]:
    """The JSON object in a line. BadLine if a name occurs twice in an object."""
    if len(raw) > MAX_LINE_BYTES:
        raise BadLine(f"longer than {MAX_LINE_BYTES} bytes")
    try:
        value = msgspec.json.decode(raw)
        if canonical_json(value) != raw:
            # Other spacing or order is fine, as long as every parser reads the same.
            json.loads(raw.decode(), object_pairs_hook=_refuse_duplicates, parse_int=len, parse_float=len)
    except RecursionError:
        raise BadLine("nested too deeply") from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadLine(str(error)[:120]) from None
    if not isinstance(value, dict):
        raise BadLine("not a JSON object")
    return value


def _refuse_duplicates(pairs: list[tuple[str, Any]]) -> None:
    if len({name for name, _ in pairs}) != len(pairs):
        raise ValueError("a name occurs twice in one object")


def parse_header(raw: bytes, kind: str = FORMAT) -> dict[str, Any]:
    """The header; BadLine if the file is no export of this kind or has another format version."""
    header = parse_line(raw)
    if header.get("format") != kind:
        raise BadLine(f"the first line does not have the format {kind!r}")
    version = header.get("version")
    if type(version) is not int or version != FORMAT_VERSION:
        raise BadLine(f"its format version is {str(version)[:20]}; this build reads {FORMAT_VERSION}")
    return header


def read_line(export: ParsedExport, number: int, raw: bytes, report: VerdictBuilder) -> bool:
    """Add a line after the header to the export. Returns whether it is a record."""
    try:
        value = parse_line(raw)
    except BadLine as error:
        report.add_finding("unreadable_line", None, f"line {number}: {error}")
        return False
    if export.footer is not None and ("entry" in value or not FOOTER_FIELDS.isdisjoint(value)):
        report.add_finding("misplaced_line", None, f"line {number} comes after the footer")
    if "entry" not in value:
        if value.keys() == NAMES_FIELDS:
            export.names = _names(value["names"])
        elif "format" in value:
            report.add_finding("misplaced_line", None, f"line {number} is a second header")
        elif FOOTER_FIELDS.isdisjoint(value):
            report.add_finding("unreadable_line", None, f"line {number} does not belong in an export")
        else:
            export.footer = value
        return False
    digest = value.get("hash")
    if export.header.get("format") != FORMAT and value.pop(REDACTED, None) is True:
        export.redacted.add(len(export.records))
    if value.keys() != {"entry", "hash"} or not isinstance(digest, str):
        report.add_finding(
            "bad_record", None, f"line {number} must have the fields entry and hash, and no others"
        )
    export.records.append((canonical_json(value["entry"]), str(digest)))
    return True


def _names(value: Any) -> dict[str, str]:
    named = value.items() if isinstance(value, dict) else ()
    return {player: name for player, name in named if isinstance(name, str)}


def nonblank_lines(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """The lines that are not empty, stripped, with their numbers."""
    for number, line in enumerate(lines, 1):
        if raw := line.strip(b" \t\r\n"):
            yield number, raw
