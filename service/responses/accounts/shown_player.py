"""What everybody sees of a player beside a seat."""

from collections.abc import Mapping
from typing import NamedTuple


class ShownPlayer(NamedTuple):
    """A player's name, and whether the account is a bot's."""

    name: str
    bot: bool = False


ShownPlayers = Mapping[str, ShownPlayer]
"""Players by id."""
