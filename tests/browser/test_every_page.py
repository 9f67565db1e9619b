"""Every page and states of tables: nobody is kept out, in any colours, at any width, in any language."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cli.http_client import Client
from tests.browser.accessibility import violations
from tests.browser.conftest import OPERATOR, NewPage
from tests.browser.playing import HUMAN, bots_game, new_game, play_until, sign_in
from tests.browser.tournaments.small import make_organizer, new_tournament
from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser

TOO_WIDE = """() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const right = (one) => one.getBoundingClientRect().right;
    const wide = [...document.querySelectorAll("body *")].filter((one) => right(one) > width + 1);
    return wide.map((one) => `${one.tagName} ${one.className}`).slice(0, 5).concat("scrolls");
}"""
"""The elements that make a page scroll to the side."""


@pytest.fixture(scope="module")
def ann(service: Wardbook) -> dict[str, Any]:
    """A player with a game in every state, and the paths of all pages."""
    client, made = service.player("Ann")
    units = ["city", "investments", "maternity"]
    playing = {
        "dice-hospital": new_game(client),
        "city": new_game(client, modules=units),
        "clinic": new_game(client, "clinic", modules=["zombies", "blood_transfusion"]),
    }
    for game in playing.values():
        play_until(client, game, 2)
    over = bots_game(client)
    tournament = f"/tournaments/{running_tournament(service, made, client)}"
    return made | {
        "paths": {
            "tournaments": "/tournaments",
            "tournament": tournament,
            "desk": f"{tournament}/desk",
            "settings": f"{tournament}/settings",
            "new tournament": "/tournaments/new",
            **{name: f"/table/{game}" for name, game in playing.items()},
            "waiting room": f"/table/{new_game(client, seats=[HUMAN, HUMAN], start=False)}",
            "result": f"/table/{over}",
            "replay": f"/replay/{over}",
            "home": "/",
            "lobby": "/lobby",
            "new game": "/new",
            "replay a file": "/replay",
            "account": "/account",
            "profile": f"/players/{made['id']}",
            "ratings": "/ratings",
        }
    }


def running_tournament(service: Wardbook, made: dict[str, Any], client: Client) -> str:
    """A tournament in its first round that a player organizes and plays in; its id."""
    make_organizer(service, OPERATOR, made["id"])
    small = new_tournament(service, OPERATOR, name="Wards of Winter", table_size=3)
    client.post(f"{small.path}/commands", {"type": "register"})
    small.organize("add_organizer", player=made["id"])
    small.organize("announce", text="Welcome!")
    small.started()
    return small.id


NAMES = (
    *("tournaments", "tournament", "desk", "settings", "new tournament"),
    *("home", "lobby", "new game", "replay a file", "account", "profile", "ratings", "waiting room"),
    *("dice-hospital", "city", "clinic", "result", "replay"),
)


def shown(page: Page, path: str) -> None:
    """Wait until a page is there, and has come to rest."""
    page.goto(path)
    expect(page.locator("main h1").first).to_be_visible(timeout=30_000)
    expect(page.locator(".loading")).to_have_count(0, timeout=30_000)


@pytest.mark.parametrize("name", NAMES)
def test_no_violation_in_any_colours_and_nothing_too_wide(
    page: Page, service: Wardbook, ann: dict[str, Any], name: str
) -> None:
    sign_in(page, ann, service.url)
    shown(page, ann["paths"][name])
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(TOO_WIDE) == []
    assert violations(page) == []


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_every_page_in_each_language(
    new_page: NewPage, service: Wardbook, ann: dict[str, Any], language: str
) -> None:
    page = new_page(locale=language, viewport={"width": 390, "height": 800})
    sign_in(page, ann, service.url)
    for name in NAMES:
        shown(page, ann["paths"][name])
        assert page.evaluate("document.documentElement.lang") == language
        text = page.locator("body").inner_text()
        assert "{" not in text, name
        assert "undefined" not in text, name
        assert page.evaluate(TOO_WIDE) == [], name
