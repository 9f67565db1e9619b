"""A small tournament: four accounts at tables of two."""

import urllib.request
from typing import Any

from cli.http_client import Client
from tests.e2e.running import Wardbook, eventually

Json = dict[str, Any]
SETTINGS: Json = {
    "name": "Wards of Winter",
    "rules_text": "Be kind.",
    "game": {"title": "clinic"},
    "table_size": 2,
    "stages": [{"kind": "swiss", "rounds": 2}],
    "no_show": {"minutes": 60},
}


def new_organizer(service: Wardbook, operator: str, name: str = "Olga") -> tuple[Client, Json]:
    """A player whom the operator made an organizer."""
    client, made = service.player(name)
    request = urllib.request.Request(
        f"{service.url}/v1/players/{made['id']}/organizer",
        method="PUT",
        headers={"Authorization": f"Bearer {operator}"},
    )
    with urllib.request.urlopen(request, timeout=30):
        return client, made


class Small:
    """A tournament with its organizer and players, who act over HTTP."""

    def __init__(self, service: Wardbook, operator: str, players: int = 4, **settings: Any) -> None:
        self.organizer, self.owner = new_organizer(service, operator)
        made = self.organizer.post("/v1/tournaments", {"settings": SETTINGS | settings}).body
        self.id: str = made["id"]
        self.path = f"/v1/tournaments/{self.id}"
        self.players: dict[str, tuple[Client, Json]] = {}
        for name in ("Ada", "Blaise", "Curie", "Dirac")[:players]:
            client, player = service.player(name)
            self.players[player["id"]] = client, player
            client.post(f"{self.path}/commands", {"type": "register"})

    def organize(self, kind: str, **fields: Any) -> None:
        """Let the organizer give a command."""
        self.organizer.post(f"{self.path}/commands", {"type": kind, **fields})

    def round(self, number: int = 1) -> Json:
        """A round as everybody sees it."""
        found: Json = self.organizer.get(f"{self.path}/rounds/{number}")
        return found

    def opened(self, number: int = 1) -> Json:
        """A round whose games exist."""
        eventually(lambda: self.organizer.get(self.path)["rounds"][number - 1 :], why="no round")
        eventually(lambda: self.round(number)["status"] == "open", why="no games")
        return self.round(number)

    def started(self, number: int = 1) -> Json:
        """Start the next round, and wait for its games."""
        self.organize("start_round")
        return self.opened(number)

    def resign(self, table: Json, *but: str) -> None:
        """Let the players of a table, but for these, take their seats and resign, so that bots play on."""
        here = [seat["player"] for seat in table["seats"] if seat["player"] not in but]
        game = f"/v1/games/{table['game']}"
        for player in here:
            self.players[player][0].post(f"{game}/commands", {"type": "join"})
        eventually(lambda: self.organizer.get(game)["status"] == "playing", why="the game does not start")
        for player in here:
            self.players[player][0].post(f"{game}/commands", {"type": "resign"})
