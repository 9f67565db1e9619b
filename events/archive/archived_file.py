"""The file of an archived game: its signed export, compressed with zstd."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec
import zstandard

from events.errors import ArchiveUnavailable
from events.log.record import StoredRecord

LEVEL = 10
"""Of compression: a few milliseconds for a game."""
MAX_BYTES = 16 * 1024 * 1024
"""More than any export has."""

_ENTRY, _HASH, _END = b'{"entry":', b',"hash":"', b'"}'
_HASH_LENGTH = 64


class ArchivedRecords(NamedTuple):
    """What the file of a game holds."""

    records: tuple[StoredRecord, ...]
    seed: bytes
    head: str


class _Footer(msgspec.Struct, frozen=True):
    """The part of the last line that reading needs."""

    seed: str
    head: str


_footer = msgspec.json.Decoder(_Footer)


def place_of(game: str, head: str) -> str:
    """The path of a game's file. Another course of the same game would have another one."""
    return f"{game[:2]}/{game}-{head[:16]}.jsonl.zst"


def pack(lines: Iterable[bytes]) -> bytes:
    """The lines of an export as a file."""
    return zstandard.ZstdCompressor(level=LEVEL, write_checksum=True).compress(b"".join(lines))


def unpack(data: bytes) -> bytes:
    """The export in a file."""
    try:
        if zstandard.frame_content_size(data) > MAX_BYTES:
            raise ArchiveUnavailable("an archived file is larger than any export")
        return zstandard.ZstdDecompressor().decompress(data, max_output_size=MAX_BYTES)
    except zstandard.ZstdError as error:
        raise ArchiveUnavailable(f"an archived file is damaged: {error}") from error


def parse(export: bytes) -> ArchivedRecords:
    """The records in an export. Neither hashes nor the signature are checked: the audit has done that."""
    _, *lines, last = export.splitlines()
    records = tuple([_record(version, line) for version, line in enumerate(lines, 1)])
    try:
        footer = _footer.decode(last)
        return ArchivedRecords(records, bytes.fromhex(footer.seed), footer.head)
    except (msgspec.MsgspecError, ValueError) as error:
        raise ArchiveUnavailable(f"an archived file is damaged: {error}") from error


def _record(version: int, line: bytes) -> StoredRecord:
    """The record in a line. Its entry is taken as it is, because its hash covers every byte."""
    hash_at = len(line) - len(_END) - _HASH_LENGTH
    entry_end = hash_at - len(_HASH)
    if not (line.startswith(_ENTRY) and line[entry_end:hash_at] == _HASH):
        raise ArchiveUnavailable(f"record {version} of an archived file is damaged")
    return StoredRecord(version, line[len(_ENTRY) : entry_end], line[hash_at : -len(_END)].decode())
