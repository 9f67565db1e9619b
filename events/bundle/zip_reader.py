"""Reads a ZIP archive that nobody vouches for: within limits, and only what a bundle can contain."""

import struct
import zipfile
import zlib
from typing import BinaryIO

from events.bundle.manifest import MANIFEST, NAMES, RECORD, table_of
from events.export.file_format import MAX_EXPORT_BYTES

MAX_BUNDLE_FILES = 10_000
"""More than the largest tournament has."""
MAX_BUNDLE_BYTES = 2 * 1024 * 1024 * 1024
"""All files of a bundle together, unpacked."""
ZIP_START = b"PK"
"""How every archive starts. An export starts with a brace."""

_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED = 0x1
_DAMAGED = (
    *(zipfile.BadZipFile, zlib.error, struct.error, OSError, EOFError, ValueError, IndexError),
    NotImplementedError,
)
"""What the standard library raises for archives that are damaged, or packed in a way it does not know."""
_PART = 1 << 20


class BadArchive(Exception):  # noqa: N818 - a result
    """The file is no archive, or one that is larger or other than any bundle."""


class Archive:
    """The files of a bundle by name. Nothing is written to a disk."""

    def __init__(self, file: BinaryIO) -> None:
        """`file` must be seekable. Raises BadArchive."""
        try:
            self._zip = zipfile.ZipFile(file)
        except _DAMAGED as error:
            raise BadArchive(f"the file is not a ZIP archive: {error}") from None
        entries = self._zip.infolist()
        if len(entries) > MAX_BUNDLE_FILES:
            raise BadArchive(f"it has more than {MAX_BUNDLE_FILES} files")
        if sum(entry.file_size for entry in entries) > MAX_BUNDLE_BYTES:
            raise BadArchive(f"it has more than {MAX_BUNDLE_BYTES} bytes")
        self._entries = {entry.filename: entry for entry in entries}
        self.names = tuple(entry.filename for entry in entries)
        """In the order of the archive; a name can occur twice."""

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def read(self, name: str) -> bytes:
        """A file that there is. Raises BadArchive if it is damaged or too large."""
        entry = self._entries[name]
        if entry.compress_type not in _METHODS or entry.flag_bits & _ENCRYPTED:
            raise BadArchive(f"{name[:100]} is encrypted or packed in an unusual way")
        if entry.file_size > MAX_EXPORT_BYTES:
            raise BadArchive(f"{name[:100]} has more than {MAX_EXPORT_BYTES} bytes")
        try:
            with self._zip.open(entry) as member:
                data = bytearray()
                while part := member.read(_PART):
                    data += part
                return bytes(data)
        except _DAMAGED as error:
            raise BadArchive(f"{name[:100]} cannot be unpacked: {error}") from None


def belongs_in_bundle(name: str) -> bool:
    """Whether a bundle can have a file with this name."""
    return name in (MANIFEST, RECORD, NAMES) or table_of(name) is not None
