"""Pseudo-random numbers that are the same on every machine and in every version of Python."""

import hashlib
from typing import TypeVar

T = TypeVar("T")

MASK = 2**64 - 1


class Luck:
    """A stream of numbers that follows from a seed and the purpose it is used for (splitmix64)."""

    __slots__ = ("state",)

    def __init__(self, seed: int, purpose: str) -> None:
        digest = hashlib.sha256(f"{purpose}/{seed}".encode()).digest()
        self.state = int.from_bytes(digest[:8], "big")

    def bits(self) -> int:
        """Return 64 random bits."""
        self.state = mixed = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1."""
        return (self.bits() * bound) >> 64

    def shuffle(self, items: list[T]) -> None:
        """Bring the items into random order."""
        for index in range(len(items) - 1, 0, -1):
            other = self.below(index + 1)
            items[index], items[other] = items[other], items[index]
