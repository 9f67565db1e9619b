"""The search for the tables of one round."""

from collections.abc import Sequence

from tournaments.pairing.anneal import Cost, anneal
from tournaments.pairing.luck import Luck
from tournaments.pairing.problem import Problem, Tables

WORK = 2000
"""How many exchanges are tried for each player."""


def search(problem: Problem, luck: Luck) -> Tables:
    """Return tables with few repeats, fair seats and players who stand close, in this order."""
    count = len(problem.players)
    if len(problem.sizes) < 2:
        return [tuple(range(count))] if count else []
    reach, work = 6 * problem.seats, WORK * count
    # The first run weighs repeats little enough to get past them, the second lets nothing outweigh them.
    _, tables = anneal(
        start(problem, luck), prices(problem, count), luck, hot=count // 8 + 4, reach=reach, work=work
    )
    repeat = 100 * count * count
    _, tables = anneal(tables, prices(problem, repeat), luck, hot=2, reach=count, work=work // 4)
    return tables


def start(problem: Problem, luck: Luck) -> Tables:
    """Return tables in the order of the standings; who has the same points is drawn."""
    order = sorted((place, luck.bits(), player) for player, place in enumerate(problem.places))
    players = [player for *_, player in order]
    tables, first = [], 0
    for size in problem.sizes:
        tables.append(tuple(players[first : first + size]))
        first += size
    return tables


def prices(problem: Problem, repeat: int) -> Cost:
    """Return the cost of a table if a repeat costs so many places in the standings."""
    unfair = max(repeat // (4 * problem.seats), 1)

    def cost(table: Sequence[int]) -> int:
        return (
            repeat * problem.repeats(table)
            + unfair * problem.unfairness(table)
            + problem.fewer(table)
            + problem.spread(table)
        )

    return cost
