"""Tournament points: what a place, a share, a win or a bye is worth."""

from fractions import Fraction
from functools import lru_cache
from typing import assert_never

from tournaments.settings import ByPlace, ByShare, ByWins, Settings
from tournaments.standings.results import Placed, Result
from tournaments.standings.rows import Term


def table_term(settings: Settings, result: Result, player: str) -> Term:
    """What a player got at a table."""
    match settings.points:
        case ByPlace(points):
            amount = _by_place(points, settings.table_size, result, player)
            return Term("place", amount, result.round, result.table)
        case ByShare():
            amount = result.share(player, settings.table_size)
            return Term("share", amount, result.round, result.table)
        case ByWins():
            return Term("wins", win(result.of(player)), result.round, result.table)
        case _:
            assert_never(settings.points)


def bye_term(settings: Settings, round_: int) -> Term:
    """What a player got for a bye."""
    none = settings.bye_points == "none"
    return Term("bye", Fraction(0) if none else average_of_a_full_table(settings), round_)


def average_of_a_full_table(settings: Settings) -> Fraction:
    """What a player gets on average at a full table."""
    match settings.points:
        case ByPlace(points):
            size = settings.table_size
            return sum(_points_of_places(points, size, size), Fraction()) / size
        case ByShare() | ByWins():
            return Fraction(1, settings.table_size)
        case _:
            assert_never(settings.points)


def win(placed: Placed) -> Fraction:
    """1 for the first place, the share of it if it is shared, else 0."""
    return Fraction(1, placed.sharing) if placed.place == 1 else Fraction()


def _by_place(points: tuple[int, ...], table_size: int, result: Result, player: str) -> Fraction:
    """The average of the places that the players who share the place take up."""
    placed = result.of(player)
    all_places = _points_of_places(points, table_size, len(result.placed))
    shared = all_places[placed.place - 1 : placed.place - 1 + placed.sharing]
    return sum(shared, Fraction()) / placed.sharing


@lru_cache(maxsize=256)
def _points_of_places(points: tuple[int, ...], table_size: int, players: int) -> tuple[Fraction, ...]:
    """The points of each place at a table with so many players.

    Without a list it is a point for each player beaten. A table that is not full has the same first and last
    points as a full one, so its average is the same, too.
    """
    if points:
        return tuple(Fraction(amount) for amount in (*points, *[0] * players)[:players])
    steps = max(players - 1, 1)
    return tuple(Fraction((table_size - 1) * (steps - behind), steps) for behind in range(players))
