"""Whether a viewer could tell from a record what was hidden from them before it."""

from collections.abc import Iterable, Sequence
from typing import Any

from games.kernel.chance import Seeded
from games.kernel.messages import Command, Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules


def tells(
    rules: Rules, other: Any, seat: Seat, command: Command, events: Sequence[Event], viewer: Seat | None
) -> bool:
    """Whether the viewer sees a record that no command leads to from another state that looks alike."""
    seen = _seen(rules, (command, *events), viewer)
    return not any(
        _seen(rules, (each, *_decided(rules, other, seat, each)), viewer) == seen
        for each in _commands(rules, other, seat, command)
    )


def _commands(rules: Rules, other: Any, seat: Seat, command: Command) -> Iterable[Command]:
    """The command itself, then others of its type."""
    yield command
    yield from [each for each in rules.legal(other, seat) if type(each) is type(command)]


def _decided(rules: Rules, state: Any, seat: Seat, command: Command) -> list[Event]:
    try:
        return rules.decide(state, seat, command, Seeded(b""))[0]
    except Illegal:
        return []


def _seen(rules: Rules, messages: Iterable[Any], viewer: Seat | None) -> list[Any]:
    return [rules.redactions[type(message)](message, viewer) for message in messages]
