"""Plans without repeats that a search does not find: known designs, made by turning one round in a circle."""

from tournaments.pairing.problem import Tables

TURNS = 7
"""How many rounds a circle has. Players 0 to 6, 7 to 13 and so on form the circles; the last ones rest."""

FIRST_ROUNDS: dict[tuple[int, int], Tables] = {
    (3, 15): [(0, 7, 14), (1, 5, 13), (2, 3, 12), (8, 9, 11), (4, 6, 10)],
    (4, 24): [
        (0, 8, 17, 23),
        (1, 10, 14, 22),
        (3, 7, 15, 21),
        (2, 4, 5, 20),
        (13, 16, 18, 19),
        (6, 9, 11, 12),
    ],
}
"""By the size of tables and the number of players. The players who rest never meet each other."""


def design(players: int, table_size: int, rounds: int) -> list[Tables]:
    """Return rounds in which nobody meets twice, or an empty list if none are known for these numbers.

    With fewer players those who rest are left out: they sit at different tables, which become smaller.
    """
    for (size, full), first in FIRST_ROUNDS.items():
        if size == table_size and rounds <= TURNS and full - full % TURNS <= players <= full:
            return [_turned(first, full, turn, players) for turn in range(rounds)]
    return []


def _turned(first: Tables, full: int, turn: int, players: int) -> Tables:
    resting = full - full % TURNS
    tables = [
        tuple(
            player if player >= resting else player - player % TURNS + (player % TURNS + turn) % TURNS
            for player in table
        )
        for table in first
    ]
    return sorted(
        (tuple(sorted(player for player in table if player < players)) for table in tables),
        key=len,
        reverse=True,
    )
