"""One game: what a player does with it, without naming its id each time."""

import time
from collections.abc import Generator, Iterator
from contextlib import closing
from typing import Literal

from wardbook_client import types
from wardbook_client.operations import Operations

Words = Literal["", "en", "de", "fr", "it"]
"""The language of words; empty for that of `Accept-Language`."""
POLL_SECONDS = 0.5
"""How long to wait before asking again whether something is made."""


class Game:
    """A game of a service, seen and played by one client."""

    def __init__(self, client: Operations, game: str) -> None:
        self.client = client
        self.id = game

    def read(self, at: int | None = None) -> types.GameResponse:
        """Return the game as you may see it, now or at an earlier version."""
        return self.client.read_game(self.id, at=at)

    def actions(self) -> types.ActionsResponse:
        """Return what you may post now."""
        return self.client.list_actions(self.id)

    def post(self, command: types.AnyCommand, *, if_match: int | None = None) -> types.CommandResponse:
        """Post a command. With `if_match` it is refused (412) unless the game is at this version."""
        return self.client.post_command(self.id, command, if_match=if_match)

    def dry_run(self, command: types.AnyCommand) -> types.DryRunResponse:
        """Return what a command would do, without doing it."""
        return self.client.dry_run_post_command(self.id, command)

    def turns(self) -> Generator[types.ActionsResponse, None, None]:
        """Yield what you may post each time the game waits for a move of yours, until it is over.

        Post one command each time; as long as you post none, the same turn comes again.
        """
        page = self.actions()
        while page["moves"]:
            yield page
            page = self.actions()
        with closing(self.stream(after=page["version"])) as records:
            for record in records:
                if record["version"] <= page["version"]:
                    continue
                page = self.actions()
                while page["moves"]:
                    yield page
                    page = self.actions()

    def hint(self, words: Words | None = None) -> types.HintResponse:
        """Ask for a hint for your seat, and wait until it is made. Only in games with `hints`."""
        asked = self.client.ask_hint(self.id)
        while True:
            hint = self.client.read_hint(self.id, asked["id"], words=words)
            if hint["status"] != "pending":
                return hint
            time.sleep(POLL_SECONDS)

    def review(self, words: Words | None = None) -> types.ReviewResponse:
        """Ask for the review of a game that is over, and wait until it is made: up to some minutes."""
        self.client.ask_review(self.id)
        while True:
            review = self.client.read_review(self.id, words=words)
            if review["status"] != "pending":
                return review
            time.sleep(POLL_SECONDS)

    def undo(self, to: int | None = None) -> types.CommandResponse:
        """Undo your latest move, or all your moves after a version."""
        return self.post({"type": "undo", "to": to})

    def redo(self) -> types.CommandResponse:
        """Redo what you undid last."""
        return self.post({"type": "redo"})

    def records(self, after: int = 0) -> Iterator[types.RecordResponse]:
        """Yield the records after a version, up to the newest."""
        following: int | None = after
        while following is not None:
            page = self.client.list_records(self.id, after=following)
            yield from page["records"]
            following = page["next"]

    def stream(self, after: int = 0, hash: str | None = None) -> Generator[types.RecordResponse, None, None]:  # noqa: A002 - as in the API
        """Yield the records after a version and those to come, until the game is over."""
        return self.client.stream_records(self.id, after=after, hash=hash)

    def diff(self, start: int, to: int | None = None) -> types.DiffResponse:
        """Return what changed between two versions."""
        return self.client.read_diff(self.id, from_=start, to=to)

    def branches(self) -> types.BranchesResponse:
        """Return the moves that undos took out of the play."""
        return self.client.list_branches(self.id)

    def export(self) -> bytes:
        """Return the whole record as JSON Lines that can be checked offline."""
        return self.client.export_game(self.id)

    def audit(self) -> types.AuditResponse:
        """Return the verdict on the game's record."""
        return self.client.audit_game(self.id)
