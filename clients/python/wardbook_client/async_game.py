"""One game, async: the same methods as the sync one, to be awaited."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from wardbook_client import types
from wardbook_client.async_operations import AsyncOperations
from wardbook_client.game import POLL_SECONDS, Words


class AsyncGame:
    """A game of a service, seen and played by one client."""

    def __init__(self, client: AsyncOperations, game: str) -> None:
        self.client = client
        self.id = game

    async def read(self, at: int | None = None) -> types.GameResponse:
        """Return the game as you may see it, now or at an earlier version."""
        return await self.client.read_game(self.id, at=at)

    async def actions(self) -> types.ActionsResponse:
        """Return what you may post now."""
        return await self.client.list_actions(self.id)

    async def post(self, command: types.AnyCommand, *, if_match: int | None = None) -> types.CommandResponse:
        """Post a command. With `if_match` it is refused (412) unless the game is at this version."""
        return await self.client.post_command(self.id, command, if_match=if_match)

    async def dry_run(self, command: types.AnyCommand) -> types.DryRunResponse:
        """Return what a command would do, without doing it."""
        return await self.client.dry_run_post_command(self.id, command)

    async def turns(self) -> AsyncGenerator[types.ActionsResponse, None]:
        """Yield what you may post each time the game waits for a move of yours, until it is over.

        Post one command each time; as long as you post none, the same turn comes again.
        """
        page = await self.actions()
        while page["moves"]:
            yield page
            page = await self.actions()
        async with aclosing(self.stream(after=page["version"])) as records:
            async for record in records:
                if record["version"] <= page["version"]:
                    continue
                page = await self.actions()
                while page["moves"]:
                    yield page
                    page = await self.actions()

    async def hint(self, words: Words | None = None) -> types.HintResponse:
        """Ask for a hint for your seat, and wait until it is made. Only in games with `hints`."""
        asked = await self.client.ask_hint(self.id)
        while True:
            hint = await self.client.read_hint(self.id, asked["id"], words=words)
            if hint["status"] != "pending":
                return hint
            await asyncio.sleep(POLL_SECONDS)

    async def review(self, words: Words | None = None) -> types.ReviewResponse:
        """Ask for the review of a game that is over, and wait until it is made: up to some minutes."""
        await self.client.ask_review(self.id)
        while True:
            review = await self.client.read_review(self.id, words=words)
            if review["status"] != "pending":
                return review
            await asyncio.sleep(POLL_SECONDS)

    async def undo(self, to: int | None = None) -> types.CommandResponse:
        """Undo your latest move, or all your moves after a version."""
        return await self.post({"type": "undo", "to": to})

    async def redo(self) -> types.CommandResponse:
        """Redo what you undid last."""
        return await self.post({"type": "redo"})

    async def records(self, after: int = 0) -> AsyncGenerator[types.RecordResponse, None]:
        """Yield the records after a version, up to the newest."""
        following: int | None = after
        while following is not None:
            page = await self.client.list_records(self.id, after=following)
            for record in page["records"]:
                yield record
            following = page["next"]

    def stream(self, after: int = 0, hash: str | None = None) -> AsyncGenerator[types.RecordResponse, None]:  # noqa: A002 - as in the API
        """Yield the records after a version and those to come, until the game is over."""
        return self.client.stream_records(self.id, after=after, hash=hash)

    async def diff(self, start: int, to: int | None = None) -> types.DiffResponse:
        """Return what changed between two versions."""
        return await self.client.read_diff(self.id, from_=start, to=to)

    async def branches(self) -> types.BranchesResponse:
        """Return the moves that undos took out of the play."""
        return await self.client.list_branches(self.id)

    async def export(self) -> bytes:
        """Return the whole record as JSON Lines that can be checked offline."""
        return await self.client.export_game(self.id)

    async def audit(self) -> types.AuditResponse:
        """Return the verdict on the game's record."""
        return await self.client.audit_game(self.id)
