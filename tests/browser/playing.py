"""Players of the browser tests: who they are in a browser, their games, and clicks at random."""

import json
import random
import time
from typing import Any

from playwright.sync_api import ElementHandle, Error, Page
from playwright.sync_api import TimeoutError as TookTooLong

from cli.http_client import Client
from tests.e2e.running import Wardbook

HUMAN = {"kind": "human"}
EASY_BOT = {"kind": "bot", "bot": "easy"}


def sign_up(page: Page, service: Wardbook, name: str = "Ann", url: str | None = None) -> Client:
    """A new player in this page's browser, who may reach the service at another URL; and their client."""
    client, made = service.player(name)
    sign_in(page, made, url or service.url)
    return client


def sign_in(page: Page, made: dict[str, Any], url: str) -> None:
    """Let this page's browser know a player."""
    stored = {key: made[key] for key in ("id", "name", "key")} | {"recoveryCode": None}
    page.goto(f"{url}/healthz")
    page.evaluate("(text) => localStorage.setItem('wardbook.account', text)", json.dumps(stored))


def new_game(owner: Client, title: str = "dice-hospital", *, start: bool = True, **body: Any) -> str:
    """A game, by default of its owner against a bot; its id."""
    game: str = owner.post("/v1/games", {"title": title, "seats": [HUMAN, EASY_BOT], **body}).body["id"]
    if start:
        owner.post(f"/v1/games/{game}/commands", {"type": "start"})
    return game


class Patience:
    """Fails when nothing has changed for a long time. How long all of it takes is no fault of a game."""

    def __init__(self, seconds: float = 60) -> None:
        self._seconds = seconds
        self._state: object = None
        self._since = time.monotonic()

    def look_at(self, state: object) -> None:
        """Note how things are, such as the version of a game."""
        if state != self._state:
            self._state, self._since = state, time.monotonic()
        assert time.monotonic() - self._since < self._seconds, f"stuck at {state}"


PASSES = ("pass", "finish", "end", "skip", "decline", "none")


def play_until(client: Client, game: str, first_round: int) -> None:
    """Play at random, rather doing something than passing, until the player has a choice in that round."""
    choice, patience = random.Random(7), Patience()
    while True:
        actions = client.get(f"/v1/games/{game}/actions")
        patience.look_at(actions["version"])
        if not actions["moves"]:
            time.sleep(0.05)
            continue
        late = client.get(f"/v1/games/{game}")["view"]["round"] >= first_round
        if late and len(actions["moves"]) > 3:
            return
        active = [move for move in actions["moves"] if not any(word in move["type"] for word in PASSES)]
        client.post(
            f"/v1/games/{game}/commands",
            choice.choice(active if active and choice.random() < 0.8 else actions["moves"]),
        )


def bots_game(client: Client) -> str:
    """A game that bots played to its end."""
    game = new_game(client, seats=[EASY_BOT, EASY_BOT, EASY_BOT])
    while client.get(f"/v1/games/{game}")["status"] != "finished":
        time.sleep(0.2)
    return game


COMMANDS = ".moves .go, .moves .offers button"
PIECES = ".piece.can"
CHOOSE = """([selector, luck, beginning]) => {
    const meant = (one) => one.checkVisibility() && new RegExp(beginning).test(one.textContent.trim());
    const all = [...document.querySelectorAll(selector)].filter(meant);
    return all[Math.floor(luck * all.length)] ?? null;
}"""
LONG_GAME = 300
"""Records after which a game has to come to its end."""


class Clicker:
    """Somebody who clicks on anything that shines or is listed. The same seed makes the same choices."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.clicks = 0
        self.covered: list[str] = []
        """What could not be clicked because something else lay over it."""
        self._random = random.Random(seed)
        self._hurries = False
        """Whether it ends what can be ended: the game is long. By chance people in Clinic walk for ever."""

    def click_once(self) -> None:
        """Click on something that can be clicked. The page may change under the pointer; that is no fault."""
        ending = self._hurries and self._random.random() < 0.3 and self._choose(COMMANDS, "^(Finish|Stop)")
        ready = ending or (self._random.random() < 0.7 and self._choose(".moves .go"))
        chosen = ready or self._choose(f"{PIECES}, {COMMANDS}")
        if not chosen:
            self.page.wait_for_timeout(50)
            return
        try:
            chosen.click(timeout=2000)
            self.clicks += 1
        except TookTooLong as error:
            # A piece may stand on another one, as people stand in rooms: the edge of the room is free.
            if "intercepts pointer events" in error.message and 'class="piece' not in error.message:
                self.covered.append(error.message)
        except Error:
            pass
        finally:
            chosen.dispose()

    def _choose(self, selector: str, beginning: str = "") -> ElementHandle | None:
        handle = self.page.evaluate_handle(CHOOSE, [selector, self._random.random(), beginning])
        return handle.as_element()

    def play(self, client: Client, game: str) -> None:
        """Click until the page shows the result."""
        patience = Patience()
        while not self.page.locator(".result").count():
            for _ in range(10):
                self.click_once()
            version = client.get(f"/v1/games/{game}")["version"]
            patience.look_at(version)
            self._hurries = version > LONG_GAME
