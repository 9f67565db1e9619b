"""Which seat each player of a table gets, so that everybody sits in every seat about as often."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

from tournaments.pairing.luck import Luck

Strain = tuple[int, ...]
"""For each seat, how far the player's seats stay out of balance to the end if it is the next one."""

OUT_OF_BALANCE = 1000
"""Staying out of balance by one weighs as much as so many seats that are not the rarest now."""


def strain(counts: Sequence[int], table_size: int, left: int) -> Strain:
    """Return the strain of a player with `left` rounds after this one.

    Seats are in balance if no seat is used more than once more often than another.
    """
    padded = [*counts, *(0,) * table_size][:table_size]
    least, more = divmod(sum(padded) + 1 + left, table_size)
    most = least + (more > 0)
    found = []
    for seat in range(table_size):
        after = [count + (where == seat) for where, count in enumerate(padded)]
        over = sum(max(count - most, 0) for count in after)
        lacking = sum(max(least - count, 0) for count in after)
        found.append(over + max(lacking - left, 0))
    return tuple(one - min(found) for one in found)


def unfairness(strains: Sequence[Strain], seats: int) -> int:
    """Return the strain of the fairest seating of these players."""
    if not any(map(any, strains)):
        return 0
    return _fairest(tuple(sorted(strains)), seats)[0]


def seated(
    players: Sequence[int],
    strains: Sequence[Strain],
    counts: Sequence[Sequence[int]],
    seats: int,
    luck: Luck,
) -> tuple[int | None, ...]:
    """Return the players in the order of the seats, None where nobody sits."""
    order = list(players)
    luck.shuffle(order)
    rows = tuple(
        tuple(
            OUT_OF_BALANCE * strain + (count - min(counts[player])) ** 2
            for strain, count in zip(strains[player], counts[player], strict=True)
        )
        for player in order
    )
    chosen = _fairest(rows, seats)[1]
    found: list[int | None] = [None] * seats
    for player, where in zip(order, chosen, strict=True):
        found[where] = player
    return tuple(found)


@lru_cache(maxsize=2**16)
def _fairest(rows: tuple[tuple[int, ...], ...], seats: int) -> tuple[int, tuple[int, ...]]:
    return min(
        (sum(row[where] for row, where in zip(rows, chosen, strict=True)), chosen)
        for chosen in permutations(range(seats), len(rows))
    )
