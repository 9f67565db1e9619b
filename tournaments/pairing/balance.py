"""The seats of several rounds at once, balanced for every player over all of them."""

from collections import deque
from collections.abc import Sequence
from itertools import permutations

from tournaments.pairing.last_seat import spread_last_seat
from tournaments.pairing.luck import Luck
from tournaments.pairing.seats import seated, strain

Seated = tuple[int | None, ...]
"""The players of a table in the order of the seats, None for a bot."""

_Path = list[tuple[int, int]]
"""Tables at which two seats change their players, each with the player who gives the first seat away."""


def balance(
    rounds: Sequence[Sequence[Sequence[int]]],
    counts: Sequence[Sequence[int]],
    luck: Luck,
    *,
    bots: bool,
) -> tuple[int, list[list[Seated]]]:
    """Return the seats of all rounds, and how far they are out of balance, given those used before.

    Two seats at a time are exchanged at tables until they are as even as possible for everybody, again and
    again for all pairs of seats. If nobody has sat before and all tables are full, or bots fill them, this
    ends with everybody's seats in balance: see docs/tournaments/seats.md.
    """
    used = [list(count) for count in counts]
    tables = _first_seats(rounds, used, luck, bots)
    at: list[list[int]] = [[] for _ in used]
    for index, table in enumerate(tables):
        for player in table:
            if player is not None:
                at[player].append(index)
    spread_last_seat(tables, used, at)
    pairs = list(permutations(range(len(used[0]) if used else 0), 2))
    while any(_exchange(tables, used, at, first, second) for first, second in pairs):
        pass
    seats = iter(tables)
    return imbalance(used), [[tuple(next(seats)) for _ in tables] for tables in rounds]


def imbalance(used: Sequence[Sequence[int]]) -> int:
    """Return by how much the seats of all players together are out of balance."""
    return sum(max(max(count) - min(count) - 1, 0) for count in used)


def _first_seats(
    rounds: Sequence[Sequence[Sequence[int]]], used: list[list[int]], luck: Luck, bots: bool
) -> list[list[int | None]]:
    """Seat one table after the other in seats that are rare for its players, and count them."""
    found = []
    for number, tables in enumerate(rounds):
        size = len(used[0])
        strains = [strain(count, size, len(rounds) - 1 - number) for count in used]
        for table in tables:
            seats = list(seated(table, strains, used, size if bots else len(table), luck))
            for where, player in enumerate(seats):
                if player is not None:
                    used[player][where] += 1
            found.append(seats)
    return found


def _exchange(
    tables: list[list[int | None]], used: list[list[int]], at: list[list[int]], first: int, second: int
) -> bool:
    """Exchange two seats while somebody has the first too often. Return whether anything changed."""
    changed = False
    for player, count in enumerate(used):
        while count[first] > count[second] + 1:
            path = _path(tables, used, at, player, first, second)
            if not path:
                break
            changed = True
            for index, giver in path:
                table = tables[index]
                taker = table[second]
                table[first], table[second] = taker, giver
                used[giver][first] -= 1
                used[giver][second] += 1
                if taker is not None:
                    used[taker][first] += 1
                    used[taker][second] -= 1
    return changed


def _path(
    tables: list[list[int | None]],
    used: list[list[int]],
    at: list[list[int]],
    player: int,
    first: int,
    second: int,
) -> _Path:
    """Return the shortest way on which the first seat goes from a player to somebody whom it suits better.

    At each table of the way whoever has the first seat gives it to whoever has the second, who gives the
    first seat away at the next table.
    """
    enough = used[player][first] - used[player][second] - 2
    came: dict[int, tuple[int, int]] = {}
    waiting = deque([player])
    while waiting:
        giver = waiting.popleft()
        for index in at[giver]:
            table = tables[index]
            if len(table) <= max(first, second) or table[first] != giver:
                continue
            taker = table[second]
            if taker is not None and (taker == player or taker in came):
                continue
            if taker is None or used[taker][first] - used[taker][second] < enough:
                return [(index, giver), *_way(came, player, giver)]
            came[taker] = (index, giver)
            waiting.append(taker)
    return []


def _way(came: dict[int, tuple[int, int]], player: int, giver: int) -> _Path:
    path = []
    while giver != player:
        path.append(came[giver])
        giver = came[giver][1]
    return path
