"""Everything that can come of random draws, with its exact probability."""

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from typing import TypeVar

from games.kernel.chance import RandomBelow

T = TypeVar("T", bound=Hashable)


def outcomes(run: Callable[[RandomBelow], T]) -> dict[T, Fraction]:
    """The results of a function of random numbers: it is run with all possible draws."""
    found: dict[T, Fraction] = {}
    begun: list[list[int]] = [[]]
    while begun:
        draws = begun.pop()
        bounds: list[int] = []

        def below(bound: int, draws: list[int] = draws, bounds: list[int] = bounds) -> int:
            bounds.append(bound)
            return draws[len(bounds) - 1] if len(bounds) <= len(draws) else 0

        result = run(below)
        if len(bounds) > len(draws):  # the first draw that was not told: all its values are to come
            begun += [[*draws, value] for value in range(bounds[len(draws)])]
            continue
        chance = Fraction(1)
        for bound in bounds:
            chance /= bound
        found[result] = found.get(result, Fraction(0)) + chance
    return found


def equally_likely(worlds: Iterable[T]) -> dict[T, Fraction]:
    """The share of each result among worlds that are equally likely."""
    listed = list(worlds)
    return {each: Fraction(listed.count(each), len(listed)) for each in set(listed)}
