"""Results, awards and the end of a tournament after corrections."""

from msgspec.structs import replace

from tournaments.evolve.registration import with_status
from tournaments.evolve.tables import done_if_pointless, with_round, with_tables
from tournaments.messages.corrections import (
    PlayerDisqualified,
    ResultOverridden,
    TableVoided,
    TournamentCancelled,
    TournamentPointsAwarded,
)
from tournaments.state import Award, Round, Table, Tournament


def table_voided(state: Tournament, event: TableVoided) -> Tournament:
    """Let the result of a table not count."""
    return with_tables(
        state, event.round, [event.table], lambda table: replace(table, status="void", paused=None)
    )


def result_overridden(state: Tournament, event: ResultOverridden) -> Tournament:
    """Set the result of a table. The bots at it keep the points that the game gave them."""
    return with_tables(
        state,
        event.round,
        [event.table],
        lambda table: replace(
            table, status="finished", placings=event.placings, overridden=True, paused=None
        ),
    )


def points_awarded(state: Tournament, event: TournamentPointsAwarded) -> Tournament:
    """Add tournament points."""
    new = Award(event.player, event.points, event.round, event.reason)
    return replace(state, awards=(*state.awards, new))


def player_disqualified(state: Tournament, event: PlayerDisqualified) -> Tournament:
    """Exclude a participant. A bot takes over the seat at a table that is not done."""

    after = with_status(state, "disqualified", event.player)

    def leave(table: Table) -> Table:
        if table.done or event.player not in table.players:
            return table
        bots = (*(player for player in table.bot_plays if player != event.player), event.player)
        return done_if_pointless(after, replace(table, bot_plays=bots))

    def leave_round(round_: Round) -> Round:
        return replace(round_, tables=tuple(leave(table) for table in round_.tables))

    return with_round(after, len(after.rounds), leave_round) if after.rounds else after


def tournament_cancelled(state: Tournament, _event: TournamentCancelled) -> Tournament:
    """Call the tournament off."""
    return replace(state, status="cancelled")
