"""Hints and reviews at a table: only where they are allowed, in words, and playable with a click."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.playing import EASY_BOT, HUMAN, new_game, sign_up
from tests.e2e.running import Wardbook, eventually

pytestmark = pytest.mark.browser


def test_a_hint_can_be_played(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = new_game(ann, hints=True)
    page.goto(f"/table/{game}")
    expect(page.locator(".head")).to_contain_text("hints")
    before = ann.get(f"/v1/games/{game}/actions")["version"]
    page.get_by_role("button", name="Give me a hint").click()
    advised = page.locator(".advice li")
    expect(advised.first).to_contain_text("move", timeout=30_000)
    assert violations(page) == []
    advised.first.get_by_role("button").click()
    eventually(lambda: ann.get(f"/v1/games/{game}")["version"] > before)
    command = ann.get(f"/v1/games/{game}/records?after={before}")["records"][0]
    assert command["actor"]["kind"] == "player"


def test_no_hints_where_they_are_not_allowed(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    page.goto(f"/table/{new_game(ann)}")
    expect(page.locator(".moves h2")).to_be_visible()
    expect(page.get_by_role("button", name="Give me a hint")).to_have_count(0)


def test_a_review_shows_the_turning_points(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = new_game(ann, seats=[HUMAN, EASY_BOT])
    for _ in range(6):
        eventually(lambda: ann.get(f"/v1/games/{game}/actions")["moves"])
        ann.post(f"/v1/games/{game}/commands", ann.get(f"/v1/games/{game}/actions")["moves"][-1])
    ann.post(f"/v1/games/{game}/commands", {"type": "resign"})
    page.goto(f"/table/{game}")
    page.get_by_role("button", name="Show what could have been better").click()
    expect(page.locator(".review h3")).to_be_visible(timeout=60_000)
    assert violations(page) == []
