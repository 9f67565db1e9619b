"""Looking back at a table, undoing, and agreeing to the undo of another player."""

import pytest
from playwright.sync_api import Page, expect

from cli.http_client import Client
from tests.browser.conftest import NewPage
from tests.browser.playing import HUMAN, new_game, sign_up
from tests.browser.table.seated import play_until, two_players
from tests.e2e.running import Wardbook

pytestmark = pytest.mark.browser


def proposes(player: Client, game: str) -> bool:
    """Whether the player's latest undo would ask the others."""
    undos = [one for one in player.get(f"/v1/games/{game}/actions")["history"] if one["type"] == "undo"]
    if not undos:
        return False
    tried = player.post(f"/v1/games/{game}/commands?dry_run=true", undos[0]).body
    return any(event["type"] == "undo_proposed" for event in tried["events"])


def test_a_proposed_undo_can_be_refused_and_withdrawn(new_page: NewPage, service: Wardbook) -> None:
    page, other, ann, bob, game = two_players(new_page, service, undo="consent")
    play_until(lambda: proposes(ann, game), game, ann, bob)
    page.get_by_role("button", name="Propose to undo").click()
    other.get_by_role("button", name="Refuse").click()
    expect(page.locator(".proposal")).to_have_count(0)
    page.get_by_role("button", name="Propose to undo").click()
    page.get_by_role("button", name="Withdraw").click()
    expect(other.locator(".proposal")).to_have_count(0)
    assert page.locator(".log s").count() == 0


def test_an_undo_is_struck_in_the_log_and_can_be_redone(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = new_game(ann, seats=[HUMAN])  # a bot's move could be a barrier

    def can_undo() -> bool:
        return any(one["type"] == "undo" for one in ann.get(f"/v1/games/{game}/actions")["history"])

    play_until(can_undo, game, ann)
    page.goto(f"/table/{game}")
    expect(page.locator("#taken-back")).to_contain_text("Ann: ")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".log s").first).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".log s")).to_have_count(0)


def test_an_earlier_version_is_shown_by_its_link_and_takes_no_moves(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = new_game(ann)
    play_until(lambda: ann.get(f"/v1/games/{game}")["view"]["round"] > 2, game, ann)
    page.goto(f"/table/{game}#v=20")
    expect(page.locator(".looking-back h2")).to_contain_text("Move 20 of")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".log [aria-current] .time")).to_have_attribute("href", "#v=20")
    assert page.locator(".piece.can, .moves").count() == 0
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".looking-back h2")).to_contain_text("Move 19 of")
    assert page.url.endswith("#v=19")
    page.get_by_role("button", name="Next round").click()
    expect(page.locator(".looking-back h2")).not_to_contain_text("Move 19 of")
    expect(page.locator(".marks span").first).to_have_text("1")
    page.locator(".looking-back").get_by_role("button", name="Back to now").click()
    expect(page.locator(".moves")).to_be_visible()
    assert "#" not in page.url


def test_an_undone_move_can_be_looked_at(page: Page, service: Wardbook) -> None:
    ann = sign_up(page, service)
    game = new_game(ann, undo="free")
    play_until(lambda: ann.get(f"/v1/games/{game}")["version"] > 15, game, ann)
    to = next(one["to"] for one in ann.get(f"/v1/games/{game}/actions")["history"] if one["type"] == "undo")
    ann.post(f"/v1/games/{game}/commands", {"type": "undo", "to": to})
    page.goto(f"/table/{game}")
    page.locator(".log li:has(s) .time").first.click()
    expect(page.locator(".looking-back s")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
