"""Small fields: pair a round with the rounds to come in mind, which may otherwise need repeats."""

from collections.abc import Iterator
from typing import NamedTuple

from tournaments.pairing.balance import Seated, balance, imbalance
from tournaments.pairing.luck import Luck
from tournaments.pairing.problem import Problem, Tables
from tournaments.pairing.solving.clean import clean_rounds
from tournaments.pairing.solving.joint import joint
from tournaments.pairing.solving.planning import plan_rounds
from tournaments.pairing.solving.search import annealed, start, total

MOST_TABLES = 7
"""Fields with more tables do not run into dead ends in any usual number of rounds."""
MOST_AHEAD = 11
"""How many rounds to come are looked at. In a small field everybody has met everybody before that."""
FUTURES = 4
"""How many different rounds to come are tried for a candidate, until they allow balanced seats."""
CANDIDATES = 6
"""How many others are tried if the best tables of this round leave repeats for later."""
WORK = 800
"""How many exchanges are tried in the rounds after a candidate, for each player and round."""


class Plan(NamedTuple):
    """Rounds with their seats, this round first, and how good they are."""

    weight: int
    """The weight of all repeats."""
    wrong: int
    """How far the seats are out of balance after them."""
    rounds: list[list[Seated]]


def foresee(
    problem: Problem, tables: Tables, left: int, planned: list[list[Seated]], luck: Luck
) -> list[list[Seated]]:
    """Return this round and the rounds to come with their seats, as good as a plan of all of them.

    `planned` is what was foreseen in the last round, if the players are still the same. The given tables are
    the best for this round alone. They, or others like them, are taken if rounds were found after which
    there are no more repeats and no worse seats than in the plan; else the plan's round that fits best.
    """
    ahead = min(left, MOST_AHEAD)
    plan = _plan(problem, ahead + 1, planned, luck)
    plan.rounds.sort(key=lambda seats: total(problem, _tables(seats)))
    enough = total(problem, _tables(plan.rounds[0]))
    for candidate in _candidates(problem, tables, luck):
        if total(problem, candidate) < enough:
            better = _followed(problem, candidate, plan, luck)
            if better:
                return better
    return plan.rounds


def _plan(problem: Problem, rounds: int, planned: list[list[Seated]], luck: Luck) -> Plan:
    """Return the plan so far, or a new one if there is none or if the new one is better."""
    plans = [_judged(problem, planned)] if len(planned) == rounds else []
    if not plans or plans[0].weight or plans[0].wrong:
        found = clean_rounds(problem.met, problem.sizes, rounds, luck) if _hopeful(problem, rounds) else []
        if not found:
            found = plan_rounds(
                lambda: [start(problem, luck) for _ in range(rounds)], problem.met, problem.seats, luck
            )[1]
        wrong, seats = balance(found, problem.counts, luck, bots=problem.bots)
        plans.append(Plan(_weight(found, problem), wrong, seats))
    return min(plans, key=lambda plan: plan[:2])


def _judged(problem: Problem, rounds: list[list[Seated]]) -> Plan:
    used = [list(count) for count in problem.counts]
    for seats in rounds:
        for table in seats:
            for where, player in enumerate(table):
                if player is not None:
                    used[player][where] += 1
    return Plan(_weight([_tables(seats) for seats in rounds], problem), imbalance(used), list(rounds))


def _followed(problem: Problem, candidate: Tables, plan: Plan, luck: Luck) -> list[list[Seated]]:
    """Return a candidate and rounds after it that are as good as the plan; nothing if none were found."""
    others = [_tables(seats) for seats in plan.rounds[1:]]
    for _ in range(FUTURES if others else 1):
        met = _after(problem, candidate)
        clean = clean_rounds(met, problem.sizes, len(others), luck) if others and not plan.weight else []
        rounds = [candidate, *(clean or joint(others, met, luck, WORK)[1])]
        if _weight(rounds, problem) > plan.weight:
            break
        wrong, seats = balance(rounds, problem.counts, luck, bots=problem.bots)
        if wrong <= plan.wrong:
            return seats
        others = [start(problem, luck) for _ in others]
    return []


def _hopeful(problem: Problem, rounds: int) -> bool:
    """Say whether all rounds can be without repeats as far as simple counting tells."""
    fresh = min(row.count(0) - 1 for row in problem.met)
    return len(problem.sizes) >= problem.sizes[0] and fresh >= rounds * (problem.sizes[-1] - 1)


def _candidates(problem: Problem, tables: Tables, luck: Luck) -> Iterator[Tables]:
    """Yield the tables and others like them."""
    yield tables
    for _ in range(CANDIDATES):
        yield annealed(problem, luck)


def _tables(seats: list[Seated]) -> Tables:
    return [tuple(sorted(player for player in table if player is not None)) for table in seats]


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
