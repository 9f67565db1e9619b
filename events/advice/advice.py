"""What players ask for, and what they get: moves of a hint, choices of a review. Worth is in hundredths of
a point, and commands are those of the record."""

from typing import Any, Literal

import msgspec

from games.kernel.messages import Seat

AdviceStatus = Literal["pending", "done", "failed"]


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A hint for a seat at a version, or the review of a game after its last one."""

    kind: Literal["hint", "review"]
    game: str
    version: int
    seat: Seat | None = None
    player: str | None = None
    """Who asked for a hint, and alone may read it."""


class AdvisedMove(msgspec.Struct, frozen=True):
    """A command that a hint advises."""

    command: Any
    worth: int | None
    """What the position is worth to the seat then; None if there is no other move to compare it with."""
    behind: int
    """How much less that is than after the best command."""
    scored: int
    """What of its worth the seat has as points by the end of the round; 0 if there is nothing to compare."""
    then: tuple[Any, ...]
    """How the seat could go on in this step, as far as the search planned it."""


class ReviewedChoice(msgspec.Struct, frozen=True):
    """A choice that a player made, and the best one."""

    version: int
    """The version of the record with the command."""
    seat: Seat
    round: int
    step: str
    command: Any
    best: Any
    worth: int
    """What the position was worth to the seat after the best command."""
    cost: int
    """How much less it could expect after its own; 0 if it chose as well."""


class Advice(msgspec.Struct, frozen=True):
    """A hint or a review as it is now."""

    id: str
    asked: Asked
    status: AdviceStatus
    done: int
    """How much of the work is done: versions of a review."""
    touched: int
    """When it was asked for or got on last, in milliseconds since 1970."""
    result: bytes
    """What there is so far, as JSON; empty before."""

    def moves(self) -> list[AdvisedMove]:
        """The moves of a hint."""
        return msgspec.json.decode(self.result or b"[]", type=list[AdvisedMove])

    def choices(self) -> list[ReviewedChoice]:
        """The choices of a review, in order."""
        return msgspec.json.decode(self.result or b"[]", type=list[ReviewedChoice])
