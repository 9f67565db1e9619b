"""Several rounds without any repeat, found by trying one table after the other and going back."""

from collections.abc import Iterator, Sequence

from tournaments.pairing.luck import Luck
from tournaments.pairing.problem import Tables

NODES = 6000
"""How many tables are tried."""


def clean_rounds(
    met: Sequence[Sequence[int]], sizes: tuple[int, ...], rounds: int, luck: Luck
) -> list[Tables]:
    """Return so many rounds in which nobody meets again, or an empty list if none were found."""
    order = list(range(len(met)))
    luck.shuffle(order)
    free = [
        sum(1 << place for place, other in enumerate(order) if other != player and not met[player][other])
        for player in order
    ]
    found = _search(free, sizes, rounds)
    tables = [tuple(sorted(order[place] for place in table)) for table in found]
    return [tables[first : first + len(sizes)] for first in range(0, len(tables), len(sizes))]


def _search(free: list[int], sizes: tuple[int, ...], rounds: int) -> Tables:
    """`free` has for each player the set of those whom the player has not met, as the bits of a number."""
    everybody, count = (1 << len(free)) - 1, len(sizes)
    chosen: Tables = []
    stack = [_tables(free, everybody, sizes, rounds)]
    for _ in range(NODES):
        if len(chosen) == len(stack):
            _toggle(free, chosen.pop())
        table = next(stack[-1], None)
        if table is None:
            stack.pop()
            if not stack:
                break
            continue
        chosen.append(table)
        _toggle(free, table)
        done, here = divmod(len(chosen), count)
        if done == rounds:
            return chosen
        left, rest = list(sizes), everybody
        for one in chosen[len(chosen) - here :]:
            left.remove(len(one))
            rest &= ~sum(1 << player for player in one)
        stack.append(_tables(free, rest, tuple(left), rounds - done))
    return []


def _toggle(free: list[int], table: tuple[int, ...]) -> None:
    """Let the players of a table have met, or not have met if they had."""
    mask = sum(1 << player for player in table)
    for player in table:
        free[player] ^= mask ^ (1 << player)


def _tables(free: list[int], rest: int, sizes: tuple[int, ...], rounds: int) -> Iterator[tuple[int, ...]]:
    """Yield the tables of the player with the fewest choices; nothing if somebody has too few."""
    least = sizes[-1] - 1
    if rest == (1 << len(free)) - 1 and any(one.bit_count() < rounds * least for one in free):
        return
    choices = [
        ((free[player] & rest).bit_count(), player) for player in range(len(free)) if rest >> player & 1
    ]
    fewest, first = min(choices)
    if fewest >= least:
        for size in sorted(set(sizes), reverse=True):
            yield from _cliques((first,), free[first] & rest, free, size)


def _cliques(table: tuple[int, ...], others: int, free: list[int], size: int) -> Iterator[tuple[int, ...]]:
    """Yield the tables of this size of which `table` is the beginning."""
    if len(table) == size:
        yield table
        return
    while others.bit_count() >= size - len(table):
        low = others & -others
        others ^= low
        player = low.bit_length() - 1
        yield from _cliques((*table, player), others & free[player], free, size)
