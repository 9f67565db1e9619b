"""Plans: all rounds before the first, so that everybody meets everybody as evenly as possible."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations

from tournaments.pairing.balance import Seated, balance
from tournaments.pairing.field import ALGORITHM, Pairing, Remainder
from tournaments.pairing.luck import Luck
from tournaments.pairing.problem import Tables
from tournaments.pairing.sizes import table_sizes
from tournaments.pairing.solving.planning import plan_rounds

MOST_ROUNDS = 32


def plan(
    players: tuple[str, ...], table_size: int, rounds: int | None, remainder: Remainder, seed: int
) -> tuple[Pairing, ...]:
    """Return the pairings of all rounds; without `rounds`, as many as it takes until all have met."""
    luck = Luck(seed, f"plan/{ALGORITHM}")
    order = list(range(len(players)))
    luck.shuffle(order)
    planned = _rounds(order, table_size, rounds, remainder, luck)
    counts = [[0] * table_size for _ in players]
    _, seats = balance(planned, counts, luck, bots=remainder == "bots")
    met = dict.fromkeys(combinations(range(len(players)), 2), 0)
    found = []
    for tables, seated in zip(planned, seats, strict=True):
        pairs = [pair for table in tables for pair in combinations(table, 2)]
        repeats = sum(met[pair] > 0 for pair in pairs)
        for pair in pairs:
            met[pair] += 1
        found.append(_pairing(players, seated, repeats))
    return tuple(found)


def _rounds(
    order: list[int], table_size: int, rounds: int | None, remainder: Remainder, luck: Luck
) -> list[Tables]:
    count = len(order)
    if table_size == 2 or count <= table_size:
        return _in_circles(order, table_size, rounds, bots=remainder == "bots")
    least = -(-(count - 1) // (table_size - 1))
    tries = (
        [rounds] if rounds else sorted({min(least + more, MOST_ROUNDS) for more in (0, 1, 2, 3, 4, 6, 8, 12)})
    )
    found: list[Tables] = []
    for wanted in tries:
        drawn = partial(_chances, order, table_size, wanted, remainder, luck)
        found = plan_rounds(drawn, [[0] * count for _ in order], table_size, luck)[1]
        if len({pair for tables in found for table in tables for pair in combinations(table, 2)}) == (
            count * (count - 1) // 2
        ):
            break
    return found


def _in_circles(order: list[int], table_size: int, rounds: int | None, *, bots: bool) -> list[Tables]:
    """Return tables of two: one player keeps a place, the others move around. Each pair meets in turn."""
    if len(order) <= table_size:
        return [[tuple(sorted(order))] if len(order) > 1 or bots else []] * (rounds or 1)
    circle: list[int | None] = [*order, *([None] if len(order) % 2 else [])]
    found = []
    for number in range(rounds or min(len(circle) - 1, MOST_ROUNDS)):
        turn = number % (len(circle) - 1)
        here = [circle[0], *circle[1 + turn :], *circle[1 : 1 + turn]]
        pairs = zip(here[: len(here) // 2], reversed(here[len(here) // 2 :]), strict=True)
        tables = [tuple(sorted(player for player in pair if player is not None)) for pair in pairs]
        found.append([table for table in tables if len(table) == 2 or bots])
    return found


def _chances(
    order: list[int], table_size: int, rounds: int, remainder: Remainder, luck: Luck
) -> list[Tables]:
    return [_chance(order, table_size, remainder, number, luck) for number in range(rounds)]


def _chance(order: list[int], table_size: int, remainder: Remainder, number: int, luck: Luck) -> Tables:
    """Return a round by chance. Byes go around in the given order."""
    count = len(order)
    byes = count % table_size if remainder == "byes" else 0
    turn = number * byes % count
    playing = [*order[turn:], *order[:turn]][byes:]
    luck.shuffle(playing)
    tables, first = [], 0
    for size in table_sizes(len(playing), table_size):
        tables.append(tuple(sorted(playing[first : first + size])))
        first += size
    return tables


def _pairing(players: Sequence[str], tables: Sequence[Seated], repeats: int) -> Pairing:
    names = (*players, None)
    seated = {player for table in tables for player in table}
    return Pairing(
        tuple(tuple(names[-1 if player is None else player] for player in table) for table in tables),
        tuple(player for number, player in enumerate(players) if number not in seated),
        repeats,
        "planned",
    )
