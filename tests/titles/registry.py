"""Every title that the suite runs for, and what each of them brings to it."""

from collections.abc import Callable, Hashable
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from games.kernel.messages import Command, Event, Seat
from games.kernel.rules import Rules
from games.kernel.title import Title
from games.titles import TITLES as SHIPPED
from tests.market.title import TITLES as MARKET

TITLES: dict[str, Title] = {**SHIPPED, **MARKET}

Books = Callable[[Any, Event, Any], None]
"""Fails when an event (between the state before and after it) makes or loses something."""


SameMove = Callable[[Rules, Any, Seat, Command], Hashable]
"""Returns the same value for commands that are the same move."""


def _itself(_rules: Rules, _state: Any, _seat: Seat, command: Command) -> Hashable:
    return command


class Checks(NamedTuple):
    """What only the title can say: `CHECKS` in the module `checks` of its tests."""

    books: Callable[[Rules], Books]
    """Opens the books of one game; they are shown every event of it in order."""
    resample: Callable[[Rules, Any, Seat | None, Random], Any]
    """The same state for a viewer, with everything hidden from them drawn anew."""
    move: SameMove = _itself
    """One of the commands that are the same move is listed; all of them are accepted."""
    viewer_fields: tuple[str, ...] = ()
    """Fields of the view that depend on who looks, even when everything is shown."""
    unrecorded: frozenset[str] = frozenset()
    """Commands and events too rare for a recorded game; tests of their module begin where they happen."""


def checks_of(title: Title) -> Checks:
    """The checks of a title, found by the package of its state."""
    package = title.state.__module__.rpartition(".")[0]
    name = f"{package.removeprefix('tests.')}.checks"
    checks: Checks = import_module(f"tests.{name}").CHECKS
    return checks
