"""Given, when, then, for any title: a table under certain rules, and what commands do there."""

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeVar

import pytest

from games.kernel.chance import Chance, Seeded
from games.kernel.messages import Command, Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules

S = TypeVar("S")


class Scripted:
    """Luck as it was written down beforehand."""

    def __init__(self, draws: Iterable[int]) -> None:
        self.draws = list(draws)

    def below(self, bound: int) -> int:
        assert self.draws, f"one more draw than the script has, below {bound}"
        drawn = self.draws.pop(0)
        assert 0 <= drawn < bound, f"the script says {drawn}, which is not below {bound}"
        return drawn


class Scene(NamedTuple, Generic[S]):
    """A table under certain rules, with what just happened there."""

    rules: Rules
    state: S
    events: list[Event] = []


def when(scene: Scene[S], seat: Seat, command: Command, draws: Iterable[int] | None = None) -> Scene[S]:
    """The scene after a command that must be accepted; luck is scripted if draws are given."""
    chance: Chance = Seeded(b"any luck") if draws is None else Scripted(draws)
    events, state = scene.rules.decide(scene.state, seat, command, chance)
    assert not getattr(chance, "draws", ()), "fewer draws than the script has"
    return Scene(scene.rules, state, events)


def goes_on(scene: Scene[S], draws: Iterable[int] | None = None) -> Scene[S]:
    """The scene after everything that happens by itself."""
    chance: Chance = Seeded(b"any luck") if draws is None else Scripted(draws)
    events, state = scene.rules.begin(scene.state, chance)
    assert not getattr(chance, "draws", ()), "fewer draws than the script has"
    return Scene(scene.rules, state, events)


def refused(scene: Scene[Any], seat: Seat, command: Command) -> str:
    """The code with which a command is refused."""
    with pytest.raises(Illegal) as refusal:
        scene.rules.decide(scene.state, seat, command, Seeded(b"any luck"))
    return refusal.value.code


def offered(scene: Scene[Any], seat: Seat = 0, kind: type[Command] = Command) -> list[Any]:
    """The commands of a class that a seat may give."""
    return [command for command in scene.rules.legal(scene.state, seat) if isinstance(command, kind)]


def happened(scene: Scene[Any], kind: type[Event]) -> list[Any]:
    """The events of a class that just happened."""
    return [event for event in scene.events if type(event) is kind]
