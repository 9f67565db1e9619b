"""The best tables of a small field, and a bound on repeats for fields of any size."""

from itertools import combinations

from tournaments.pairing.luck import Luck
from tournaments.pairing.problem import Problem, Tables
from tournaments.pairing.solving.anneal import Cost

MOST_PLAYERS = 16


def least_weight(problem: Problem) -> int:
    """Return a weight that no tables can be below: everybody meets the players of least weight."""
    total, others = 0, min(problem.sizes, default=1) - 1
    for player, row in enumerate(problem.weights):
        total += sum(sorted(row[:player] + row[player + 1 :])[:others])
    return -(-total // 2)


def cheapest(problem: Problem, cost: Cost, luck: Luck) -> Tables:
    """Return the tables of least cost; luck decides between equal ones.

    The cheapest tables of some players are found once and used for all ways to seat the others.
    """
    order = list(range(len(problem.players)))
    luck.shuffle(order)
    least = min(problem.sizes, default=0)
    costs: dict[int, int] = {}
    known: dict[tuple[int, int], tuple[int, int]] = {}
    """The least cost of so many tables for a set of players, and the set at the first table."""

    def solve(players: int, tables: int) -> int:
        if not tables:
            return 0
        if (players, tables) in known:
            return known[players, tables][0]
        some = [place for place in range(len(order)) if players >> place & 1]
        larger = len(some) - tables * least
        sizes = {least + 1} if larger == tables else {least} if not larger else {least, least + 1}
        best: tuple[int, int] | None = None
        for size in sorted(sizes):
            for others in combinations(some[1:], size - 1):
                table = (1 << some[0]) + sum([1 << place for place in others])
                if table not in costs:
                    costs[table] = cost(sorted(order[place] for place in (some[0], *others)))
                if best is None or costs[table] < best[0]:
                    total = costs[table] + solve(players & ~table, tables - 1)
                    if best is None or total < best[0]:
                        best = total, table
        assert best is not None
        known[players, tables] = best
        return best[0]

    players, left = (1 << len(order)) - 1, len(problem.sizes)
    solve(players, left)
    found = []
    while left:
        table = known[players, left][1]
        found.append(tuple(sorted(order[place] for place in range(len(order)) if table >> place & 1)))
        players, left = players & ~table, left - 1
    return found
