"""The file of a tournament in `wardbook view`: its verdict, and the replay of a table."""

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.conftest import OPERATOR
from tests.browser.playing import sign_in
from tests.browser.tournaments.small import new_tournament
from tests.e2e.running import ROOT, Wardbook

pytestmark = pytest.mark.browser


@contextmanager
def viewed(file: Path) -> Iterator[str]:
    """The URL at which `wardbook view` shows a file."""
    command = [sys.executable, "-m", "cli.main", "view", str(file), "--no-browser"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = re.search(r"http://\S+", process.stdout.readline())
        assert said
        try:
            yield said[0]
        finally:
            process.terminate()


def test_a_bundle_shows_its_verdict_and_replays(page: Page, service: Wardbook, tmp_path: Path) -> None:
    small = new_tournament(service, OPERATOR, 2, name="In a file", stages=[{"kind": "swiss", "rounds": 1}])
    small.resign(small.started()["tables"][0])
    small.finished()
    file = tmp_path / "tournament.zip"
    with urllib.request.urlopen(f"{service.url}{small.path}/export", timeout=60) as answer:
        file.write_bytes(answer.read())
    with viewed(file) as url:
        page.goto(url)
        expect(page.get_by_role("heading", name="In a file")).to_be_visible(timeout=120_000)
        expect(page.get_by_text("Everything in this tournament was done by the rules")).to_be_visible()
        expect(page.get_by_text("Ada").first).to_be_visible()
        assert violations(page) == []
        page.get_by_role("link", name="Replay of round 1, table 1").click()
        expect(page.locator(".board")).to_be_visible(timeout=60_000)


def test_the_file_of_private_games_is_saved_for_their_organizer(page: Page, service: Wardbook) -> None:
    game = {"title": "clinic", "visibility": "private"}
    small = new_tournament(service, OPERATOR, 2, game=game, stages=[{"kind": "swiss", "rounds": 1}])
    seats = small.started()["tables"][0]["seats"]
    placings = [{"player": seat["player"], "place": 1, "points": 0} for seat in seats]
    small.organize("override_result", round=1, table=1, placings=placings, reason="They played at home")
    sign_in(page, small.owner, service.url)
    page.goto(f"/tournaments/{small.id}")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download the file").click()
    assert downloading.value.suggested_filename == f"wardbook-{small.id}.zip"
    assert "manifest.json" in ZipFile(downloading.value.path()).namelist()
