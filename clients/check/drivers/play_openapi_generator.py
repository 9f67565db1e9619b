"""Plays with the client that openapi-generator makes for Python."""

from collections.abc import Sequence
from typing import Any

from game_loop import play_each_title
from wardbook_client.api import GamesApi, PlayersApi
from wardbook_client.models import AnyCommand, NewGame, NewPlayer, NewSeat, Start

from wardbook_client import ApiClient, Configuration


class Seat:
    """A player with the first seat of a new game, against a bot."""

    def __init__(self, url: str) -> None:
        configuration = Configuration(host=url)
        players = PlayersApi(ApiClient(configuration))
        configuration.access_token = players.create_player(NewPlayer(name="Ada")).key
        self.games = GamesApi(ApiClient(configuration))
        self.game = ""

    def create(self, title: str) -> None:
        body = NewGame(title=title, seats=[NewSeat(), NewSeat(kind="bot", bot="random")])
        self.game = self.games.create_game(body).id
        self.post(AnyCommand(Start(type="start")))

    def status(self) -> str:
        return self.games.read_game(self.game).status.value

    def moves(self) -> Sequence[Any]:
        return self.games.list_actions(self.game).moves

    def post(self, move: Any) -> None:
        self.games.post_command(self.game, move)

    def kind(self, move: Any) -> str:
        return str(move.actual_instance.type)


if __name__ == "__main__":
    play_each_title(Seat)
