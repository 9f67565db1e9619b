"""The messages of a title: every command and event it can have, whatever modules and options are chosen."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from games.kernel.game import TABLE_COMMANDS, TABLE_EVENTS
from games.kernel.messages import Command, Event, StepEntered, tag
from games.kernel.module import Module
from games.kernel.title import Title


class Messages(msgspec.Struct, frozen=True):
    """A title's commands and events by their tags."""

    commands: dict[str, type[Command]]
    events: dict[str, type[Event]]


def messages_of(title: Title) -> Messages:
    """Everything that can be said in games of a title."""
    modules = tuple(all_modules(title))
    commands: tuple[type[Command], ...] = (
        *TABLE_COMMANDS,
        *(kind for module in modules for kind in module.handlers),
    )
    events: tuple[type[Event], ...] = (
        *TABLE_EVENTS,
        StepEntered,
        *(kind for module in modules for kind in module.evolvers),
    )
    return Messages({tag(kind): kind for kind in commands}, {tag(kind): kind for kind in events})


def all_modules(title: Title) -> Iterator[Module]:
    """The base, the modules to choose from, and those that any choice of options brings."""
    yield title.base
    yield from title.modules
    known = {title.base.key, *(module.key for module in title.modules)}
    for options in _choices(title.options):
        for module in title.option_modules(options):
            if module.key not in known:
                known.add(module.key)
                yield module


def _choices(options: type[msgspec.Struct]) -> Iterator[Any]:
    """The options with every combination of their switches (other fields keep their defaults)."""
    switches: dict[str, tuple[Any, ...]] = {}
    for name, kind in get_type_hints(options).items():
        if kind is bool:
            switches[name] = (False, True)
        elif get_origin(kind) is Literal:
            switches[name] = get_args(kind)
    for values in product(*switches.values()):
        yield options(**dict(zip(switches, values, strict=True)))
