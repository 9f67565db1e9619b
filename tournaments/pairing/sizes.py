"""How many sit at each table, and who gets a bye."""

from tournaments.pairing.field import Field
from tournaments.pairing.luck import Luck


def table_sizes(players: int, table_size: int) -> tuple[int, ...]:
    """Return the number of players at each table, which differ by at most one, the full tables first."""
    tables = -(-players // table_size)
    least, larger = divmod(players, tables) if tables else (0, 0)
    return (least + 1,) * larger + (least,) * (tables - larger)


def byes_needed(field: Field) -> int:
    """Return how many byes the round has.

    If too few players are left without a bye there are smaller tables instead. Nobody plays alone.
    """
    players, size = len(field.players), field.table_size
    if field.remainder == "bots":
        return 0
    rest = players % size
    fresh = sum(1 for player in field.players if not field.byes.get(player))
    if field.remainder == "byes" and size <= players and rest <= fresh:
        return rest
    return sum(1 for seats in table_sizes(players, size) if seats == 1)


def choose_byes(field: Field, luck: Luck) -> tuple[str, ...]:
    """Return who gets a bye: the lowest in the standings of those who had the fewest.

    The seed decides between players with the same points, so nobody can lose on purpose for a bye. Players
    who have not played yet come last, so nobody enters late for one.
    """
    started = any(any(field.seats.get(player, ())) for player in field.players)
    ranked = []
    for player, place in zip(field.players, field.standing, strict=True):
        late = started and not any(field.seats.get(player, ()))
        ranked.append((field.byes.get(player, 0), late, -place, luck.bits(), player))
    return tuple(player for *_, player in sorted(ranked)[: byes_needed(field)])
