"""Simulated annealing in whole numbers: exchange two players of different tables, again and again."""

from collections.abc import Callable, Sequence

from tournaments.pairing.luck import MASK, Luck

Cost = Callable[[Sequence[int]], int]
"""What a table costs. The sum over all tables is made small."""

FRACTION = 16
"""How many binary places the temperature has."""
KEPT = 200_000
"""How many costs of tables are kept at most, to bound memory."""
STEPS = 100
"""How many temperatures a run has."""


def anneal(
    tables: Sequence[Sequence[int]], cost: Cost, luck: Luck, *, hot: int, reach: int, work: int
) -> tuple[int, list[tuple[int, ...]]]:
    """Return the best tables found, and what they cost, after `work` exchanges were tried.

    The temperature falls from `hot` to an eighth. Players are exchanged with others at most `reach` away.
    """
    now = [list(table) for table in tables]
    masks = [sum(1 << player for player in table) for table in now]
    count = sum(map(len, now))
    where = [0] * count
    for index, table in enumerate(now):
        for player in table:
            where[player] = index
    known: dict[int, int] = {}
    costs = [cost(sorted(table)) for table in now]
    total = sum(costs)
    best, found = total, [tuple(table) for table in now]
    state = luck.bits() | 1
    reach = min(reach, count - 1)
    for step in range(STEPS):
        if not best:
            break
        heat = _temperature(hot, step)
        if len(known) > KEPT:
            known.clear()
        for _ in range(work // STEPS):
            state ^= state >> 12
            state ^= (state << 25) & MASK
            state ^= state >> 27
            bits = (state * 0x2545F4914F6CDD1D) & MASK
            one = ((bits & 0xFFFF) * count) >> 16
            other = one + 1 + ((((bits >> 16) & 0xFFFF) * reach) >> 16)
            if other >= count:
                continue
            first, second = where[one], where[other]
            if first == second:
                continue
            change = (1 << one) | (1 << other)
            mask, second_mask = masks[first] ^ change, masks[second] ^ change
            new = known.get(mask)
            if new is None:
                new = known[mask] = cost(_exchanged(now[first], one, other))
            second_new = known.get(second_mask)
            if second_new is None:
                second_new = known[second_mask] = cost(_exchanged(now[second], other, one))
            worse = new + second_new - costs[first] - costs[second]
            if worse > 0 and (worse << FRACTION) > heat * exponential(bits >> 32):
                continue
            masks[first], masks[second] = mask, second_mask
            costs[first], costs[second] = new, second_new
            now[first] = _exchanged(now[first], one, other)
            now[second] = _exchanged(now[second], other, one)
            where[one], where[other] = second, first
            total += worse
            if total < best:
                best, found = total, [tuple(table) for table in now]
    return best, found


def _exchanged(table: Sequence[int], one: int, other: int) -> list[int]:
    return sorted(other if player == one else player for player in table)


def _temperature(hot: int, step: int) -> int:
    """Return the temperature of a step in 1 / 2^8, falling by half three times over all steps."""
    halvings, part = divmod(step * 3, STEPS)
    return (hot << 8) * (2 * STEPS - part) // (2 * STEPS) >> halvings


def exponential(bits: int) -> int:
    """Return 2^8 times an exponentially distributed number made of 32 random bits.

    It is the logarithm to base 2, straight between powers of 2, which is exact enough here.
    """
    length = bits.bit_length()
    part = (bits << 8 >> (length - 1)) & 0xFF if length else 0
    return ((32 - length) << 8) + 256 - part
