"""The results of a tournament that an organizer set, as ratings count them."""

from tournaments.ratings.update import Category, RatedGame, RatedSeat
from tournaments.state import Table, Tournament


def corrected_games(tournament: Tournament) -> list[RatedGame]:
    """Return the games whose results an organizer has set or declared void."""
    title = tournament.settings.game.title
    return [
        RatedGame(table.game, Category(title, len(table.players)), _seats(table))
        for played in tournament.rounds
        for table in played.tables
        if table.game is not None and (table.status == "void" or table.overridden)
    ]


def _seats(table: Table) -> tuple[RatedSeat, ...]:
    """The result of each player; none if the table is void or only one player is left."""
    placings = table.placings if table.status != "void" else ()
    seats = tuple(RatedSeat(placing.place, placing.player) for placing in placings)
    return seats if len(seats) > 1 else ()
