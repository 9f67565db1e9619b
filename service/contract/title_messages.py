"""The messages of a title: every command and event it can have, whatever modules and options are chosen."""

import msgspec

from games.kernel.messages import Command, Event, StepEntered, tag
from games.kernel.table.game import TABLE_COMMANDS, TABLE_EVENTS
from games.kernel.title import Title


class Messages(msgspec.Struct, frozen=True):
    """A title's commands and events by their tags."""

    commands: dict[str, type[Command]]
    events: dict[str, type[Event]]


def messages_of(title: Title) -> Messages:
    """Everything that can be said in games of a title."""
    modules = title.all_modules
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
