"""What a command leads to, whoever gives it: decided from the game's past and the time it is given at."""

from typing import NamedTuple

from events.clocks import decide_clock
from events.corrections import decide_corrected
from events.draws import Draws
from events.trail import struck
from events.undo import Past, decide_history
from games.kernel.clock import CLOCK_COMMANDS
from games.kernel.corrections import Correct
from games.kernel.history import HISTORY_COMMANDS, CommandsUndone
from games.kernel.messages import Command, Event
from games.kernel.table import Actor, Table


class Decided(NamedTuple):
    """The events of a command, the table after them, and the draws taken."""

    events: tuple[Event, ...]
    table: Table
    draws: tuple[int, int]


def looks_back(command: Command) -> bool:
    """Whether deciding a command needs the trail of what was played."""
    return type(command) in HISTORY_COMMANDS or reaches_far(command)


def reaches_far(command: Command) -> bool:
    """Whether a command may strike records beyond a barrier, whatever may be undone in the game."""
    return isinstance(command, Correct) and command.void is not None


def decide(past: Past, actor: Actor, command: Command, at: int, draws: Draws) -> Decided:
    """What a command given at a time leads to, or a refusal; the same for the same arguments."""
    loaded = past.loaded
    if type(command) in CLOCK_COMMANDS:
        events, table = decide_clock(loaded, actor, command, at, draws)
    elif isinstance(command, Correct):
        return _of_history(past, decide_corrected(past, actor, command), draws)
    elif type(command) in HISTORY_COMMANDS:
        return _of_history(past, decide_history(past, actor, command, draws), draws)
    else:
        events, table = loaded.game.decide(loaded.table, actor, command, draws)
    return Decided(tuple(events), table, (loaded.draws, draws.next))


def _of_history(past: Past, events: list[Event], draws: Draws) -> Decided:
    """The table after events of the history; what is struck gives its draws back."""
    loaded = past.loaded
    table = loaded.table
    for event in events:
        table = loaded.game.evolve(table, event)
    for event in events:
        if isinstance(event, CommandsUndone):
            first = struck(loaded.game, loaded.trail, event.versions)[1]
            return Decided(tuple(events), table, (first, first))
    return Decided(tuple(events), table, (loaded.draws, draws.next))
