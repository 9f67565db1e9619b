"""Moves of bots are shown one after the other, unless the reader wants it otherwise or acts."""

import pytest
from playwright.sync_api import Page, expect

from cli.http_client import Client
from tests.browser.conftest import NewPage
from tests.browser.playing import EASY_BOT, HUMAN, new_game, sign_up
from tests.e2e.running import Wardbook, eventually

pytestmark = pytest.mark.browser

ENTRIES = ".log li"
WATCH = """() => {
    window.lengths = [document.querySelectorAll(".log li").length];
    const look = () => {
        const length = document.querySelectorAll(".log li").length;
        if (length !== window.lengths.at(-1)) window.lengths.push(length);
    };
    new MutationObserver(look).observe(document.querySelector(".log"), {childList: true, subtree: true});
}"""
LEAST = 5
"""Moves of bots that make a burst."""


def open_table(page: Page, game: str, pause: str) -> None:
    """Show a game with that pause, without its stream: nothing that happens is shown yet."""
    page.clock.install()
    page.route("**/stream*", lambda route: route.abort())
    page.goto(f"/table/{game}")
    page.get_by_label("Pause between moves of bots").select_option(pause)


def entries_reach(page: Page, count: int) -> None:
    """Bring the stream back, and let the page's time go slower than ours until so many moves are shown."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    page.unroute("**/stream*")

    def reached() -> bool:
        page.clock.run_for(20)
        return page.locator(ENTRIES).count() >= count

    eventually(reached)


def play(client: Client, game: str) -> None:
    """Move until bots and the service have made some moves and the player is the only one to move."""
    first = version = client.get(f"/v1/games/{game}")["version"]
    while len(pauses(client, game, first)) < LEAST:
        moves = client.get(f"/v1/games/{game}/actions")["moves"]
        client.post(f"/v1/games/{game}/commands", moves[0])

        def settled(version: int = version) -> bool:
            now = client.get(f"/v1/games/{game}")
            return bool(now["version"] > version and now["awaiting"].get("seats") == [0])

        eventually(settled)
        version = client.get(f"/v1/games/{game}")["version"]


def pauses(client: Client, game: str, after: int) -> list[int]:
    """The versions after which the table pauses."""
    steps = client.get(f"/v1/games/{game}/replay?from={after}")["steps"]
    return [step["version"] for step in steps if step["actor"]["kind"] != "player" and step["patch"]]


def shown(page: Page, client: Client, game: str) -> tuple[list[int], list[int]]:
    """The versions that the table shows after a burst of moves, and all at which it would pause."""
    before = client.get(f"/v1/games/{game}")["version"]
    expect(page.locator(ENTRIES)).to_have_count(before)
    page.evaluate(WATCH)
    play(client, game)
    newest = client.get(f"/v1/games/{game}")["version"]
    entries_reach(page, newest)
    stops = {*pauses(client, game, before)}
    every = [version for version in range(before + 1, newest + 1) if {version, version + 1} & stops]
    return page.evaluate("window.lengths")[1:], sorted({*every, newest})


def bots_table(client: Client) -> str:
    """A game against three bots, in which the player has to move."""
    game = new_game(client, seats=[HUMAN, EASY_BOT, EASY_BOT, EASY_BOT])
    eventually(lambda: client.get(f"/v1/games/{game}")["awaiting"].get("seats") == [0])
    return game


def test_moves_of_bots_come_one_after_the_other(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = bots_table(ann)
    open_table(page, game, "short")
    versions, every = shown(page, ann, game)
    assert versions == every


def test_without_a_pause_they_come_at_once(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = bots_table(ann)
    open_table(page, game, "off")
    page.reload()
    expect(page.get_by_label("Pause between moves of bots")).to_have_value("off")
    versions, every = shown(page, ann, game)
    assert versions == every[-1:]


def test_readers_who_want_no_motion_get_no_pause(new_page: NewPage, service: Wardbook) -> None:
    page = new_page(reduced_motion="reduce")
    ann = sign_up(page, service)
    game = bots_table(ann)
    open_table(page, game, "long")
    versions, every = shown(page, ann, game)
    assert versions == every[-1:]


def test_who_acts_sees_the_newest_version_at_once(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = bots_table(ann)
    open_table(page, game, "long")
    before = ann.get(f"/v1/games/{game}")["version"]
    expect(page.locator(ENTRIES)).to_have_count(before)
    play(ann, game)
    newest = ann.get(f"/v1/games/{game}")["version"]
    entries_reach(page, before + 1)
    assert page.locator(ENTRIES).count() < newest
    page.locator(".piece.can, .moves .offers button").first.click()
    eventually(lambda: page.locator(ENTRIES).count() >= newest)  # no time goes by in the page


def test_a_table_of_people_has_no_pause(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    page.goto(f"/table/{new_game(ann, seats=[HUMAN])}")
    expect(page.get_by_role("button", name="Keys")).to_be_visible()
    expect(page.get_by_label("Pause between moves of bots")).to_have_count(0)
