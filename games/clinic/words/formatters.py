"""How to say ways, and people with their colours."""

from collections.abc import Sequence

from games.clinic.state import Colour
from games.kernel.words.speaker import Speaker


def destination(speaker: Speaker, value: Sequence[str]) -> str:
    """The places on a way in order: the last one."""
    return speaker.term("to", value[-1]) if value else ""


def numbered_colours(speaker: Speaker, value: Sequence[tuple[int, Colour]]) -> str:
    """People by number, each with a colour: `3 (red)`."""
    return speaker.listed([f"{number} ({speaker.term('colour', colour)})" for number, colour in value])
