"""The final standings: the title's, with awarded points, and with seats that resigned last."""

from msgspec.structs import replace

from games.kernel.rules import Rules
from games.kernel.table.table import Table
from games.kernel.title import Standing, Title


def final_standings(title: Title, rules: Rules, table: Table) -> tuple[Standing, ...]:
    """Return the title's standings with the points awarded by organizers; resigned seats come last."""
    ranked = sorted(
        _awarded(title, rules, table, title.standings(rules, table.play)),
        key=lambda standing: (table.seats[standing.seat].resigned, standing.place),
    )
    places: list[Standing] = []
    for index, standing in enumerate(ranked):
        tied = index > 0 and _tied(table, ranked[index - 1], standing)
        place = places[-1].place if tied else index + 1
        places.append(replace(standing, place=place))
    return tuple(sorted(places, key=lambda standing: standing.seat))


def _awarded(
    title: Title, rules: Rules, table: Table, standings: tuple[Standing, ...]
) -> tuple[Standing, ...]:
    """The standings with awarded points; the title breaks ties."""
    if not any(table.awards):
        return standings
    ranks = {
        s.seat: (s.points + table.awards[s.seat], title.ties(rules, table.play, s.seat)) for s in standings
    }
    return tuple(
        Standing(seat, 1 + sum(other > rank for other in ranks.values()), rank[0])
        for seat, rank in ranks.items()
    )


def _tied(table: Table, ahead: Standing, behind: Standing) -> bool:
    return (
        ahead.place == behind.place and table.seats[ahead.seat].resigned == table.seats[behind.seat].resigned
    )
