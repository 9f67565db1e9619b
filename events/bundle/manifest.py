"""The manifest of a bundle: the tournament, every file with its size and hash, and a signature over all."""

import hashlib
import re
from collections.abc import Iterable, Iterator

import msgspec

from events.export.signing import Signer, verify_signature
from events.log.codec import canonical_json

FORMAT = "wardbook-bundle"
FORMAT_VERSION = 1
BUNDLE_MEDIA_TYPE = "application/zip"
MANIFEST, RECORD, NAMES = "manifest.json", "tournament.jsonl", "names.json"
"""The files of a bundle beside its games. Only the names are not listed in the manifest."""

_GAME = re.compile(r"games/r([0-9]{2,3})-t([0-9]{2,3})\.jsonl")


class ListedFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of the bundle."""

    name: str
    sha256: str
    size: int


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a bundle contains."""

    format: str = FORMAT
    version: int = FORMAT_VERSION
    tournament: str
    status: str
    records: int
    """The number of the tournament's records."""
    head: str
    """The hash of the last of them."""
    games: int
    """How many games there are."""
    files: tuple[ListedFile, ...]
    """All files but the manifest and the names, in the order of the archive."""
    key: str
    """The public key that signs."""
    signature: str = ""


def sign_manifest(manifest: Manifest, signer: Signer) -> Manifest:
    """The manifest with the key and the signature of a signer."""
    keyed = msgspec.structs.replace(manifest, key=signer.public)
    return msgspec.structs.replace(keyed, signature=signer.sign(_message(keyed)))


def is_signed(manifest: Manifest) -> bool:
    """Whether a manifest was signed with the key that it names."""
    return verify_signature(manifest.key, manifest.signature, _message(manifest))


def _message(manifest: Manifest) -> bytes:
    unsigned = msgspec.to_builtins(manifest)
    del unsigned["signature"]
    return f"{FORMAT} {FORMAT_VERSION}\n".encode() + canonical_json(unsigned)


def game_file(round_: int, table: int) -> str:
    """The name of the file with the game of a table."""
    return f"games/r{round_:02}-t{table:02}.jsonl"


def table_of(name: str) -> tuple[int, int] | None:
    """The round and the table whose game has this file; None if it is no game's."""
    found = _GAME.fullmatch(name)
    place = (int(found[1]), int(found[2])) if found else None
    return place if place and game_file(*place) == name else None


class Measured:
    """Passes the parts of a file on and measures it."""

    def __init__(self, name: str, parts: Iterable[bytes]) -> None:
        self._name, self._parts = name, parts
        self._digest, self._size = hashlib.sha256(), 0

    def __iter__(self) -> Iterator[bytes]:
        for part in self._parts:
            self._digest.update(part)
            self._size += len(part)
            yield part

    def listed(self) -> ListedFile:
        """The file as the manifest lists it, once all parts were passed on."""
        return ListedFile(self._name, self._digest.hexdigest(), self._size)
