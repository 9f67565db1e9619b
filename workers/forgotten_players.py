"""Takes players whose accounts were deleted or banned out of their games and tournaments.

The lists may learn of a seat late, so each player is looked for again for a day, less and less often.
"""

import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import redis

from events.errors import NotFound
from events.execute import execute
from events.export.file_format import GAME_OVER
from events.fold.store import Store
from events.fold.summary import GameSummary
from events.log.keys import FORGOTTEN_PLAYERS, player_key
from events.notices.account_stream import AccountStreams
from events.projections.lists import Lists
from events.projections.tournament_lists import TournamentLists
from events.webhooks.webhook_store import Webhooks
from games.kernel.refusal import Illegal
from games.kernel.table.lobby import Leave, Resign
from games.kernel.table.table import Actor
from workers.queue import Queues, enqueue, job_id, queued_job_ids
from workers.tournaments.forgotten_participants import queue_removals

log = logging.getLogger(__name__)

BATCH = 50
"""Players looked for in one sweep."""
RETRY_MS = 2_000
"""The first pause before the next look for a player. Later ones are as long as all before them together."""
LOOKED_FOR_MS = 24 * 3600 * 1000


def sweep_forgotten_players(client: redis.Redis, lists: Lists, queues: Queues, now: int) -> None:
    """Queue a job for every game and tournament of a deleted or banned player, and delete the notices."""
    raw: Any = client
    streams = AccountStreams(client)
    for member in raw.zrangebyscore(FORGOTTEN_PLAYERS, "-inf", now, start=0, num=BATCH):
        player, _, deleted = member.decode().partition(":")
        seated = list(_games_with_seat(lists, player))
        queued = queued_job_ids(queues) if seated else set()
        for game in seated:
            # A job that fails or is lost is queued again under another attempt.
            if job_id("forget", game.id, game.version) not in queued:
                enqueue(queues, "forget", game.id, game.version, attempt=now // RETRY_MS)
        queue_removals(TournamentLists(client), queues, player, attempt=now // RETRY_MS)
        streams.forget(player)
        Webhooks(client).forget(player)
        age = now - int(deleted)
        if seated or age < LOOKED_FOR_MS:
            raw.zadd(FORGOTTEN_PLAYERS, {member: now + max(RETRY_MS, age)})
        else:
            raw.zrem(FORGOTTEN_PLAYERS, member)


def _games_with_seat(lists: Lists, player: str) -> Iterator[GameSummary]:
    """The games that are not over in which a player has a seat, as far as the lists know."""
    after: str | None = None
    while True:
        games, after = lists.query(player=player, include_private=True, limit=200, after=after)
        for game in games:
            own = any(seat.player == player and not seat.resigned for seat in game.seats)
            if own and game.status not in GAME_OVER:
                yield game
        if after is None:
            return


def free_forgotten_seats(store: Store, game: str) -> None:
    """Leave or resign for the players of a game who have no account any more, or a banned one."""
    try:
        table = store.load(game).table
    except NotFound:
        log.warning("job for game %s, which does not exist", game)
        return
    client: Any = store.client
    for player in {seat.player for seat in table.seats if seat.player and not seat.resigned}:
        name, banned = client.hmget(player_key(player), "name", "banned")
        if name is not None and banned is None:
            continue
        # Refused if the player has no seat any more, or in a state in which nobody can leave: later then.
        with suppress(Illegal):
            command = Resign() if table.status == "playing" else Leave()
            execute(store, game, Actor(kind="player", id=player), command)
