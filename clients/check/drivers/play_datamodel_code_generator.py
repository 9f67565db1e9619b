"""Plays with the models that datamodel-code-generator makes, sent with the standard library."""

import json
from collections.abc import Sequence
from typing import Any, TypeVar
from urllib.request import Request, urlopen

from game_loop import play_each_title
from models import (
    ActionsResponse,
    CommandResponse,
    GameResponse,
    NewGame,
    NewPlayer,
    NewPlayerResponse,
    NewSeat,
    Start,
)
from pydantic import BaseModel

Answer = TypeVar("Answer", bound=BaseModel)


class Seat:
    """A player with the first seat of a new game, against a bot."""

    def __init__(self, url: str) -> None:
        self.url, self.key, self.game = url, "", ""
        self.key = self.send(NewPlayerResponse, "/v1/players", NewPlayer(name="Ada")).key

    def create(self, title: str) -> None:
        body = NewGame(title=title, seats=[NewSeat(), NewSeat(kind="bot", bot="random")])
        self.game = self.send(GameResponse, "/v1/games", body).id
        self.post(Start(type="start"))

    def status(self) -> str:
        return self.send(GameResponse, f"/v1/games/{self.game}").status

    def moves(self) -> Sequence[Any]:
        return self.send(ActionsResponse, f"/v1/games/{self.game}/actions").moves

    def post(self, move: Any) -> None:
        self.send(CommandResponse, f"/v1/games/{self.game}/commands", move)

    def kind(self, move: Any) -> str:
        return str(move.type)

    def send(self, kind: type[Answer], path: str, body: BaseModel | None = None) -> Answer:
        """Send a request; its answer must be of the kind."""
        data = body.model_dump_json(exclude_unset=True).encode() if body is not None else None
        headers = {"Content-Type": "application/json"} if data else {}
        headers |= {"Authorization": f"Bearer {self.key}"} if self.key else {}
        with urlopen(Request(self.url + path, data, headers), timeout=60) as response:
            return kind.model_validate(json.load(response))


if __name__ == "__main__":
    play_each_title(Seat)
