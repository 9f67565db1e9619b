"""What an organizer changes in a tournament that runs: who is there, who sits where, and what counts."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OPERATOR, NewPage
from tests.browser.playing import sign_in
from tests.browser.tournaments.desk import choose, submit
from tests.browser.tournaments.small import Small, new_tournament
from tests.e2e.running import Wardbook, eventually

pytestmark = pytest.mark.browser


def at_the_desk(page: Page, service: Wardbook, small: Small) -> None:
    """Sit down at the desk of a tournament."""
    sign_in(page, small.owner, service.url)
    page.goto(f"/tournaments/{small.id}/desk")
    expect(page.get_by_role("heading", name="What can be done now")).to_be_visible()


def test_who_is_there_checks_in(new_page: NewPage, service: Wardbook) -> None:
    small = new_tournament(service, OPERATOR, 2, name="With check-in", check_in=True)
    desk, player = new_page(), new_page()
    at_the_desk(desk, service, small)
    desk.get_by_role("button", name="Open check-in").click()
    sign_in(player, next(iter(small.players.values()))[1], service.url)
    player.goto(f"/tournaments/{small.id}")
    player.get_by_role("button", name="Check in").click()
    expect(player.get_by_text("You are checked in.")).to_be_visible()
    expect(desk.locator(".people li", has_text="Ada")).to_contain_text("checked in")


def test_two_players_swap_their_tables_before_the_games_begin(page: Page, service: Wardbook) -> None:
    small = new_tournament(service, OPERATOR, name="Swapped", review_minutes=30)
    small.organize("start_round")
    eventually(lambda: small.organizer.get(small.path)["rounds"], why="no round")
    eventually(lambda: small.round()["status"] == "paired", why="no pairing")
    first, second = ([seat["name"] for seat in table["seats"]] for table in small.round()["tables"])
    at_the_desk(page, service, small)
    choose(page, "Swap two players")
    page.get_by_label("Player", exact=True).select_option(label=first[0])
    page.get_by_label("Other player").select_option(label=second[0])
    page.get_by_label("Reason").fill("They travel together")
    submit(page, "Swap two players")
    tables = page.locator(".tables > li")
    expect(tables.first).to_contain_text(second[0])
    expect(tables.nth(1)).to_contain_text(first[0])
    swapped = [[second[0], first[1]], [first[0], second[1]]]
    assert [[seat["name"] for seat in table["seats"]] for table in small.round()["tables"]] == swapped


def test_a_seat_goes_to_a_bot_and_a_player_out_of_the_tournament(page: Page, service: Wardbook) -> None:
    small = new_tournament(service, OPERATOR, name="Without one")
    table = small.started()["tables"][1]
    name = table["seats"][0]["name"]
    at_the_desk(page, service, small)
    choose(page, "Replace a player at a table")
    page.get_by_label("Table", exact=True).select_option("2")
    page.get_by_label("Player", exact=True).select_option(label=name)
    page.get_by_label("Reason").fill("Called away")
    submit(page, "Replace a player at a table", asks=True)
    expect(page.locator(".tables > li").nth(1)).to_contain_text("a bot plays")

    choose(page, "Disqualify a player")
    page.get_by_label("Player", exact=True).select_option(label=name)
    page.get_by_label("Reason").fill("Asked somebody else to play")
    submit(page, "Disqualify a player", asks=True)
    page.get_by_text("Participants", exact=True).click()
    expect(page.locator(".people li", has_text=name)).to_contain_text("disqualified")


def test_points_are_given_and_taken_with_a_reason(page: Page, service: Wardbook) -> None:
    small = new_tournament(service, OPERATOR, name="With a prize")
    small.started()
    at_the_desk(page, service, small)
    for points, name in (("3", "Ada"), ("-2", "Blaise")):
        choose(page, "Give or take points")
        page.get_by_label("Player", exact=True).select_option(label=name)
        page.get_by_label("Points", exact=True).fill(points)
        page.get_by_label("Reason").fill("The best hat, and the worst")
        submit(page, "Give or take points")
    page.get_by_role("link", name="To the tournament").click()
    rows = page.get_by_role("region", name="Standings").locator("tbody tr")
    expect(rows.filter(has_text="Ada").locator("td").nth(2)).to_have_text("3")
    rows.filter(has_text="Blaise").get_by_role("button").click()
    sums = page.locator(".terms > div")
    expect(sums.first).to_contain_text("Round 1, given by an organizer: -2")
    expect(page.locator(".terms")).to_have_text(re.compile("-2Lot: [0-9,]+lot: [0-9,]+$"))
