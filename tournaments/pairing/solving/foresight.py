"""Small fields: pair a round with the rounds to come in mind, which may otherwise need repeats."""

from collections.abc import Iterator

from tournaments.pairing.balance import Seated, balance
from tournaments.pairing.luck import Luck
from tournaments.pairing.problem import Problem, Tables
from tournaments.pairing.solving.clean import clean_rounds
from tournaments.pairing.solving.joint import joint
from tournaments.pairing.solving.search import annealed, start, total

MOST_TABLES = 7
"""Fields with more tables do not run into dead ends in any usual number of rounds."""
FUTURES = 4
"""How many different rounds to come are tried for a candidate, until they allow balanced seats."""
CANDIDATES = 6
"""How many others are tried if the best tables of this round leave repeats for later."""
PLAN_WORK, WORK = 6000, 800
"""How many exchanges are tried in a plan of all rounds, and of the rounds after a candidate."""


def foresee(problem: Problem, tables: Tables, left: int, luck: Luck) -> list[Seated]:
    """Return tables with seats after which the rounds to come can do with few repeats and balanced seats.

    Each candidate has as few repeats now as the given tables. The first with balanced seats and no more
    repeats to come than in a plan of all rounds wins.
    """
    weight, ahead = problem.weight(tables), _rounds_ahead(problem, left)
    hopeful = not weight and _hopeful(problem, ahead)
    planned = clean_rounds(problem.met, problem.sizes, ahead + 1, luck) if hopeful else []
    if not planned:
        chances = [start(problem, luck) for _ in range(ahead + 1)]
        planned = joint(chances, problem.met, luck, PLAN_WORK if hopeful else WORK)
    goal = max(weight, _weight(planned, problem))
    # Smaller tables lack the last seat, so nobody's seats can be held to balance.
    uneven = not problem.bots and len(set(problem.sizes)) > 1
    found = []
    for candidate in _candidates(problem, tables, planned, luck):
        if problem.weight(candidate) > weight:
            continue
        others = [other for other in planned if other != candidate][:ahead]
        for _ in range(FUTURES):
            met = _after(problem, candidate)
            clean = clean_rounds(met, problem.sizes, ahead, luck) if hopeful else []
            others = clean or joint(others, met, luck, WORK)
            wrong, seats = balance([candidate, *others], problem.counts, luck, bots=problem.bots)
            again = _weight([candidate, *others], problem)
            found.append((again, wrong, total(problem, candidate), seats[0]))
            if again > goal or not wrong or uneven:
                break
            others = [start(problem, luck) for _ in others]
        if again <= goal and (not wrong or uneven):
            break
    return min(found, key=lambda one: one[:3])[3]


def _hopeful(problem: Problem, ahead: int) -> bool:
    """Say whether all rounds can be without repeats as far as simple counting tells."""
    fresh = min(row.count(0) - 1 for row in problem.met)
    return len(problem.sizes) >= problem.sizes[0] and fresh >= (ahead + 1) * (problem.sizes[-1] - 1)


def _rounds_ahead(problem: Problem, left: int) -> int:
    """Return how many of the rounds to come are looked at: those without repeats, but at least two."""
    fresh = min(row.count(0) - 1 for row in problem.met)
    return min(left, max(fresh // max(problem.sizes[-1] - 1, 1) - 1, 2))


def _candidates(problem: Problem, tables: Tables, planned: list[Tables], luck: Luck) -> Iterator[Tables]:
    """Yield the tables, others like them, and the rounds of the plan, the closest first."""
    yield tables
    for _ in range(CANDIDATES):
        yield annealed(problem, luck)
    yield from sorted(planned, key=lambda some: total(problem, some))


def _after(problem: Problem, tables: Tables) -> list[list[int]]:
    met = [list(row) for row in problem.met]
    for table in tables:
        for one in table:
            for other in table:
                met[one][other] += one != other
    return met


def _weight(rounds: list[Tables], problem: Problem) -> int:
    """Return the weight of all repeats in some rounds."""
    weight, met = 0, [list(row) for row in problem.met]
    for tables in rounds:
        for table in tables:
            for one in table:
                for other in table:
                    if one < other:
                        weight += met[one][other] ** 2
                        met[one][other] += 1
    return weight
