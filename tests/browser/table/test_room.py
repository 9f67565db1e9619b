"""Before and after a game: invitations, joining as a guest, nonces that reveal themselves, and a rematch."""

import hashlib
import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import HUMAN, new_game, sign_up
from tests.browser.table.seated import WIDE
from tests.e2e.running import Wardbook, eventually

pytestmark = pytest.mark.browser


def test_a_link_invites_a_stranger_to_a_private_game(new_page: NewPage, service: Wardbook) -> None:
    page, stranger = new_page(viewport=WIDE), new_page(viewport=WIDE)
    ann = sign_up(page, service)
    game = new_game(ann, start=False, seats=[HUMAN, HUMAN], visibility="private")
    page.goto(f"/table/{game}")
    link = page.locator(".invitation .secret").inner_text()
    stranger.goto(link.split("#")[0])
    expect(stranger.get_by_role("alert")).to_be_visible()
    stranger.goto("about:blank")
    stranger.goto(link)
    stranger.locator(".room .go").click()
    eventually(lambda: ann.get(f"/v1/games/{game}")["seats"][1]["player"])
    assert "invitation" not in stranger.url
    page.locator(".room .go").click()
    for one in (page, stranger):
        expect(one.locator(".board")).to_be_visible()


def test_somebody_without_an_account_joins_a_public_game(new_page: NewPage, service: Wardbook) -> None:
    page, stranger = new_page(viewport=WIDE), new_page(viewport=WIDE)
    ann = sign_up(page, service)
    game = new_game(ann, start=False, seats=[HUMAN, HUMAN])
    stranger.goto(f"/table/{game}")
    stranger.get_by_role("button", name="Join").click()
    expect(stranger.locator(".seats .own")).to_have_text("you")
    page.goto(f"/table/{game}")
    expect(page.locator(".seats li").nth(1)).to_contain_text("Guest")


def answer_late(page: Page) -> None:
    """Answer the next command only once the others have acted upon it."""

    def answer(route: Route) -> None:
        response = route.fetch()
        expect(page.locator(".log")).to_contain_text("Bob reveals the nonce.")
        page.wait_for_timeout(100)  # the effects of what is drawn come after it
        route.fulfill(response=response)

    page.route("**/commands?words=en", answer, times=1)


def test_nonces_are_committed_to_and_revealed_without_a_click(new_page: NewPage, service: Wardbook) -> None:
    page, other = new_page(viewport=WIDE), new_page(viewport=WIDE)
    ann, _ = sign_up(page, service), sign_up(other, service, "Bob")
    nonce = "a nonce of Ann"
    commitment = hashlib.sha256(nonce.encode()).hexdigest()
    kept = json.dumps([[commitment, nonce]])
    page.evaluate("(kept) => localStorage.setItem('wardbook.nonces', kept)", kept)
    game = new_game(ann, start=False, seats=[HUMAN, HUMAN], commitment=commitment)
    page.goto(f"/table/{game}")
    other.goto(f"/table/{game}")
    other.locator(".room .go").click()
    expect(other.locator(".seats .own")).to_be_visible()
    answer_late(page)
    page.locator(".room .go").click()
    for one in (page, other):
        expect(one.locator(".board")).to_be_visible()
    seats = ann.get(f"/v1/games/{game}")["seats"]
    assert seats[0]["nonce"] == nonce
    assert seats[1]["commitment"] == hashlib.sha256(seats[1]["nonce"].encode()).hexdigest()


def test_the_same_game_is_created_again(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = new_game(ann, seats=[HUMAN, {"kind": "automa"}], options={"automa": {"deck": "easy"}})
    ann.post(f"/v1/games/{game}/commands", {"type": "resign"})
    page.goto(f"/table/{game}")
    page.get_by_role("button", name="Play the same game again").click()
    page.wait_for_url(lambda url: "/table/" in url and game not in url)
    expect(page.locator(".room")).to_be_visible()
    first, second = (ann.get(f"/v1/games/{one}") for one in (game, page.url.rsplit("/", 1)[1]))
    for field in ("title", "modules", "options", "undo", "visibility", "clock"):
        assert first[field] == second[field]
