"""The interpreter of one kind of event, and the choice that a kind may ask of every player."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from games.dice_hospital.state import Course, State
from games.dice_hospital.types import Context, Rules
from games.kernel.messages import Command, Event, Seat
from games.kernel.refusal import Illegal

Alike = tuple[Any, ...]
"""Patients, meeples or departments that are alike, so that one stands for all."""


class Choice(NamedTuple):
    """What every player is asked: as many answers, one at a time, as the effect's figure `count` says."""

    step: str
    command: type[Command]
    """It has one field: the answer."""
    among: Callable[[Rules, State, Seat, Any], list[Alike]]
    """What a seat may still name, by the effect."""
    happens: Callable[[Rules, State, Seat, Any, Any], Event]
    """What follows from an answer, by the effect."""
    refusal: Callable[[State, Seat, Any], Illegal]
    """Why an answer is none."""
    optional: bool = False


def nothing(_ctx: Context, state: State, _effect: Any) -> Course:
    """An event that does nothing by itself when its card is drawn."""
    yield from ()
    return state


class EventKind(NamedTuple):
    """What a kind of event does at once, what it asks, and which questions it answers for the round."""

    effect: type[msgspec.Struct]
    at_once: Callable[[Context, State, Any], Course] = nothing
    choice: Choice | None = None
    overrides: Mapping[Callable[..., Any], Callable[..., Any]] = {}
    """For a named question: effect, the answer so far and what was asked about -> the answer."""
