"""The URLs of Redis: one server, the one that Sentinels name, some nodes of a cluster."""

import subprocess
from pathlib import Path

import pytest
import redis

from cli.main import main
from cli.run.embedded_redis import find_server
from events.execute import execute
from events.fold.store import Store
from events.redis.connection import connect
from events.settings import BadSetting, from_environment
from tests.clusters import running_cluster
from tests.conftest import free_port, start_redis, stop_redis
from tests.e2e.running import eventually
from tests.events.play import started
from tests.market.base import Roll
from tests.market.title import TITLES
from tests.players import ANN
from workers.queue import open_queues

COMMANDS = ("up", "web", "worker", "dispatcher", "rebuild")


def test_a_master_is_found_through_any_sentinel_that_answers(tmp_path: Path) -> None:
    port, watch = free_port(), free_port()
    server = start_redis(port, tmp_path)
    configuration = tmp_path / "sentinel.conf"
    configuration.write_text(f"port {watch}\nbind 127.0.0.1\nsentinel monitor games 127.0.0.1 {port} 1\n")
    sentinel = subprocess.Popen(
        [find_server(), str(configuration), "--sentinel"], stdout=subprocess.DEVNULL, cwd=tmp_path
    )
    url = f"sentinel://127.0.0.1:{free_port()},127.0.0.1:{watch}/games"
    try:
        eventually(lambda: _answers(url), why="no sentinel named the master")
        with connect(url + "/0") as client:
            store = Store(client, TITLES)
            assert execute(store, started(store), ANN, Roll()).version == 4
        queues = open_queues(url)
        assert queues.short.get_job_ids() == []
        queues.close()
    finally:
        sentinel.kill()
        sentinel.wait()
        stop_redis(server)


def _answers(url: str) -> bool:
    try:
        with connect(url, timeout=1) as client:
            return bool(client.ping())
    except redis.RedisError:
        return False


def test_a_cluster_is_found_through_any_node_that_answers(tmp_path: Path) -> None:
    with running_cluster(tmp_path, masters=1) as cluster:
        with connect(f"redis+cluster://127.0.0.1:{free_port()},127.0.0.1:{cluster.nodes[0].port}") as client:
            assert client.set("a", 1)
        node = f"redis://127.0.0.1:{cluster.nodes[0].port}/0"
        for command in COMMANDS:
            for record, queue in ((node, ""), (cluster.url, node), (cluster.url, "")):
                with pytest.MonkeyPatch.context() as patch:
                    patch.setenv("WARDBOOK_REDIS_URL", record)
                    patch.setenv("WARDBOOK_QUEUE_URL", queue)
                    assert main([command]) == 2


def test_a_cluster_without_a_queue_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WARDBOOK_REDIS_URL", "redis+cluster://a:1,b:2,c:3")
    for command in COMMANDS:
        assert main([command]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith("wardbook: WARDBOOK_QUEUE_URL: must be set")


@pytest.mark.parametrize(
    "url",
    [
        "redis+cluster://a:1",
        "rediss+cluster://me:secret@a:1,[::1]:2,c.example:3",
        "sentinel://a:26379,b:26379/games",
        "sentinels://:secret@a:1/games/2",
    ],
)
def test_urls_of_several_servers(url: str) -> None:
    settings = from_environment({"WARDBOOK_REDIS_URL": url, "WARDBOOK_QUEUE_URL": "redis://q:1"})
    assert settings.redis_url == url


@pytest.mark.parametrize(
    ("variable", "url"),
    [
        ("WARDBOOK_REDIS_URL", "redis+cluster://a"),
        ("WARDBOOK_REDIS_URL", "redis+cluster://a:1,"),
        ("WARDBOOK_REDIS_URL", "sentinel://a:1,b:2"),
        ("WARDBOOK_REDIS_URL", "cluster://a:1"),
        ("WARDBOOK_QUEUE_URL", "redis+cluster://a:1"),
    ],
)
def test_urls_that_name_no_server(variable: str, url: str) -> None:
    with pytest.raises(BadSetting, match=variable):
        from_environment(
            {"WARDBOOK_REDIS_URL": "redis://r:1", "WARDBOOK_QUEUE_URL": "redis://q:1", variable: url}
        )
