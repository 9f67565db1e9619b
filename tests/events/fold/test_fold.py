"""Whatever happens, in whatever process: the table kept folded equals the fold from nothing."""

from collections.abc import Iterator

import pytest
import redis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from events.errors import CommandIdReused, Stale
from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.snapshots import pack_snapshot, write_snapshots
from events.fold.store import Store
from events.log.keys import game_keys
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from games.kernel.table.lobby import Join, Leave, Resign, Start
from games.kernel.table.nonces import Commit, Reveal, commitment_to
from games.kernel.table.table import Actor
from tests.events.play import available_commands
from tests.market.base import Play, Roll, Score
from tests.market.title import TITLES
from tests.players import ANN, BOB, SERVICE, two_humans

PROCESSES = st.integers(0, 2)
KEYS = st.none() | st.sampled_from(("k1", "k2", "k3"))
COMMANDS: st.SearchStrategy[Command] = st.sampled_from(
    (
        *(Join(), Join(commitment_to("salt")), Commit(commitment_to("salt")), Commit(), Reveal("salt")),
        *(Leave(), Start(), Resign(), Roll(), Score(), *map(Play, range(1, 10))),
    )
)


def same(one: FoldedGame, other: FoldedGame) -> bool:
    return one.table == other.table and (one.version, one.head, one.next_draw, one.at, one.created) == (
        other.version,
        other.head,
        other.next_draw,
        other.at,
        other.created,
    )


class Processes(RuleBasedStateMachine):
    """Three processes with caches of their own play one game, rightly and wrongly."""

    client: redis.Redis

    @initialize()
    def begin(self) -> None:
        self.client.flushall()
        self.stores = [Store(self.client, TITLES, cache_size=1) for _ in range(3)]
        self.game = create(self.stores[0], ANN, two_humans()).folded.id
        self.version = 1
        self.answers: dict[tuple[str, str | None, str], tuple[Command, int]] = {}

    def give(
        self, process: int, actor: Actor, command: Command, key: str | None, expected: int | None
    ) -> None:
        known = self.answers.get((actor.kind, actor.id, key)) if key else None
        try:
            outcome = execute(self.stores[process], self.game, actor, command, key, expected)
        except CommandIdReused:
            assert known is not None
            assert known[0] != command
        except Stale:
            assert known is None
            assert expected != self.version
        except Illegal:
            assert known is None
        else:
            assert outcome.replayed == (known is not None)
            if known is not None:
                assert known == (command, outcome.version)
                return
            self.version += 1
            assert outcome.version == outcome.folded.version == self.version
            if key:
                self.answers[actor.kind, actor.id, key] = (command, outcome.version)

    @rule(process=PROCESSES, choice=st.integers(0, 50), key=KEYS)
    def something_legal(self, process: int, choice: int, key: str | None) -> None:
        choices = available_commands(Store(self.client, TITLES).load(self.game)) or [
            (BOB, Join()),
            (ANN, Start()),
        ]
        actor, command = choices[choice % len(choices)]
        self.give(process, actor, command, key, None)

    @rule(
        process=PROCESSES,
        actor=st.sampled_from((ANN, BOB, SERVICE)),
        command=COMMANDS,
        key=KEYS,
        expected=st.none() | st.integers(1, 12),
    )
    def anything(
        self, process: int, actor: Actor, command: Command, key: str | None, expected: int | None
    ) -> None:
        self.give(process, actor, command, key, expected)

    @rule(process=PROCESSES)
    def a_look(self, process: int) -> None:
        self.stores[process].load(self.game)

    @rule(process=PROCESSES)
    def a_snapshot(self, process: int) -> None:
        cached = self.stores[process].cached(self.game)
        if cached:
            packed, at = {cached.version: pack_snapshot(cached)}, cached.version
            write_snapshots(self.client, game_keys(self.game), packed, at, at)

    @rule(process=PROCESSES)
    def a_restart(self, process: int) -> None:
        self.stores[process] = Store(self.client, TITLES)

    @invariant()
    def the_fold_is_the_same_for_all(self) -> None:
        snapshotted = Store(self.client, TITLES).load(self.game)
        self.client.delete(game_keys(self.game).snapshots)
        from_nothing = Store(self.client, TITLES).load(self.game)
        assert from_nothing.version == self.version
        assert same(snapshotted, from_nothing)
        for store in self.stores:
            cached = store.cached(self.game)
            if cached is not None:
                assert same(cached, Store(self.client, TITLES).load_at(self.game, cached.version))


@pytest.fixture
def machine(client: redis.Redis) -> Iterator[type[Processes]]:
    Processes.client = client
    yield Processes
    del Processes.client


def test_caches_snapshots_and_folds_agree(machine: type[Processes]) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=20,
            stateful_step_count=30,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
