"""A title without a drawing is playable: its view as an outline, its moves as a list."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.playing import Clicker, new_game, sign_up
from tests.e2e.running import ROOT, Wardbook, in_a_new_folder

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def market_service() -> Iterator[Wardbook]:
    """A Wardbook that plays Market too."""
    path = f"{Path(__file__).parent / 'with_market'}:{ROOT}"
    with in_a_new_folder(PYTHONPATH=path) as running:
        running.start()
        yield running
        assert running.stop() == 0


def test_market_is_played_to_its_end(page: Page, market_service: Wardbook) -> None:
    client = sign_up(page, market_service)
    game = new_game(client, "market")
    page.goto(f"{market_service.url}/table/{game}")
    expect(page.locator(".board")).to_be_visible()
    assert violations(page) == []
    Clicker(page).play(client, game)


def test_market_is_created_through_the_form(page: Page, market_service: Wardbook) -> None:
    client = sign_up(page, market_service)
    page.goto(f"{market_service.url}/new?title=market")
    page.get_by_label("Trade").check()
    expect(page.get_by_label("Low cards")).to_be_disabled()
    page.get_by_label("Auction").check()
    page.get_by_label("Sides of the die").fill("8")
    page.locator("summary").click()
    page.get_by_label("The lowest bid").fill("2")
    page.locator("form .go").click()
    page.wait_for_url("**/table/*")
    game = client.get(f"/v1/games/{page.url.rsplit('/', 1)[1]}")
    assert {"auction", "trade"} <= set(game["modules"])
    assert game["options"] == {"sides": 8, "cards": 3, "figures": {"auction_reserve": 2}}
