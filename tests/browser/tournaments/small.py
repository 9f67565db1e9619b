"""A small tournament: four accounts at tables of two."""

import urllib.request
from typing import Any

from cli.http_client import Client
from tests.e2e.running import Wardbook, eventually

Json = dict[str, Any]
BOTS_PLAY = 120
"""Seconds in which bots play the games of a round even on a busy machine."""
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
    make_organizer(service, operator, made["id"])
    return client, made


def make_organizer(service: Wardbook, operator: str, player: str) -> None:
    """Let the operator make a player an organizer."""
    url, headers = f"{service.url}/v1/players/{player}/organizer", {"Authorization": f"Bearer {operator}"}
    with urllib.request.urlopen(urllib.request.Request(url, method="PUT", headers=headers), timeout=30):
        return


def new_players(service: Wardbook, count: int = 4) -> dict[str, tuple[Client, Json]]:
    """Players by id: what they ask with, and who they are."""
    made = [service.player(name) for name in ("Ada", "Blaise", "Curie", "Dirac")[:count]]
    return {player["id"]: (client, player) for client, player in made}


def new_tournament(service: Wardbook, operator: str, count: int = 4, **settings: Any) -> "Small":
    """A tournament for which players have registered."""
    organizer, owner = new_organizer(service, operator)
    made = organizer.post("/v1/tournaments", {"settings": SETTINGS | settings}).body
    small = Small(made["id"], organizer, owner, new_players(service, count))
    for client, _ in small.players.values():
        client.post(f"{small.path}/commands", {"type": "register"})
    return small


class Small:
    """A tournament with its organizer and players, who act over HTTP."""

    def __init__(
        self, tournament: str, organizer: Client, owner: Json, players: dict[str, tuple[Client, Json]]
    ) -> None:
        self.id = tournament
        self.path = f"/v1/tournaments/{tournament}"
        self.organizer, self.owner, self.players = organizer, owner, players

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

    def finished(self, number: int = 1) -> None:
        """Wait until a round is over, which bots play to its end."""

        def is_over() -> bool:
            return bool(self.round(number)["status"] == "finished")

        eventually(is_over, seconds=BOTS_PLAY, why="the bots do not finish")

    def started(self, number: int = 1) -> Json:
        """Start the next round when the one before is over, and wait for its games."""
        if number > 1:
            self.finished(number - 1)
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
