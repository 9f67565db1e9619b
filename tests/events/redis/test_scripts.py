"""The script of every command runs over one connection, whoever calls it and whatever happens meanwhile."""

import os
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event
from typing import Any

import pytest
import redis

from events.errors import NotReplicated
from events.log.replication import Replication, frequent_script
from events.redis.confirmation import Confirmation
from events.redis.scripts import MOST, SharedScript, _Call
from tests.e2e.running import eventually

SOURCE = "return {KEYS[1], ARGV[1], redis.call('INCR', KEYS[1])}"


@pytest.fixture
def script(client: redis.Redis) -> SharedScript:
    made = frequent_script(client, SOURCE, Replication())
    assert isinstance(made, SharedScript)
    return made


def open_connections(client: redis.Redis) -> int:
    found: Any = client.client_list()
    return len(found)


def test_one_connection_serves_one_caller_after_another(client: redis.Redis, script: SharedScript) -> None:
    script(("k",), ("a",))
    before = open_connections(client)
    assert [script(("k",), (value,)) for value in (b"b", "c", 3)] == [
        [b"k", b"b", 2],
        [b"k", b"c", 3],
        [b"k", b"3", 4],
    ]
    assert open_connections(client) == before


def test_callers_at_the_same_time_get_their_own_replies(script: SharedScript) -> None:
    together = Barrier(8)

    def call(number: int) -> Any:
        together.wait()
        return [script((f"k{number}",), (number,)) for _ in range(50)]

    with ThreadPoolExecutor(8) as threads:
        for number, replies in enumerate(threads.map(call, range(8))):
            key, text = f"k{number}".encode(), str(number).encode()
            assert replies == [[key, text, count] for count in range(1, 51)]


def test_a_closed_connection_is_opened_again(client: redis.Redis, script: SharedScript) -> None:
    script(("k",), ("a",))
    client.client_kill_filter(_type="normal", skipme=True)
    assert script(("k",), ("b",)) == [b"k", b"b", 2]


def test_a_server_that_has_lost_the_script_gets_it_again(client: redis.Redis, script: SharedScript) -> None:
    script(("k",), ("a",))
    client.script_flush()
    assert script(("k",), ("b",)) == [b"k", b"b", 2]


def test_an_error_of_the_script_is_raised_and_leaves_the_connection_usable(
    client: redis.Redis, script: SharedScript
) -> None:
    client.set("k", "text")
    with pytest.raises(redis.ResponseError, match="not an integer"):
        script(("k",), ("a",))
    assert script(("n",), ("a",)) == [b"n", b"a", 1]


def test_a_fork_does_not_write_on_the_connection_of_its_parent(
    script: SharedScript, monkeypatch: pytest.MonkeyPatch
) -> None:
    script(("k",), ("a",))
    held = script._connection
    monkeypatch.setattr(os, "getpid", lambda: 1)
    script(("k",), ("b",))
    assert script._connection is not held


class Gate:
    """Holds round trips up until it is opened, and notes how many calls each carries."""

    def __init__(self, script: SharedScript, patch: pytest.MonkeyPatch) -> None:
        self.sizes: list[int] = []
        self.open = Event()
        self.failure: BaseException | None = None
        exchange = script._exchange

        def gated(batch: Any) -> None:
            self.sizes.append(len(batch))
            assert self.open.wait(10)
            failure, self.failure = self.failure, None
            if failure:
                raise failure
            exchange(batch)

        patch.setattr(script, "_exchange", gated)


@pytest.fixture
def gate(script: SharedScript, monkeypatch: pytest.MonkeyPatch) -> Gate:
    return Gate(script, monkeypatch)


def called_together(script: SharedScript, gate: Gate, keys: list[str]) -> list[Any]:
    """The replies, or errors, of a call that is under way and others that wait for it."""

    def call(key: str) -> Any:
        try:
            return script((key,), ("a",))
        except (redis.RedisError, NotReplicated, SystemExit) as error:
            return error

    with ThreadPoolExecutor(len(keys)) as threads:
        first = threads.submit(call, keys[0])
        eventually(lambda: bool(gate.sizes), why="nothing is sent")
        others = [threads.submit(call, key) for key in keys[1:]]
        eventually(lambda: len(script._waiting) == len(keys) - 1, why="the others do not wait")
        gate.open.set()
        return [future.result(timeout=10) for future in (first, *others)]


def test_what_waits_is_sent_together(script: SharedScript, gate: Gate) -> None:
    replies = called_together(script, gate, ["a", "b", "c", "b"])
    assert gate.sizes == [1, 3]
    assert [reply[0] for reply in replies] == [b"a", b"b", b"c", b"b"]
    assert sorted(reply[2] for reply in replies) == [1, 1, 1, 2]


@pytest.mark.parametrize(
    ("confirmation", "sizes"), [(None, [1, MOST, 6]), (Confirmation(0, 100), [1, MOST + 6])]
)
def test_more_calls_go_together_if_they_wait_for_replicas(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch, confirmation: Confirmation | None, sizes: list[int]
) -> None:
    script = SharedScript(client, "return KEYS[1]", confirmation)
    gate = Gate(script, monkeypatch)
    replies = called_together(script, gate, [f"k{number}" for number in range(MOST + 7)])
    assert gate.sizes == sizes
    assert replies == [f"k{number}".encode() for number in range(MOST + 7)]


class Unblocked(Confirmation):
    """A server that becomes a replica while it waits for its replicas."""

    def __init__(self) -> None:
        super().__init__(0, 100)

    def holds(self, replies: Any) -> bool:
        super().holds(replies)
        raise redis.ResponseError("UNBLOCKED force unblock from blocking operation")


def test_no_call_is_accepted_if_waiting_for_replicas_is_an_error(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = SharedScript(client, SOURCE, Unblocked())
    replies = called_together(script, Gate(script, monkeypatch), ["a", "b", "c"])
    assert [str(reply) for reply in replies] == ["UNBLOCKED force unblock from blocking operation"] * 3


def test_an_error_is_a_matter_of_its_own_call(script: SharedScript, gate: Gate, client: redis.Redis) -> None:
    client.set("b", "text")
    _, wrong, right = called_together(script, gate, ["a", "b", "c"])
    assert isinstance(wrong, redis.ResponseError)
    assert right == [b"c", b"a", 1]


def test_a_caller_who_is_stopped_does_not_stop_the_next_round_trip(script: SharedScript, gate: Gate) -> None:
    gate.failure = SystemExit("stopped")
    first, *others = called_together(script, gate, ["a", "b", "c"])
    assert isinstance(first, SystemExit)
    assert [reply[2] for reply in others] == [1, 1]
    assert script(("d",), ("a",)) == [b"d", b"a", 1]


@pytest.mark.parametrize("failure", [redis.TimeoutError("too late"), NotReplicated(0, 1)])
def test_whoever_waits_for_a_silent_server_waits_no_longer_than_the_first(
    script: SharedScript, gate: Gate, failure: Exception
) -> None:
    gate.failure = failure
    assert called_together(script, gate, ["a", "b", "c"]) == [failure] * 3
    assert gate.sizes == [1]
    assert script(("d",), ("a",)) == [b"d", b"a", 1]


def test_a_reply_that_nobody_has_read_answers_no_other_call(
    script: SharedScript, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert script(("a",), ("a",)) == [b"a", b"a", 1]

    def stopped() -> None:
        raise InterruptedError("a signal came between sending and reading")

    with monkeypatch.context() as patch:
        patch.setattr(script._connection, "read_response", stopped)
        with pytest.raises(InterruptedError):
            script(("b",), ("b",))
    assert script(("c",), ("c",)) == [b"c", b"c", 1]


@pytest.mark.parametrize("failure", [redis.ConnectionError("closed"), redis.TimeoutError("too late")])
def test_a_script_that_cannot_be_loaded_is_an_error_or_tried_again(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch, failure: redis.RedisError
) -> None:
    script, load, failures = SharedScript(client, SOURCE), client.script_load, [failure]
    client.script_flush()

    def unreliable(source: str) -> Any:
        if failures:
            raise failures.pop()
        return load(source)

    monkeypatch.setattr(client, "script_load", unreliable)
    if isinstance(failure, redis.ConnectionError):
        assert script(("a",), ("a",)) == [b"a", b"a", 1]
        return
    with pytest.raises(redis.TimeoutError):
        script(("a",), ("a",))
    assert script(("a",), ("a",)) == [b"a", b"a", 1]


def test_a_server_that_never_knows_the_script_is_unavailable(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = SharedScript(client, SOURCE)
    client.script_flush()
    monkeypatch.setattr(client, "script_load", lambda _source: None)
    with pytest.raises(redis.ConnectionError, match="keeps forgetting"):
        script(("a",), ("a",))


class NoReplica(Confirmation):
    """A replica that is away."""

    def __init__(self) -> None:
        super().__init__(0, 100)

    def holds(self, replies: Any) -> bool:
        raise NotReplicated(0, 1)


def test_a_missing_replica_costs_no_connection(client: redis.Redis) -> None:
    script = SharedScript(client, SOURCE, NoReplica())
    found: Any = [_refused(client, script) for _ in range(3)]
    assert found[1] == found[2]


def _refused(client: redis.Redis, script: SharedScript) -> int:
    """How many connections there have been after a call that no replica confirms."""
    with pytest.raises(NotReplicated):
        script(("a",), ("a",))
    said: Any = client.info("stats")
    number: int = said["total_connections_received"]
    return number


@pytest.mark.parametrize(
    ("error", "stands"), [(NotReplicated(0, 1), True), (redis.TimeoutError(), True), (SystemExit(), False)]
)
def test_a_reply_stands_if_another_call_of_its_round_trip_fails(
    script: SharedScript, monkeypatch: pytest.MonkeyPatch, error: BaseException, stands: bool
) -> None:
    def exchange(batch: list[_Call]) -> None:
        batch[0].answer("accepted", None)
        raise error

    monkeypatch.setattr(script, "_exchange", exchange)
    if stands:
        assert script(("a",), ("a",)) == "accepted"
        return
    with pytest.raises(SystemExit):
        script(("a",), ("a",))


def test_a_script_that_was_lost_and_a_closed_connection_cost_no_call(
    script: SharedScript, gate: Gate, client: redis.Redis
) -> None:
    script._connection = client.connection_pool.get_connection()
    client.script_flush()
    client.client_kill_filter(_type="normal", skipme=True)
    replies = called_together(script, gate, ["a", "b", "c"])
    assert [reply[2] for reply in replies] == [1, 1, 1]


def test_a_caller_who_is_stopped_while_waiting_leaves_no_gap(script: SharedScript) -> None:
    stopped = _Call("", b"")
    script._batch = [first := _Call("", b"")]
    assert script._must_wait(stopped)
    script._give_up(stopped, SystemExit())
    script._end_turn_of(stopped)
    assert (script._batch, list(script._waiting)) == ([first], [])
