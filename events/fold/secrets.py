"""Which names are hidden from whom, told from what redaction leaves out; and when one is shown."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from games.kernel.messages import SERVICE, Command, Event, Seat
from games.kernel.table.clock import ExpireTurn
from games.kernel.table.game import Game
from games.kernel.table.table import Actor, Table
from games.kernel.table.undo import Redo

Hidden = tuple[frozenset[str], ...]
"""For each seat, and last for spectators, the names they have not been shown yet."""


def names(message: Any) -> frozenset[str]:
    """The names in a message: tiles, cards and whatever else it calls by a word."""
    return frozenset(_words(msgspec.to_builtins(message)))


def _words(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for key, item in value.items():
                if key != "type":
                    yield from _words(item)
        case list() | tuple():
            for item in value:
                yield from _words(item)
        case _:
            return


def nothing_hidden(seats: int) -> Hidden:
    """Before anything was dealt."""
    return (frozenset(),) * (seats + 1)


def after(
    game: Game, hidden: Hidden, events: Sequence[Event], seat: Seat, command: Command
) -> tuple[Hidden, bool]:
    """What is hidden after a command of a seat, and whether its events showed anybody something hidden.

    What a seat says itself is no news to it, though somebody else may have said the same in secret; and what
    comes and goes with the same command was never hidden.
    """
    shown, before, unseen = False, hidden, _unseen(hidden)
    for event in events:
        public = game.redact(event, None) is event
        if public and not (unseen and _may_name(event, unseen)):
            continue
        told = names(event)
        for index, viewer in enumerate(_viewers(hidden)):
            seen = told if public else names(game.redact(event, viewer))
            news = seen - _said(seen, command) if viewer == seat else seen
            shown = shown or bool(news & before[index])
            now = (hidden[index] | (told - seen)) - news
            hidden = (*hidden[:index], now, *hidden[index + 1 :])
        unseen = _unseen(hidden)
    return hidden, shown


def speaker(table: Table, actor: Actor, command: Command) -> Seat:
    """The seat for which a command speaks, or the service's if it speaks for none."""
    if isinstance(command, ExpireTurn):
        return command.seat
    seat = table.seat_of(actor.id) if actor.kind == "player" else actor.seat
    return SERVICE if seat is None else seat


def _said(seen: frozenset[str], command: Command) -> frozenset[str]:
    """The names that a seat's own command brings up: all it sees where a command stands for earlier ones."""
    return seen if isinstance(command, Redo | ExpireTurn) else names(command)


@lru_cache(maxsize=256)
def _unseen(hidden: Hidden) -> tuple[bytes, ...]:
    """Every name that is hidden from somebody, as it would stand in a text."""
    return tuple([msgspec.json.encode(name)[1:-1] for name in frozenset[str]().union(*hidden)])


def _may_name(event: Event, unseen: tuple[bytes, ...]) -> bool:
    """Whether a hidden name stands in an event, told quickly: at worst it stands inside another word."""
    text = msgspec.json.encode(event)
    return any(name in text for name in unseen)


def _viewers(hidden: Hidden) -> tuple[Seat | None, ...]:
    return (*range(len(hidden) - 1), None)
