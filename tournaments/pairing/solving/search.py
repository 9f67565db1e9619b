"""The search for the tables of one round."""

from collections.abc import Sequence

from tournaments.pairing.luck import Luck
from tournaments.pairing.problem import Problem, Tables
from tournaments.pairing.solving.anneal import Cost, anneal
from tournaments.pairing.solving.exact import MOST_PLAYERS, cheapest, least_weight
from tournaments.pairing.solving.joint import joint

WORK = 2000
"""How many exchanges are tried for each player in a run."""
JOINT_WORK = 20_000
RUNS = 160
"""How many runs there are for a field of one; as many times fewer as there are players."""


def search(problem: Problem, luck: Luck) -> Tables:
    """Return tables with few repeats, fair seats and players who stand close, in this order.

    The tables of small fields are the best there are.
    """
    count = len(problem.players)
    if count <= MOST_PLAYERS:
        return cheapest(problem, _hard(problem), luck)
    found = []
    for _ in range(max(RUNS // count, 1)):
        tables = annealed(problem, luck)
        found.append((total(problem, tables), tables))
        if not problem.weight(tables) and not any(map(problem.unfairness, tables)):
            return tables
    best = min(found)[1]
    if problem.weight(best) > least_weight(problem):
        # Look for fewer repeats alone, then for the rest near by.
        lighter = _settled(problem, joint([best], problem.met, luck, JOINT_WORK)[1][0], luck)
        return min(best, lighter, key=lambda tables: total(problem, tables))
    return best


def annealed(problem: Problem, luck: Luck) -> Tables:
    """Return good tables, others each time."""
    count = len(problem.players)
    if len(problem.sizes) < 2:
        return [tuple(range(count))]
    repeat = max(count // 4, 30)
    # This run weighs repeats little enough to get past them. Then nothing is to outweigh them.
    soft = prices(problem, repeat, repeat)
    order = start(problem, luck)
    _, tables = anneal(order, soft, luck, hot=3 + count // 64, reach=6 * problem.seats, work=WORK * count)
    return _settled(problem, tables, luck)


def _settled(problem: Problem, tables: Tables, luck: Luck) -> Tables:
    """Return better tables near the given ones, with no more repeats."""
    count = len(problem.players)
    return anneal(tables, _hard(problem), luck, hot=2, reach=count, work=WORK * count // 4)[1]


def start(problem: Problem, luck: Luck) -> Tables:
    """Return tables in the order of the standings; who has the same points is drawn."""
    order = sorted((place, luck.bits(), player) for player, place in enumerate(problem.places))
    players = [player for *_, player in order]
    tables, first = [], 0
    for size in problem.sizes:
        tables.append(tuple(players[first : first + size]))
        first += size
    return tables


def prices(problem: Problem, repeat: int, unfair: int) -> Cost:
    """Return the cost of a table if repeats and unfair seats weigh as much as so many places."""

    def cost(table: Sequence[int]) -> int:
        return (
            repeat * problem.repeats(table)
            + unfair * problem.unfairness(table)
            + problem.fewer(table)
            + problem.spread(table)
        )

    return cost


def total(problem: Problem, tables: Tables) -> int:
    """Return the cost of all tables if nothing outweighs repeats."""
    return sum(map(_hard(problem), tables))


def _hard(problem: Problem) -> Cost:
    count = len(problem.players)
    return prices(problem, 100 * count * count, count * count)
