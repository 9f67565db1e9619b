"""The update of all ratings at a table: Weng and Lin's method with the Plackett-Luce model."""

import math
from collections.abc import Mapping, Sequence

import msgspec
from openskill.models import PlackettLuce

from tournaments.ratings.rating import NEWCOMER, Rating, bot_rating

_model = PlackettLuce()


class RatedSeat(msgspec.Struct, frozen=True):
    """A seat of a rated game: its player or its bot, and its place."""

    place: int
    player: str | None = None
    bot: str | None = None


class Category(msgspec.Struct, frozen=True, order=True):
    """What a rating is about: a title and a number of seats."""

    title: str
    seats: int


class RatedGame(msgspec.Struct, frozen=True):
    """The result of a game that counts for ratings."""

    game: str
    category: Category
    seats: tuple[RatedSeat, ...]
    """All seats; none if an organizer decided that the result does not count."""


def ratings_at(game: RatedGame, known: Mapping[str, Rating]) -> list[Rating]:
    """The ratings of all seats before a game."""
    return [
        known.get(seat.player, NEWCOMER) if seat.player is not None else bot_rating(seat.bot or "")
        for seat in game.seats
    ]


def rate(game: RatedGame, known: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of the players of a game. Bots keep theirs.

    A provisional rating is compared with the whole table, any other one only with those that are not:
    otherwise accounts that are made to lose could lift a player without end.
    """
    table = list(zip(game.seats, ratings_at(game, known), strict=True))
    settled = [(seat, rating) for seat, rating in table if seat.player is None or not rating.provisional]
    compared = sum(seat.player is not None for seat, _ in settled) > 1
    after = _rate_table(settled) if compared else {}
    provisional = {seat.player for seat, rating in table if seat.player is not None and rating.provisional}
    if provisional:
        everybody = _rate_table(table)
        after |= {player: everybody[player] for player in provisional}
    return after


def _rate_table(table: Sequence[tuple[RatedSeat, Rating]]) -> dict[str, Rating]:
    """The new ratings of the players at a table, in one joint update."""
    teams = [[_model.rating(rating.mu, rating.sigma)] for _, rating in table]
    after = _model.rate(teams, ranks=[float(seat.place) for seat, _ in table])
    return {
        seat.player: Rating(team[0].mu, team[0].sigma, old.games + 1)
        for (seat, old), team in zip(table, after, strict=True)
        if seat.player is not None
    }


def rate_all(games: Sequence[RatedGame]) -> dict[Category, dict[str, Rating]]:
    """All ratings after games, in the order in which they ended."""
    found: dict[Category, dict[str, Rating]] = {}
    for game in games:
        ratings = found.setdefault(game.category, {})
        ratings.update(rate(game, ratings))
    return found


def win_chances(game: RatedGame, known: Mapping[str, Rating]) -> list[float]:
    """How likely each seat was to win a game before it was played, as the model of the update says."""
    before = ratings_at(game, known)
    spread = math.sqrt(sum(rating.sigma**2 + _model.beta**2 for rating in before))
    weights = [math.exp(rating.mu / spread) for rating in before]
    return [weight / sum(weights) for weight in weights]
