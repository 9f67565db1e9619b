"""Leaderboards, and the ratings of a player."""

import pytest
from playwright.sync_api import Page, expect

from events.ratings.rating_store import RatingStore, Write, write_game, write_ratings
from events.redis.connection import connect
from tests.browser.accessibility import violations
from tests.e2e.running import Wardbook
from tournaments.ratings.rating import Rating
from tournaments.ratings.update import Category, RatedGame

pytestmark = pytest.mark.browser
CHOOSE_AT_ONCE = """async (choices) => {
    for (const [id, value] of Object.entries(choices)) {
        document.getElementById(id).value = value;
        document.getElementById(id).dispatchEvent(new Event("change"));
        await new Promise((done) => setTimeout(done));
    }
}"""
FOUR, TWO = Category("dice-hospital", 4), Category("clinic", 2)


def rated(service: Wardbook, **ratings: dict[Category, Rating]) -> dict[str, str]:
    """The ids of new players with these ratings, by name."""
    ids = {name: service.player(name)[1]["id"] for name in ratings}
    writes: list[Write] = []
    for name, own in ratings.items():
        for category, rating in own.items():
            writes += write_game(RatedGame(f"game of {name}", category, ()))
            writes += write_ratings(category, {ids[name]: rating})
    with connect(service.redis_url()) as client:
        store = RatingStore(client)
        while not store.write(store.revision(), writes):
            pass
    return ids


def test_the_leaderboard_of_each_game_and_table_size(page: Page, service: Wardbook) -> None:
    ids = rated(
        service, Sure={FOUR: Rating(40, 1, 50)}, Unsure={FOUR: Rating(41, 5, 12), TWO: Rating(30, 6, 3)}
    )
    page.goto("/lobby")
    page.get_by_role("link", name="Ratings").click()
    rows = page.locator("tbody tr")
    expect(rows.first).to_contain_text("Sure")
    expect(rows.first).to_contain_text("40.0\u00a0±\u00a02.0")
    expect(rows.nth(1)).to_contain_text("Unsure")
    assert violations(page) == []
    page.evaluate(CHOOSE_AT_ONCE, {"title": "clinic", "players": "2"})
    expect(page).to_have_url(f"{service.url}/ratings?title=clinic&players=2")
    expect(page.get_by_text("Nobody has finished ten rated games here yet.")).to_be_visible()
    page.goto(f"/players/{ids['Unsure']}")
    expect(page.get_by_role("row", name="Clinic Deluxe, 2 players")).to_contain_text("provisional")
    page.get_by_role("link", name="Dice Hospital, 4 players").click()
    expect(page.get_by_label("Game", exact=True)).to_have_value("dice-hospital")
    expect(rows.first).to_contain_text("Sure")
