"""The interpreter of one kind of event, and the choice it gives every player."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from games.dice_hospital.state import State
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Command, Event, Seat
from games.kernel.refusal import Illegal

Interchangeable = tuple[Any, ...]
"""Interchangeable patients, meeples or departments: only one of them is offered."""


class Choice(NamedTuple):
    """The choice of every player. The effect's figure `count` says how many times, one after the other."""

    step: str
    command: type[Command]
    """The command that makes the choice. It has one field."""
    options: Callable[[Rules, State, Seat, Any], list[Interchangeable]]
    """The choices left to a seat."""
    event_for: Callable[[Rules, State, Seat, Any, Any], Event]
    """Return the event for a choice."""
    refusal: Callable[[State, Seat, Any], Illegal]
    """Return the refusal of a wrong choice."""
    optional: bool = False


def nothing(_ctx: Context, state: State, _effect: Any) -> Decision:
    """No immediate effect."""
    yield from ()
    return state


class EventKind(NamedTuple):
    """A kind of event: its immediate effect, its choice, and the hooks it overrides for the round."""

    effect: type[msgspec.Struct]
    at_once: Callable[[Context, State, Any], Decision] = nothing
    choice: Choice | None = None
    overrides: Mapping[Callable[..., Any], Callable[..., Any]] = {}
    """By hook: a function of the effect, the result so far and the hook's arguments."""
