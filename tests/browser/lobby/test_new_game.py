"""The form for a new game knows nothing but the catalogue."""

import hashlib
import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.kernel.catalogue.module_facts import selectable_modules
from games.titles import TITLES
from tests.browser.conftest import NewPage
from tests.browser.playing import sign_up
from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser
UNITS = [(title, module.key) for title in TITLES.values() for module in selectable_modules(title)]


def form(page: Page, title: str) -> None:
    """Open the form for a title."""
    page.goto(f"/new?title={title}")
    expect(page.locator("#count")).to_be_visible()


def created(page: Page, service: Wardbook) -> dict[str, Any]:
    """Create the game; the game as its table shows it."""
    page.locator("form .go").click()
    page.wait_for_url("**/table/*")
    key = page.evaluate("JSON.parse(localStorage.getItem('wardbook.account')).key")
    game: dict[str, Any] = service.client(key).get(f"/v1/games/{page.url.rsplit('/', 1)[1]}")
    return game


@pytest.mark.parametrize(("title", "unit"), UNITS, ids=lambda value: getattr(value, "key", value))
def test_a_game_is_created_for_every_unit(page: Page, service: Wardbook, title: Any, unit: str) -> None:
    sign_up(page, service)
    form(page, title.key)
    page.locator(f"#unit-{unit}").check()
    game = created(page, service)
    assert (game["title"], game["status"]) == (title.key, "open")
    assert unit in game["modules"]
    assert game["seats"][0]["name"] == "Ann"


def test_hints_are_allowed_only_if_they_are_chosen(page: Page, service: Wardbook) -> None:
    sign_up(page, service)
    for wanted in (False, True):
        form(page, "dice-hospital")
        page.locator("#hints").set_checked(wanted)
        assert created(page, service)["hints"] is wanted


def test_a_unit_that_does_not_fit_says_why(page: Page) -> None:
    form(page, "dice-hospital")
    page.locator("#unit-city").check()
    greyed = page.locator("li", has=page.locator("#unit-automa"))
    expect(page.locator("#unit-automa")).to_be_disabled()
    expect(greyed).to_contain_text("Cannot be played with City")
    expect(page.locator("#unit-maternity")).to_be_enabled()
    expect(page.locator("#count option[value='1']")).to_be_disabled()
    page.locator("#unit-city").uncheck()
    expect(page.locator("#unit-automa")).to_be_enabled()


def test_the_number_of_seats_follows_the_units_and_brings_units(page: Page) -> None:
    form(page, "dice-hospital")
    page.locator("#unit-five_players").check()
    expect(page.locator("#count")).to_have_value("5")
    page.locator("#count").select_option("1")
    expect(page.locator("#unit-five_players")).not_to_be_checked()
    expect(page.locator("#unit-medical_reports")).to_be_checked()
    expect(page.locator("#unit-city")).to_be_disabled()


def test_the_automa_is_a_seat_and_a_unit(page: Page, service: Wardbook) -> None:
    sign_up(page, service)
    form(page, "dice-hospital")
    page.locator("#seat-1").select_option(label="Automa")
    expect(page.locator("#unit-automa")).to_be_checked()
    page.get_by_label("Which of its cards are in play").select_option(label="more hard ones")
    game = created(page, service)
    assert [seat["kind"] for seat in game["seats"]] == ["human", "automa"]
    assert game["options"]["automa"]["deck"] == "hard"


def test_options_figures_and_the_table_are_sent(page: Page, service: Wardbook) -> None:
    sign_up(page, service)
    form(page, "clinic")
    page.locator("#count").select_option("3")
    page.locator("#seat-1").select_option(label="Open to anyone")
    page.locator("#option-boards").get_by_role("button", name="Add").click()
    page.locator("#option-boards-0").select_option(label="expert, wide")
    page.locator("summary").click()
    page.locator("#figure-nurse_wages input, input#figure-nurse_wages").fill("3")
    page.locator("#figure-room_cost-2").fill("9")
    page.locator("#undo").select_option("consent")
    page.locator("#clock").select_option("turn")
    page.locator("#seconds").fill("90")
    page.locator("#visibility").select_option("private")
    game = created(page, service)
    assert game["options"]["boards"] == ["expert"]
    assert game["options"]["figures"] == {"nurse_wages": 3, "room_cost": [2, 3, 9, 5]}
    assert (game["undo"], game["visibility"]) == ("consent", "private")
    assert game["clock"] == {"kind": "turn", "seconds": 90}
    assert [seat["kind"] for seat in game["seats"]] == ["human", "human", "bot"]


def test_only_titles_with_a_timer_offer_it(page: Page) -> None:
    form(page, "dice-hospital")
    expect(page.locator("#clock option")).to_have_count(3)
    page.get_by_role("radio", name="Clinic").check()
    expect(page.locator("#clock option")).to_have_count(2)


def test_a_nonce_stays_in_the_browser_until_it_is_revealed(page: Page, service: Wardbook) -> None:
    sign_up(page, service)
    form(page, "dice-hospital")
    page.locator("#nonce").check()
    game = created(page, service)
    ((commitment, nonce),) = json.loads(page.evaluate("localStorage.getItem('wardbook.nonces')"))
    assert hashlib.sha256(nonce.encode()).hexdigest() == commitment == game["seats"][0]["commitment"]
    assert game["seats"][0]["nonce"] is None


def test_a_seat_is_reserved_for_somebody(new_page: NewPage, service: Wardbook) -> None:
    page = new_page()
    sign_up(page, service)
    _, grace = service.player("Grace")
    form(page, "dice-hospital")
    page.locator("#seat-1").select_option(label="Open to anyone")
    page.locator("#seat-1").select_option(label="Reserved for …")
    typed = page.get_by_placeholder("Their id or the address of their page")
    typed.fill("0000000000000000")
    page.locator("form .go").click()
    expect(page.locator("#seat-1-wrong")).to_be_visible()
    typed.fill(f"{service.url}/players/{grace['id']}")
    assert created(page, service)["seats"][1]["reserved"] == grace["id"]


def test_what_is_wrong_is_said_at_its_field(page: Page, service: Wardbook) -> None:
    sign_up(page, service)
    form(page, "dice-hospital")
    page.locator("#clock").select_option("turn")
    page.locator("#seconds").fill("1")
    expect(page.get_by_text("From 5 to 86400")).to_be_visible()
    page.locator("form .go").click()
    expect(page.locator("#seconds")).to_be_focused()
    expect(page.get_by_text("Mend what is marked first.")).to_be_visible()
    assert page.url.endswith("/new?title=dice-hospital")


@pytest.mark.parametrize("title", TITLES)
def test_every_house_figure_has_a_field(page: Page, service: Wardbook, title: str) -> None:
    """Everything that the catalogue lets a game change is a field, filled with its usual value."""
    form(page, title)
    catalogue = service.client().get(f"/v1/titles/{title}")
    base = [one["key"] for one in catalogue["figures"] if one["module"] == "base" and one.get("schema")]
    page.locator("summary").click()
    for key in base:
        expect(page.locator(f"#figure-{key}")).to_be_visible()
    expect(page.locator("form [aria-invalid]")).to_have_count(0)
