"""A round as a problem of numbers: players are 0, 1, 2 and so on, the best first."""

from collections.abc import Sequence
from typing import NamedTuple

from tournaments.pairing.field import Field, pair_of
from tournaments.pairing.seats import Strain, strain, unfairness
from tournaments.pairing.sizes import table_sizes

FORBIDDEN = 1000
"""A forbidden pair counts as if it had met so often."""

Tables = list[tuple[int, ...]]


class Problem(NamedTuple):
    """What a pairing of a round is judged by."""

    players: tuple[str, ...]
    places: tuple[int, ...]
    """For each player, how many are better."""
    met: tuple[tuple[int, ...], ...]
    """For each two players, how often they have met; FORBIDDEN times more if they are not to meet."""
    weights: tuple[tuple[int, ...], ...]
    """The squares of `met`."""
    counts: tuple[tuple[int, ...], ...]
    """For each player, how often the player has sat in each seat."""
    strains: tuple[Strain, ...]
    """For each player, which seats would leave the player's seats out of balance."""
    short: tuple[int, ...]
    """For each player, the cost of a table that is not full."""
    sizes: tuple[int, ...]
    """How many players sit at each table, the full tables first."""
    seats: int
    """How many seats a full table has."""
    bots: bool
    """Whether bots sit in empty seats."""

    def repeats(self, table: Sequence[int]) -> int:
        """Return the weight of all pairs at a table."""
        return sum(self.weights[one][other] for one in table for other in table if one < other)

    def weight(self, tables: Tables) -> int:
        """Return the weight of all pairs."""
        return sum(map(self.repeats, tables))

    def spread(self, table: Sequence[int]) -> int:
        """Return how many places lie between the best and the last of a table."""
        places = [self.places[player] for player in table]
        return max(places) - min(places)

    def unfairness(self, table: Sequence[int]) -> int:
        """Return how unfair the seats of a table are at best."""
        return unfairness([self.strains[player] for player in table], self.seats if self.bots else len(table))

    def fewer(self, table: Sequence[int]) -> int:
        """Return the cost of a table for not being full."""
        return sum(self.short[player] for player in table) if len(table) < self.seats else 0


def problem_of(field: Field, byes: tuple[str, ...]) -> Problem:
    """Return the problem of a field without those who have a bye."""
    kept = [
        (player, place)
        for player, place in zip(field.players, field.standing, strict=True)
        if player not in byes
    ]
    players = tuple(player for player, _ in kept)
    standing = [place for _, place in kept]
    size, count = field.table_size, len(kept)
    places = tuple(standing.index(place) for place in standing)
    counts = tuple((*field.seats.get(player, ()), *(0,) * size)[:size] for player in players)
    met = tuple(tuple(_met(field, one, other) for other in players) for one in players)
    missed = [_missed(field, player) for player in players]
    least = min(missed, default=0)
    return Problem(
        players=players,
        places=places,
        met=met,
        weights=tuple(tuple(times**2 for times in row) for row in met),
        counts=counts,
        strains=tuple(strain(count, size, field.left) for count in counts),
        short=tuple(
            (count - place + count * (lost - least)) // size
            for place, lost in zip(places, missed, strict=True)
        ),
        sizes=table_sizes(count, size),
        seats=size,
        bots=field.remainder == "bots",
    )


def _met(field: Field, one: str, other: str) -> int:
    if one == other:
        return 0
    pair = pair_of(one, other)
    return field.met.get(pair, 0) + FORBIDDEN * (pair in field.forbidden)


def _missed(field: Field, player: str) -> int:
    """Return how many opponents a player lacked at tables that were not full."""
    met = sum(field.met.get(pair_of(player, other), 0) for other in field.players if other != player)
    return max(sum(field.seats.get(player, ())) * (field.table_size - 1) - met, 0)
