"""Knock-out stages: how far somebody came, and who goes on."""

from collections.abc import Mapping

from tournaments.standings.results import results
from tournaments.state import Round

OUT = 1_000
"""The place of players who did not come to their last table, or whose last table is void."""


def how_far(rounds: tuple[Round, ...]) -> Mapping[str, tuple[int, int]]:
    """The last round that each player came to, as a negative number, and the place at the table there.

    A player with a bye, or at a table without a result yet, is still in, like the winners of that round.
    """
    far = dict[str, tuple[int, int]]()
    for round_ in rounds:
        places = {placed.player: placed.place for result in results((round_,)) for placed in result.placed}
        for player in round_.byes:
            far[player] = (-round_.number, 1)
        for table in round_.tables:
            for player in table.humans:
                far[player] = (-round_.number, places.get(player, OUT if table.done else 1))
    return far
