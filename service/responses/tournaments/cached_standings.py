"""Standings of tournaments as they were last read: computing those of a large field takes a while."""

from functools import lru_cache

from events.tournaments.folded_tournament import FoldedTournament
from tournaments.standings.rows import Row
from tournaments.standings.stage_standings import standings


@lru_cache(maxsize=32)
def standings_of(
    folded: FoldedTournament, after_round: int | None = None, group: int | None = None
) -> tuple[Row, ...]:
    """Return the standings of a tournament at a version. The store keeps one object for each version."""
    return standings(folded.state, after_round, group)
