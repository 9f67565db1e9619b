"""Plans: all rounds before the first, so that everybody meets everybody as evenly as possible."""

import msgspec

from tournaments.pairing.field import Field, Pairing, Remainder
from tournaments.pairing.history import after
from tournaments.pairing.swiss import pair

MOST_ROUNDS = 32


def plan(
    players: tuple[str, ...], table_size: int, rounds: int | None, remainder: Remainder, seed: int
) -> tuple[Pairing, ...]:
    """Return the pairings of all rounds; without `rounds`, as many as it takes until all have met."""
    field = Field(
        players=players,
        standing=(1,) * len(players),
        table_size=table_size,
        remainder=remainder,
        seed=seed,
        left=(rounds or -(-(len(players) - 1) // (table_size - 1))) - 1,
    )
    pairs = len(players) * (len(players) - 1) // 2
    planned: list[Pairing] = []
    while len(planned) < (rounds or MOST_ROUNDS) and (rounds or len(field.met) < pairs):
        pairing = msgspec.structs.replace(pair(field), proof="planned")
        planned.append(pairing)
        field = after(field, pairing)
    return tuple(planned)
