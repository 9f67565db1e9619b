"""Files that are dropped on the page: honest, forged, damaged, foreign and huge ones."""

import json
import re
import subprocess
import sys

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.replay.conftest import FileOf
from tests.browser.replay.finished_game import FinishedGame
from tests.browser.watching import finished_requests

pytestmark = pytest.mark.browser
FILE = "input[type=file]"
MOST = 10 * 1024 * 1024


def test_an_honest_file_is_called_honest(page: Page, finished: FinishedGame, file_of: FileOf) -> None:
    page.goto("/replay")
    page.set_input_files(FILE, file_of(finished.export))
    expect(page.locator(".verdict.sound h2")).to_have_text("This game is honest")
    expect(page.locator(".verdict")).to_contain_text(f"All {len(finished.records())} records were checked")
    expect(page.locator(".verdict .notes")).to_contain_text(re.compile("took back|taken back"))
    expect(page.locator(".draws")).to_contain_text("Secrets of players went into every draw too (Ben).")
    page.get_by_text("Show the numbers").click()
    expect(page.locator(".draws")).to_contain_text("tea at four")


DROP_AT_ONCE = """
new MutationObserver((_, observer) => {
    if (!document.querySelector(".drop")) return;
    observer.disconnect();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([%s], "game.jsonl"));
    document.body.dispatchEvent(new DragEvent("drop", {bubbles: true, cancelable: true, dataTransfer}));
}).observe(document, {childList: true, subtree: true});
"""


def test_a_file_can_be_dropped_in_the_first_moment(page: Page, finished: FinishedGame) -> None:
    page.add_init_script(DROP_AT_ONCE % json.dumps(finished.export))
    page.goto("/replay")
    expect(page.locator(".verdict.sound")).to_be_visible()
    expect(page.locator(".what")).to_contain_text("From the file game.jsonl")


def test_a_forged_move_is_shown_in_its_place(page: Page, finished: FinishedGame, file_of: FileOf) -> None:
    version = finished.first_kept_version_of("take_ambulance")
    forged = finished.with_record(version, {"command": {"type": "take_ambulance", "number": 7}})
    page.goto("/replay")
    page.set_input_files(FILE, file_of(forged))
    expect(page.locator(".verdict.unsound h2")).to_have_text("This file is not honest")
    expect(page.locator(".caption h2")).to_contain_text(f"Move {version} of")
    page.keyboard.press("End")
    page.locator(".track input").press("Home")
    expect(page.locator(".caption h2")).to_contain_text("Move 1 of")
    page.get_by_role("link", name=f"Move {version}").first.click()
    expect(page.locator(".caption h2")).to_contain_text(f"Move {version} of")
    expect(page.locator(".caption .wrong").first).to_contain_text(
        "This record was changed after it was written"
    )
    expect(page.locator(".caption .wrong")).to_contain_text(["changed", "The rules do not allow this move."])
    expect(page.locator(".log [aria-current]")).to_contain_text("Something is wrong here.")
    expect(page.locator(".marks .finding")).to_have_count(1)
    expect(page.locator(".board .dice-hospital, .board [data-piece]").first).to_be_visible()
    page.wait_for_url(f"**#v={version}")


def test_nonsense_is_shown_up_to_there(page: Page, finished: FinishedGame, file_of: FileOf) -> None:
    version = finished.first_kept_version_of("take_ambulance")
    forged = finished.with_record(version, {"events": [{"type": "nonsense"}]})
    page.goto("/replay")
    page.set_input_files(FILE, file_of(forged))
    ends = f"From move {version} on, the file cannot be shown."
    expect(page.locator(".verdict.unsound")).to_contain_text(ends)
    expect(page.locator(".caption h2")).to_contain_text(f"Move {version - 1} of {version - 1}")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("A letter to my aunt.\n", "not a game that was exported from Wardbook"),
        ('{"format": "something else"}\n', "not a game that was exported from Wardbook"),
        ("", "not a game that was exported from Wardbook"),
    ],
)
def test_another_file_gets_a_friendly_sentence(page: Page, file_of: FileOf, text: str, why: str) -> None:
    page.goto("/replay")
    page.set_input_files(FILE, file_of(text))
    expect(page.locator(".verdict.unreadable")).to_contain_text(why)
    expect(page.locator(".drop")).to_be_visible()


def test_half_a_file_accuses_nobody(page: Page, finished: FinishedGame, file_of: FileOf) -> None:
    page.goto("/replay")
    page.set_input_files(FILE, file_of("".join(finished.export.splitlines(keepends=True)[:40])))
    expect(page.locator(".verdict.unreadable")).to_contain_text("The file is not complete.")
    expect(page.locator(".verdict.unreadable")).to_contain_text("says nothing about the players")
    page.set_input_files(FILE, file_of(finished.export))
    expect(page.locator(".verdict.sound")).to_be_visible()


def test_a_huge_file_is_not_sent(page: Page) -> None:
    page.goto("/replay")
    requests = finished_requests(page)
    page.set_input_files(FILE, {"name": "huge.jsonl", "mimeType": "", "buffer": b"x" * (MOST + 1)})
    expect(page.get_by_role("alert")).to_contain_text("huge.jsonl is larger than 10 MB")
    assert not [request for request in requests if request.method == "POST"]


def test_wardbook_view_shows_a_file_without_a_service(
    new_page: NewPage, finished: FinishedGame, file_of: FileOf
) -> None:
    command = [sys.executable, "-m", "service.http.viewer", str(file_of(finished.export)), "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as viewer:
        assert viewer.stdout
        url = re.search(r"http://\S+", viewer.stdout.readline())
        assert url
        page = new_page()
        page.goto(url[0])
        expect(page.locator(".verdict.sound")).to_be_visible()
        page.locator(".track input").press("End")
        expect(page.locator(".caption h2")).to_contain_text(f"Move {len(finished.records())} of")
        page.close()
        viewer.terminate()
