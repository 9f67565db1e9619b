"""The lobby: my games live, and others by filter."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import HUMAN, new_game, sign_up
from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser


def test_my_turn_shows_without_loading_the_page_again(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    grace, _ = service.player("Grace")
    game = new_game(ann, seats=[HUMAN, HUMAN], start=False)
    page.goto("/lobby")
    mine = page.locator("section", has=page.get_by_role("heading", name="Your games"))
    expect(mine).to_contain_text("Waiting for players")
    grace.post(f"/v1/games/{game}/commands", {"type": "join"})
    expect(mine).to_contain_text("Ready to start")
    new_game(ann)
    expect(mine.locator(".tag.now")).to_have_text("Your turn")


def test_an_invitation_appears_and_is_taken(page: Page, service: Wardbook) -> None:
    sign_up(page, service)
    me = page.evaluate("JSON.parse(localStorage.getItem('wardbook.account')).id")
    grace, _ = service.player("Grace")
    page.goto("/lobby")
    expect(page.get_by_text("You are in no game at the moment.")).to_be_visible()
    game = new_game(grace, seats=[HUMAN, {"kind": "human", "player": me}], start=False)
    kept = page.locator("section", has=page.get_by_role("heading", name="Seats kept for you"))
    kept.get_by_role("button", name="Join").click()
    page.wait_for_url(f"**/table/{game}")


def test_what_is_agreed_at_a_table_is_said(page: Page, service: Wardbook) -> None:
    grace, _ = service.player("Grace with a clock")
    clock = {"kind": "turn", "seconds": 90}
    new_game(grace, seats=[HUMAN, HUMAN, HUMAN], modules=["city"], clock=clock, undo="consent", start=False)
    page.goto("/lobby?title=dice-hospital&unit=city")
    row = page.locator(".game", has_text="Grace with a clock")
    expect(row).to_contain_text("City")
    expect(row).to_contain_text("2 free seats")
    expect(row).to_contain_text("1 minute, 30 seconds per turn")
    expect(row).to_contain_text("taking back needs everyone")


def test_filters_are_in_the_url_and_results_lead_to_replays(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = new_game(ann, "clinic", seats=[HUMAN, HUMAN], start=False)
    ann.post(f"/v1/games/{game}/commands", {"type": "leave"})
    page.goto("/lobby")
    page.get_by_label("Game", exact=True).select_option(label="Clinic Deluxe")
    page.get_by_label("Which games").select_option("abandoned")
    expect(page).to_have_url(f"{service.url}/lobby?title=clinic&status=abandoned")
    page.get_by_label("Whose").select_option("me")
    expect(page).to_have_url(f"{service.url}/lobby?title=clinic&status=abandoned&whose=me")
    page.reload()
    expect(page.get_by_label("Which games")).to_have_value("abandoned")


def test_lists_come_page_by_page(page: Page, service: Wardbook) -> None:
    grace = sign_up(page, service, "Grace of many games")
    for _ in range(21):
        new_game(grace, "clinic", seats=[HUMAN, HUMAN], start=False)
    page.goto("/lobby?whose=me")
    games = page.locator("section", has=page.get_by_label("Whose")).locator(".game")
    expect(games).to_have_count(20)
    page.get_by_role("button", name="More").click()
    expect(games).to_have_count(21)
