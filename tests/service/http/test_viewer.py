"""`wardbook view`: the browser app with one file, without Redis."""

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis
from flask.testing import FlaskClient

from cli.main import main
from events.fold.store import Store
from games.titles import TITLES
from service import audit_pool
from service.http.viewer import create_viewer
from tests.events.exports import OTHER, SIGNER, lines_of, played

NDJSON = "application/x-ndjson"


@pytest.fixture(autouse=True)
def _shipped_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replays know the titles that are shipped, unlike in other tests."""
    monkeypatch.setattr(audit_pool, "REPLAY_COMMAND", ("-m", "service.replays"))


@pytest.fixture
def export(client: redis.Redis) -> bytes:
    """The beginning of a game of Dice Hospital."""
    store = Store(client, TITLES)
    return b"".join(lines_of(store, played(store, most=30)))


@pytest.fixture
def viewer(export: bytes) -> FlaskClient:
    return create_viewer(export).test_client()


def test_it_serves_the_app_the_file_and_its_replay(viewer: FlaskClient, export: bytes) -> None:
    page = viewer.get("/replay", headers={"Accept": "text/html"})
    assert (page.status_code, page.mimetype) == (200, "text/html")
    assert page.headers["X-Content-Type-Options"] == "nosniff"
    file = viewer.get("/file")
    assert (file.get_data(), file.headers["Cache-Control"]) == (export, "no-store")
    replay = viewer.post("/v1/replays?eyes=open&words=en", data=export, content_type=NDJSON).get_json()
    assert replay["audit"]["verdict"] == "sound"
    assert (len(replay["steps"]), replay["key"]) == (30, SIGNER.public)
    for path in ("/v1/titles/dice-hospital/components?lang=it", "/docs/history", "/docs/static/icon.svg"):
        assert viewer.get(path).status_code == 200


def test_it_has_nothing_else(viewer: FlaskClient) -> None:
    for path in ("/v1/games", "/v1/players/me", "/v1/signing-key", "/metrics"):
        assert viewer.get(path).status_code == 404


def test_a_page_of_another_site_cannot_read_the_file(viewer: FlaskClient) -> None:
    assert viewer.get("/file", headers={"Host": "evil.example:8000"}).status_code == 400
    assert (
        "Access-Control-Allow-Origin"
        not in viewer.get("/file", headers={"Origin": "http://evil.example"}).headers
    )


def test_with_keys_one_of_them_must_have_signed(export: bytes) -> None:
    for trusted, verdict in ((SIGNER, "sound"), (OTHER, "unsound")):
        viewer = create_viewer(export, (trusted.public,)).test_client()
        replay = viewer.post("/v1/replays", data=export, content_type=NDJSON).get_json()
        assert replay["audit"]["verdict"] == verdict


@pytest.fixture
def command(tmp_path: Path, export: bytes) -> Iterator[subprocess.Popen[str]]:
    """`wardbook view` on a machine without Redis and without a display."""
    file = tmp_path / "-game.jsonl"
    file.write_bytes(export)
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    process = subprocess.Popen(
        [sys.executable, "-m", "cli.main", "view", "--", str(file)],
        env={**environment, "WARDBOOK_REDIS_URL": "redis://127.0.0.1:1/0"},
        stdout=subprocess.PIPE,
        text=True,
    )
    yield process
    process.terminate()
    process.communicate()


def test_the_command_prints_where_to_look(command: subprocess.Popen[str], export: bytes) -> None:
    assert command.stdout
    url = re.search(r"(http://127\.0\.0\.1:\d+)/replay#file", command.stdout.readline())
    assert url
    with urllib.request.urlopen(f"{url[1]}/file", timeout=30) as answer:
        assert answer.read() == export


@pytest.mark.parametrize(("name", "said"), [("none.jsonl", "No such file"), ("large.jsonl", "larger than")])
def test_a_file_that_it_cannot_take_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, said: str
) -> None:
    with (tmp_path / "large.jsonl").open("wb") as file:
        file.truncate(11 * 1024 * 1024)
    assert main(["view", str(tmp_path / name)]) == 2
    assert said in capsys.readouterr().err
