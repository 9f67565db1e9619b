"""Which seat each player of a table gets, so that everybody has sat in every seat about as often."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

from tournaments.pairing.luck import Luck

Excess = tuple[int, ...]
"""For each seat, how much more often a player has sat in it than in the player's rarest seat."""


def excess(counts: Sequence[int], table_size: int) -> Excess:
    """Return the excess of a player who has sat in the seats so often."""
    padded = [*counts, *(0,) * table_size][:table_size]
    least = min(padded)
    return tuple(count - least for count in padded)


def unfairness(rows: Sequence[Excess], seats: int) -> int:
    """Return how unfair the fairest seating of these players is; 0 if each gets one of their rarest seats."""
    return _fairest(tuple(sorted(rows)), seats)[0]


def seat(players: Sequence[int], rows: Sequence[Excess], seats: int, luck: Luck) -> tuple[int | None, ...]:
    """Return the players in the order of the seats, None where nobody sits."""
    order = list(players)
    luck.shuffle(order)
    chosen = _fairest(tuple(rows[player] for player in order), seats)[1]
    seated: list[int | None] = [None] * seats
    for player, where in zip(order, chosen, strict=True):
        seated[where] = player
    return tuple(seated)


@lru_cache(maxsize=2**16)
def _fairest(rows: tuple[Excess, ...], seats: int) -> tuple[int, tuple[int, ...]]:
    return min(
        (sum(row[where] ** 2 for row, where in zip(rows, chosen, strict=True)), chosen)
        for chosen in permutations(range(seats), len(rows))
    )
