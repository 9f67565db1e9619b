"""The state of the solo game: the goal, patients treated in the last round, and the result."""

from typing import Any

import msgspec
from msgspec.structs import replace

from games.clinic.data.figures import ROUNDS
from games.clinic.events import PatientTreated
from games.clinic.modules.solo.messages import GoalChosen, GoalJudged, SpecialRoomsDrawn
from games.clinic.state import SPECIALS, Colour, State
from games.clinic.types import Rules
from games.kernel.messages import Seat
from games.kernel.state import slice_reader


class Result(msgspec.Struct, frozen=True):
    """The result: whether the goal was reached, the score, and the rank in the hall of fame, if any."""

    reached: bool
    """Whether the clinic reached its goal."""
    score: int
    """The popularity at the end."""
    rank: str | None
    """The rank in the hall of fame; null without one."""


class SoloProgress(msgspec.Struct, frozen=True):
    """The state of the solo game."""

    goal: str | None = None
    """The key of the goal; null before it is chosen."""
    treated: tuple[Colour, ...] = ()
    """The colours of the patients treated in the last round."""
    result: Result | None = None
    """The result; null before the end."""


def begin(_rules: Rules, _players: int) -> SoloProgress:
    """Return the state before a goal is chosen."""
    return SoloProgress()


progress_of = slice_reader("solo", SoloProgress)
"""Return the part of the state that belongs to this module."""


def view(_rules: Rules, state: State, _viewer: Seat | None, _everything: bool) -> SoloProgress:
    """Return the view. Everything is public."""
    return progress_of(state)


def _with(state: State, **changes: Any) -> State:
    changed: dict[str, Any] = {"solo": replace(progress_of(state), **changes)}
    return replace(state, **changed)


def special_rooms_drawn(state: State, event: SpecialRoomsDrawn) -> State:
    """Set the supply to one tile of each kind drawn, face up."""
    drawn = tuple(kind in event.kinds for kind in SPECIALS)
    supply = replace(state.supply, specials=tuple(map(int, drawn)), specials_shown=drawn)
    return replace(state, supply=supply)


def goal_chosen(state: State, event: GoalChosen) -> State:
    """Store the goal."""
    return _with(state, goal=event.goal)


def patient_treated(state: State, event: PatientTreated) -> State:
    """Store the colours of patients treated in the last round."""
    if state.round < ROUNDS:
        return state
    return _with(state, treated=(*progress_of(state).treated, event.colour))


def goal_judged(state: State, event: GoalJudged) -> State:
    """Store the result."""
    return _with(state, result=Result(event.reached, event.score, event.rank))
