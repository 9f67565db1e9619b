"""The results that count: of every table with a result that is not void, among the players alone."""

from fractions import Fraction

import msgspec

from tournaments.state import Round, Table


class Placed(msgspec.Struct, frozen=True):
    """The result of a player at a table."""

    player: str
    seat: int
    """The seat, from 0."""
    place: int
    """Among the players at the table; bots are left out."""
    sharing: int
    """How many players have this place."""
    points: int
    """The points in the game."""


class Result(msgspec.Struct, frozen=True):
    """The result of a table."""

    round: int
    table: int
    placed: tuple[Placed, ...]
    """In the order of the seats."""
    bot_points: tuple[int, ...]

    def of(self, player: str) -> Placed:
        """The result of one of its players."""
        return next(placed for placed in self.placed if placed.player == player)

    def others(self, player: str) -> tuple[Placed, ...]:
        """The results of the other players."""
        return tuple(placed for placed in self.placed if placed.player != player)

    def points_of_others(self, player: str) -> tuple[int, ...]:
        """The points in the game of everybody else, bots included."""
        return (*(placed.points for placed in self.others(player)), *self.bot_points)

    def share(self, player: str, table_size: int) -> Fraction:
        """The part of the table's points that a player scored; smaller tables count in proportion.

        Negative points count as 0. If nobody has any points, all have the same share.
        """
        own = max(self.of(player).points, 0)
        others = [max(points, 0) for points in self.points_of_others(player)]
        seats = 1 + len(others)
        total = own + sum(others)
        return Fraction(own * seats, total * table_size) if total else Fraction(1, table_size)


def results(rounds: tuple[Round, ...]) -> tuple[Result, ...]:
    """The results of rounds, in the order of rounds and tables."""
    return tuple(
        _result(round_.number, number, table)
        for round_ in rounds
        for number, table in enumerate(round_.tables, 1)
        if table.status != "void" and table.placings
    )


def _result(round_: int, number: int, table: Table) -> Result:
    places = [placing.place for placing in table.placings]
    placed = [
        Placed(
            player=placing.player,
            seat=table.players.index(placing.player),
            place=1 + sum(place < placing.place for place in places),
            sharing=places.count(placing.place),
            points=placing.points,
        )
        for placing in table.placings
    ]
    placed.sort(key=lambda result: result.seat)
    return Result(round=round_, table=number, placed=tuple(placed), bot_points=table.bot_points)
