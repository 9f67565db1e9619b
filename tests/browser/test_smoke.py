"""The few browser tests that `make test` runs too: a guest reaches a table and moves; every page opens."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OPERATOR
from tests.browser.playing import Clicker, sign_up
from tests.browser.tournaments.small import new_tournament
from tests.e2e.running import Wardbook, eventually


def test_a_guest_plays_at_once(page: Page, service: Wardbook) -> None:
    page.goto("/")
    page.locator("main .go").first.click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".board")).to_be_visible()
    game = f"/v1/games/{page.url.rsplit('/', 1)[1]}"
    guest = page.evaluate("JSON.parse(localStorage.getItem('wardbook.account'))")
    client, clicker = service.client(guest["key"]), Clicker(page)

    def moved() -> bool:
        clicker.click_once()
        since_start = client.get(f"{game}/records?after=2")["records"]
        return any(record["actor"].get("id") == guest["id"] for record in since_start)

    eventually(moved, why="no click made a move")


def test_a_guest_registers_for_a_tournament(page: Page, service: Wardbook) -> None:
    new_tournament(service, OPERATOR, 1, name="For guests")
    page.goto("/tournaments")
    page.get_by_role("link", name="Show: For guests").click()
    page.get_by_role("button", name="Create a guest account").click()
    page.get_by_role("button", name="Register").click()
    expect(page.get_by_text("You are registered.")).to_be_visible()
    expect(page.get_by_text("2 participants")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/lobby", "/new", "/replay", "/account", "/tournaments"])
def test_every_page_opens(page: Page, service: Wardbook, path: str) -> None:
    sign_up(page, service)
    page.goto(path)
    expect(page.locator("main")).to_be_visible()
