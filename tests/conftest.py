"""A real Redis for the tests, which fsyncs every append like the service's own."""

import gc
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

from cli.output import CliError
from cli.run.embedded_redis import find_server
from events.fold.store import Store
from events.redis.connection import connect
from tests.browser.chromium import HOW_TO_INSTALL, find_chromium
from tests.market.title import TITLES

TOGETHER = (
    "tests/e2e/",
    "tests/browser/test_smoke.py",
    "tests/service/http/test_gunicorn.py",
    "tests/service/http/test_uploads.py",
    "tests/test_architecture.py",
)
"""Tests that share what is slow to make, such as a running service. One process runs all of a group."""


class GroupsFirst(LoadScopeScheduling):  # type: ignore[misc]
    """Each test goes to the next free process. Groups of tests come first."""

    def _split_scope(self, nodeid: str) -> str:
        return next((group for group in TOGETHER if nodeid.startswith(group)), nodeid)

    def mark_test_complete(self, node: WorkerController, item_index: int, duration: float = 0) -> None:
        """Forget what is done: counting what is left would otherwise take longer with every test."""
        super().mark_test_complete(node, item_index, duration)
        scope = self._split_scope(self.registered_collections[node][item_index])
        if all(self.assigned_work[node][scope].values()):
            del self.assigned_work[node][scope]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> GroupsFirst:
    """How tests are shared out if several processes run them."""
    return GroupsFirst(config, log)


def pytest_collection() -> None:
    """Look for no garbage while modules and tests are collected: they stay."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Look for garbage seldom, and only in what the tests make."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 20)


def pytest_sessionstart() -> None:
    """Say once, not for every test, that there is no Redis to test with."""
    try:
        find_server()
    except CliError as error:
        pytest.exit(str(error), returncode=2)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly how many browser tests are left out."""
    skipped = terminalreporter.getreports("skipped")
    count = sum(report.nodeid.startswith("tests/browser/") for report in skipped)
    if count and not find_chromium():
        terminalreporter.write_sep("!", f"{count} browser tests LEFT OUT: there is no Chromium", yellow=True)
        terminalreporter.write_line(f"To run them, {HOW_TO_INSTALL}.")


def free_port() -> int:
    """A loopback port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start_redis(port: int, data: Path, *options: str) -> "subprocess.Popen[bytes]":
    """Start a Redis and wait until it answers."""
    arguments = ["--port", str(port), "--bind", "127.0.0.1", "--dir", str(data), "--save", ""]
    durable = ["--appendonly", "yes", "--appendfsync", "always"]
    server = subprocess.Popen(
        [find_server(), *arguments, *durable, *options],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    for _ in range(200):
        try:
            with redis.Redis(port=port, retry=Retry(NoBackoff(), 0)) as client:
                client.ping()
            return server
        except redis.ConnectionError:
            time.sleep(0.05)
    server.kill()
    raise RuntimeError("redis-server did not start")


def stop_redis(server: "subprocess.Popen[bytes]") -> None:
    """Stop a Redis for good."""
    server.kill()
    server.wait()


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The address of a Redis that lasts as long as the test run."""
    with TemporaryDirectory(prefix="wardbook-redis-") as data:
        port = free_port()
        server = start_redis(port, Path(data))
        try:
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            stop_redis(server)


@pytest.fixture
def client(redis_url: str) -> Iterator[redis.Redis]:
    """A client of an empty Redis."""
    client = connect(redis_url)
    client.flushall()
    yield client
    client.close()


@pytest.fixture
def store(client: redis.Redis) -> Store:
    """A store of games of Market."""
    return Store(client, TITLES)
