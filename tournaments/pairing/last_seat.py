"""The last seat of full tables, which smaller tables do not have."""

from collections import deque
from collections.abc import Sequence


def spread_last_seat(tables: list[list[int | None]], used: list[list[int]], at: Sequence[list[int]]) -> None:
    """Give the last seat to those who had it least for all they played, as far as they sit at full tables.

    The other seats of these tables become uneven by that, but they can always be evened out later.
    """
    size = max(map(len, tables), default=0)
    if all(len(table) == size for table in tables):
        return
    last = size - 1
    excess = [size * count[last] - sum(count) for count in used]
    for player in range(len(used)):
        while path := _path(tables, at, excess, player, last):
            for index, giver, taker in path:
                table = tables[index]
                where = table.index(taker)
                table[last], table[where] = taker, giver
                for who, less, more in ((giver, last, where), (taker, where, last)):
                    used[who][less] -= 1
                    used[who][more] += 1
                excess[giver] -= size
                excess[taker] += size


def _path(
    tables: list[list[int | None]], at: Sequence[list[int]], excess: list[int], player: int, last: int
) -> list[tuple[int, int, int]]:
    """Return the shortest way on which the last seat goes to somebody who needs it more, from its end.

    At each table of the way whoever has the last seat gives it to another player, who gives the last seat
    away at the next table.
    """
    enough = excess[player] - (last + 1)
    if min(excess) >= enough:
        return []
    came: dict[int, tuple[int, int]] = {}
    waiting = deque([player])
    while waiting:
        giver = waiting.popleft()
        for index in at[giver]:
            table = tables[index]
            if len(table) <= last or table[last] != giver:
                continue
            for taker in table[:last]:
                if taker is None or taker == player or taker in came:
                    continue
                came[taker] = (index, giver)
                if excess[taker] < enough:
                    return _way(came, player, taker)
                waiting.append(taker)
    return []


def _way(came: dict[int, tuple[int, int]], player: int, taker: int) -> list[tuple[int, int, int]]:
    path = []
    while taker != player:
        index, giver = came[taker]
        path.append((index, giver, taker))
        taker = giver
    return path
