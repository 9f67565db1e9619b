"""Chance: numbered draws from a committed seed and the players' nonces.

Draw k is HMAC-SHA256(key=seed, message=salt || k as 8 bytes), read as a big-endian integer and
reduced modulo the bound. 256 bits against bounds below 2^16 leave no bias that anybody could measure.
"""

import hashlib
import hmac
import json
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

RandomBelow = Callable[[int], int]
"""Draws an integer from 0 to bound - 1."""


BLOCK = 64
"""The bytes that SHA-256 takes in at once."""
INNER_PAD = bytes(byte ^ 0x36 for byte in range(256))
OUTER_PAD = bytes(byte ^ 0x5C for byte in range(256))


class Chance(Protocol):
    """The source of random draws in the rules."""

    def below(self, bound: int) -> int:
        """Return the next draw: an integer from 0 to bound - 1."""


class Seeded:
    """Draws that anyone can recompute once the seed is revealed."""

    __slots__ = ("inner", "next", "outer")

    def __init__(self, seed: bytes, salt: bytes = b"", first: int = 0) -> None:
        # The two hashes of HMAC (RFC 2104), as far as all draws have them in common.
        key = (seed if len(seed) <= BLOCK else hashlib.sha256(seed).digest()).ljust(BLOCK, b"\0")
        self.inner = hashlib.sha256(key.translate(INNER_PAD) + salt)
        self.outer = hashlib.sha256(key.translate(OUTER_PAD))
        self.next = first

    def below(self, bound: int) -> int:
        number = self.next
        self.next = number + 1
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update(number.to_bytes(8, "big"))
        outer.update(inner.digest())
        return int.from_bytes(outer.digest(), "big") % bound


def bot_luck(seed: bytes, version: int, seat: int) -> RandomBelow:
    """Return the random numbers of a bot's choice at a version. They are as secret as the seed.

    The message is shorter than that of a draw, so the two have nothing in common.
    """
    return Seeded(hmac.digest(seed, f"bot/{version}/{seat}".encode(), "sha256")).below


def commitment(seed: bytes) -> str:
    """Return the hash of a seed, which is published before the seed is revealed."""
    return hashlib.sha256(seed).hexdigest()


def salt(nonces: Sequence[str | None]) -> bytes:
    """Return the players' part in every draw, made of their nonces in the order of the seats."""
    return hashlib.sha256(json.dumps(list(nonces)).encode()).digest()


def pick(chance: Chance, items: Sequence[T]) -> T:
    """Return one of the items, all equally likely."""
    return items[chance.below(len(items))]


def shuffled(chance: Chance, items: Sequence[T]) -> tuple[T, ...]:
    """Return the items in random order."""
    left = list(items)
    return tuple(left.pop(chance.below(len(left))) for _ in items)
