"""Callers who want to know at the same time where the keys of a cluster are now ask once."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Lock
from types import SimpleNamespace
from typing import Any

import pytest
import redis

from events.log.replication import Replication, replicated_script
from events.redis.cluster_client import ClusterClient
from events.redis.connection import ask_node
from tests.clusters import running_cluster
from tests.e2e.running import eventually

CALLERS = 6


class CountingLock:
    """A lock that counts who has asked for it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.asked = 0

    def __enter__(self) -> None:
        self.asked += 1
        self._lock.acquire()

    def __exit__(self, *_: object) -> None:
        self._lock.release()


@pytest.mark.parametrize("failure", [None, redis.TimeoutError("nobody answers")])
def test_callers_at_the_same_time_ask_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception | None
) -> None:
    with running_cluster(tmp_path) as cluster:
        node: Any = redis.cluster.ClusterNode
        client = ClusterClient(startup_nodes=[node("127.0.0.1", cluster.nodes[0].port)])
        client._asking = lock = CountingLock()  # type: ignore[assignment]
        asked, answer, failures = list[str | None](), Event(), [failure] if failure else []

        def ask(last_failed_node_name: str | None = None) -> None:
            asked.append(last_failed_node_name)
            assert answer.wait(10)
            if failures:
                raise failures.pop()

        monkeypatch.setattr(client.nodes_manager, "initialize", ask)

        def call(_number: int) -> Exception | None:
            try:
                client.find_keys_again("failed")
            except redis.TimeoutError as error:
                return error
            return None

        with ThreadPoolExecutor(CALLERS) as threads:
            calls = [threads.submit(call, number) for number in range(CALLERS)]
            eventually(lambda: lock.asked == CALLERS, why="not all want to know")
            answer.set()
            heard = [found.result(timeout=10) for found in calls]
        assert asked == ["failed"]
        assert [error for error in heard if error] == ([failure] if failure else [])
        client.find_keys_again()
        assert asked == ["failed", None]
        client.close()


class Replaced(ClusterClient):
    """A cluster whose server does not answer, and is replaced by another one before anybody asks again."""

    def __init__(self) -> None:
        self.nodes = iter(("away:1", "successor:2"))
        self.failed: list[str | None] = []

    def register_script(self, script: Any) -> Any:
        return SimpleNamespace(sha="", script=script)

    def get_node_from_key(self, _key: str, _from_replica: bool = False) -> Any:
        return SimpleNamespace(name=next(self.nodes))

    def get_redis_connection(self, _node: Any) -> Any:
        return self

    def pipeline(self, *_: Any, **__: Any) -> Any:
        raise redis.TimeoutError("too late")

    def find_keys_again(self, failed: str | None = None) -> None:
        self.failed.append(failed)


def test_the_server_that_failed_is_named() -> None:
    client: Any = Replaced()
    with pytest.raises(redis.TimeoutError):
        replicated_script(client, "return 1", Replication(1, 100))(("a",), ())
    assert client.failed == ["away:1"]


def test_a_server_that_cannot_be_asked_is_named() -> None:
    def ask(_node: Any) -> None:
        raise redis.ConnectionError("closed")

    client: Any = Replaced()
    with pytest.raises(redis.ConnectionError):
        ask_node(client, "a", ask)
    assert client.failed == ["away:1"]
