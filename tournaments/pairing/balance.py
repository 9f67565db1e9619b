"""The seats of several rounds at once, balanced for every player over all of them."""

from collections.abc import Sequence

from tournaments.pairing.luck import Luck
from tournaments.pairing.seats import seated, strain

Seated = tuple[int | None, ...]
"""The players of a table in the order of the seats, None for a bot."""

WORK = 200
"""How many exchanges of seats are tried for each player."""


def balance(
    rounds: Sequence[Sequence[Sequence[int]]],
    counts: Sequence[Sequence[int]],
    luck: Luck,
    *,
    bots: bool,
) -> tuple[int, list[list[Seated]]]:
    """Return the seats of all rounds, and how far they are out of balance, given those used before.

    Whoever has sat in a seat too often takes a rarer one at one of the tables. This passes the trouble on to
    another player there, until it meets one whom the exchange suits.
    """
    used = [list(count) for count in counts]
    now = _first_seats(rounds, used, luck, bots)
    size = len(used[0])
    tables = [table for tables in now for table in tables]
    at: list[list[int]] = [[] for _ in used]
    for index, table in enumerate(tables):
        for player in table:
            if player is not None:
                at[player].append(index)
    wrong = [_imbalance(count) for count in used]
    total = sum(wrong)
    best, found = total, [tuple(table) for table in tables]
    troubled = [player for player, much in enumerate(wrong) if much]
    for _ in range(WORK * len(used)):
        if not best or not troubled:
            break
        player = troubled.pop(luck.below(len(troubled)))
        count = used[player]
        changes = [
            (index, much, little)
            for index in at[player]
            for much in (tables[index].index(player),)
            for little in range(min(size, len(tables[index])))
            if count[much] > count[little] + 1
        ]
        if not changes:
            continue
        index, much, little = changes[luck.below(len(changes))]
        table = tables[index]
        other = table[little]
        table[much], table[little] = other, player
        for who, less, more in ((player, much, little), (other, little, much)):
            if who is not None:
                used[who][less] -= 1
                used[who][more] += 1
                total -= wrong[who]
                wrong[who] = _imbalance(used[who])
                total += wrong[who]
                if wrong[who] and who not in troubled:
                    troubled.append(who)
        if total < best:
            best, found = total, [tuple(table) for table in tables]
    seats = iter(found)
    return best, [[next(seats) for _ in tables] for tables in rounds]


def _first_seats(
    rounds: Sequence[Sequence[Sequence[int]]], used: list[list[int]], luck: Luck, bots: bool
) -> list[list[list[int | None]]]:
    """Seat one table after the other in seats that are rare for its players, and count them."""
    size = len(used[0])
    found = []
    for number, tables in enumerate(rounds):
        left = len(rounds) - 1 - number
        strains = [strain(count, size, left) for count in used]
        here = []
        for table in tables:
            seats = list(seated(table, strains, used, size if bots else len(table), luck))
            for where, player in enumerate(seats):
                if player is not None:
                    used[player][where] += 1
            here.append(seats)
        found.append(here)
    return found


def _imbalance(count: Sequence[int]) -> int:
    return max(max(count) - min(count) - 1, 0)
