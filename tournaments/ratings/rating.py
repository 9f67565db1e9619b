"""The rating of a player, and the fixed ratings of bots."""

import msgspec

PROVISIONAL_GAMES = 10
"""With fewer games a rating is provisional."""


class Rating(msgspec.Struct, frozen=True):
    """What is known of a player's strength: most likely `mu`, with the standard deviation `sigma`."""

    mu: float = 25.0
    """The strength. Everybody begins at 25."""
    sigma: float = 25.0 / 3
    """How uncertain it is: the true strength is within twice this of `mu` in 95 of 100 cases."""
    games: int = 0
    """How many games it is based on."""

    @property
    def provisional(self) -> bool:
        """Whether it is based on too few games to be compared."""
        return self.games < PROVISIONAL_GAMES

    @property
    def at_least(self) -> float:
        """The strength that the player almost certainly has: what leaderboards are sorted by."""
        return self.mu - 3 * self.sigma


NEWCOMER = Rating()

BOT_SIGMA = 1.0

BOT_STRENGTH = {"random": 10.0, "easy": 20.0}
"""The strength of bots. It never changes, so that ratings mean the same at all times."""

UNKNOWN_BOT = 20.0


def bot_rating(bot: str) -> Rating:
    """The fixed rating of a bot."""
    return Rating(BOT_STRENGTH.get(bot, UNKNOWN_BOT), BOT_SIGMA)
