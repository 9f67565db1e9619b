"""A tournament as a player sees it: from the list to the standings."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.conftest import OPERATOR, NewPage
from tests.browser.playing import sign_in
from tests.browser.tournaments.small import Small, new_tournament
from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser


def own_table(page: Page, small: Small, number: int = 1) -> tuple[str, dict[str, object]]:
    """The id of this browser's player, and their table."""
    me: str = page.evaluate("JSON.parse(localStorage.getItem('wardbook.account')).id")
    tables = small.opened(number)["tables"]
    return me, next(each for each in tables if me in [seat["player"] for seat in each["seats"]])


def test_a_guest_registers_plays_and_sees_the_standings(page: Page, service: Wardbook) -> None:
    small = new_tournament(
        service, OPERATOR, 3, name="From the list", stages=[{"kind": "swiss", "rounds": 1}]
    )
    page.goto("/tournaments")
    page.get_by_role("link", name="Show: From the list").click()
    expect(page.get_by_text("You need an account to take part.")).to_be_visible()
    page.get_by_role("button", name="Create a guest account").click()
    page.get_by_role("button", name="Register").click()
    expect(page.get_by_text("You are registered.")).to_be_visible()
    assert violations(page) == []

    small.organize("start_round")
    expect(page).to_have_title("● Your table is ready · From the list · Wardbook")
    page.get_by_role("button", name="To the table").click()
    me, mine = own_table(page, small)
    for table in small.opened()["tables"]:
        small.resign(table, me)
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("link", name=f"Tournament, round 1, table {mine['number']}").click()
    expect(page.get_by_role("heading", name="Check it yourself")).to_be_visible(timeout=120_000)
    expect(page.get_by_text(re.compile(r"with (0|0\.5|1) points"))).to_be_visible()
    assert violations(page) == []

    rows = page.locator("tbody tr")
    expect(rows).to_have_count(4)
    rows.first.get_by_role("button").click()
    expect(page.locator(".terms")).to_contain_text("Round 1, table")
    page.get_by_text("How this is counted").click()
    expect(page.get_by_text("The number drawn for you when you registered")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Check it now").click()
    expect(page.get_by_role("heading", name="Everything in this tournament")).to_be_visible(timeout=120_000)
    expect(page.get_by_text("2 games were checked.")).to_be_visible()


def test_a_table_that_is_ready_shows_in_the_lobby(new_page: NewPage, service: Wardbook) -> None:
    small = new_tournament(service, OPERATOR, name="From the lobby")
    page = new_page(viewport={"width": 390, "height": 800})
    me = next(iter(small.players))
    sign_in(page, small.players[me][1], service.url)
    page.goto("/lobby")
    expect(page.get_by_text("You are in no game at the moment.")).to_be_visible()
    small.started()
    kept = page.locator("section", has=page.get_by_role("heading", name="Seats kept for you"))
    expect(kept.get_by_role("link", name="Tournament, round 1, table")).to_be_visible()
    assert violations(page) == []
    kept.get_by_role("button", name="Join").click()
    page.wait_for_url("**/table/*")


def test_the_list_shows_what_is_asked_for(page: Page, service: Wardbook) -> None:
    small = new_tournament(service, OPERATOR, 1, name="For the list")
    invited = new_tournament(service, OPERATOR, 0, name="By invitation", registration="invitation")
    me = next(iter(small.players))
    invited.organize("invite", players=[me])
    sign_in(page, small.players[me][1], service.url)
    shown = page.locator(".game h2")
    page.goto("/tournaments?which=mine")
    expect(shown).to_have_text(["For the list"])
    page.get_by_label("Which tournaments").select_option(label="Those I am invited to")
    expect(shown).to_have_text(["By invitation"])
    expect(page).to_have_url(f"{service.url}/tournaments?which=invited")
    assert violations(page) == []
    page.get_by_role("link", name="Show: By invitation").click()
    expect(page.get_by_text("You are invited.")).to_be_visible()


def test_who_withdraws_can_return(page: Page, service: Wardbook) -> None:
    small = new_tournament(service, OPERATOR, name="In and out")
    sign_in(page, next(iter(small.players.values()))[1], service.url)
    page.goto(f"/tournaments/{small.id}")
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_text("You have withdrawn.")).to_be_visible()
    page.get_by_role("button", name="Take part again").click()
    expect(page.get_by_text("You are registered.")).to_be_visible()


def test_a_message_is_reported_and_hidden(page: Page, service: Wardbook) -> None:
    small = new_tournament(service, OPERATOR, name="With a message")
    sign_in(page, next(iter(small.players.values()))[1], service.url)
    page.goto(f"/tournaments/{small.id}")
    expect(page.get_by_text("You are registered.")).to_be_visible()
    small.organize("announce", text="<b>Welcome</b>")
    expect(page.get_by_text("<b>Welcome</b>")).to_be_visible()
    page.get_by_role("button", name="Report").click()
    page.get_by_role("button", name="Report").click()
    sign_in(page, small.owner, service.url)
    page.goto(f"/tournaments/{small.id}")
    expect(page.get_by_text("1 report")).to_be_visible()
    page.get_by_role("button", name="Hide").click()
    page.get_by_role("button", name="Hide").click()
    expect(page.get_by_text("This message is hidden.")).to_be_visible()
