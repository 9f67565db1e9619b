"""The table of Clinic Deluxe: all floors at a glance, ways and their times, other clinics, no barriers."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.conftest import NewPage
from tests.browser.drawn_tables import Position, draw, positions
from tests.browser.playing import new_game, sign_up
from tests.e2e.running import Wardbook, eventually

BUSY = "clinic-three-players-mini-expansions"
FLOOR = ".clinic .floor svg"

pytestmark = pytest.mark.browser


def busy_position(step: str) -> Position:
    """The position of a recorded game with all mini-expansions in which a step offers most."""
    found = [position for position in positions(BUSY, 40) if position[0]["step"].startswith(step)]
    return max(found, key=lambda position: len(position[1]))


def show(page: Page, service: Wardbook, position: Position) -> None:
    """Draw a position on a page."""
    components = service.client().get("/v1/titles/clinic/components?lang=en")["components"]
    page.goto("/lobby")
    draw(page, "clinic", position, components)


def test_all_floors_are_seen_without_scrolling(new_page: NewPage, service: Wardbook) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    client = sign_up(page, service)
    game = new_game(client, "clinic")

    def in_the_first_round() -> bool:
        for command in client.get(f"/v1/games/{game}/actions")["moves"][:1]:
            client.post(f"/v1/games/{game}/commands", command)
        return bool(client.get(f"/v1/games/{game}")["view"]["step"] == "select_1")

    eventually(in_the_first_round, why="the setup does not end")
    page.goto(f"/table/{game}")
    expect(page.locator(FLOOR)).to_have_count(4)
    for floor in page.locator(FLOOR).all():
        expect(floor).to_be_in_viewport(ratio=1)


def test_on_a_phone_one_floor_is_large(new_page: NewPage, service: Wardbook) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    show(page, service, busy_position("move"))
    expect(page.locator(f"{FLOOR}:visible")).to_have_count(1)
    page.get_by_role("button", name="Second floor").click()
    expect(page.locator(f"{FLOOR}:visible")).to_have_accessible_name("Second floor")


def test_the_pointer_shows_where_a_person_can_go_and_how_long_it_takes(page: Page, service: Wardbook) -> None:
    position = next(one for one in positions(BUSY, 40) if one[0]["moves"])
    show(page, service, position)
    move = position[0]["moves"][0]
    person = page.locator(f'[data-piece="person:{move["person"]}"]')
    person.hover()
    ways = [one for one in position[0]["moves"] if one["person"] == move["person"]]
    expect(page.locator(".clinic .time")).to_have_count(len(ways))
    person.click()
    target = page.locator(f'[data-piece="space:{move["to"]}"]')
    target.hover()
    expect(page.locator(".clinic .time.chosen")).to_have_text(str(move["time"]))
    expect(target).to_have_accessible_name(f"{target.get_attribute('data-look')}, time {move['time']}")


def test_another_clinic_can_be_shown_large(page: Page, service: Wardbook) -> None:
    show(page, service, busy_position("select"))
    heading = page.locator(".clinic .own h2")
    expect(heading).to_have_text("Your clinic")
    page.get_by_role("button", name="Show large").first.click()
    expect(heading).not_to_have_text("Your clinic")
    assert page.locator('.clinic .floor [data-piece^="space:"]').count() == 0
    page.get_by_role("button", name="Back to your clinic").click()
    expect(heading).to_have_text("Your clinic")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("step", ["select", "build", "hire", "admit", "move", "care"])
def test_nothing_keeps_people_from_using_it(
    new_page: NewPage, service: Wardbook, step: str, scheme: str
) -> None:
    page = new_page(viewport={"width": 1280, "height": 900}, color_scheme=scheme)
    show(page, service, busy_position(step))
    assert violations(page) == []
