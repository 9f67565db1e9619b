"""Reads a game from an export, version by version.

It trusts the file, which the audit verifies, but removes text that could control the terminal.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from cli.output import printable
from events.audit.export_reader import MAX_LINE_BYTES, nonblank_lines
from events.export.file_format import FORMAT, FORMAT_VERSION
from events.fold.folded_game import ComposedGames, FoldedGame, walk_from_start
from events.fold.undo_log import UndoLog
from events.log.record import Record, StoredRecord
from games.kernel.table.versions import versions_in
from games.kernel.title import Title


class NotAnExport(Exception):  # noqa: N818 - a result
    """The file is not an export that this build can read."""


class Header(msgspec.Struct, frozen=True):
    """The part of the first line that a replay needs."""

    format: Literal["wardbook-export"]
    version: int
    game: str


class Line(msgspec.Struct, frozen=True):
    """A record in the file."""

    entry: msgspec.Raw
    hash: str


class NamesLine(msgspec.Struct, frozen=True):
    """The names of players, by id."""

    names: dict[str, str]


class Frame(msgspec.Struct, frozen=True, eq=False):
    """A record and the game after it."""

    record: Record
    folded: FoldedGame

    @property
    def round(self) -> int:
        """The round after the record; 0 before the first round and in titles without rounds."""
        return int(getattr(self.folded.table.play, "round", 0) or 0)


class Replay(msgspec.Struct, frozen=True, eq=False):
    """The part of a game that could be read."""

    frames: tuple[Frame, ...]
    undone: frozenset[int]
    names: Mapping[str, str]
    """The names of players, by id. Nothing proves them."""
    stopped: str | None = None
    """Why the rest could not be read."""


def read(lines: Iterable[bytes], titles: Mapping[str, Title]) -> Replay:
    """Read a game from the lines of an export."""
    cleaned = (_clean_line(line) for _, line in nonblank_lines(lines))
    header = _header(next(cleaned, b""))
    frames: list[Frame] = []
    stopped = None
    try:
        for record, folded in walk_from_start(ComposedGames(titles), header.game, _records(cleaned)):
            # The undo log is needed to fold the next record, but not to show this one.
            frames.append(Frame(record, replace(folded, undo_log=UndoLog(0))))
    except Exception as error:  # noqa: BLE001 - forged records fail in many ways
        stopped = f"version {len(frames) + 1} cannot be read: {type(error).__name__}: {error}"
    if not frames:
        raise NotAnExport(stopped or "the file has no records")
    undone = frozenset(versions_in(frames[-1].folded.table.undone))
    return Replay(tuple(frames), undone, _names(cleaned), stopped)


def _names(lines: Iterable[bytes]) -> dict[str, str]:
    """The names of players in the first of these lines that has some."""
    for line in lines:
        try:
            return msgspec.json.decode(line, type=NamesLine).names
        except msgspec.MsgspecError:
            continue
    return {}


def _clean_line(line: bytes) -> bytes:
    """A line without text that could control the terminal; empty if it is not JSON."""
    if b"\\" not in line and line.isascii() and line.decode().isprintable():
        return line
    try:
        return msgspec.json.encode(_clean(msgspec.json.decode(line[:MAX_LINE_BYTES])))
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError):
        return b""


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, list):
        return [_clean(item) for item in value]
    if isinstance(value, dict):
        return {printable(name): _clean(item) for name, item in value.items()}
    return value


def _header(line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise NotAnExport(f"not an export: the first line is not a {FORMAT} header") from None
    if header.version > FORMAT_VERSION:
        raise NotAnExport(f"its format version is {header.version}; this build reads {FORMAT_VERSION}")
    return header


def _records(lines: Iterable[bytes]) -> Iterator[StoredRecord]:
    for version, line in enumerate(lines, 1):
        if len(line) > MAX_LINE_BYTES:
            raise ValueError("a line is too long")
        fields: dict[str, Any] = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        if "entry" not in fields:
            return  # the footer
        found = msgspec.json.decode(line, type=Line)
        yield StoredRecord(version, bytes(found.entry), found.hash)
