"""Every title's messages and states survive the record: written, folded, snapshotted, read back."""

from random import Random

import pytest
import redis

from events.codec import canonical
from events.execute import create, execute
from events.keys import game_keys
from events.snapshots import packed, unpacked
from events.store import Loaded, Store
from games.kernel.lobby import Join, Start
from games.kernel.messages import Command
from games.kernel.table import Actor, CreateGame, SeatOffer
from games.titles import TITLES
from tests.toy import SERVICE

PLAYERS = tuple(Actor(kind="player", id=f"player{seat}", name=f"Player {seat}") for seat in range(4))

MOST = {"dice-hospital": (400 * 1024, 0), "clinic": (0, 800)}
"""The bytes a random game may take, and more for each record: in Clinic people wander step by step."""


def offers(loaded: Loaded) -> list[tuple[Actor, Command]]:
    rules, play = loaded.game.rules, loaded.table.play
    due = rules.due(play)
    if due:
        return [(SERVICE, due)]
    return [
        (PLAYERS[seat], command) for seat in rules.awaiting(play).seats for command in rules.legal(play, seat)
    ]


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_four_player_game_is_kept_as_it_was_played(client: redis.Redis, title: str) -> None:
    store, random = Store(client, TITLES), Random(title)
    game = create(store, TITLES, PLAYERS[0], CreateGame(title=title, seats=(SeatOffer(),) * 4)).loaded.id
    for player in PLAYERS[1:]:
        execute(store, game, player, Join())
    loaded = execute(store, game, PLAYERS[0], Start()).loaded
    while loaded.table.status == "playing":
        actor, command = random.choice(offers(loaded))
        loaded = execute(store, game, actor, command).loaded
        snapshot = unpacked(packed(loaded), loaded)
        assert snapshot is not None
        assert snapshot.table == loaded.table, "a snapshot reads back as it was, at every version"
        assert (snapshot.hidden, snapshot.clocks) == (loaded.hidden, loaded.clocks)

    assert loaded.table.status == "finished"
    client.delete(game_keys(game).snap)
    assert store.load_at(game, loaded.version - 1).version == loaded.version - 1
    fresh = Store(client, TITLES).load(game)
    assert canonical(fresh.table) == canonical(loaded.table)
    assert (fresh.version, fresh.head, fresh.draws) == (loaded.version, loaded.head, loaded.draws)
    whole, each = MOST[title]
    assert (client.memory_usage(game_keys(game).log, samples=0) or 0) < whole + each * loaded.version
