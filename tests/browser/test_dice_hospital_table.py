"""The table of Dice Hospital: everything that a command names can be clicked, and everything has words."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.drawn_tables import Position, draw, pickable, positions
from tests.e2e.running import Wardbook
from tests.replays.lines import files

TITLE = "dice-hospital"
GAMES = [path.stem for path in files() if not path.stem.startswith(("clinic", "market"))]
MOST = 2
NARROWEST = 360
LOOKED_AT = ("two-players", "community-care", "automa", "medical-reports", "hard-modes")

OF_THE_WHOLE_PAGE = ("page-has-heading-one",)
"""What the page around a table is responsible for."""

pytestmark = pytest.mark.browser

Draw = Callable[[Page, Position], set[str]]


@pytest.fixture
def drawn(service: Wardbook) -> Draw:
    """Draws a position and returns the keys of all pieces that its commands name."""
    components = service.client().get(f"/v1/titles/{TITLE}/components?lang=en")["components"]

    def draw_position(page: Page, position: Position) -> set[str]:
        if page.url == "about:blank":
            page.goto("/lobby")
        return {key for key in draw(page, TITLE, position, components) if not key.startswith("type:")}

    return draw_position


def _one_of_each_step(name: str) -> list[Position]:
    return list({position[0]["step"]: position for position in positions(name, 1)}.values())


@pytest.mark.parametrize("name", GAMES)
def test_every_offered_command_can_be_clicked(page: Page, drawn: Draw, name: str) -> None:
    for position in positions(name, MOST):
        missing = drawn(page, position) - pickable(page)
        assert missing == set(), position[0]["step"]


@pytest.mark.parametrize("name", LOOKED_AT)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_anybody_from_using_the_table(
    new_page: Callable[..., Page], drawn: Draw, name: str, theme: str
) -> None:
    page = new_page(color_scheme=theme)
    for position in _one_of_each_step(name):
        drawn(page, position)
        found = [one for one in violations(page) if not one.startswith(OF_THE_WHOLE_PAGE)]
        assert found == [], position[0]["step"]


@pytest.mark.parametrize("name", LOOKED_AT)
def test_the_table_fits_on_a_phone(new_page: Callable[..., Page], drawn: Draw, name: str) -> None:
    page = new_page(viewport={"width": NARROWEST, "height": 740})
    for position in _one_of_each_step(name):
        drawn(page, position)
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROWEST, position[0]["step"]


def _activation(**changes: Any) -> Position:
    """A hospital of the activation with some patients of our own."""
    found = (one for one in positions("two-players", 9) if one[0]["step"] == "activation")
    view, _ = next(found)
    own = {**view["hospitals"][view["you"]], "discharged": [], "pending": None, **changes}
    hospitals = [own if hospital["seat"] == own["seat"] else hospital for hospital in view["hospitals"]]
    return {**view, "hospitals": hospitals}, []


def test_a_die_says_what_it_is_and_what_becomes_of_it(page: Page, drawn: Draw) -> None:
    patients = [
        {"id": 901, "colour": "red", "value": 4, "treated": True},
        {"id": 902, "colour": "yellow", "value": 3},
        {"id": 903, "colour": "green", "value": 1},
        {"id": 904, "colour": "red", "value": 5, "treated": True, "was": "green"},
        {"id": 905, "colour": "green", "value": 0},
    ]
    neglect = [{"patient": 902, "value": 2}, {"patient": 903, "value": 0}]
    drawn(page, _activation(patients=patients, forecast={"neglect": neglect, "score": []}))
    for label in (
        "red patient, 4, treated",
        "yellow patient, 3, 2 if neglected",
        "green patient, 1, dies if neglected",
        "red patient, 5, treated, true colour green",
        "green patient, value not set",
    ):
        expect(page.get_by_role("img", name=label, exact=True)).to_have_count(1)


def test_a_click_on_a_patient_counts_for_another_that_is_alike(page: Page, drawn: Draw) -> None:
    view, _ = _activation(
        patients=[{"id": 901, "colour": "red", "value": 4}, {"id": 902, "colour": "red", "value": 4}]
    )
    drawn(page, (view, [{"type": "use_blood_bag", "patient": 901}, {"type": "finish_activation"}]))
    page.locator('[data-piece="patient:902"]').click()
    expect(page.locator('[data-piece="patient:902"]')).to_have_attribute("aria-pressed", "true")


def test_another_hospital_is_shown_large_and_back(page: Page, drawn: Draw) -> None:
    drawn(page, next(iter(positions("two-players", 1))))
    own = page.locator("h2:not(.unseen)")
    expect(own).to_have_text("Your hospital")
    page.get_by_role("button", name="large").click()
    expect(own).not_to_have_text("Your hospital")
    page.get_by_role("button", name="Back to your hospital").click()
    expect(own).to_have_text("Your hospital")


def test_a_spectator_sees_the_first_hospital_large(page: Page, drawn: Draw) -> None:
    view, _ = next(iter(positions("two-players", 1)))
    drawn(page, ({**view, "you": None}, []))
    expect(page.locator("h2:not(.unseen)")).to_contain_text("Ann")
