"""Takes players whose accounts were deleted or banned out of tournaments."""

from contextlib import suppress
from typing import Any

from events.errors import NotFound
from events.log.keys import player_key
from events.projections.tournament_lists import TournamentLists
from events.tournaments.execute_tournament import execute_tournament
from events.tournaments.tournament_store import TournamentStore
from events.tournaments.tournament_summary import OVER
from games.kernel.refusal import Illegal
from tournaments.messages.registration import Remove
from workers.queue import Queues, enqueue, job_id, queued_job_ids
from workers.tournaments.stores import SERVICE

REASON = "The account was deleted or banned."


def queue_removals(lists: TournamentLists, queues: Queues, player: str, attempt: int) -> None:
    """Queue a job for every tournament that is not over and that a player takes part in."""
    after: str | None = None
    while True:
        page, after = lists.query(player=player, after=after)
        wanted = [summary for summary in page if summary.status not in OVER]
        queued = queued_job_ids(queues) if wanted else set()
        for summary in wanted:
            if job_id("expel", summary.id, summary.version) not in queued:
                enqueue(queues, "expel", summary.id, summary.version, attempt=attempt)
        if after is None:
            return


def remove_forgotten(store: TournamentStore, tournament_id: str) -> None:
    """Remove the participants who have no account any more, or a banned one."""
    with suppress(NotFound):
        state = store.load(tournament_id).state
        client: Any = store.client
        for player in [each.player for each in state.participants if each.active]:
            name, banned = client.hmget(player_key(player), "name", "banned")
            if name is None or banned is not None:
                with suppress(Illegal):  # another job was first
                    execute_tournament(store, tournament_id, SERVICE, Remove(player, REASON))
