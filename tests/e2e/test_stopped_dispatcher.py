"""A dispatcher that stands still is seen from outside, and every process answers for itself."""

import json
import os
import re
import signal
import socket
import urllib.request
from functools import partial
from pathlib import Path

import pytest

from tests.e2e.playing import TITLE
from tests.e2e.running import Wardbook, eventually


def read(url: str) -> str:
    with urllib.request.urlopen(url, timeout=5) as response:
        text: str = response.read().decode()
        return text


def is_free(port: int) -> bool:
    """Whether nobody listens on a port. Those from 20,000 on are given to no client."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def is_well(port: int) -> bool:
    """Whether a process answers for itself."""
    try:
        return bool(json.loads(read(f"http://127.0.0.1:{port}/healthz")) == {"status": "ok"})
    except OSError:
        return False


def metric(wardbook: Wardbook, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", read(f"{wardbook.url}/metrics"), re.MULTILINE)
    assert found
    return float(found[1])


@pytest.mark.soak
def test_a_stopped_dispatcher_is_seen_in_the_metrics(tmp_path: Path) -> None:
    port = next(port for port in range(20_000, 30_000, 2) if is_free(port) and is_free(port + 1))
    wardbook = Wardbook(tmp_path, WARDBOOK_METRICS_PORT=str(port), WARDBOOK_LOG_LEVEL="info")
    wardbook.start()
    try:
        for own in (port, port + 1):  # the service is ready before its worker and dispatcher are
            eventually(partial(is_well, own), why="worker or dispatcher does not answer")
        assert "wardbook_feed_entries_total" in read(f"http://127.0.0.1:{port}/metrics")
        dispatcher = wardbook.pids()["dispatcher"]
        os.kill(dispatcher, signal.SIGSTOP)
        try:
            client, _ = wardbook.player("Ann")
            client.post("/v1/games", {"title": TITLE, "seats": [{}, {}]})
            eventually(lambda: metric(wardbook, "wardbook_feed_oldest_seconds") > 2)
            assert metric(wardbook, "wardbook_feed_backlog") == 1
            assert metric(wardbook, "wardbook_oldest_waiting_seconds") == 0
        finally:
            os.kill(dispatcher, signal.SIGCONT)
        eventually(lambda: metric(wardbook, "wardbook_feed_backlog") == 0)
        assert metric(wardbook, "wardbook_feed_oldest_seconds") == 0
    finally:
        wardbook.close()
    logged = [line for line in wardbook.messages if not line.startswith("Wardbook ")]
    assert len(logged) > 3
    assert all({"at", "level", "logger", "message"} <= set(json.loads(line)) for line in logged)
