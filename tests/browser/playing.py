"""Players of the browser tests: who they are in a browser, their games, and clicks at random."""

import json
import random
import time
from typing import Any

from playwright.sync_api import ElementHandle, Error, Page

from cli.http_client import Client
from tests.e2e.running import Wardbook

HUMAN = {"kind": "human"}
EASY_BOT = {"kind": "bot", "bot": "easy"}


def sign_up(page: Page, service: Wardbook, name: str = "Ann", url: str | None = None) -> Client:
    """A new player in this page's browser, who may reach the service at another URL; and their client."""
    client, made = service.player(name)
    stored = {key: made[key] for key in ("id", "name", "key")} | {"recoveryCode": None}
    page.goto(f"{url or service.url}/healthz")
    page.evaluate("(text) => localStorage.setItem('wardbook.account', text)", json.dumps(stored))
    return client


def new_game(owner: Client, title: str = "dice-hospital", *, start: bool = True, **body: Any) -> str:
    """A game, by default of its owner against a bot; its id."""
    game: str = owner.post("/v1/games", {"title": title, "seats": [HUMAN, EASY_BOT], **body}).body["id"]
    if start:
        owner.post(f"/v1/games/{game}/commands", {"type": "start"})
    return game


COMMANDS = ".moves .go, .moves .offers button"
PIECES = ".piece.can"
CHOOSE = """([selector, luck]) => {
    const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return all[Math.floor(luck * all.length)] ?? null;
}"""


class Clicker:
    """Somebody who clicks on anything that shines or is listed. The same seed makes the same choices."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.clicks = 0
        self.covered: list[str] = []
        """What could not be clicked because something else lay over it."""
        self._random = random.Random(seed)

    def click_once(self) -> None:
        """Click on something that can be clicked. The page may change under the pointer; that is no fault."""
        ready = self._random.random() < 0.7 and self._choose(".moves .go")
        chosen = ready or self._choose(f"{PIECES}, {COMMANDS}")
        if not chosen:
            self.page.wait_for_timeout(50)
            return
        try:
            chosen.click(timeout=2000)
            self.clicks += 1
        except Error as error:
            if "intercepts pointer events" in error.message:
                self.covered.append(error.message)
        finally:
            chosen.dispose()

    def _choose(self, selector: str) -> ElementHandle | None:
        handle = self.page.evaluate_handle(CHOOSE, [selector, self._random.random()])
        return handle.as_element()

    def play(self, client: Client, game: str, patience: float = 60) -> None:
        """Click until the page shows the result. Nothing happening for a long time is a fault."""
        version, since = 0, time.monotonic()
        while not self.page.locator(".result").count():
            for _ in range(10):
                self.click_once()
            now = client.get(f"/v1/games/{game}")["version"]
            if now != version:
                version, since = now, time.monotonic()
            assert time.monotonic() - since < patience, f"stuck at version {version}"
