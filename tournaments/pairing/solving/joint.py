"""Several rounds at once: exchange players within a round until as few as possible meet again."""

from collections.abc import Sequence

from tournaments.pairing.luck import Luck
from tournaments.pairing.problem import Tables
from tournaments.pairing.solving.anneal import FRACTION, exponential

HEATS = (45, 60)
"""Two temperatures in 1 / 2^8 that take turns; a repeat costs 1."""
TURN = 13
"""A turn has 2^13 exchanges."""


def joint(
    rounds: Sequence[Tables], met: Sequence[Sequence[int]], luck: Luck, work: int
) -> tuple[int, list[Tables]]:
    """Return rounds with fewer repeats, and their weight, after at most so many exchanges.

    `work` is the number of exchanges for each player and round. `met` says how often players have met before.
    Another meeting after m others weighs m * m. From a larger table a player may also go to a smaller one.
    """
    now = [[list(table) for table in tables] for tables in rounds]
    count = len(met)
    times = [list(row) for row in met]
    where = [_places(tables, count) for tables in rounds]
    total = 0
    for first_tables in rounds:
        for table in first_tables:
            for index, one in enumerate(table):
                for other in table[:index]:
                    total += times[one][other] ** 2
                    times[one][other] += 1
                    times[other][one] += 1
    best, found = total, _copy(now)
    for step in range(work * count * len(now)):
        if not best:
            break
        bits = luck.bits()
        number = ((bits & 0xFFF) * len(now)) >> 12
        one = ((bits >> 12 & 0x3FF) * count) >> 10
        tables, places = now[number], where[number]
        first = places[one]
        if first < 0:
            continue
        row = times[one]
        gain = sum([(row[player] - 1) ** 2 for player in tables[first] if player != one])
        if not gain and bits >> 60:
            continue
        other = ((bits >> 22 & 0x3FF) * count) >> 10
        second = places[other]
        if second in (first, -1):
            continue
        here = [player for player in tables[first] if player != one]
        there = tables[second]
        goes = len(there) == len(here) and step & 1
        if not goes:
            there = [player for player in there if player != other]
        others = times[other]
        worse = sum([row[player] ** 2 for player in there]) - gain
        if not goes:
            worse += sum([others[player] ** 2 for player in here])
            worse -= sum([(others[player] - 1) ** 2 for player in there])
        if worse > 0 and (worse << FRACTION) > HEATS[step >> TURN & 1] * exponential(bits >> 28 & 0xFFFFFFFF):
            continue
        _change(times, one, here, there)
        places[one] = second
        if goes:
            tables[first], tables[second] = here, [*there, one]
        else:
            _change(times, other, there, here)
            places[other] = first
            tables[first], tables[second] = [*here, other], [*there, one]
        total += worse
        if total < best:
            best, found = total, _copy(now)
    return best, found


def _change(times: list[list[int]], player: int, before: list[int], after: list[int]) -> None:
    """Count that a player meets others than before."""
    row = times[player]
    for other in before:
        row[other] -= 1
        times[other][player] -= 1
    for other in after:
        row[other] += 1
        times[other][player] += 1


def _places(tables: Tables, count: int) -> list[int]:
    places = [-1] * count
    for index, table in enumerate(tables):
        for player in table:
            places[player] = index
    return places


def _copy(rounds: list[list[list[int]]]) -> list[Tables]:
    return [[tuple(sorted(table)) for table in tables] for tables in rounds]
