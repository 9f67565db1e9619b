"""A table that others play at too: moves arrive once, clocks run out, a lost connection comes back."""

import pytest
from playwright.sync_api import Page, Route, expect

from cli.http_client import Client
from tests.browser.conftest import NewPage
from tests.browser.playing import new_game, sign_up
from tests.browser.table.seated import play_one, play_until, two_players, versions_in_log
from tests.e2e.running import Wardbook, eventually

pytestmark = pytest.mark.browser


def test_what_others_do_arrives_and_the_tab_says_whose_turn_it_is(
    new_page: NewPage, service: Wardbook
) -> None:
    page, _, ann, bob, game = two_players(new_page, service)
    expect(page.locator(".log .time").first).to_be_visible()
    for _ in range(12):
        play_one(game, bob, ann)
    newest = ann.get(f"/v1/games/{game}")["version"]
    eventually(lambda: versions_in_log(page) == list(range(newest, 0, -1)))
    turn = ann.get(f"/v1/games/{game}/actions")["must"]
    expect(page).to_have_title("● Your turn · Dice Hospital" if turn else "Dice Hospital · Wardbook")
    steps = ann.get(f"/v1/games/{game}/replay?words=en")["steps"]
    others = [step for step in steps if step["actor_name"] != "Ann"]
    expect(page.get_by_role("status").first).to_contain_text(others[-1]["words"]["events"][-1])


NOTE_CONNECTION = """() => {
    const line = document.querySelector(".connection");
    window.said = [];
    const note = () => window.said.push(line.textContent);
    new MutationObserver(note).observe(line, {childList: true, characterData: true, subtree: true});
}"""
"""Keeps what the line about the connection says: that all is well again is said for a moment only."""


def test_a_lost_connection_is_shown_and_nothing_is_lost_or_doubled(
    new_page: NewPage, service: Wardbook
) -> None:
    page, _, ann, bob, game = two_players(new_page, service)
    page.evaluate(NOTE_CONNECTION)
    page.context.set_offline(True)
    expect(page.locator(".connection.lost")).to_be_visible()
    for _ in range(4):
        play_one(game, ann, bob)
    page.context.set_offline(False)
    eventually(lambda: "Connected again." in page.evaluate("window.said"))
    newest = ann.get(f"/v1/games/{game}")["version"]
    eventually(lambda: versions_in_log(page) == list(range(newest, 0, -1)))
    expect(page.locator(".connection")).to_be_hidden()


def test_only_the_latest_records_are_loaded_until_older_ones_are_asked_for(
    page: Page, service: Wardbook
) -> None:
    ann = sign_up(page, service)
    game = new_game(ann)
    play_until(lambda: ann.get(f"/v1/games/{game}")["version"] > 80, game, ann)
    page.goto(f"/table/{game}")
    expect(page.locator(".log li").nth(45)).to_be_attached()
    assert 1 not in versions_in_log(page)
    while (older := page.get_by_role("button", name="Show older")).count():
        first = min(versions_in_log(page))
        older.click()
        page.locator(f".log .time[href='#v={first - 1}']").wait_for(state="attached")

    def all_are_listed() -> bool:
        newest = ann.get(f"/v1/games/{game}")["version"]
        return versions_in_log(page) == list(range(newest, 0, -1))

    eventually(all_are_listed)


AWAY = """
Object.defineProperty(document, "hidden", {get: () => window.away === true});
window.Notification = class {
  static permission = "granted";
  constructor(title, {body}) { window.notified = `${title}: ${body}`; }
  close() {}
};
window.goAway = (away) => { window.away = away; document.dispatchEvent(new Event("visibilitychange")); };
"""


def test_who_looks_away_is_notified_and_sees_what_happened_since(
    new_page: NewPage, service: Wardbook
) -> None:
    page, _, ann, bob, game = two_players(new_page, service)
    page.add_init_script(AWAY)
    page.reload()
    play_until(lambda: not must(ann, game), game, ann)
    expect(page).to_have_title("Dice Hospital · Wardbook")
    page.evaluate("goAway(true)")
    play_until(lambda: must(ann, game), game, bob)
    eventually(lambda: page.evaluate("window.notified") == "Your turn: Dice Hospital", why="no notification")
    expect(page).to_have_title("● Your turn · Dice Hospital")
    page.evaluate("goAway(false)")
    expect(page.locator(".log li.fresh").first).to_be_visible()
    expect(page.locator(".log .divider")).to_have_text("Since you looked")
    expect(page.locator(".board [data-changed]").first).to_be_attached()


def must(player: Client, game: str) -> bool:
    """Whether the game waits for the player."""
    return bool(player.get(f"/v1/games/{game}/actions")["must"])


def test_a_stream_that_begins_again_makes_the_page_read_everything_again(
    page: Page, service: Wardbook
) -> None:
    ann = sign_up(page, service)
    game = new_game(ann)
    resets: list[str] = []

    def reset_once(route: Route) -> None:
        if resets:
            route.continue_()
            return
        resets.append(route.request.url)
        route.fulfill(content_type="text/event-stream", body="event: reset\ndata: {}\n\n")

    page.route("**/stream*", reset_once)
    page.goto(f"/table/{game}")
    newest = ann.get(f"/v1/games/{game}")["version"]
    expect(page.locator(f".log .time[href='#v={newest}']")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
    assert len(resets) == 1
