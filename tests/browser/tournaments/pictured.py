"""A tournament in its second round, for pictures: the player of the browser organizes it and plays in it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from cli.http_client import Client
from tests.browser.tournaments.small import make_organizer, new_tournament
from tests.e2e.running import Wardbook

OPERATOR = "operator-of-the-pictures"
NAMES = ("tournament", "desk", "standings")
OTHERS = ("Elsie", "Florence", "Grace", "Hedy")


def tournament_places(
    service: Wardbook, client: Client, made: dict[str, Any], wanted: list[str]
) -> Iterator[tuple[str, str]]:
    """The name of each wanted picture and the path of what it shows."""
    names = [name for name in NAMES if not wanted or name in wanted]
    if not names:
        return
    make_organizer(service, OPERATOR, made["id"])
    small = new_tournament(service, OPERATOR, stages=[{"kind": "swiss", "rounds": 3}])
    more = [service.player(name) for name in OTHERS[:-1]] + [(client, made)]
    for player, who in more:
        player.post(f"{small.path}/commands", {"type": "register"})
        small.players[who["id"]] = player, who
    small.organize("add_organizer", player=made["id"])
    for table in small.started()["tables"]:
        small.resign(table)
    small.finished()
    small.organize("announce", text="Welcome to the second round!")
    small.started(2)
    for name in names:
        yield name, f"/tournaments/{small.id}{'/desk' if name == 'desk' else ''}"


def take_standings(page: Page, path: str, file: Path, quality: int) -> None:
    """A picture of the standings with what the first player's points are made of."""
    page.goto(path, wait_until="load")
    section = page.locator("section", has=page.locator("#after"))
    section.locator("tbody button").first.click()
    expect(section.locator(".terms li").first).to_be_visible()
    section.screenshot(path=file, type="webp", quality=quality, animations="disabled")
