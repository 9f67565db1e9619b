"""The sync client."""

import time
from collections.abc import Generator
from contextlib import closing
from typing import Any, Self

import httpx

from wardbook_client import types
from wardbook_client.event_stream import Cursor, EventParser
from wardbook_client.game import Game
from wardbook_client.operations import Operations
from wardbook_client.problems import Problem, problem_of
from wardbook_client.request import Request
from wardbook_client.retries import Retries


class Client(Operations):
    """A player, or with no key a spectator, of one service. Every operation of the contract is a method."""

    def __init__(
        self,
        url: str,
        key: str | None = None,
        *,
        retries: Retries | None = None,
        timeout: float = 30.0,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self.key = key
        self.retries = retries or Retries()
        self._http = httpx.Client(base_url=url, timeout=timeout, transport=transport)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections."""
        self._http.close()

    def sign_up(self, name: str, *, bot: bool = False) -> types.NewPlayerResponse:
        """Create an account and use its key from now on. Keep key and recovery code: they are shown once."""
        account = self.create_player({"name": name, "bot": bot})
        self.key = account["key"]
        return account

    def game(self, game: str) -> Game:
        """Return the game with this id."""
        return Game(self, game)

    def new_game(self, new: types.NewGame) -> Game:
        """Create a game."""
        return Game(self, self.create_game(new)["id"])

    def _send(self, request: Request) -> Any:
        outgoing = request.build(self._http, self.key)
        attempt = 0
        while True:
            failure: Problem | httpx.TransportError
            try:
                response = self._http.send(outgoing)
            except httpx.TransportError as error:
                failure = error
            else:
                if response.is_success:
                    return request.decode(response)
                failure = problem_of(response)
            time.sleep(self.retries.pause(request, failure, attempt))
            attempt += 1

    def _stream(self, request: Request) -> Generator[Any, None, None]:
        cursor = Cursor(self.retries)
        while not cursor.ended:
            failure: Problem | httpx.TransportError | None = None
            try:
                yield from self._connection(request, cursor)
            except (Problem, httpx.TransportError) as error:
                failure = error
            if not cursor.ended:
                time.sleep(cursor.pause(failure))

    def _connection(self, request: Request, cursor: Cursor) -> Generator[Any, None, None]:
        """Yield what one connection brings."""
        with closing(self._http.send(cursor.build(request, self._http, self.key), stream=True)) as response:
            if not response.is_success:
                response.read()
            if not cursor.begins(response):
                return
            parser = EventParser()
            for chunk in response.iter_raw():
                yield from cursor.items(parser.feed(chunk))
