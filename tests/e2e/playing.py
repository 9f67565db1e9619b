"""Players over HTTP: what they are offered is what they choose from."""

import random
import time
from typing import Any

from games.dice_hospital import DICE_HOSPITAL
from workers.client import Client, Refused

TITLE = DICE_HOSPITAL.key
LOBBY = {"join", "leave", "start", "resign"}
HISTORY = {"undo", "redo", "agree", "refuse"}


def bot_game(owner: Client, players: int, bot: str = "greedy") -> dict[str, Any]:
    """A game that bots play alone, started."""
    seats = [{"kind": "bot", "bot": bot}] * players
    game: dict[str, Any] = owner.post("/v1/games", {"title": TITLE, "seats": seats}).body
    owner.post(f"/v1/games/{game['id']}/commands", {"type": "start"})
    return game


def finished(client: Client, game: str) -> bool:
    """Whether a game is over."""
    return bool(client.get(f"/v1/games/{game}")["status"] == "finished")


def offered(client: Client, path: str) -> list[dict[str, Any]]:
    """What the client may do now to play on: neither leave nor take back."""
    actions = client.get(f"{path}/actions")["actions"]
    return [action for action in actions if action["type"] not in LOBBY | HISTORY]


def play_seat(client: Client, path: str, seed: int, patience: float = 60) -> int:
    """Play at random until the game is over; how many commands were given."""
    choice, given, waiting = random.Random(seed), 0, time.monotonic()
    while client.get(path)["status"] == "playing":
        actions = offered(client, path)
        if not actions:
            assert time.monotonic() - waiting < patience, "nobody goes on"
            time.sleep(0.02)
            continue
        try:
            client.post(f"{path}/commands", choice.choice(actions))
        except Refused as refused:
            # Somebody moved in between, as may happen in a simultaneous step.
            if refused.answer.status != 422:
                raise
        given, waiting = given + 1, time.monotonic()
    return given
