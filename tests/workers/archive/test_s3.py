"""The archive in a bucket of a real S3 server, moto's, which lives outside our environment: it is large."""

import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest
import redis

from cli.archive.backup_command import copy_files
from events.archive.archive import Archive
from events.archive.object_store import ObjectStore
from events.errors import ArchiveUnavailable
from events.fold.store import Store
from tests.conftest import free_port
from tests.market.title import TITLES
from tests.workers.archive.archiving import finished, leave_redis
from tests.workers.archive.test_archived_games import everything

MOTO = "moto[server]==5.2.5"
START_SECONDS = 300
"""The first run downloads it."""

pytestmark = pytest.mark.soak


@pytest.fixture
def server() -> Iterator["subprocess.Popen[bytes]"]:
    """A server with an empty bucket, and the variables with which it is reached."""
    port = free_port()
    command = [sys.executable, "-m", "uv", "tool", "run", "--from", MOTO, "moto_server", "-p", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AWS_ENDPOINT", url)
        patch.setenv("AWS_ACCESS_KEY_ID", "key")
        patch.setenv("AWS_SECRET_ACCESS_KEY", "secret")
        patch.setenv("AWS_REGION", "us-east-1")
        try:
            _make_bucket(f"{url}/games", process)
            yield process
        finally:
            process.terminate()
            process.wait()


def _make_bucket(url: str, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            urllib.request.urlopen(urllib.request.Request(url, method="PUT")).close()
        except urllib.error.URLError:
            time.sleep(0.2)
        else:
            return
    raise RuntimeError("moto's server did not start")


def store_on_s3(client: redis.Redis) -> Store:
    return Store(client, TITLES, Archive(client, ObjectStore("s3://games/old")))


def test_games_are_archived_in_a_bucket_and_read_from_it(
    client: redis.Redis, server: "subprocess.Popen[bytes]", tmp_path: object
) -> None:
    store = store_on_s3(client)
    games = [finished(store, luck) for luck in range(5)]
    before = [everything(store, game) for game in games]
    for game in games:
        leave_redis(store, game)
    assert [everything(store_on_s3(client), game) for game in games] == before
    files = ObjectStore("s3://games/old")
    assert len(list(files.paths())) == 5
    assert files.get("nothing") is None
    local = ObjectStore(f"{tmp_path}/copy")
    assert (copy_files(files, local), copy_files(files, local)) == (5, 0)


def test_while_the_bucket_is_away_archived_games_cannot_be_read_and_others_go_on(
    client: redis.Redis, server: "subprocess.Popen[bytes]"
) -> None:
    store = store_on_s3(client)
    game, other = finished(store), finished(store, 1)
    leave_redis(store, game)
    server.terminate()
    server.wait()
    with pytest.raises(ArchiveUnavailable):
        store_on_s3(client).load(game)
    with pytest.raises(ArchiveUnavailable):
        leave_redis(store, other)
    assert store_on_s3(client).load(other).table.status == "finished"
