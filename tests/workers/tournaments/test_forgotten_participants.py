"""Players whose accounts were deleted or banned leave their tournaments."""

import redis

from events.log.keys import FORGOTTEN_PLAYERS, player_key
from events.projections.lists import Lists
from tests.workers.tournaments.small_tournaments import FOUR, Cup
from tests.workers.tournaments.test_sweep import jobs_in, listed
from workers.forgotten_players import sweep_forgotten_players
from workers.queue import Queues
from workers.tournaments.forgotten_participants import remove_forgotten


def test_a_deleted_player_is_removed(cup: Cup, client: redis.Redis, queues: Queues) -> None:
    for player in FOUR[1:]:
        client.hset(player_key(player), "name", player)
    client.hset(player_key("dee"), "banned", "1")
    now = cup.watch.now
    client.zadd(FORGOTTEN_PLAYERS, {f"ann:{now}": now})
    listed(cup, client)
    sweep_forgotten_players(client, Lists(client), queues, now)
    assert jobs_in(queues) == ["expel"]
    for _ in range(2):
        remove_forgotten(cup.stores.tournaments, cup.id)
    found = {each.player: each.status for each in cup.folded.state.participants}
    assert found == {"ann": "removed", "bob": "registered", "cid": "registered", "dee": "removed"}
    remove_forgotten(cup.stores.tournaments, "0" * 24)
