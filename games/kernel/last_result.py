"""Keep the last results of pure functions: a list of commands asks several times for the same."""

from collections.abc import Callable
from typing import Any, TypeVar

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


class RecentResults:
    """Keeps the results for the last arguments, for callers who take turns. Identity tells them too."""

    __slots__ = ("_kept",)
    MOST = 32

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Any, Any]] = {}

    def get(self, function: Callable[[A], R], argument: A) -> R:
        """Return the result of the function; a cache serves one function only."""
        known = self._kept.get(id(argument))
        if known is None or known[0] is not argument:
            if len(self._kept) >= self.MOST:
                self._kept.clear()
            known = self._kept[id(argument)] = argument, function(argument)
        result: R = known[1]
        return result
