"""Which games count for ratings, and what their results are."""

from events.fold.summary import GameSummary, SummarySeat
from tournaments.ratings.update import Category, RatedGame, RatedSeat

_PLAYED_BY = ("human", "bot")


def rated_game(summary: GameSummary) -> RatedGame | None:
    """The result of a game that counts for ratings; None if it does not count.

    A game counts if it was public and played to its end by at least two persons, with or without bots, if
    nobody could undo freely or ask for hints, and if it belongs to no tournament or to a rated one. Who beats
    bots alone again and again would soon lead every leaderboard.
    """
    seats = summary.seats
    counts = (
        summary.status == "finished"
        and summary.visibility == "public"
        and summary.undo != "free"
        and not summary.hints
        and (summary.tournament is None or summary.tournament.rated)
        and len(summary.standings) == len(seats)
        and all(seat.kind in _PLAYED_BY for seat in seats)
        and sum(seat.player is not None for seat in seats) > 1
    )
    if not counts:
        return None
    places = {standing.seat: standing.place for standing in summary.standings}
    rated = tuple(_rated_seat(seat, places[seat.seat], len(seats)) for seat in seats)
    return RatedGame(summary.id, Category(summary.title, len(seats)), rated)


def _rated_seat(seat: SummarySeat, place: int, last: int) -> RatedSeat:
    """The result of a seat. Who resigned comes last, however well the bot played on."""
    if seat.player is None:
        return RatedSeat(place, bot=seat.bot)
    return RatedSeat(last if seat.resigned else place, seat.player)
