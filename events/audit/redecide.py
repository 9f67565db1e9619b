"""Decides a recorded command again, and checks that its actor may have sent it."""

from events.decide import Decided, decide
from events.fold.draws import Draws
from events.fold.folded_game import FoldedGame
from events.log.record import Record
from events.undo.undo_context import UndoContext
from games.kernel.messages import tag
from games.kernel.refusal import Illegal
from games.kernel.table.clock import GiveTime, PauseClock, ResumeClock
from games.kernel.table.corrections import ORGANIZER_COMMANDS
from games.kernel.table.game import LOBBY_COMMANDS, create
from games.kernel.table.lobby import Start
from games.kernel.table.table import Actor, CreateGame, GameCreated
from games.kernel.table.tournament_games import TOURNAMENT_COMMANDS
from games.kernel.table.undo import UNDO_COMMANDS

_CREATORS = ("player", "organizer")


class NeedsSeed(Exception):  # noqa: N818 - a result
    """The command draws, but the seed is not known."""


def decide_recorded(ctx: UndoContext, record: Record, draws: Draws) -> Decided:
    """What the rules decide for a record's command on the table before it, or a refusal."""
    if ctx.folded.version == 0:
        return _decide_creation(ctx, record)
    if isinstance(record.command, CreateGame):
        raise Illegal("created_already")
    return decide(ctx, record.actor, record.command, record.at, draws)


def _decide_creation(ctx: UndoContext, record: Record) -> Decided:
    """Decide the first record again. What only the service chooses is taken from the recorded event."""
    created, command = record.events[0], record.command
    if not isinstance(created, GameCreated) or not isinstance(command, CreateGame):
        raise Illegal("not_created")
    if command.title != created.title or record.actor.kind not in _CREATORS or not record.actor.id:
        raise Illegal("bad_creation")
    title = ctx.folded.game.title
    events, table, _ = create(title, created.game, record.actor, command, created.commitment, created)
    return Decided(tuple(events), table, (0, 0))


def wrong_actor(folded: FoldedGame, record: Record) -> str | None:
    """Why the actor of a record cannot have sent its command; None if it can."""
    actor, kind, seats = record.actor, type(record.command), folded.table.seats
    by_service = (*TOURNAMENT_COMMANDS, Start, PauseClock, ResumeClock, GiveTime)
    if folded.table.tournament is not None and kind in by_service:
        return None if actor == Actor("service") else f"in a tournament only the service sends {tag(kind)}"
    if kind is not CreateGame and (actor.kind == "organizer") != (kind in ORGANIZER_COMMANDS):
        return f"{tag(kind)} is for organizers only, or organizers may not send it"
    if actor.kind in ("player", "organizer"):
        return None if actor.id and actor.seat is None else "a person must have an id and no seat"
    if kind in LOBBY_COMMANDS or kind in UNDO_COMMANDS:
        return f"only players send {tag(kind)}"
    if actor.kind == "bot":
        bots = [number for number, seating in enumerate(seats) if seating.bot_plays]
        return None if actor.seat in bots and actor.id is None else "no bot plays this seat"
    return None if actor.id is None and actor.seat is None else "the service must have no id and no seat"
