"""Colours and strokes for a terminal, and what stands for them where there is none."""

import os
from typing import NamedTuple, TextIO

_CODES = {
    "white": "37",
    "yellow": "33",
    "orange": "38;5;208",
    "red": "31",
    "purple": "35",
    "pink": "95",
    "green": "32",
    "bold": "1",
    "dim": "2",
}


class Ansi(NamedTuple):
    """How text is marked: with ANSI escapes, or plainly."""

    ansi: bool

    def mark(self, how: str, text: str) -> str:
        """Text in a colour, bold or dim; the words must make sense without it."""
        return f"\x1b[{_CODES[how]}m{text}\x1b[0m" if self.ansi else text

    def struck(self, text: str) -> str:
        """Text that was taken back."""
        return f"\x1b[9m{text}\x1b[29m" if self.ansi else f"~~{text}~~"


def ansi_for(stream: TextIO) -> Ansi:
    """Escapes only for a terminal, and not if NO_COLOR is set."""
    return Ansi(stream.isatty() and not os.environ.get("NO_COLOR"))


def clean(text: object) -> str:
    """Text from a file without anything that could steer the terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in str(text))
