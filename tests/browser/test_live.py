"""A table where others act too: a proposed undo, a clock that runs out, a lost connection, a stale move."""

import pytest
from playwright.sync_api import Page, expect

from cli.http_client import Client
from tests.browser.conftest import NewPage
from tests.browser.playing import HUMAN, new_game, sign_up
from tests.browser.wire import wire
from tests.e2e.running import Wardbook, eventually

pytestmark = pytest.mark.browser

SLOW = 40_000
"""Milliseconds in which even a busy machine notices something."""


def first_move(client: Client, game: str) -> bool:
    """Make the first move that is offered; whether there was one."""
    moves = client.get(f"/v1/games/{game}/actions")["moves"]
    if moves:
        client.post(f"/v1/games/{game}/commands", moves[0])
    return bool(moves)


def settled(client: Client, game: str) -> int:
    """The version of the game once it waits for people, not for the service."""
    eventually(lambda: client.get(f"/v1/games/{game}")["awaiting"].get("seats"))
    version: int = client.get(f"/v1/games/{game}")["version"]
    return version


def may_propose(client: Client, game: str) -> bool:
    """Whether an undo would have to be agreed to."""
    undos = [one for one in client.get(f"/v1/games/{game}/actions")["history"] if one["type"] == "undo"]
    if not undos:
        return False
    events = client.post(f"/v1/games/{game}/commands?dry_run=true", undos[0]).body["events"]
    return any(event["type"] == "undo_proposed" for event in events)


def test_an_undo_is_proposed_and_agreed_to(new_page: NewPage, service: Wardbook) -> None:
    ann_page, ben_page = new_page(), new_page()
    ann, ben = sign_up(ann_page, service, "Ann"), sign_up(ben_page, service, "Ben")
    game = new_game(ann, seats=[HUMAN, HUMAN], undo="consent", start=False)
    for page in (ann_page, ben_page):
        page.goto(f"/table/{game}")
    ben_page.locator(".room .go").click()
    expect(ann_page.locator(".room")).to_contain_text("Ben")
    ann_page.locator(".room .go").click()
    for page in (ann_page, ben_page):
        expect(page.locator(".board")).to_be_visible()
    before = settled(ann, game)
    while not may_propose(ann, game):
        eventually(lambda: any(first_move(one, game) for one in (ann, ben)), why="nobody can move")
        before = settled(ann, game)
        expect(ann_page.locator(".log li")).to_have_count(before)  # Ann sees each of her undos

    ann_page.get_by_role("button", name="Propose to undo").click()
    expect(ann_page.get_by_text("You asked to undo.", exact=False)).to_be_visible()
    expect(ben_page.get_by_text("Ann asks to undo.")).to_be_visible()
    ben_page.get_by_role("button", name="Agree").click()

    eventually(lambda: ann.get(f"/v1/games/{game}")["version"] == before + 2)
    for page in (ann_page, ben_page):
        expect(page.get_by_text("asks to undo.")).to_have_count(0)
        expect(page.locator(".log s").first).to_be_visible()


def test_a_clock_runs_out_and_the_game_goes_on(page: Page, service: Wardbook) -> None:
    client = sign_up(page, service)
    game = new_game(client, seats=[HUMAN], clock={"kind": "turn", "seconds": 5})
    page.goto(f"/table/{game}")
    expect(page.get_by_role("timer")).to_be_visible()
    asked = page.locator(".moves h2").inner_text()
    expect(page.locator(".moves h2")).not_to_have_text(asked, timeout=SLOW)
    expired = [record["command"]["type"] for record in client.get(f"/v1/games/{game}/records")["records"]]
    assert "expire_turn" in expired


def test_a_lost_connection_is_shown_and_found_again(page: Page, service: Wardbook) -> None:
    with wire(service.port) as between:
        client = sign_up(page, service, url=between.url)
        game = new_game(client, seats=[HUMAN])
        page.goto(f"{between.url}/table/{game}")
        expect(page.locator(".moves .offers button").first).to_be_visible()
        lost = page.get_by_text("Connection lost.", exact=False)
        expect(lost).to_be_hidden()
        between.cut()
        expect(lost).to_be_visible(timeout=SLOW)
        assert first_move(client, game)
        assert first_move(client, game)
        version = client.get(f"/v1/games/{game}")["version"]
        between.mend()
        expect(lost).to_be_hidden(timeout=SLOW)
        expect(page.locator(".log li")).to_have_count(version)

        def moved() -> bool:
            page.locator(".moves .go, .moves .offers button").first.click()
            return bool(client.get(f"/v1/games/{game}")["version"] > version)

        eventually(moved)


def test_a_stale_move_says_so_and_offers_again(page: Page, service: Wardbook) -> None:
    client = sign_up(page, service)
    game = new_game(client, seats=[HUMAN])
    page.goto(f"/table/{game}")
    button = page.locator(".moves .go, .moves .offers button").first
    expect(button).to_be_visible()
    page.route("**/stream*", lambda route: route.abort())
    page.route("**/commands*", lambda route: (first_move(client, game), route.continue_()))
    button.click()
    expect(page.get_by_role("alert")).to_contain_text("moved on")
    page.unroute("**/commands*")
    version = client.get(f"/v1/games/{game}")["version"]
    page.locator(".moves .go, .moves .offers button").first.click()
    eventually(lambda: client.get(f"/v1/games/{game}")["version"] > version)
