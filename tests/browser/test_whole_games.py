"""Whole games by clicks alone, on pieces, buttons and the list of moves."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.playing import COMMANDS, EASY_BOT, HUMAN, PIECES, Clicker, new_game, sign_up
from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser

MOST_MEMORY = 100 * 1024 * 1024
"""Bytes that the scripts of a table may hold; a version that kept every view of a game held gigabytes."""

GAMES: dict[str, dict[str, Any]] = {
    "Dice Hospital": {"title": "dice-hospital"},
    "City with Investments and Maternity": {
        "title": "dice-hospital",
        "modules": ["city", "investments", "maternity"],
    },
    "the Automa": {"title": "dice-hospital", "seats": [HUMAN, {"kind": "automa"}]},
    "Dice Hospital alone": {"title": "dice-hospital", "seats": [HUMAN]},
    "Prototype": {"title": "dice-hospital", "modules": ["prototype"]},
    "Clinic": {"title": "clinic"},
    "Clinic alone": {"title": "clinic", "seats": [HUMAN]},
    "Clinic with four mini-expansions": {
        "title": "clinic",
        "modules": ["extinguishers", "blood_transfusion", "workaholic_doctors", "zombies"],
        "seats": [HUMAN, EASY_BOT],
    },
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_clicks(page: Page, service: Wardbook, name: str) -> None:
    client = sign_up(page, service)
    game = new_game(client, **GAMES[name])
    page.goto(f"/table/{game}")
    clicker = Clicker(page)
    clicker.play(client, game)
    played = client.get(f"/v1/games/{game}")
    assert played["status"] == "finished"
    assert not any(seat["resigned"] for seat in played["seats"])
    assert clicker.covered == []
    assert kept_memory(page) < MOST_MEMORY
    expect(page.locator(f"{COMMANDS}, {PIECES}")).to_have_count(0)
    assert violations(page) == []


def kept_memory(page: Page) -> float:
    """The bytes that the scripts of a page hold."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("HeapProfiler.collectGarbage")
    metrics = session.send("Performance.getMetrics")["metrics"]
    session.detach()
    return next(float(one["value"]) for one in metrics if one["name"] == "JSHeapUsedSize")
