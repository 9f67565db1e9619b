"""Colours and strikethrough for terminals, and plain text for everything else."""

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
    """Marks text with ANSI escapes, or not at all."""

    enabled: bool

    def mark(self, style: str, text: str) -> str:
        """Text in a colour, bold or dim. It must make sense without."""
        return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if self.enabled else text

    def strikethrough(self, text: str) -> str:
        """Text struck through; `~~text~~` if escapes are disabled."""
        return f"\x1b[9m{text}\x1b[29m" if self.enabled else f"~~{text}~~"


def ansi_for(stream: TextIO) -> Ansi:
    """Escapes for a terminal, unless NO_COLOR is set."""
    return Ansi(stream.isatty() and not os.environ.get("NO_COLOR"))
