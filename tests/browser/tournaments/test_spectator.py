"""A tournament as somebody without an account sees it."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.accessibility import violations
from tests.browser.conftest import OPERATOR, NewPage
from tests.browser.tournaments.small import new_tournament
from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [360, 1280])
def test_the_rounds_are_live_and_nothing_is_offered(new_page: NewPage, service: Wardbook, width: int) -> None:
    small = new_tournament(service, OPERATOR, name=f"Watched at {width}")
    page = new_page(viewport={"width": width, "height": 800})
    page.goto(f"/tournaments/{small.id}")
    expect(page.get_by_text("No round has begun yet.")).to_be_visible()
    tables = small.started()["tables"]
    shown = page.locator(".tables > li")
    expect(shown).to_have_count(2)
    expect(shown.first.get_by_role("link", name="Watch")).to_be_visible()
    expect(shown.first).to_contain_text("not here yet")
    for table in tables:
        small.resign(table)
    expect(shown.first.get_by_role("link", name="Replay")).to_be_visible(timeout=120_000)
    expect(page.get_by_text("Round 2 begins when an organizer starts it.")).to_be_visible()

    in_main = page.locator("main").get_by_role("button")
    offered = [button for button in in_main.all_inner_texts() if not button.replace(".", "").isdigit()]
    assert offered == ["Create a guest account"], "the points can be opened, and nothing else"
    expect(page.get_by_role("link", name=re.compile("Organizer.s desk"))).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page) == []

    small.started(2)
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    page.get_by_role("link", name="Round 1", exact=True).click()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    page.get_by_label("As of").select_option("1")
    expect(page.get_by_role("link", name="As a spreadsheet")).to_have_attribute(
        "href", f"/v1/tournaments/{small.id}/standings?format=csv&round=1"
    )
    page.goto(f"/tournaments/{small.id}/desk")
    expect(page.get_by_text("Only the organizers of this tournament have a desk here.")).to_be_visible()
    page.goto(f"/tournaments/{small.id}/settings")
    expect(page.get_by_text("can be changed by the organizers until")).to_be_visible()
    page.goto("/tournaments/new")
    expect(page.get_by_text("Only organizers can create tournaments.")).to_be_visible()


def many(route: Route) -> None:
    """Answer with forty times as many rows or tables."""
    answer = route.fetch().json()
    for rows, key in (("rows", "player"), ("tables", "number")):
        answer[rows] = [
            one | {key: f"{one[key]}{copy}" if key == "player" else one[key] + copy * 2}
            for copy in range(40)
            for one in answer.get(rows, [])
        ]
    route.fulfill(json=answer)


def test_long_lists_begin_short(new_page: NewPage, service: Wardbook) -> None:
    small = new_tournament(service, OPERATOR, 2, name="A large one")
    small.started()
    page = new_page(viewport={"width": 390, "height": 800})
    page.route(re.compile(r"/rounds/1|/standings\?words=en$"), many)
    page.goto(f"/tournaments/{small.id}")
    rows, tables = (
        page.get_by_role("region", name="Standings").locator("tbody tr"),
        page.locator(".tables > li"),
    )
    expect(rows).to_have_count(20)
    expect(tables).to_have_count(12)
    rows.nth(1).get_by_role("button").click()
    expect(rows.nth(2).locator(".terms")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Show all 40").click()
    expect(tables).to_have_count(40)
    page.get_by_role("button", name="Show all 80").click()
    expect(rows).to_have_count(81)
