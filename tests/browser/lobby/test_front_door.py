"""The front door: from nothing to a table, and what else there is to do."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.accessibility import violations
from tests.browser.conftest import NewPage
from tests.browser.playing import HUMAN, new_game, sign_up
from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser
SHOWN = {"/": ".game", "/lobby": ".game", "/new": "#count", "/account": "#name", "/tournaments": "h1"}
"""What each page shows when it is complete; the last one does not exist."""
LANGUAGES = {
    "en": ("Play Dice Hospital", "New game"),
    "de": ("Dice Hospital spielen", "Neues Spiel"),
    "fr": ("Jouer à Dice Hospital", "Nouvelle partie"),
    "it": ("Gioca a Dice Hospital", "Nuova partita"),
}


@pytest.mark.parametrize("title", ["Dice Hospital", "Clinic Deluxe"])
def test_one_click_leads_to_a_table(page: Page, service: Wardbook, title: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Play {title}").click()
    page.wait_for_url("**/table/*")
    guest = page.evaluate("JSON.parse(localStorage.getItem('wardbook.account'))")
    assert guest["name"].startswith("Guest ")
    assert guest["recoveryCode"]
    game = service.client(guest["key"]).get(f"/v1/games/{page.url.rsplit('/', 1)[1]}")
    assert (game["status"], len(game["seats"])) == ("playing", 2)
    assert game["seats"][1]["bot"] == "easy"


def test_a_page_without_tls_leads_to_a_table_too(page: Page) -> None:
    """Browsers leave these out where a page is neither on https nor on localhost."""
    page.add_init_script("delete Crypto.prototype.randomUUID; delete Crypto.prototype.subtle;")
    page.goto("/")
    page.get_by_role("button", name="Play Dice Hospital").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".moves")).to_be_visible()


def test_my_games_come_first_with_my_turn(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = new_game(ann)
    page.goto("/")
    first = page.locator("main section").first
    expect(first.get_by_role("heading", name="Your games")).to_be_visible()
    expect(first.locator(".tag.now")).to_have_text("Your turn")
    first.get_by_role("link", name="Play: Dice Hospital").click()
    assert page.url.endswith(game)


def test_a_stranger_joins_with_one_click(page: Page, service: Wardbook) -> None:
    grace, _ = service.player("Grace of the front door")
    game = new_game(grace, seats=[HUMAN, HUMAN], start=False)
    page.goto("/")
    waiting = page.locator("li", has_text="Grace of the front door")
    expect(waiting).to_contain_text("1 free seat")
    waiting.get_by_role("button", name="Join").click()
    page.wait_for_url(f"**/table/{game}")
    assert grace.get(f"/v1/games/{game}")["seats"][1]["name"].startswith("Guest ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_reader_s_language(new_page: NewPage, language: str) -> None:
    page = new_page(locale=language)
    page.goto("/")
    play, new = LANGUAGES[language]
    expect(page.get_by_role("button", name=play)).to_be_visible()
    expect(page.get_by_role("link", name=new).first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language


def test_the_choice_of_language_and_colours_is_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("button", name="Jouer à Dice Hospital")).to_be_visible()
    page.get_by_label("Couleurs").select_option("dark")
    page.goto("/lobby")
    expect(page.get_by_label("Couleurs")).to_have_value("dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(20, 25, 29)"


def test_too_many_new_accounts_are_refused_in_words(page: Page) -> None:
    def refuse(route: Route) -> None:
        body = '{"code": "too_many_requests", "detail": "", "facts": {}}'
        route.fulfill(status=429, headers={"Retry-After": "600"}, body=body)

    page.route("**/v1/players", refuse)
    page.goto("/")
    page.get_by_role("button", name="Play Dice Hospital").click()
    expect(page.get_by_role("alert")).to_have_text(
        "Too many requests came from here. Try again in 10 minutes."
    )


def test_a_banned_player_is_told(page: Page, service: Wardbook) -> None:
    sign_up(page, service)
    body = '{"code": "banned", "detail": "", "facts": {}}'
    page.route("**/v1/games*", lambda route: route.fulfill(status=403, body=body))
    page.goto("/")
    page.get_by_role("button", name="Play Dice Hospital").click()
    expect(page.get_by_role("listitem").get_by_role("alert")).to_contain_text("has banned this account")


def test_a_service_that_is_away_is_named_and_asked_again(page: Page) -> None:
    page.route("**/v1/titles*", lambda route: route.abort())
    page.goto("/")
    alert = page.get_by_role("alert").filter(has_text="The service does not answer.")
    expect(alert).to_be_visible()
    page.unroute("**/v1/titles*")
    alert.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play Dice Hospital")).to_be_visible()


@pytest.mark.parametrize("path", SHOWN)
@pytest.mark.parametrize("width", [360, 1280])
def test_it_fits_and_everybody_can_use_it(
    new_page: NewPage, service: Wardbook, path: str, width: int
) -> None:
    page = new_page(viewport={"width": width, "height": 800}, color_scheme="dark" if width < 800 else "light")
    new_game(sign_up(page, service))
    page.goto(path)
    expect(page.locator(SHOWN[path]).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page) == []


def test_a_game_is_begun_with_the_keyboard_alone(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play Dice Hospital")).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == "Play Dice Hospital":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
