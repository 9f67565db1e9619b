"""Players who sit at a table, in browsers and beside them."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from cli.http_client import Client
from tests.browser.conftest import NewPage
from tests.browser.playing import HUMAN, new_game, sign_up
from tests.e2e.running import Wardbook, eventually

WIDE = {"width": 1280, "height": 900}


def two_players(new_page: NewPage, service: Wardbook, **body: Any) -> tuple[Page, Page, Client, Client, str]:
    """Ann and Bob at one table, each with a browser of their own."""
    pages = new_page(viewport=WIDE), new_page(viewport=WIDE)
    ann, bob = (sign_up(page, service, name) for page, name in zip(pages, ("Ann", "Bob"), strict=True))
    game = new_game(ann, start=False, seats=[HUMAN, HUMAN], **body)
    bob.post(f"/v1/games/{game}/commands", {"type": "join"})
    ann.post(f"/v1/games/{game}/commands", {"type": "start"})
    for page in pages:
        page.goto(f"/table/{game}")
        expect(page.locator(".board")).to_be_visible()
    return *pages, ann, bob, game


def play_one(game: str, *players: Client) -> None:
    """One move of whoever has one."""
    for player in players:
        if moves := player.get(f"/v1/games/{game}/actions")["moves"]:
            assert player.post(f"/v1/games/{game}/commands", moves[0]).status == 201
            return


def play_until(holds: Callable[[], bool], game: str, *players: Client) -> None:
    """Moves of whoever has one, until something holds."""

    def holds_now() -> bool:
        if holds():
            return True
        play_one(game, *players)
        return False

    eventually(holds_now, seconds=60)


def versions_in_log(page: Page) -> list[int]:
    """The versions of the log's entries, from the top."""
    links: list[str] = page.locator(".log .time").evaluate_all("(all) => all.map((one) => one.hash)")
    return [int(link.removeprefix("#v=")) for link in links]
