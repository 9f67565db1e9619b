"""Which names are hidden from whom, told from what redaction leaves out; and when one is shown."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from games.kernel.game import Game
from games.kernel.messages import Event, Seat

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


def after(game: Game, hidden: Hidden, events: Sequence[Event]) -> tuple[Hidden, bool]:
    """What is hidden after some events, and whether they showed anybody something that was hidden."""
    shown, unseen = False, _unseen(hidden)
    for event in events:
        public = game.redact(event, None) is event
        if public and not (unseen and _may_name(event, unseen)):
            continue
        told = names(event)
        for index, viewer in enumerate(_viewers(hidden)):
            seen = told if public else names(game.redact(event, viewer))
            shown = shown or bool(seen & hidden[index])
            now = (hidden[index] | (told - seen)) - seen
            hidden = (*hidden[:index], now, *hidden[index + 1 :])
    return hidden, shown


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
