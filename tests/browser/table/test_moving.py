"""Moves at a table: sent once, refused when they are stale, made without a mouse; resigning asks twice."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from cli.http_client import Client
from tests.browser.playing import new_game, sign_up
from tests.e2e.running import Wardbook, eventually

pytestmark = pytest.mark.browser

OFFER = ".moves.mine .go, .moves.mine .offers button"
"""A move that the player is asked for."""


def open_table(page: Page, client: Client, **body: Any) -> str:
    """A running game against a bot, shown to the player who must move; its id."""
    game = new_game(client, **body)
    page.goto(f"/table/{game}")
    expect(page.locator(OFFER).first).to_be_visible()
    return game


def own_moves(client: Client, game: str) -> int:
    """How many commands the player sent since the start."""
    records = client.get(f"/v1/games/{game}/records?after=2&limit=100")["records"]
    return sum(record["actor"]["kind"] == "player" for record in records)


def test_a_double_click_sends_one_move(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = open_table(page, ann)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/commands\?words=en$"), hold)
    with page.expect_request(re.compile(r"/commands\?words=en$")):
        page.locator(OFFER).first.dblclick()
    page.wait_for_timeout(100)
    held[0].continue_()
    expect(page.locator(".moves h2")).to_be_focused()
    assert len(held) == 1
    assert own_moves(ann, game) == 1


def test_everything_is_done_with_the_keyboard(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = open_table(page, ann)
    for moves in range(12):
        expect(page.locator(OFFER).first).to_be_visible()
        if moves >= 3 and page.locator(".board .piece.can").count():
            break
        press_until(page, "Tab", OFFER)
        page.keyboard.press("Enter")
        expect(page.locator(".moves h2")).to_be_focused()
        assert own_moves(ann, game) == moves + 1
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.matches('.board .piece.can')")
    page.keyboard.press("Enter")
    expect(page.locator(".board .piece.picked").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".board .piece.picked")).to_have_count(0)


def press_until(page: Page, key: str, selector: str) -> None:
    """Press a key until the focus is on something."""
    for _ in range(300):
        page.keyboard.press(key)
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{key} never leads to {selector}")


def test_pointing_at_a_listed_move_shows_its_pieces(page: Page, service: Wardbook) -> None:
    open_table(page, sign_up(page, service))
    page.locator(".moves .offers button").first.hover()
    expect(page.locator(".board .piece.hint").first).to_be_visible()
    page.locator("h1").hover()
    expect(page.locator(".board .piece.hint")).to_have_count(0)


def test_a_complete_move_shows_what_it_would_do(page: Page, service: Wardbook) -> None:
    open_table(page, sign_up(page, service))
    for _ in range(5):
        if page.locator(".moves .ready").count():
            break
        page.locator(".board .piece.can:not(.picked)").first.click()
    expect(page.locator(".moves .preview").first).to_have_text(re.compile("Ann|chance"))


def test_resigning_asks_twice(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = open_table(page, ann, seats=[{}, {"kind": "bot", "bot": "easy"}])
    page.get_by_role("button", name="Resign …").click()
    expect(page.get_by_role("button", name="No", exact=True)).to_be_focused()
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.get_by_role("button", name="Yes, resign")).to_have_count(0)
    assert not ann.get(f"/v1/games/{game}")["seats"][0]["resigned"]
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("button", name="Yes, resign").click()
    eventually(lambda: ann.get(f"/v1/games/{game}")["seats"][0]["resigned"])
    expect(page.locator(".players li").first).to_contain_text("resigned")
