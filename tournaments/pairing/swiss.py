"""Swiss rounds: nobody meets twice if possible, seats are balanced, players at a table stand close."""

from collections.abc import Sequence
from itertools import combinations

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
    proved = len(problem.players) <= MOST_PLAYERS or problem.weight(tables) == least_weight(problem)
    small = 0 < len(tables) <= MOST_TABLES and field.left
    seats = foresee(problem, tables, field.left, luck) if small else seat(problem, tables, luck)
    return pairing_of(problem, seats, byes, "optimal" if proved else "best_found")


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
    names = (*problem.players, None)
    return Pairing(
        tuple(tuple(names[-1 if who is None else who] for who in seats[table]) for table in order),
        byes,
        sum(problem.met[one][other] % FORBIDDEN > 0 for one, other in pairs),
        proof,
    )
