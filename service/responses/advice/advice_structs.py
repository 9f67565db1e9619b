"""The responses about hints and reviews."""

from typing import Any

import msgspec

from events.advice.advice import AdviceStatus


class MoveWords(msgspec.Struct, frozen=True):
    """An advised move in words."""

    move: str
    """The command as a label."""
    why: str
    """Why it is advised, or what it costs."""


class AdvisedMoveResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that a hint advises."""

    command: Any
    """The command, ready to be posted."""
    points: float | None
    """What your position is worth then, in points: what you have, and what the search expects it to bring.
    Compare it with other moves of the same hint only. Null if it is your only move."""
    behind: float
    """How many points less you may expect than after the best move; 0 for the best."""
    then: list[Any]
    """How you could go on in this step, as far as the search planned it: at most three commands."""
    words: MoveWords | None = None
    """The move in words, if you asked for them."""


class HintResponse(msgspec.Struct, frozen=True):
    """A hint for your seat at one version."""

    id: str
    """The id of the hint."""
    game: str
    """The id of the game."""
    version: int
    """The version of the game that it is for."""
    seat: int
    """Your seat."""
    status: AdviceStatus
    """`pending` until it is `done`; `failed` if it cannot be made: ask again."""
    moves: list[AdvisedMoveResponse]
    """The best moves, the best first, at most three; empty until the hint is done."""


class ChoiceWords(msgspec.Struct, frozen=True):
    """A choice in words."""

    command: str
    """The command that the player chose, as a label."""
    best: str
    """The best command, as a label."""
    why: str
    """What the choice cost."""


class ReviewedChoiceResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that a player made, and the best one from what the seat could see then."""

    version: int
    """The version of the record with the command. The choice was made at the version before."""
    seat: int
    """The seat that chose."""
    round: int
    """The round, from 1; 0 in the setup."""
    step: str
    """The name of the step."""
    command: Any
    """What the player chose."""
    best: Any
    """What `expert` would have chosen."""
    points: float
    """What the position was worth to the seat after the best command, in points."""
    cost: float
    """How many points less it could expect after its own; 0 if that was as good."""
    words: ChoiceWords | None = None
    """The choice in words, if you asked for them."""


class ReviewedSeat(msgspec.Struct, frozen=True):
    """The choices of a seat together."""

    seat: int
    """The number of the seat, from 0."""
    choices: int
    """How many of its choices were reviewed so far."""
    best: int
    """How many of them cost nothing."""
    cost: float
    """What all of them cost, in points."""


class ReviewResponse(msgspec.Struct, frozen=True):
    """The review of a game, as far as it is done."""

    game: str
    """The id of the game."""
    status: AdviceStatus
    """`pending` until it is `done`; `failed` if it cannot be made: ask again."""
    version: int
    """The last version of the game."""
    done: int
    """The version up to which its choices are reviewed."""
    seats: list[ReviewedSeat]
    """The seats whose players had a choice."""
    choices: list[ReviewedChoiceResponse]
    """The choices so far, those that cost most first."""
