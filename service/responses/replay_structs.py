"""The responses that contain a whole game, version by version."""

from typing import Any

import msgspec

from events.fold.diff import Change
from events.undo.branches import Branch
from games.kernel.messages import Awaiting
from games.kernel.table.table import Actor, Status
from service.responses.structs import AuditResponse, GameResponse
from service.responses.words.sentences import RecordWords


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record, and what it changed in the view."""

    version: int
    """The number of the record, from 1."""
    at: int
    """When it was written, in milliseconds since 1970."""
    actor: Actor
    """Who sent the command."""
    command: Any
    """The command, as these eyes see it."""
    events: list[Any]
    """What happened, in order, as these eyes see it."""
    draws: tuple[int, int]
    """The numbers of the random draws it took: the first, and the one after the last. Equal if it took none.
    """
    status: Status
    """The status of the game after it."""
    awaiting: Awaiting
    """Who must act after it."""
    patch: list[Change]
    """A JSON Patch that turns the view before it into the view after it. When the game starts, the path is
    empty: the view as a whole replaces null."""
    undone: bool = False
    """The command was undone later."""
    redacted: bool = False
    """Something is hidden from these eyes here."""
    actor_name: str | None = None
    """The name of the player who sent the command."""
    words: RecordWords | None = None
    """The record in words, if you asked for them."""


class ReplayResponse(msgspec.Struct, frozen=True):
    """A game version by version, as one pair of eyes sees it."""

    game: GameResponse
    """The game at its latest version, with the view of these eyes."""
    eyes: str
    """Whose view it is: that of a seat, by its number, of a `spectator`, or `open` with nothing hidden."""
    start: int = msgspec.field(name="from")
    """The version before the first of the steps; 0 before the first record."""
    first: Any
    """The view at the version `from`; null before the game starts."""
    steps: list[ReplayStep]
    """Every record after `from`, also those that were undone later and the undos themselves."""
    next: int | None
    """The version to continue from, if the game is too long for one answer; null if these are all steps."""
    branches: list[Branch]
    """What was undone, as `GET /v1/games/{game}/branches` lists it."""
    audit: AuditResponse | None
    """The verdict on an uploaded file; null for a game of this service."""
    key: str | None
    """The public key, in hex, with which an uploaded file is signed; null for a game of this service."""
    unreadable: int | None
    """The version of an uploaded file that cannot be replayed; the steps end before it. Null if all can."""
