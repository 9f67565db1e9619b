"""What a player may post now: the response, and the commands of its lists."""

from typing import Any

import msgspec

from games.kernel.messages import Awaiting
from games.kernel.open_choice import OpenChoice
from games.kernel.table.clock import PauseClock, ResumeClock
from games.kernel.table.lobby import LobbyCommand
from games.kernel.table.undo import Agree, Redo, Refuse, Undo
from service.responses.words.sentences import ActionWords

TableAction = LobbyCommand | PauseClock | ResumeClock
HistoryAction = Undo | Redo | Agree | Refuse


class ActionsResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """What you may post now: listed commands, each complete, and open choices, each described."""

    version: int
    """The version of the game that the lists are for."""
    awaiting: Awaiting
    """What the game waits for."""
    must: bool
    """Whether the game waits for your seat."""
    moves: list[Any]
    """The moves of the game, empty unless it waits for you. Post any of them to play on."""
    changes: list[Any]
    """Moves that replace a choice you made, as long as others are still choosing. Nobody waits for them."""
    table: list[TableAction]
    """What you may do at the table: join, leave, start, resign, and for organizers stop the clocks."""
    history: list[HistoryAction]
    """What you may do about moves already made: undo, redo, and answer a proposed undo."""
    open: list[OpenChoice]
    """Commands with values of your own choice. Where `must` is false they change what you chose."""
    words: ActionWords | None = None
    """The lists in words, if you asked for them."""
