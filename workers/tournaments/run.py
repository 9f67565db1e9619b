"""One look at a tournament: does what is due, step by step, until nothing is."""

import logging
from collections.abc import Callable

from events.errors import Stale
from events.projections.lists import Lists
from events.ratings.catch_up import correct
from events.ratings.rating_store import RatingStore
from events.tournaments.execute_tournament import execute_tournament
from events.tournaments.folded_tournament import FoldedTournament
from games.kernel.refusal import Illegal
from tournaments.messages.registration import OpenCheckIn
from tournaments.messages.rounds import MOST_TABLES
from tournaments.ratings.corrections import corrected_games
from tournaments.tournament import due
from workers.tournaments.new_round import open_tables, pair_round
from workers.tournaments.stores import SERVICE, Stores
from workers.tournaments.tables import call_off, look_after_table, mark_absent

log = logging.getLogger(__name__)

MOST_STEPS = 8
"""Steps in one job: more than it takes from the end of a round to the games of the next."""


def open_check_in(stores: Stores, folded: FoldedTournament) -> None:
    """Let players check in, at the set time."""
    execute_tournament(stores.tournaments, folded.id, SERVICE, OpenCheckIn())


STEPS: dict[str, Callable[[Stores, FoldedTournament], None]] = {
    "check_in": open_check_in,
    "pair": pair_round,
    "open": open_tables,
}


def run_tournament(stores: Stores, tournament_id: str) -> None:
    """Do everything that is due in a tournament and its games now."""
    folded = stores.tournaments.load(tournament_id)
    for _ in range(MOST_STEPS):
        found = due(folded.state, stores.tournaments.now())
        if found.job == "none":
            break
        try:
            STEPS[found.job](stores, folded)
        except (Illegal, Stale) as refusal:
            # Usually another job was first.
            log.info("tournament %s does not let me %s: %s", tournament_id, found.job, refusal)
        folded = stores.tournaments.load(tournament_id)
    for number in found.absent:
        mark_absent(stores, folded, number)
    folded = stores.tournaments.load(tournament_id)
    look_after_tables(stores, folded)
    correct(RatingStore(stores.games.client), corrected_games(folded.state))


def look_after_tables(stores: Stores, folded: FoldedTournament) -> None:
    """Look after every game that may not be as the tournament wants it."""
    for played in folded.state.rounds:
        for number, table in enumerate(played.tables, 1):
            # A game whose last record is known is over.
            if table.game is not None and table.head is None:
                look_after_table(stores, folded, played.number, number)
    newest = folded.state.round
    if newest and newest.opened is not None and newest.proof == "manual":
        _call_off_others(stores, folded)


def _call_off_others(stores: Stores, folded: FoldedTournament) -> None:
    """End games that were created while an organizer changed the pairing."""
    known = {table.game for played in folded.state.rounds for table in played.tables}
    lists = Lists(stores.games.client)
    listed, _ = lists.query(tournament=folded.id, status="open", include_private=True, limit=MOST_TABLES)
    for summary in listed:
        if summary.id not in known:
            call_off(stores, stores.games.load(summary.id))
