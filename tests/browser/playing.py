"""Players of the browser tests: who they are in a browser, their games, and clicks at random."""

import json
import random
import time
from typing import Any

from playwright.sync_api import Error, Page

from cli.http_client import Client
from tests.e2e.running import Wardbook

HUMAN = {"kind": "human"}
EASY_BOT = {"kind": "bot", "bot": "easy"}


def sign_up(page: Page, service: Wardbook, name: str = "Ann") -> Client:
    """A new player who uses this page's browser; their client beside it."""
    client, made = service.player(name)
    stored = {key: made[key] for key in ("id", "name", "key")} | {"recoveryCode": None}
    page.goto(f"{service.url}/healthz")
    page.evaluate("(text) => localStorage.setItem('wardbook.account', text)", json.dumps(stored))
    return client


def new_game(owner: Client, title: str = "dice-hospital", *, start: bool = True, **body: Any) -> str:
    """A game, by default of its owner against a bot; its id."""
    game: str = owner.post("/v1/games", {"title": title, "seats": [HUMAN, EASY_BOT], **body}).body["id"]
    if start:
        owner.post(f"/v1/games/{game}/commands", {"type": "start"})
    return game


CHOICES = ".piece.can, .moves .go, .moves .offers button"


class Clicker:
    """Somebody who clicks on anything that shines or is listed. The same seed makes the same choices."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.clicks = 0
        self.missed = 0
        self._random = random.Random(seed)

    def click_once(self) -> None:
        """Click on something that can be clicked. The page may change under the pointer; that is no fault."""
        choices = self.page.locator(CHOICES)
        buttons = self.page.locator(".moves .go")
        try:
            ready = buttons.count()
            chosen = buttons if ready and self._random.random() < 0.7 else choices
            count = chosen.count()
            if not count:
                self.page.wait_for_timeout(50)
                return
            chosen.nth(self._random.randrange(count)).click(timeout=1000)
            self.clicks += 1
        except Error:
            self.missed += 1

    def play(self, client: Client, game: str, patience: float = 60) -> None:
        """Click until the game is over. Nothing happening for a long time is a fault."""
        version, since = 0, time.monotonic()
        while (now := client.get(f"/v1/games/{game}"))["status"] != "finished":
            if now["version"] != version:
                version, since = now["version"], time.monotonic()
            assert time.monotonic() - since < patience, f"stuck at version {version}"
            self.click_once()
