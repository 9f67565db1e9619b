"""A command is answered only after so many replicas have it; otherwise nobody is told it was accepted."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any, NamedTuple

import hiredis
import pytest
import redis
from redis.client import Pipeline

from events.errors import NotReplicated
from events.execute import create, execute
from events.fold.store import Store
from events.log.keys import game_keys, tournament_keys
from events.log.replication import Replication, frequent_script, replicated_script
from events.redis import scripts
from events.redis.confirmation import Confirmation, confirmation_key
from events.redis.connection import connect
from events.tournaments.execute_tournament import execute_tournament
from events.tournaments.tournament_store import TournamentStore
from games.kernel.table.lobby import Join, Start
from tests.conftest import free_port, start_redis, stop_redis
from tests.events.play import started
from tests.events.tournaments import cups
from tests.market.base import Roll
from tests.market.title import TITLES
from tests.players import ANN, BOB, two_humans
from tournaments.messages.registration import Register

ONE = Replication(replicas=1, timeout_ms=100)
SET = "redis.call('SET', KEYS[1], ARGV[1])"


class Pair(NamedTuple):
    """A master and its replica."""

    client: redis.Redis
    replica: redis.Redis
    process: "subprocess.Popen[bytes]"

    def pause(self) -> None:
        """From now on the replica acknowledges nothing."""
        os.kill(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self.process.pid, signal.SIGCONT)

    def waits(self) -> int:
        """How often the master was asked whether replicas have something."""
        stats: Any = self.client.info("commandstats")
        return int(stats.get("cmdstat_wait", {"calls": 0})["calls"])


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    ports = free_port(), free_port()
    quick = ("--repl-diskless-sync", "yes", "--repl-diskless-sync-delay", "0")
    master = start_redis(ports[0], tmp_path_factory.mktemp("master"), *quick)
    copies = ("--replicaof", "127.0.0.1", str(ports[0]))
    replica = start_redis(ports[1], tmp_path_factory.mktemp("replica"), *copies)
    pair = Pair(connect(f"redis://127.0.0.1:{ports[0]}/0"), redis.Redis(port=ports[1]), replica)
    try:
        while pair.replica.info("replication")["master_link_status"] != "up":
            time.sleep(0.05)
        yield pair
    finally:
        pair.client.close()
        pair.replica.close()
        stop_redis(replica)
        stop_redis(master)


@pytest.fixture
def pair(servers: Pair) -> Iterator[Pair]:
    yield servers
    servers.go_on()


def test_what_is_answered_is_on_the_replica(pair: Pair) -> None:
    store = Store(pair.client, TITLES, replication=Replication(1, 20_000))
    game = started(store)
    for _ in range(20):
        outcome = execute(store, game, ANN, Roll())
        assert pair.replica.xlen(game_keys(game).log) == outcome.version
        game = started(store)


def test_tournaments_wait_for_the_replica_too(pair: Pair) -> None:
    patient = TournamentStore(pair.client, TITLES, replication=Replication(1, 20_000))
    cup = cups.created(patient, "k").folded.id
    cups.register(patient, cup, 1)
    assert pair.replica.xlen(tournament_keys(cup).log) == 2
    hasty = TournamentStore(pair.client, TITLES, replication=ONE)
    pair.pause()
    for _ in range(2):
        with pytest.raises(NotReplicated):
            execute_tournament(hasty, cup, cups.player(2), Register(), "k")
        with pytest.raises(NotReplicated):
            cups.created(hasty, "k")
    pair.go_on()
    again = execute_tournament(patient, cup, cups.player(2), Register(), "k")
    assert (again.version, again.replayed) == (3, True)


def test_a_replica_that_does_not_answer_leaves_the_command_unanswered(pair: Pair) -> None:
    """With `min-replicas-to-write` alone it would be answered: the replica was there a moment ago."""
    pair.client.config_set("min-replicas-to-write", 1)
    game = started(Store(pair.client, TITLES))
    store = Store(pair.client, TITLES, replication=ONE)
    pair.pause()
    with pytest.raises(NotReplicated, match="0 of 1"):
        execute(store, game, ANN, Roll(), "k")
    with pytest.raises(NotReplicated):
        create(store, ANN, two_humans(), "k")
    assert pair.client.xlen(game_keys(game).log) == 4, "the record stands"
    with pytest.raises(NotReplicated):
        execute(Store(pair.client, TITLES, replication=ONE), game, ANN, Roll(), "k")
    pair.go_on()
    pair.client.config_set("min-replicas-to-write", 0)
    again = execute(Store(pair.client, TITLES, replication=Replication(1, 20_000)), game, ANN, Roll(), "k")
    assert (again.version, again.replayed) == (4, True)
    assert create(store, ANN, two_humans(), "k").replayed


def test_a_repeated_command_that_the_rules_now_refuse_waits_too(pair: Pair) -> None:
    game = create(Store(pair.client, TITLES), ANN, two_humans()).folded.id
    store = Store(pair.client, TITLES, replication=ONE)
    pair.pause()
    with pytest.raises(NotReplicated):
        execute(store, game, BOB, Join(), "k")
    for other in (store, Store(pair.client, TITLES, replication=ONE)):
        with pytest.raises(NotReplicated):
            execute(other, game, BOB, Join(), "k")
    pair.go_on()
    patient = Store(pair.client, TITLES, replication=Replication(1, 20_000))
    assert execute(patient, game, BOB, Join(), "k").replayed
    assert execute(patient, game, ANN, Start()).version == 3


def _sent(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The names of the commands that are sent from now on."""
    sent: list[Any] = []
    pack: Any = redis.Connection.pack_command
    pack_call: Any = hiredis.pack_command

    def note(self: Any, *args: Any) -> Any:
        sent.append(args[0])
        return pack(self, *args)

    def note_call(args: Any) -> Any:
        sent.append(args[0])
        return pack_call(args)

    monkeypatch.setattr(redis.Connection, "pack_command", note)
    monkeypatch.setattr(scripts, "pack_command", note_call)
    return sent


def test_without_the_setting_a_command_is_one_script(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = started(store)
    sent = _sent(monkeypatch)
    execute(store, game, ANN, Roll(), "k")
    assert sent == ["EVALSHA"]


class Scripted:
    """The replies of a server that is newer than ours."""

    def __init__(self, patch: pytest.MonkeyPatch, replies: Callable[[list[Any]], list[Any]]) -> None:
        self.sent: list[list[Any]] = []

        def execute(pipeline: Any, raise_on_error: bool = True) -> list[Any]:
            assert not raise_on_error
            self.sent.append([arguments[0] for arguments, _ in pipeline.command_stack])
            return replies([arguments for arguments, _ in pipeline.command_stack])

        patch.setattr(Pipeline, "execute", execute)


def test_callers_at_the_same_time_wait_for_the_replica_together(pair: Pair) -> None:
    script = frequent_script(pair.client, SET, Replication(1, 20_000))
    script(["{a}:first"], [0])  # finds out that the server has no WAITAOF
    waits, barrier = pair.waits(), Barrier(16)

    def write(number: int) -> Any:
        barrier.wait()
        script([f"{{a}}:{number}"], [number])
        return pair.replica.get(f"{{a}}:{number}")

    with ThreadPoolExecutor(16) as pool:
        assert list(pool.map(write, range(16))) == [b"%d" % number for number in range(16)]
    assert 0 < pair.waits() - waits < 16


def test_callers_who_wait_together_all_hear_that_a_replica_is_missing(pair: Pair) -> None:
    script, together = frequent_script(pair.client, SET, ONE), Barrier(8)
    script(["{a}:first"], [0])
    pair.pause()

    def write(number: int) -> str:
        together.wait()
        with pytest.raises(NotReplicated) as failure:
            script([f"{{a}}:{number}"], [number])
        return str(failure.value)

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(write, range(8))) == ["0 of 1 replicas have it"] * 8
    pair.go_on()
    assert frequent_script(pair.client, SET, Replication(1, 20_000))(["{a}:0"], [1]) is None


def test_a_call_that_had_nothing_to_write_waits_for_what_others_wrote(pair: Pair) -> None:
    script = frequent_script(pair.client, "return redis.call('GET', KEYS[1])", ONE)
    script(["{a}:value"], [])
    pair.pause()
    pair.client.set("{a}:value", "new")
    with pytest.raises(NotReplicated):
        script(["{a}:value"], [])
    pair.go_on()


@pytest.mark.parametrize(("on_disk", "enough"), [(1, True), (0, False)])
def test_a_server_that_can_tell_is_asked_whether_replicas_have_it_on_disk(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch, on_disk: int, enough: bool
) -> None:
    server = Scripted(monkeypatch, lambda sent: [b"done", True, [0, on_disk]])
    script = replicated_script(client, "return 'done'", ONE)
    if enough:
        assert script(["{a}:b"], []) == b"done"
    else:
        with pytest.raises(NotReplicated):
            script(["{a}:b"], [])
    assert server.sent == [["EVALSHA", "SET", "WAITAOF"]]


def test_only_a_server_without_waitaof_is_asked_with_wait() -> None:
    confirmation = Confirmation(*ONE)
    too_old = redis.ResponseError("unknown command `WAITAOF`, with args beginning with: `0`")
    other = redis.ResponseError("unknown command `SET`, with args beginning with: `k`")
    with pytest.raises(redis.ResponseError, match="SET"):
        confirmation.holds([True, other])
    assert [command[0] for command in confirmation.commands("{a}:b")] == ["SET", "WAITAOF"]
    assert not confirmation.holds([True, too_old])
    assert [command[0] for command in confirmation.commands("{a}:b")] == ["SET", "WAIT"]


def test_a_server_that_lost_its_scripts_gets_them_again(pair: Pair) -> None:
    script = replicated_script(pair.client, SET, Replication(1, 20_000))
    for value in (b"1", b"2"):
        pair.client.script_flush()
        script(["{a}:value"], [value])
        assert pair.replica.get("{a}:value") == value
    assert pair.replica.exists(confirmation_key("{a}:value"))


def test_many_at_once_find_out_together_that_a_server_has_no_waitaof(pair: Pair) -> None:
    script = replicated_script(pair.client, SET, Replication(1, 20_000))
    barrier = Barrier(16)

    def write(number: int) -> None:
        barrier.wait()
        script([f"{{a}}:{number}"], [number])

    with ThreadPoolExecutor(16) as pool:
        list(pool.map(write, range(16)))
    assert [pair.replica.get(f"{{a}}:{number}") for number in range(16)] == [b"%d" % n for n in range(16)]
