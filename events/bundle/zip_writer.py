"""Writes a ZIP archive as a stream: the same files always give the same bytes, and none is held in memory."""

import io
import zipfile
from collections.abc import Iterable, Iterator
from typing import Any

FIRST_DATE = (1980, 1, 1, 0, 0, 0)
"""The date of every file: the first one that a ZIP archive can have."""
READABLE = 0o100644 << 16


class _Sink(io.RawIOBase):
    """Collects what is written until it is sent on. It cannot seek, so the archive is written in order."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any, /) -> int:
        self._parts.append(bytes(data))
        return len(self._parts[-1])

    def take(self) -> bytes:
        data = b"".join(self._parts)
        self._parts.clear()
        return data


def zip_stream(files: Iterable[tuple[str, Iterable[bytes]]]) -> Iterator[bytes]:
    """The bytes of an archive with these files, in this order. Each file is read when its turn comes."""
    sink = _Sink()
    with zipfile.ZipFile(sink, "w") as archive:
        for name, parts in files:
            with archive.open(_entry(name), "w") as member:
                for part in parts:
                    member.write(part)
                    if data := sink.take():
                        yield data
    yield sink.take()


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, FIRST_DATE)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.create_system = 3
    entry.external_attr = READABLE
    return entry
