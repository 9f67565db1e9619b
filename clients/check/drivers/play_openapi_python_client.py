"""Plays with the client that openapi-python-client makes."""

from collections.abc import Sequence
from typing import Any, TypeVar

from game_loop import play_each_title
from wardbook_client.api.games import create_game, list_actions, post_command, read_game
from wardbook_client.api.players import create_player
from wardbook_client.models import (
    ActionsResponse,
    CommandResponse,
    GameResponse,
    NewGame,
    NewPlayer,
    NewPlayerResponse,
    NewSeat,
    NewSeatKind,
    Start,
)

from wardbook_client import AuthenticatedClient, Client

T = TypeVar("T")


def expect(kind: type[T], answer: object) -> T:
    """Return an answer of the right type; a problem is an error."""
    if not isinstance(answer, kind):
        raise TypeError(f"expected {kind.__name__}, got {answer}")
    return answer


class Seat:
    """A player with the first seat of a new game, against a bot."""

    def __init__(self, url: str) -> None:
        body = NewPlayer(name="Ada")
        player = expect(NewPlayerResponse, create_player.sync(client=Client(url), body=body))
        self.client = AuthenticatedClient(url, player.key)
        self.game = ""

    def create(self, title: str) -> None:
        seats = [NewSeat(), NewSeat(kind=NewSeatKind.BOT, bot="random")]
        body = NewGame(title=title, seats=seats)
        self.game = expect(GameResponse, create_game.sync(client=self.client, body=body)).id
        self.post(Start(type_="start"))

    def status(self) -> str:
        return str(expect(GameResponse, read_game.sync(self.game, client=self.client)).status)

    def moves(self) -> Sequence[Any]:
        return expect(ActionsResponse, list_actions.sync(self.game, client=self.client)).moves

    def post(self, move: Any) -> None:
        expect(CommandResponse, post_command.sync(self.game, client=self.client, body=move))

    def kind(self, move: Any) -> str:
        return str(move.type_)


if __name__ == "__main__":
    play_each_title(Seat)
