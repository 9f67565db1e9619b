"""Tables and groups by rank: the best are spread over all of them."""

from tournaments.pairing.field import ALGORITHM, Field, Pairing
from tournaments.pairing.luck import Luck
from tournaments.pairing.problem import Problem, Tables, problem_of
from tournaments.pairing.sizes import byes_needed, table_sizes
from tournaments.pairing.swiss import pairing_of, seat


def groups(players: tuple[str, ...], count: int) -> tuple[tuple[str, ...], ...]:
    """Return groups of about equal size and strength: the ranking goes through them to and fro."""
    return tuple(tuple(players[player] for player in group) for group in _snake(len(players), count))


def knockout(field: Field) -> Pairing:
    """Return the tables of a knock-out round: the best meet as late as possible, and byes go to the best.

    Players of the same rank at their tables change places if that avoids forbidden pairs or repeats.
    """
    luck = Luck(field.seed, f"knockout/{ALGORITHM}")
    byes = tuple(
        sorted(field.players, key=lambda player: (field.byes.get(player, 0), field.players.index(player)))
    )[: byes_needed(field)]
    problem = problem_of(field, byes)
    tables = _improved(problem, _snake(len(problem.players), len(problem.sizes)))
    return pairing_of(problem, seat(problem, tables, luck), byes, "planned")


def _snake(players: int, count: int) -> Tables:
    sizes = table_sizes(players, -(-players // count)) if players else ()
    found: list[list[int]] = [[] for _ in range(count)]
    for player in range(players):
        row, column = divmod(player, count)
        found[column if row % 2 == 0 else count - 1 - column].append(player)
    assert sorted(map(len, found), reverse=True)[: len(sizes)] == list(sizes)
    return [tuple(group) for group in found]


def _improved(problem: Problem, tables: Tables) -> Tables:
    """Exchange players of the same row of the snake while the weight of all pairs becomes less."""
    now = [list(table) for table in tables]
    better = True
    while better:
        better = False
        for first, one in enumerate(now):
            for other in now[first + 1 :]:
                for row in range(min(len(one), len(other))):
                    before = problem.repeats(sorted(one)) + problem.repeats(sorted(other))
                    one[row], other[row] = other[row], one[row]
                    if problem.repeats(sorted(one)) + problem.repeats(sorted(other)) < before:
                        better = True
                    else:
                        one[row], other[row] = other[row], one[row]
    return [tuple(table) for table in now]
