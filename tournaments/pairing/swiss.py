"""Swiss rounds: nobody meets twice if possible, seats are balanced, players at a table stand close."""

from tournaments.pairing.field import ALGORITHM, Field, Pairing, Proof
from tournaments.pairing.luck import Luck
from tournaments.pairing.problem import Problem, Tables, problem_of
from tournaments.pairing.search import search
from tournaments.pairing.seats import seat
from tournaments.pairing.sizes import choose_byes


def pair(field: Field) -> Pairing:
    """Return the pairing of a round. It follows from the field alone."""
    luck = Luck(field.seed, f"pairing/{ALGORITHM}")
    byes = choose_byes(field, luck)
    problem = problem_of(field, byes)
    tables = search(problem, luck)
    return pairing_of(problem, tables, byes, proof_of(problem, tables), luck)


def pairing_of(problem: Problem, tables: Tables, byes: tuple[str, ...], proof: Proof, luck: Luck) -> Pairing:
    """Return tables with seats, the leaders' table first."""
    seated = []
    for table in sorted(tables, key=min):
        seats = problem.seats if problem.bots else len(table)
        players = seat(table, problem.rows, seats, luck)
        seated.append(tuple(None if player is None else problem.players[player] for player in players))
    repeats = sum(
        problem.weights[one][other] > 0 for table in tables for one in table for other in table if one < other
    )
    return Pairing(tuple(seated), byes, repeats, proof)


def proof_of(problem: Problem, tables: Tables) -> Proof:
    """Say whether less weight is impossible: every player meets at least the players of least weight."""
    least = 0
    fewest = min(problem.sizes, default=1) - 1
    for player, row in enumerate(problem.weights):
        least += sum(sorted(row[:player] + row[player + 1 :])[:fewest])
    return "optimal" if problem.weight(tables) <= -(-least // 2) else "best_found"
