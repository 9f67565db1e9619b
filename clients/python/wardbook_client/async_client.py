"""The async client: the same methods as the sync one, to be awaited."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, Self

import httpx

from wardbook_client import types
from wardbook_client.async_game import AsyncGame
from wardbook_client.async_operations import AsyncOperations
from wardbook_client.event_stream import Cursor, EventParser
from wardbook_client.problems import Problem, problem_of
from wardbook_client.request import Request
from wardbook_client.retries import Retries


class AsyncClient(AsyncOperations):
    """A player, or with no key a spectator, of one service. Every operation of the contract is a method."""

    def __init__(
        self,
        url: str,
        key: str | None = None,
        *,
        retries: Retries | None = None,
        timeout: float = 30.0,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.key = key
        self.retries = retries or Retries()
        self._http = httpx.AsyncClient(base_url=url, timeout=timeout, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def sign_up(self, name: str, *, bot: bool = False) -> types.NewPlayerResponse:
        """Create an account and use its key from now on. Keep key and recovery code: they are shown once."""
        account = await self.create_player({"name": name, "bot": bot})
        self.key = account["key"]
        return account

    def game(self, game: str) -> AsyncGame:
        """Return the game with this id."""
        return AsyncGame(self, game)

    async def new_game(self, new: types.NewGame) -> AsyncGame:
        """Create a game."""
        return AsyncGame(self, (await self.create_game(new))["id"])

    async def _send(self, request: Request) -> Any:
        outgoing = request.build(self._http, self.key)
        attempt = 0
        while True:
            failure: Problem | httpx.TransportError
            try:
                response = await self._http.send(outgoing)
            except httpx.TransportError as error:
                failure = error
            else:
                if response.is_success:
                    return request.decode(response)
                failure = problem_of(response)
            await asyncio.sleep(self.retries.pause(request, failure, attempt))
            attempt += 1

    async def _stream(self, request: Request) -> AsyncGenerator[Any, None]:
        cursor = Cursor(self.retries)
        while not cursor.ended:
            failure: Problem | httpx.TransportError | None = None
            try:
                async with aclosing(self._connection(request, cursor)) as items:
                    async for item in items:
                        yield item
            except (Problem, httpx.TransportError) as error:
                failure = error
            if not cursor.ended:
                await asyncio.sleep(cursor.pause(failure))

    async def _connection(self, request: Request, cursor: Cursor) -> AsyncGenerator[Any, None]:
        """Yield what one connection brings."""
        response = await self._http.send(cursor.build(request, self._http, self.key), stream=True)
        async with aclosing(response):
            if not response.is_success:
                await response.aread()
            if not cursor.begins(response):
                return
            parser = EventParser()
            async for chunk in response.aiter_raw():
                for item in cursor.items(parser.feed(chunk)):
                    yield item
