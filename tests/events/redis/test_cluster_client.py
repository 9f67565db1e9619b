"""Callers who want to know at the same time where the keys of a cluster are now ask once."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Lock
from typing import Any

import pytest
import redis

from events.redis.cluster_client import ClusterClient
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
