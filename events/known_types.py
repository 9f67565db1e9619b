"""Types that threads may decode.

msgspec 0.22 looks at a Struct when the first decoder of it is made. A thread that makes another one in that
moment gets half of the type, and decoding with it ends the process (SIGSEGV).
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from threading import Lock

import msgspec

from games.kernel.composition.options import options_type
from games.kernel.title import Title

ONE_AT_A_TIME = Lock()
"""Held while a decoder of a type is made that is composed for some games only."""


def look_at_all_types(titles: Mapping[str, Title]) -> None:
    """Let msgspec look at every type that is there. Call this before threads start."""
    for title in titles.values():
        for version in (title, *title.earlier):
            options_type(version)
    for kind in set(_below(msgspec.Struct)):
        with suppress(TypeError, NameError):  # nobody decodes these
            msgspec.json.Decoder(kind)


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)
