"""Keeps the last result of a pure function: one list of commands asks several times for the same."""

from collections.abc import Callable
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")


def keep_last(function: Callable[[A], R]) -> Callable[[A], R]:
    """Return a function that keeps its last result. The argument must be immutable: identity tells it."""
    last: tuple[A, R] | None = None

    def ask(argument: A) -> R:
        nonlocal last
        known = last
        if known is None or known[0] is not argument:
            last = known = argument, function(argument)
        return known[1]

    return ask
