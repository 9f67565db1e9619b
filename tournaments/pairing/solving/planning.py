"""All rounds of a field at once with few repeats: a known design, or the best of several searches."""

from collections.abc import Callable, Sequence

from tournaments.pairing.luck import Luck
from tournaments.pairing.problem import Tables
from tournaments.pairing.solving.designs import design
from tournaments.pairing.solving.joint import joint

RUNS = 4
"""How many searches there are at most while repeats are left."""
WORK = 1500
"""How many exchanges are tried in a search for each player and round."""
MOST_WORK = 600_000
"""How many exchanges are tried in a search at most: about a second."""


def plan_rounds(
    draw: Callable[[], list[Tables]], met: Sequence[Sequence[int]], table_size: int, luck: Luck
) -> tuple[int, list[Tables]]:
    """Return rounds with few repeats, and their weight. `draw` returns such rounds by chance."""
    first, count = draw(), len(met)
    fresh = not any(map(any, met)) and all(sum(map(len, tables)) == count for tables in first)
    known = design(count, table_size, len(first)) if fresh else []
    if known:
        order = list(range(count))
        luck.shuffle(order)
        return 0, [[tuple(sorted(order[player] for player in table)) for table in tables] for tables in known]
    work = min(WORK, MOST_WORK // (count * len(first)))
    best = joint(first, met, luck, work)
    for _ in range(RUNS - 1):
        if not best[0]:
            break
        other = joint(draw(), met, luck, work)
        if other[0] == best[0]:
            # Two searches that end with the same weight have most likely found the least.
            break
        best = min(best, other, key=lambda found: found[0])
    return best
