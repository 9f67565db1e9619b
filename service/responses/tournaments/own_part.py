"""What a tournament is to the caller: status, table, next round and place."""

from events.tournaments.folded_tournament import FoldedTournament
from service.responses.tournaments.cached_standings import standings_of
from service.responses.tournaments.tournament_structs import NextRound, OwnPart, OwnStanding, OwnTable
from tournaments.standings.numbers import decimal, exact
from tournaments.state import Tournament


def own_part(folded: FoldedTournament, player: str, following: NextRound | None) -> OwnPart:
    """Return what a tournament is to a player."""
    state = folded.state
    participant, latest = state.participant(player), state.round
    takes_part = participant is not None and participant.active
    return OwnPart(
        organizer=player in state.organizers,
        invited=player in state.invited,
        status=participant.status if participant else None,
        table=_own_table(state, player),
        bye=latest is not None and player in latest.byes,
        next_round=following.number if following and takes_part else None,
        standing=_own_standing(folded, player) if participant else None,
    )


def _own_table(state: Tournament, player: str) -> OwnTable | None:
    if state.round is None:
        return None
    for number, table in enumerate(state.round.tables, start=1):
        if player in table.players:
            seat = table.players.index(player)
            return OwnTable(state.round.number, number, seat, table.game, table.status)
    return None


def _own_standing(folded: FoldedTournament, player: str) -> OwnStanding | None:
    rows = standings_of(folded) if folded.state.rounds else ()
    for row in rows:
        if row.player == player:
            return OwnStanding(row.place, decimal(row.points), exact(row.points), len(rows))
    return None
