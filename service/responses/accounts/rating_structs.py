"""Ratings as responses."""

import msgspec

from tournaments.ratings.rating import Rating

DECIMALS = 2


class RatingResponse(msgspec.Struct, frozen=True):
    """How strong a player is in a title at tables of one size."""

    title: str
    """The key of the title."""
    players: int
    """The number of seats at the table."""
    rating: float
    """The most likely strength; everybody begins at 25."""
    uncertainty: float
    """The true strength is within this of the rating in 95 of 100 cases. It shrinks with every game."""
    games: int
    """How many games the rating is based on."""
    provisional: bool
    """Whether these are fewer than ten. Leaderboards leave provisional ratings out."""


class RankedPlayerResponse(msgspec.Struct, frozen=True):
    """A player on a leaderboard."""

    place: int
    """The place, from 1."""
    player: str
    """The id of the player."""
    name: str
    """The player's name as it is now."""
    rating: float
    """The most likely strength."""
    uncertainty: float
    """The true strength is within this of the rating in 95 of 100 cases."""
    games: int
    """How many games the rating is based on."""


class LeaderboardResponse(msgspec.Struct, frozen=True):
    """A page of a leaderboard. Send `next` as `after` to get the following page."""

    title: str
    """The key of the title."""
    players: int
    """The number of seats at the table."""
    leaders: list[RankedPlayerResponse]
    """The players of this page. They are sorted by the rating minus one and a half times the uncertainty: the
    strength that a player almost certainly has."""
    next: str | None
    """Send it as `after` for the next page; null on the last one."""


class PlayerRatingsResponse(msgspec.Struct, frozen=True):
    """All ratings of a player."""

    ratings: list[RatingResponse]
    """By title and number of seats."""


def shown_rating(rating: Rating) -> tuple[float, float]:
    """The rating and its uncertainty, rounded."""
    return round(rating.mu, DECIMALS), round(2 * rating.sigma, DECIMALS)
