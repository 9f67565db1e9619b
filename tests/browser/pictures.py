"""Takes the pictures in docs/pictures: every page and table in a real Chromium, wide and on a phone."""

import sys
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from cli.http_client import Client
from tests.browser.chromium import HOW_TO_INSTALL, find_chromium, running_chromium
from tests.browser.playing import EASY_BOT, HUMAN, bots_game, new_game, play_until, sign_in
from tests.browser.tournaments.pictured import OPERATOR, take_standings, tournament_places
from tests.e2e.running import ROOT, Wardbook, in_a_new_folder

FOLDER = ROOT / "docs" / "pictures"
WIDE = {"viewport": {"width": 1280, "height": 860}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LOOKS: Mapping[str, dict[str, Any]] = {"wide": WIDE, "phone": PHONE, "dark": WIDE | {"color_scheme": "dark"}}
QUALITY = 80


class Table(NamedTuple):
    """A game, and the round in which its picture is taken, at the player's turn."""

    title: str
    round: int
    modules: tuple[str, ...] = ()
    others: tuple[dict[str, str], ...] = (EASY_BOT,)


TABLES = {
    "dice-hospital": Table("dice-hospital", 3, others=(EASY_BOT, EASY_BOT)),
    "dice-hospital-city": Table("dice-hospital", 3, ("city", "investments", "maternity")),
    "dice-hospital-events": Table("dice-hospital", 3, ("event_cards",)),
    "dice-hospital-automa": Table("dice-hospital", 2, others=({"kind": "automa"},)),
    "dice-hospital-alone": Table("dice-hospital", 2, others=()),
    "dice-hospital-prototype": Table("dice-hospital", 2, ("prototype",)),
    "clinic": Table("clinic", 3, others=(EASY_BOT, EASY_BOT)),
    "clinic-expansions": Table(
        "clinic", 3, ("extinguishers", "blood_transfusion", "workaholic_doctors", "zombies")
    ),
}
PAGES = {"home": "/", "lobby": "/lobby", "new-game": "/new", "account": "/account", "replay-file": "/replay"}
DARK = ("home", "dice-hospital", "clinic")


def places(client: Client, wanted: list[str]) -> Iterator[tuple[str, str]]:
    """The name of each wanted picture and the path of what it shows."""
    for name, table in TABLES.items():
        if not wanted or name in wanted:
            seats = [HUMAN, *table.others]
            game = new_game(client, table.title, modules=list(table.modules), seats=seats)
            play_until(client, game, table.round)
            yield name, f"/table/{game}"
    if not wanted or "replay" in wanted:
        yield "replay", f"/replay/{bots_game(client)}#v=150"
    yield from ((name, path) for name, path in PAGES.items() if not wanted or name in wanted)


def take(page: Page, path: str, file: Path, whole: bool) -> None:
    """A picture of a page when it has come to rest: of all of it, or of what a screen shows."""
    page.goto(path, wait_until="load")
    page.locator("main h1").first.wait_for()
    expect(page.locator(".loading")).to_have_count(0, timeout=30_000)
    page.wait_for_timeout(1500)
    page.screenshot(path=file, type="webp", quality=QUALITY, full_page=whole, animations="disabled")


def take_all(browser: Browser, service: Wardbook, wanted: list[str]) -> None:
    """Take the pictures with these names, or all of them."""
    FOLDER.mkdir(exist_ok=True)
    pages = {
        look: browser.new_context(base_url=service.url, locale="en", **options).new_page()
        for look, options in LOOKS.items()
    }
    client, made = service.player("Ann")
    for page in pages.values():
        sign_in(page, made, service.url)
    for name, path in chain(places(client, wanted), tournament_places(service, client, made, wanted)):
        for look, page in pages.items():
            file = FOLDER / f"{name}-{look}.webp"
            if name == "standings" and look == "wide":
                take_standings(page, path, file, QUALITY)
            elif name != "standings" and (look != "dark" or name in DARK):
                take(page, path, file, look != "phone" and name != "replay")
        print(f"docs/pictures/{name}")


def main(wanted: list[str]) -> None:
    """Take pictures of a service of its own."""
    if not find_chromium():
        sys.exit(f"The pictures in docs/pictures need a Chromium: {HOW_TO_INSTALL}.")
    with in_a_new_folder(WARDBOOK_OPERATOR_KEY=OPERATOR) as service, running_chromium() as browser:
        service.start()
        take_all(browser, service, wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
