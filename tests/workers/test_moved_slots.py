"""Slots are moved to another node while games are played there: nothing is lost, nothing comes twice."""

import random
import threading
from functools import partial
from pathlib import Path

import redis
from msgspec.structs import replace
from redis.crc import key_slot

from events.errors import Stale, WriteConflict
from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.fold.summary import summarize
from events.log.keys import feed_key, partition_of
from events.projections.lists import Lists
from events.redis.connection import connect
from events.redis.outages import REDIS_ERRORS, is_outage
from events.settings import Settings
from games.kernel.table.lobby import Join, Start
from games.titles import TITLES
from tests.clusters import running_cluster
from tests.e2e.running import eventually
from tests.events.play import available_commands
from tests.events.projections.redis_reads import backlog
from tests.players import ANN, BOB, two_humans
from workers.dispatcher import run_dispatcher

MOVES = 3


class Writer(threading.Thread):
    """Plays a game; whatever fails is sent again with the same id, as a client does."""

    def __init__(self, url: str, game: str) -> None:
        super().__init__()
        self.client = connect(url)
        self.game = game
        self.stop = threading.Event()
        self.accepted: list[int] = []
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            store, choice, number = Store(self.client, TITLES), random.Random(1), 0
            while not self.stop.wait(0.005):  # so that the game lasts longer than the moves
                number += 1
                self._send(store, choice, str(number))
        except BaseException as trouble:  # noqa: BLE001 - told to the test
            self.trouble = trouble

    def _send(self, store: Store, choice: random.Random, command_id: str) -> None:
        command = None
        while True:
            try:
                folded = store.load(self.game)
                possible = available_commands(folded)
                if not possible:
                    self.stop.set()
                    return
                command = command or choice.choice(possible)
                self.accepted.append(execute(store, self.game, *command, command_id).version)
            except (Stale, WriteConflict):
                continue
            except REDIS_ERRORS as error:
                if not is_outage(error):
                    raise
                if self.stop.wait(0.01):
                    return
            else:
                return


def started(store: Store) -> str:
    """A game of Dice Hospital, which has some hundred records."""
    game = create(store, ANN, replace(two_humans(), title="dice-hospital")).folded.id
    execute(store, game, BOB, Join())
    execute(store, game, ANN, Start())
    return game


def is_listed(lists: Lists, folded: FoldedGame) -> bool:
    return lists.summaries([folded.id]) == [summarize(folded)]


def test_slots_move_while_games_are_played(redis_url: str, client: redis.Redis, tmp_path: Path) -> None:
    client.flushall()
    with running_cluster(tmp_path, masters=2) as cluster:
        record, stop = connect(cluster.url), threading.Event()
        store = Store(record, TITLES)
        settings = Settings(redis_url=cluster.url, queue_url=redis_url)
        dispatchers = [threading.Thread(target=run_dispatcher, args=(settings, stop)) for _ in range(2)]
        writers = [Writer(cluster.url, started(store)) for _ in range(3)]
        for thread in (*dispatchers, *writers):
            thread.start()
        try:
            before = sum(len(writer.accepted) for writer in writers)
            for number in range(MOVES):
                slot = key_slot(feed_key(partition_of(writers[number % 3].game)).encode())
                target = next(node for node in cluster.nodes if node is not cluster.master_of(slot))
                cluster.move_slot(slot, target, pause=0.02)
            for writer in writers:
                writer.stop.set()
                writer.join()
            assert [writer.trouble for writer in writers] == [None] * 3
            assert sum(len(writer.accepted) for writer in writers) > before, "nobody played meanwhile"
            eventually(lambda: backlog(record) == 0)
            lists, fresh = Lists(record), Store(record, TITLES)
            for writer in writers:
                folded = fresh.load(writer.game)
                assert len(set(writer.accepted)) == len(writer.accepted)
                assert folded.version == max(writer.accepted)
                eventually(partial(is_listed, lists, folded))
            listed = {summary.id for summary in lists.query(player="ann", include_private=True)[0]}
            assert listed >= {writer.game for writer in writers}
        finally:
            stop.set()
            for writer in writers:
                writer.stop.set()
            for thread in dispatchers:
                thread.join()
            record.close()
