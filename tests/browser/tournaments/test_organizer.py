"""A tournament as its organizer runs it, from the form to the last round."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.conftest import OPERATOR
from tests.browser.playing import sign_in
from tests.browser.tournaments.desk import choose, send, submit
from tests.browser.tournaments.small import Small, new_organizer, new_players, new_tournament
from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser


def test_from_the_form_to_the_end(page: Page, service: Wardbook) -> None:
    olga, made = new_organizer(service, OPERATOR)
    sign_in(page, made, service.url)
    page.goto("/tournaments")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Game", exact=True).select_option(label="Clinic Deluxe")
    page.get_by_label("Name of the tournament").fill("Made in a browser")
    page.get_by_label("Players at a table").select_option("2")
    page.get_by_label("Rounds", exact=True).fill("3")
    page.get_by_label("Registration").select_option("list")
    assert violations(page) == []
    page.get_by_role("button", name="Create the tournament").click()
    expect(page.get_by_role("heading", name="Made in a browser")).to_be_visible()

    small = Small(page.url.split("/")[-2], olga, made, new_players(service))
    send(page, "Enter players", Ids_or_pages="\n".join(small.players))
    expect(page.get_by_text("4 participants")).to_be_visible()
    assert violations(page) == []

    page.get_by_role("button", name="Start the next round").click()
    tables = small.opened()["tables"]
    expect(page.locator(".tables > li")).to_have_count(2)
    send(page, "Send a message", Message="Good luck!")
    expect(page.get_by_text("Good luck!", exact=True)).to_be_visible()
    small.resign(tables[0])
    send(page, "Stop clocks", Reason="A fire drill")
    expect(page.get_by_text("paused").first).to_be_visible()
    assert violations(page) == []
    send(page, "Start clocks again", Reason="It is over")

    choose(page, "Set the result of a table")
    page.get_by_label("Table", exact=True).select_option("2")
    winner, loser = (seat["name"] for seat in tables[1]["seats"])
    page.get_by_label(f"Points of {winner}").fill("30")
    page.get_by_label(f"Points of {loser}").fill("20")
    page.get_by_label("Reason").fill("They played face to face")
    assert violations(page) == []
    submit(page, "Set the result of a table", asks=True)
    expect(page.get_by_text("result set by an organizer")).to_be_visible()

    page.get_by_role("button", name="Start the next round").click(timeout=120_000)
    small.opened(2)
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    for number in ("1", "2"):
        choose(page, "Let a table not count")
        page.get_by_label("Table", exact=True).select_option(number)
        page.get_by_label("Reason").fill("The lights went out")
        submit(page, "Let a table not count", asks=True)
    expect(page.get_by_text("does not count")).to_have_count(2)

    send(page, "End the tournament", asks=True, Reason="It is late")
    page.get_by_role("link", name="To the tournament").click()
    expect(page.get_by_role("heading", name="Check it yourself")).to_be_visible()
    standings = page.get_by_role("region", name="Standings").locator("tbody tr")
    expect(standings.filter(has_text=winner).locator("td").nth(2)).to_have_text("1")
    expect(standings.filter(has_text=loser).locator("td").nth(2)).to_have_text("0")


def test_settings_are_changed_before_the_start(page: Page, service: Wardbook) -> None:
    stages = [{"kind": "swiss", "rounds": 2, "advance": 3}, {"kind": "schedule"}]
    small = new_tournament(
        service, OPERATOR, name="To be changed", stages=stages, points={"kind": "place", "points": [5, 1]}
    )
    before = small.organizer.get(small.path)["settings"]
    sign_in(page, small.owner, service.url)
    page.goto(f"/tournaments/{small.id}/desk")
    page.get_by_role("link", name="Change the settings").click()
    page.get_by_label("Name of the tournament").fill("Changed")
    page.get_by_label("A round starts").select_option("times")
    page.get_by_label("Start of round 1").fill("2001-01-01T19:00")
    page.get_by_role("button", name="Change the settings").click()
    fields = page.get_by_role("group", name="When the rounds start")
    expect(fields.get_by_role("alert")).to_have_text("A round cannot start at a time that is over.")
    page.get_by_label("Start of round 1").fill("2099-01-01T19:00")
    page.get_by_label("Start of round 2").fill("2099-01-01T18:00")
    page.get_by_role("button", name="Up: Wins").click()
    page.get_by_role("button", name="Leave out: Lot").click()
    page.get_by_role("button", name="Change the settings").click()
    expect(fields.get_by_role("alert")).to_have_text("Each round must start later than the one before.")
    assert violations(page) == []
    page.get_by_label("Start of round 2").fill("2099-01-02T19:00")
    page.get_by_label("At most so many participants").fill("1")
    page.get_by_role("button", name="Change the settings").click()
    expect(page.get_by_label("At most so many participants")).to_be_focused()
    expect(page.get_by_label("At most so many participants")).to_have_attribute("aria-invalid", "true")
    page.get_by_label("At most so many participants").fill("8")
    page.get_by_role("button", name="Change the settings").click()
    expect(page.get_by_role("heading", name="Changed")).to_be_visible()

    after = small.organizer.get(small.path)["settings"]
    assert [after["name"], after["most_participants"], len(after["times"])] == ["Changed", 8, 2]
    assert after["tie_breaks"] == ["head_to_head", "opponents_points", "wins", "score_share"]
    changed = {"name", "most_participants", "times", "rounds_start", "tie_breaks"}
    assert {key: value for key, value in after.items() if key not in changed} == {
        key: value for key, value in before.items() if key not in changed
    }

    send(page, "Change the times of rounds", Start_of_round_2="2099-01-03T19:00", Reason="A holiday")
    assert small.organizer.get(small.path)["settings"]["times"][1] > after["times"][1]


def test_pairs_are_kept_apart_and_allowed_again(page: Page, service: Wardbook) -> None:
    small = new_tournament(service, OPERATOR, name="Kept apart")
    sign_in(page, small.owner, service.url)
    page.goto(f"/tournaments/{small.id}/desk")
    choose(page, "Keep two players apart")
    page.get_by_label("Player", exact=True).select_option(label="Ada")
    page.get_by_label("Other player").select_option(label="Curie")
    page.get_by_label("Reason").fill("Siblings")
    submit(page, "Keep two players apart")
    choose(page, "Let two players meet again")
    page.get_by_label("Which two").select_option(index=1)
    page.get_by_label("Reason").fill("They made it up")
    submit(page, "Let two players meet again")
    expect(page.get_by_role("button", name="Let two players meet again")).to_have_count(0)
    assert small.organizer.get(small.path)["forbidden_pairs"] == []
