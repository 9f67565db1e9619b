"""Every title's messages and states survive the record: written, folded, snapshotted, read back."""

from random import Random

import pytest
import redis

from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.snapshots import pack_snapshot, unpack_snapshot
from events.fold.store import Store
from events.log.codec import canonical_json
from events.log.keys import game_keys
from games.kernel.messages import Command
from games.kernel.table.lobby import Join, Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from tests.players import SERVICE
from tests.titles.registry import TITLES

PLAYERS = tuple(Actor(kind="player", id=f"player{seat}") for seat in range(4))

MOST_BYTES = 1024
"""The bytes that a record of a random game may take on average."""


def available_commands(folded: FoldedGame) -> list[tuple[Actor, Command]]:
    rules, play = folded.game.rules, folded.table.play
    due = rules.due_command(play)
    if due:
        return [(SERVICE, due)]
    return [
        (PLAYERS[seat], command)
        for seat in rules.awaiting(play).seats
        for command in rules.candidates(play, seat, Random(folded.version).randrange)
    ]


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_four_player_game_is_kept_as_it_was_played(client: redis.Redis, title: str) -> None:
    store, random = Store(client, TITLES), Random(title)
    game = create(store, PLAYERS[0], CreateGame(title=title, seats=(SeatOffer(),) * 4)).folded.id
    for player in PLAYERS[1:]:
        execute(store, game, player, Join())
    folded = execute(store, game, PLAYERS[0], Start()).folded
    while folded.table.status == "playing":
        actor, command = random.choice(available_commands(folded))
        folded = execute(store, game, actor, command).folded
        snapshot = unpack_snapshot(pack_snapshot(folded), folded)
        assert snapshot is not None
        assert snapshot.table == folded.table, "a snapshot reads back as it was, at every version"
        assert (snapshot.hidden, snapshot.clocks) == (folded.hidden, folded.clocks)

    assert folded.table.status == "finished"
    client.delete(game_keys(game).snapshots)
    assert store.load_at(game, folded.version - 1).version == folded.version - 1
    fresh = Store(client, TITLES).load(game)
    assert canonical_json(fresh.table) == canonical_json(folded.table)
    assert (fresh.version, fresh.head, fresh.next_draw) == (folded.version, folded.head, folded.next_draw)
    assert (client.memory_usage(game_keys(game).log, samples=0) or 0) < MOST_BYTES * folded.version
