"""Compares how often players won with how likely their ratings said they were to win."""

from collections.abc import Sequence

import msgspec

from tournaments.ratings.rating import Rating
from tournaments.ratings.update import Category, RatedGame, rate, win_chances

BANDS = 10


class Band(msgspec.Struct, frozen=True):
    """All seats whose predicted chance to win lay in a band of a tenth."""

    at_least: float
    """The lower end of the band."""
    seats: int
    """How many seats there were."""
    predicted: float
    """The mean predicted chance."""
    won: float
    """The part of them that won; a shared win counts in parts."""


class Calibration(msgspec.Struct, frozen=True):
    """How good predictions were, over all games and by band."""

    games: int
    error: float
    """The mean squared difference between chance and result (Brier score) of all seats."""
    guessing: float
    """What it would have been with equal chances for all seats of a table."""
    bands: tuple[Band, ...]


def calibrate(games: Sequence[RatedGame]) -> Calibration:
    """Predict each game from the results before it, and compare."""
    known: dict[Category, dict[str, Rating]] = {}
    seen: list[tuple[float, float, float]] = []
    for game in games:
        ratings = known.setdefault(game.category, {})
        winners = sum(seat.place == 1 for seat in game.seats)
        for seat, chance in zip(game.seats, win_chances(game, ratings), strict=True):
            seen.append((chance, 1 / winners if seat.place == 1 else 0.0, 1 / len(game.seats)))
        ratings.update(rate(game, ratings))
    return Calibration(
        len(games),
        _mean([(chance - won) ** 2 for chance, won, _ in seen]),
        _mean([(equal - won) ** 2 for _, won, equal in seen]),
        tuple(_band(number, seen) for number in range(BANDS)),
    )


def _band(number: int, seen: Sequence[tuple[float, float, float]]) -> Band:
    inside = [(chance, won) for chance, won, _ in seen if min(int(chance * BANDS), BANDS - 1) == number]
    return Band(
        number / BANDS,
        len(inside),
        _mean([chance for chance, _ in inside]),
        _mean([won for _, won in inside]),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
