"""Every command and event that games of a title can have, whatever modules and options are chosen."""

import msgspec

from games.kernel.messages import Command, Event, StepEntered, tag
from games.kernel.table.game import TABLE_COMMANDS, TABLE_EVENTS
from games.kernel.title import Title


class Messages(msgspec.Struct, frozen=True):
    """The commands and events of a title by type."""

    commands: dict[str, type[Command]]
    events: dict[str, type[Event]]


def messages_of(title: Title) -> Messages:
    """Return the messages of a title, those of every module included."""
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
