"""The script of every command runs over connections of its own, whatever happens to them meanwhile."""

import os
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
import redis

from events.log.held_script import HeldScript
from events.log.replication import Replication, frequent_script

SOURCE = "return {KEYS[1], ARGV[1], redis.call('INCR', KEYS[1])}"


@pytest.fixture
def script(client: redis.Redis) -> HeldScript:
    made = frequent_script(client, SOURCE, Replication())
    assert isinstance(made, HeldScript)
    return made


def open_connections(client: redis.Redis) -> int:
    found: Any = client.client_list()
    return len(found)


def test_one_connection_serves_one_caller_after_another(client: redis.Redis, script: HeldScript) -> None:
    script(("k",), ("a",))
    before = open_connections(client)
    assert [script(("k",), (value,)) for value in (b"b", "c", 3)] == [
        [b"k", b"b", 2],
        [b"k", b"c", 3],
        [b"k", b"3", 4],
    ]
    assert open_connections(client) == before


def test_callers_at_the_same_time_have_connections_of_their_own(script: HeldScript) -> None:
    together = Barrier(8)

    def call(number: int) -> Any:
        together.wait()
        return [script((f"k{number}",), (number,)) for _ in range(50)]

    with ThreadPoolExecutor(8) as threads:
        for number, replies in enumerate(threads.map(call, range(8))):
            key, text = f"k{number}".encode(), str(number).encode()
            assert replies == [[key, text, count] for count in range(1, 51)]


def test_a_closed_connection_is_opened_again(client: redis.Redis, script: HeldScript) -> None:
    script(("k",), ("a",))
    client.client_kill_filter(_type="normal", skipme=True)
    assert script(("k",), ("b",)) == [b"k", b"b", 2]


def test_a_server_that_has_lost_the_script_gets_it_again(client: redis.Redis, script: HeldScript) -> None:
    script(("k",), ("a",))
    client.script_flush()
    assert script(("k",), ("b",)) == [b"k", b"b", 2]


def test_an_error_of_the_script_is_raised_and_leaves_the_connection_usable(
    client: redis.Redis, script: HeldScript
) -> None:
    client.set("k", "text")
    with pytest.raises(redis.ResponseError, match="not an integer"):
        script(("k",), ("a",))
    assert script(("n",), ("a",)) == [b"n", b"a", 1]


def test_a_fork_does_not_write_on_the_connections_of_its_parent(
    script: HeldScript, monkeypatch: pytest.MonkeyPatch
) -> None:
    script(("k",), ("a",))
    (held,) = script._idle
    monkeypatch.setattr(os, "getpid", lambda: 1)
    script(("k",), ("b",))
    assert held not in script._idle
