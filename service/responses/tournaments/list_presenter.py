"""Fills the responses that list tournaments."""

from collections.abc import Iterable

from events.tournaments.tournament_summary import TournamentSummary
from service.responses.accounts.shown_player import ShownPlayers
from service.responses.tournaments.round_structs import ListedTournament
from service.responses.tournaments.tournament_presenter import named


def people_listed(summaries: Iterable[TournamentSummary]) -> list[str]:
    """Return the ids of everybody whom a list of tournaments names."""
    return [player for summary in summaries for player in (summary.owner, *summary.ranking)]


def present_listed(summary: TournamentSummary, players: ShownPlayers) -> ListedTournament:
    """Return a tournament as the lists show it."""
    return ListedTournament(
        id=summary.id,
        name=summary.name,
        title=summary.title,
        modules=summary.modules,
        stages=summary.stages,
        table_size=summary.table_size,
        status=summary.status,
        registration=summary.registration,
        participants=summary.active,
        most_participants=summary.most_participants,
        starts=summary.starts,
        round=summary.round,
        rated=summary.rated,
        winners=[named(player, players) for player in summary.ranking],
        owner=named(summary.owner, players),
        version=summary.version,
        created=summary.created,
        updated=summary.updated,
    )
