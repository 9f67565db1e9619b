"""A game read back from an export file, version by version.

It believes the file, which the audit checks, but takes in no text that could steer a terminal.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from cli.replay.ansi import clean
from events.audit.lines import LONGEST_LINE, without_blanks
from events.export.file_format import FORMAT, FORMAT_VERSION
from events.fold.folded_game import ComposedGames, FoldedGame, fold_tail
from events.fold.undo_log import UndoLog
from events.log.record import Record, Stored
from games.kernel.table.versions import versions_in
from games.kernel.title import Title


class NoExport(Exception):  # noqa: N818 - an answer for people
    """The file is no export that this build can read."""


class Header(msgspec.Struct, frozen=True):
    """The part of the first line that a reader needs."""

    format: Literal["wardbook-export"]
    version: int
    game: str


class Line(msgspec.Struct, frozen=True):
    """A record in the file."""

    entry: msgspec.Raw
    hash: str


class Moment(msgspec.Struct, frozen=True, eq=False):
    """A record and the game after it."""

    record: Record
    folded: FoldedGame

    @property
    def round(self) -> int:
        """The round after the record; 0 before the first and where a title has none."""
        return int(getattr(self.folded.table.play, "round", 0) or 0)


class Replayed(msgspec.Struct, frozen=True, eq=False):
    """All of a game that could be read, and why the rest could not."""

    moments: tuple[Moment, ...]
    undone: frozenset[int]
    stopped: str | None = None


def read(lines: Iterable[bytes], titles: Mapping[str, Title]) -> Replayed:
    """A game out of the lines of an export."""
    cleaned = (_cleaned(line) for _, line in without_blanks(lines))
    header = _header(next(cleaned, b""))
    moments: list[Moment] = []
    stopped = None
    try:
        for moment in _moments(header.game, _stored(cleaned), ComposedGames(titles)):
            moments.append(moment)
    except Exception as error:  # noqa: BLE001 - no rules ever made such records, so anything can go wrong
        stopped = f"version {len(moments) + 1} cannot be read: {type(error).__name__}: {error}"
    if not moments:
        raise NoExport(stopped or "it holds no records")
    return Replayed(tuple(moments), frozenset(versions_in(moments[-1].folded.table.undone)), stopped)


def _cleaned(line: bytes) -> bytes:
    """A line in which no text could steer the terminal, wherever it is shown; nothing of what is no JSON."""
    if b"\\" not in line and line.isascii() and line.decode().isprintable():
        return line
    try:
        return msgspec.json.encode(_clean(msgspec.json.decode(line[:LONGEST_LINE])))
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError):
        return b""


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, list):
        return [_clean(item) for item in value]
    if isinstance(value, dict):
        return {clean(name): _clean(item) for name, item in value.items()}
    return value


def _header(line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise NoExport(f"its first line is no header of a {FORMAT}") from None
    if header.version > FORMAT_VERSION:
        raise NoExport(f"its format is version {header.version}; this build knows {FORMAT_VERSION}")
    return header


def _stored(lines: Iterable[bytes]) -> Iterator[Stored]:
    for version, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise ValueError("a line is too long")
        fields: dict[str, Any] = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        if "entry" not in fields:
            return  # the footer
        found = msgspec.json.decode(line, type=Line)
        yield Stored(version, bytes(found.entry), found.hash)


def _moments(game: str, stored: Iterator[Stored], known: ComposedGames) -> Iterator[Moment]:
    first = next(stored, None)
    if first is None:
        return
    folded = known.begin(game, first, deep=True)
    for one in chain((first,), stored):
        if one.version > 1:
            folded = fold_tail(folded, (one,))
        # The trail is needed to go on, not to look back.
        kept = replace(folded, undo_log=UndoLog(0))
        yield Moment(folded.codec.record(one.entry, one.hash), kept)
