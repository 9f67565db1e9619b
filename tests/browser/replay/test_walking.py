"""Walking through a game: steps, links, eyes, branches, playing by itself, the score sheet."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.conftest import NewPage
from tests.browser.playing import new_game, sign_up
from tests.browser.replay.finished_game import FinishedGame
from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser
MINUS = "\N{MINUS SIGN}"


def at_move(page: Page, version: int) -> None:
    """The page shows this version: board, slider and log."""
    expect(page.locator(".caption h2")).to_contain_text(f"Move {version} of")
    expect(page.locator(".track input")).to_have_value(str(version))
    expect(page.locator(".log [aria-current] .number")).to_have_text(str(version))


def version_of(page: Page) -> int:
    return int(page.locator(".track input").input_value())


def test_it_can_be_walked_to_both_ends(page: Page, finished: FinishedGame) -> None:
    last = len(finished.records())
    page.goto(f"/replay/{finished.id}")
    at_move(page, 1)
    expect(page.locator(".board")).to_contain_text("The game has not begun yet")
    expect(page.get_by_role("button", name="Previous move")).to_be_disabled()
    page.get_by_role("button", name="Next move").click()
    at_move(page, 2)
    page.locator(".track input").press("End")
    at_move(page, last)
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    at_move(page, last)
    page.keyboard.press("ArrowLeft")
    at_move(page, last - 1)


def test_steps_lead_by_turn_and_by_round(page: Page, finished: FinishedGame) -> None:
    page.goto(f"/replay/{finished.id}")
    for number in range(1, 4):
        page.get_by_role("button", name="Next round").click()
        expect(page.locator(".caption h2")).to_contain_text(f"Round {number}")
    here = version_of(page)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".track input")).not_to_have_value(str(here))
    actors = [entry["actor"] for entry in finished.records()]
    turn = version_of(page)
    assert actors[turn - 1] != actors[turn]
    assert all(actor == actors[turn - 1] for actor in actors[here:turn])
    page.keyboard.press("Control+ArrowLeft")
    at_move(page, here)
    page.keyboard.press("Control+ArrowLeft")
    expect(page.locator(".caption h2")).to_contain_text("Round 2")


def test_what_a_step_changes_is_marked(page: Page, finished: FinishedGame) -> None:
    version = finished.first_kept_version_of("take_ambulance")
    page.goto(f"/replay/{finished.id}#v={version - 1}")
    at_move(page, version - 1)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".board [data-changed]").first).to_be_visible()


def test_a_link_leads_to_a_move_and_eyes(page: Page, finished: FinishedGame) -> None:
    page.goto(f"/replay/{finished.id}#v=12&eyes=1")
    at_move(page, 12)
    expect(page.locator(".eyes select")).to_have_value("1")
    page.locator(".eyes select").select_option("0")
    page.wait_for_url("**#v=12&eyes=0")
    at_move(page, 12)
    page.get_by_role("button", name="Next move").click()
    page.wait_for_url("**#v=13&eyes=0")


def test_eyes_show_what_a_seat_saw(page: Page, finished: FinishedGame) -> None:
    version = finished.first_version_of("keep_administrator")
    page.goto(f"/replay/{finished.id}#v={version - 1}")
    at_move(page, version - 1)
    drawn = {}
    for eyes in ("0", "spectator"):
        with page.expect_response(lambda response: "/replay?" in response.url):
            page.locator(".eyes select").select_option(eyes)
        expect(page.locator(f".player[data-eyes='{eyes}']")).to_be_visible()
        drawn[eyes] = page.locator(".board").inner_text()
    assert drawn["0"] != drawn["spectator"]


def test_moves_that_were_taken_back_are_struck_and_can_be_visited(page: Page, finished: FinishedGame) -> None:
    page.goto(f"/replay/{finished.id}")
    struck = page.locator(".log button:has(s)").first
    version = int(struck.locator(".number").inner_text())
    assert page.locator(".marks .undone").count() >= 1
    struck.click()
    at_move(page, version)
    expect(page.locator(".caption .tag")).to_have_text("taken back later")
    expect(page.locator(".caption s")).to_be_visible()


def test_it_plays_by_itself_until_it_is_paused(page: Page, finished: FinishedGame) -> None:
    page.goto(f"/replay/{finished.id}#v=5")
    at_move(page, 5)
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".track input")).not_to_have_value(re.compile("^[5-7]$"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_the_score_sheet_adds_up_to_the_result(page: Page, finished: FinishedGame, service: Wardbook) -> None:
    page.goto(f"/replay/{finished.id}")
    standings = service.client().get(f"/v1/games/{finished.id}")["standings"]
    in_order = sorted(standings, key=lambda one: one["seat"])
    expected = [str(one["points"]).replace("-", MINUS) for one in in_order]
    totals = page.locator(".sheet .tables tfoot tr")
    expect(totals).to_have_count(2)
    for row in totals.all():
        assert row.locator("td").all_inner_texts() == expected
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game").click()
    assert download.value.path().read_text() == finished.export


def test_only_the_score_sheet_is_printed(page: Page, finished: FinishedGame) -> None:
    page.goto(f"/replay/{finished.id}")
    expect(page.locator(".sheet .points").first).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".sheet")).to_be_visible()
    for hidden in (".frame", ".player", ".verdict", ".draws", ".sheet button"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.locator(".sheet .proof")).to_contain_text("This game is honest. Fingerprint")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1


def test_a_running_game_shows_only_ones_own_eyes(new_page: NewPage, service: Wardbook) -> None:
    player, stranger = new_page(), new_page()
    game = new_game(sign_up(player, service))
    player.goto(f"/replay/{game}")
    expect(player.locator(".player aside")).to_contain_text("You see only what Ann may see.")
    stranger.goto(f"/replay/{game}")
    expect(stranger.locator(".player aside")).to_contain_text("You see only what spectators may see.")
    expect(stranger.locator(".verdict h2")).to_have_text("Nothing is wrong so far")
    expect(stranger.locator(".eyes")).to_have_count(0)
    expect(stranger.locator(".draws")).to_contain_text("The seed stays secret until the game is over.")


@pytest.mark.parametrize("locale", ["en", "de", "fr", "it"])
@pytest.mark.parametrize("width", [360, 1280])
def test_pages_are_accessible_and_fit(
    new_page: NewPage, finished: FinishedGame, locale: str, width: int
) -> None:
    scheme = "dark" if locale in ("de", "it") else "light"
    page = new_page(locale=locale, viewport={"width": width, "height": 760}, color_scheme=scheme)
    for path in ("/replay", f"/replay/{finished.id}#v=30"):
        page.goto(path)
        expect(page.locator(".sheet .points, .drop").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert violations(page) == []
