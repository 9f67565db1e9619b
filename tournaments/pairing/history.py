"""What a field's players have played, round after round."""

from collections import Counter
from itertools import combinations

import msgspec

from tournaments.pairing.field import Field, Pairing, pair_of


def after(field: Field, pairing: Pairing) -> Field:
    """Return the field after a round was played as paired, with the same standings."""
    met, byes = Counter(field.met), Counter(field.byes)
    seats = {player: list(field.seats.get(player, ())) for player in field.players}
    byes.update(pairing.byes)
    for table in pairing.tables:
        met.update(pair_of(*pair) for pair in combinations([player for player in table if player], 2))
        for where, player in enumerate(table):
            if player:
                seats[player] += [0] * (field.table_size - len(seats[player]))
                seats[player][where] += 1
    return msgspec.structs.replace(
        field,
        met=dict(met),
        byes=dict(byes),
        seats={player: tuple(counts) for player, counts in seats.items()},
        ahead=pairing.ahead,
        left=max(field.left - 1, 0),
    )
