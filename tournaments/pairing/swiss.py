"""Swiss rounds: nobody meets twice if possible, seats are balanced, players at a table stand close."""

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from tournaments.pairing.balance import Seated
from tournaments.pairing.field import ALGORITHM, Field, Pairing, Proof
from tournaments.pairing.luck import Luck
from tournaments.pairing.problem import FORBIDDEN, Problem, Tables, problem_of
from tournaments.pairing.seats import seated
from tournaments.pairing.sizes import choose_byes
from tournaments.pairing.solving.exact import MOST_PLAYERS, least_weight
from tournaments.pairing.solving.foresight import MOST_TABLES, foresee
from tournaments.pairing.solving.search import search


def pair(field: Field) -> Pairing:
    """Return the pairing of a round. It follows from the field alone."""
    luck = Luck(field.seed, f"pairing/{ALGORITHM}")
    byes = choose_byes(field, luck)
    problem = problem_of(field, byes)
    tables = search(problem, luck)
    planned = _planned(field, problem)
    if 0 < len(tables) <= MOST_TABLES and (field.left or planned):
        seats, *ahead = foresee(problem, tables, field.left, planned, luck)
    else:
        seats, ahead = seat(problem, tables, luck), []
    found = pairing_of(problem, seats, byes, _proof(problem, tables, seats))
    return replace(found, ahead=tuple(_named(problem, later) for later in ahead))


def _planned(field: Field, problem: Problem) -> list[list[Seated]]:
    """Return what was foreseen for this round and those to come, if the players are still the same."""
    numbers: dict[str | None, int | None] = {name: number for number, name in enumerate(problem.players)}
    for tables in field.ahead:
        if {player for table in tables for player in table if player} != {*problem.players}:
            return []
    numbers[None] = None
    return [[tuple(numbers[player] for player in table) for table in tables] for tables in field.ahead]


def _proof(problem: Problem, best: Tables, seats: Sequence[Seated]) -> Proof:
    """Say what is proved about the repeats of this round. `best` are the tables with the fewest found."""
    weight = problem.weight([tuple(sorted(who for who in table if who is not None)) for table in seats])
    if weight > problem.weight(best):
        return "planned"
    proved = len(problem.players) <= MOST_PLAYERS or weight == least_weight(problem)
    return "optimal" if proved else "best_found"


def seat(problem: Problem, tables: Tables, luck: Luck) -> list[Seated]:
    """Return the tables in the order of the seats."""
    return [
        seated(table, problem.strains, problem.counts, problem.seats if problem.bots else len(table), luck)
        for table in tables
    ]


def pairing_of(problem: Problem, seats: Sequence[Seated], byes: tuple[str, ...], proof: Proof) -> Pairing:
    """Return tables as a pairing, the leaders' table first."""
    tables = [sorted(player for player in table if player is not None) for table in seats]
    order = sorted(range(len(tables)), key=lambda table: tables[table])
    pairs = [pair for table in tables for pair in combinations(table, 2)]
    return Pairing(
        _named(problem, [seats[table] for table in order]),
        byes,
        sum(problem.met[one][other] % FORBIDDEN > 0 for one, other in pairs),
        proof,
    )


def _named(problem: Problem, seats: Sequence[Seated]) -> tuple[tuple[str | None, ...], ...]:
    return tuple(tuple(None if who is None else problem.players[who] for who in table) for table in seats)
