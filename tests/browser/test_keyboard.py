"""Everything without a mouse: a guest sits down, moves, takes a pick back, and plays a game to its end."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import CHOOSE, COMMANDS, HUMAN, Patience, new_game, sign_up
from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser

FOCUS = "() => document.activeElement?.matches(%s) ?? false"
FOCUS_ONE = f"(given) => ({CHOOSE})(given)?.focus() ?? document.activeElement !== document.body"
MOST_STEPS = 250


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(MOST_STEPS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS % repr(selector)):
            return
    raise AssertionError(f"Tab never leads to {selector}")


def test_a_guest_starts_and_moves_with_the_keyboard(page: Page) -> None:
    page.goto("/")
    expect(page.locator("main .go").first).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    tab_to(page, "main .go")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.locator(".moves .offers button, .moves .go").first).to_be_visible()
    records = page.locator(".log ol > li").count()
    tab_to(page, ".moves .offers button, .moves .go")
    page.keyboard.press("Enter")
    expect(page.locator(".log ol > li").nth(records)).to_be_visible()


def test_a_piece_is_picked_and_taken_back_with_the_keyboard(page: Page, service: Wardbook) -> None:
    client = sign_up(page, service)
    page.goto(f"/table/{new_game(client, seats=[HUMAN])}")
    expect(page.locator(".piece.can").first).to_be_visible()
    tab_to(page, ".piece.can")
    page.keyboard.press("Enter")
    expect(page.locator(".piece.picked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".piece.picked")).to_have_count(0)


def test_a_whole_game_is_played_with_the_keyboard(page: Page, service: Wardbook) -> None:
    client, choice = sign_up(page, service), random.Random(3)
    game = new_game(client, seats=[HUMAN])
    page.goto(f"/table/{game}")
    patience = Patience()
    while not page.locator(".result").count():
        patience.look_at(client.get(f"/v1/games/{game}")["version"])
        if page.evaluate(FOCUS_ONE, [COMMANDS, choice.random()]):
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
