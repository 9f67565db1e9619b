"""How to say fields whose values do not show what they are: seats, players and versions."""

from collections.abc import Sequence
from typing import Any

from games.kernel.messages import Seat
from games.kernel.words.speaker import Speaker


def seat(speaker: Speaker, value: Seat) -> str:
    """A seat, by the name of its player."""
    return speaker.seat(value)


def seats(speaker: Speaker, value: Sequence[Seat]) -> str:
    """Several seats."""
    return speaker.listed([speaker.seat(number) for number in value])


def seat_number(speaker: Speaker, value: Seat) -> str:
    """A seat that is free now, or whose player may be another one meanwhile."""
    return speaker.numbered(value)


def by_seat(speaker: Speaker, value: Sequence[Any]) -> str:
    """One value for each seat, in the order of seats."""
    return speaker.listed([speaker.pair(speaker.seat(i), speaker.text("", v)) for i, v in enumerate(value)])


def player(speaker: Speaker, value: str) -> str:
    """A player's id, by the player's name."""
    return speaker.player(value)


def module(speaker: Speaker, value: str) -> str:
    """A module's key, by the module's name."""
    return speaker.term("module", value)


def ranges(_speaker: Speaker, value: Sequence[tuple[int, int]]) -> str:
    """Ranges of versions: `4, 7-9`."""
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in value)


def as_written(_speaker: Speaker, value: str) -> str:
    """A text that a person wrote."""
    return value
