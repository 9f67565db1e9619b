"""Phase 3: what tokens, departments and specialists of Investments do; all that the module takes from it."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from games.dice_hospital.state import State
from games.kernel.messages import Command, Event, Seat
from games.kernel.module import Context, Decision, Handler, Redaction
from games.kernel.names import Names
from games.kernel.rules import Rules


class SessionView(msgspec.Struct, frozen=True):
    """What a placement still allows a seat to do."""


def session_view(_rules: Rules, _state: State, _seat: Seat) -> SessionView | None:
    """What is shown of a seat's session."""
    return None


COMPONENTS: tuple[Any, ...] = ()
HANDLERS: Mapping[type[Command], Handler] = {}
"""Commands of the step "activation"."""
EVOLVERS: Mapping[type[Event], Callable[[Any, Any], Any]] = {}
BEFOREHAND: Mapping[type[Event], Callable[[Any, Any], Any]] = {}
REACTIONS: Mapping[type[Event], Callable[[Context, Any, Any], Decision]] = {}
ANSWERS: Mapping[Callable[..., Any], Callable[[Callable[..., Any]], Callable[..., Any]]] = {}
REDACTIONS: Mapping[type[msgspec.Struct], Redaction] = {}
EXAMPLES: tuple[Command, ...] = ()
TASTES: Mapping[type[Command], Callable[..., int]] = {}
NAMES: Mapping[str, Names] = {}
