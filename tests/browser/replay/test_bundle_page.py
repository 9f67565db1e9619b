"""`wardbook view BUNDLE` in a browser: the verdict, the standings, and the way to a game and back."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import redis
from playwright.sync_api import expect

from events.bundle.bundle_writer import bundle
from events.fold.store import Store
from events.tournaments.tournament_store import TournamentStore
from games.titles import TITLES
from tests.browser.accessibility import violations
from tests.browser.conftest import NewPage
from tests.events.bundle.forging import Files, pack, unpack
from tests.events.bundle.tournaments import Hall, played
from tests.events.exports import SIGNER
from tournaments.settings import Swiss

pytestmark = pytest.mark.browser


@pytest.fixture
def files(client: redis.Redis) -> Files:
    """The files of a tournament with two games."""
    hall = Hall(TournamentStore(client, TITLES), Store(client, TITLES))
    folded = played(hall, players=4, title="dice-hospital", stages=(Swiss(1),))
    return unpack(b"".join(bundle(*hall, folded, SIGNER, lambda ids: {one: f"Name {one}" for one in ids})))


@contextmanager
def viewing(path: Path, files: Files) -> Iterator[str]:
    """The address at which a bundle is shown."""
    path.write_bytes(pack(files))
    command = [sys.executable, "-m", "service.http.viewer", str(path), "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as viewer:
        assert viewer.stdout
        url = re.search(r"http://\S+", viewer.stdout.readline())
        assert url
        try:
            yield url[0]
        finally:
            viewer.terminate()


def test_a_sound_bundle_leads_to_every_game(new_page: NewPage, files: Files, tmp_path: Path) -> None:
    with viewing(tmp_path / "cup.zip", files) as url:
        page = new_page()
        page.goto(url)
        expect(page.get_by_role("heading", level=1)).to_have_text("Spring Open")
        expect(page.get_by_role("heading", name="Everything in this tournament")).to_be_visible()
        expect(page.get_by_role("table").first).to_contain_text("Name player-003")
        assert violations(page) == []
        page.get_by_role("link", name="Replay of round 1, table 2").click()
        expect(page.locator(".verdict.sound")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("heading", name="Standings")).to_be_visible()
        page.close()


def test_a_forged_bundle_is_called_wrong(new_page: NewPage, files: Files, tmp_path: Path) -> None:
    files["games/r01-t02.jsonl"] = files["games/r01-t01.jsonl"]
    with viewing(tmp_path / "cup.zip", files) as url:
        page = new_page()
        page.goto(url)
        expect(page.get_by_role("heading", name="Something in this file is wrong")).to_be_visible()
        expect(page.get_by_role("listitem").filter(has_text="Round 1, table 2:").first).to_be_visible()
        assert violations(page) == []
        page.close()
