"""A table on a phone: the sheet with the moves leaves the board usable."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import Clicker, new_game, sign_up
from tests.e2e.running import Wardbook, eventually

pytestmark = pytest.mark.browser

PIECES_IN_VIEW = """() => {
    const sheet = document.querySelector(".sheet").getBoundingClientRect().top;
    const pieces = [...document.querySelectorAll(".board .piece.can")].filter((one) => one.checkVisibility());
    const boxes = pieces.map((one) => one.getBoundingClientRect());
    return boxes.length === 0 || boxes.some((box) => box.top >= 0 && box.bottom <= sheet);
}"""
PIECES = "() => [...document.querySelectorAll('.board .piece.can')].map((one) => one.dataset.piece).join()"


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    return new_page(viewport={"width": 360, "height": 740}, reduced_motion="reduce")


@pytest.mark.parametrize("title", ["dice-hospital", "clinic"])
def test_what_can_be_picked_is_never_all_behind_the_sheet(phone: Page, service: Wardbook, title: str) -> None:
    game = new_game(sign_up(phone, service), title)
    phone.goto(f"/table/{game}")
    expect(phone.locator(".board .piece.can:visible").first).to_be_attached()
    clicker = Clicker(phone)
    for _ in range(15):
        before = phone.evaluate(PIECES)
        phone.evaluate("scrollTo(0, document.body.scrollHeight)")
        clicker.click_once()
        phone.wait_for_timeout(300)
        eventually(partial(in_view, phone, before), why="everything is behind the sheet")


def in_view(phone: Page, before: str) -> bool:
    """Whether a piece that can be picked is in view, unless they are still the same ones."""
    return bool(phone.evaluate(PIECES) == before or phone.evaluate(PIECES_IN_VIEW))


def test_with_the_list_hidden_a_move_is_made_on_the_board(phone: Page, service: Wardbook) -> None:
    ann = sign_up(phone, service)
    game = new_game(ann)
    phone.goto(f"/table/{game}")
    phone.get_by_role("button", name="Hide the list").click()
    expect(phone.locator(".offers")).to_be_hidden()
    before = ann.get(f"/v1/games/{game}")["version"]
    pieces, ready = phone.locator(".board .piece.can:visible"), phone.locator(".moves .go")
    while not ready.count():
        pieces.first.click()
        phone.wait_for_timeout(100)
    ready.first.click()
    eventually(lambda: ann.get(f"/v1/games/{game}")["version"] > before)
