"""The lines of a file that claims to be an export, read without trusting any of them."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from events.audit.verdict import Report
from events.export.file_format import FORMAT, FORMAT_VERSION
from events.log.codec import canonical_json

LONGEST_LINE = 1 << 20
"""No record comes near a megabyte."""


FOOTER = frozenset({"seed", "result", "records", "head", "signature"})


class BadLine(Exception):  # noqa: N818 - an answer about the file
    """A line that is no JSON object, or one that two readers could read differently."""


class Export:
    """What was read: the header, the records' entries with their hashes, and the footer."""

    def __init__(self) -> None:
        self.header: dict[str, Any] = {}
        self.records: list[tuple[bytes, str]] = []
        self.footer: dict[str, Any] | None = None


def parsed(raw: bytes) -> dict[str, Any]:
    """A line as a JSON object in which no name occurs twice."""
    if len(raw) > LONGEST_LINE:
        raise BadLine(f"longer than {LONGEST_LINE} bytes")
    try:
        value = msgspec.json.decode(raw)
        if canonical_json(value) != raw:
            # Written otherwise than we do, which is fine as long as every reader reads the same.
            json.loads(raw.decode(), object_pairs_hook=_once, parse_int=len, parse_float=len)
    except RecursionError:
        raise BadLine("nested too deeply") from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadLine(str(error)[:120]) from None
    if not isinstance(value, dict):
        raise BadLine("no JSON object")
    return value


def _once(pairs: list[tuple[str, Any]]) -> None:
    if len({name for name, _ in pairs}) != len(pairs):
        raise ValueError("a name occurs twice in one object")


def header_in(raw: bytes) -> dict[str, Any]:
    """The header; BadLine when the file is no export, or one of a later format."""
    header = parsed(raw)
    if header.get("format") != FORMAT:
        raise BadLine(f"the first line does not say format {FORMAT!r}")
    version = header.get("version")
    if type(version) is not int or version != FORMAT_VERSION:
        raise BadLine(f"format version {str(version)[:20]} is not one this build reads ({FORMAT_VERSION})")
    return header


def read_line(export: Export, number: int, raw: bytes, report: Report) -> bool:
    """Take in a line after the header; says whether it was a record."""
    try:
        value = parsed(raw)
    except BadLine as error:
        report.find("unreadable_line", None, f"line {number}: {error}")
        return False
    if export.footer is not None and ("entry" in value or not FOOTER.isdisjoint(value)):
        report.find("misplaced_line", None, f"line {number} comes after the footer")
    if "entry" not in value:
        if "format" in value:
            report.find("misplaced_line", None, f"line {number} is a second header")
        elif FOOTER.isdisjoint(value):
            report.find("unreadable_line", None, f"line {number} is no line of an export")
        else:
            export.footer = value
        return False
    digest = value.get("hash")
    if value.keys() != {"entry", "hash"} or not isinstance(digest, str):
        report.find("bad_record", None, f"line {number} must hold an entry and its hash, and nothing else")
    export.records.append((canonical_json(value["entry"]), str(digest)))
    return True


def without_blanks(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """The lines with their numbers, without line ends and without empty ones."""
    for number, line in enumerate(lines, 1):
        if raw := line.strip(b" \t\r\n"):
            yield number, raw
