"""Sets of versions with a bit for each: small enough to keep with every state of a game."""

from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache
from itertools import compress

Versions = bytes
"""For each version in the set, bit `version % 8` of byte `version // 8` is set."""

_FLAGS = bytes.maketrans(b"01", b"\0\1")


def with_versions(held: Versions, versions: Iterable[int]) -> Versions:
    """Return the set with more versions."""
    return _from_int(int.from_bytes(held, "little") | _to_int(versions))


def without_versions(held: Versions, versions: Iterable[int]) -> Versions:
    """Return the set without some versions."""
    return _from_int(int.from_bytes(held, "little") & ~_to_int(versions))


def _to_int(versions: Iterable[int]) -> int:
    listed = [*versions]
    bits = bytearray(max(listed, default=0) // 8 + 1)
    for version in listed:
        bits[version >> 3] |= 1 << (version & 7)
    return int.from_bytes(bits, "little")


def _from_int(bits: int) -> Versions:
    return bits.to_bytes((bits.bit_length() + 7) // 8, "little")


def has_version(held: Versions, version: int) -> bool:
    """Return whether a version is in the set."""
    return version // 8 < len(held) and bool(held[version // 8] >> version % 8 & 1)


def versions_in(held: Versions, after: int = 0, last: int | None = None) -> tuple[int, ...]:
    """Return the versions in the set in order: those after one version, up to another."""
    listed = _listed(held)
    end = len(listed) if last is None else bisect_right(listed, last)
    return listed[bisect_right(listed, after) : end]


@lru_cache(maxsize=64)
def _listed(held: Versions) -> tuple[int, ...]:
    flags = f"{int.from_bytes(held, 'little'):b}".encode().translate(_FLAGS)[::-1]
    return tuple(compress(range(len(flags)), flags))
