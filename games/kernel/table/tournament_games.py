"""What only games of a tournament have: the service gives seats to others, and calls games off."""

from msgspec.structs import replace

from games.kernel.messages import Command, Event, Id, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.table import Actor, GameAbandoned, Table
from games.kernel.table.undo import clear_redo
from games.kernel.title import Title


class Substitute(Command, tag="substitute", frozen=True):
    """Give a seat to another player or to a bot, before the start or later. Sent by the service."""

    seat: Seat
    """The seat that gets another player."""
    player: Id | None = None
    """The id of the player who gets it; null for a bot."""
    bot: Id | None = None
    """The bot that gets it; null for a player, or for the bot that takes over when a player resigns."""


class CallOff(Command, tag="call_off", frozen=True):
    """End a game whose result would not count in its tournament. Sent by the service."""


class SeatSubstituted(Event, tag="seat_substituted", frozen=True):
    """A seat went to another player or to a bot, who sees from now on what the seat sees."""

    seat: Seat
    """The seat that has another player now."""
    player: str | None = None
    """The id of the player who has it now; null if a bot has it."""
    bot: str | None = None
    """The bot that has it now; null if a player has it."""


TournamentCommand = Substitute | CallOff
TOURNAMENT_COMMANDS: tuple[type[Command], ...] = (Substitute, CallOff)


def decide_tournament_command(
    title: Title, table: Table, actor: Actor, command: TournamentCommand
) -> list[Event]:
    """Return the events of a command that only games of a tournament have. Raises Illegal."""
    if actor.kind != "service":
        raise Illegal("service_only")
    if table.tournament is None:
        raise Illegal("no_tournament_game")
    if isinstance(command, Substitute):
        return [_substituted(title, table, command)]
    if table.status in ("finished", "abandoned"):
        raise Illegal("wrong_status", status=table.status, needed="playing")
    return [GameAbandoned("called_off")]


def _substituted(title: Title, table: Table, command: Substitute) -> SeatSubstituted:
    # While nonces are revealed nobody may change who has a say in the draws.
    if table.status not in ("open", "playing"):
        raise Illegal("wrong_status", status=table.status, needed="open")
    if not 0 <= command.seat < len(table.seats) or table.seats[command.seat].kind not in ("human", "bot"):
        raise Illegal("no_such_seat", seat=command.seat)
    if command.player is not None:
        if command.bot is not None:
            raise Illegal("bad_seat", seat=command.seat, bots=sorted(title.bots))
        if _has_part(table, command.player, command.seat):
            raise Illegal("already_seated", seat=command.seat)
        return SeatSubstituted(command.seat, player=command.player)
    bot = command.bot or title.stand_in
    if bot not in title.bots:
        raise Illegal("bad_seat", seat=command.seat, bots=sorted(title.bots))
    return SeatSubstituted(command.seat, bot=bot)


def _has_part(table: Table, player: str, seat: Seat) -> bool:
    """Whether a player has this seat, or anything to do with another one. Who resigned may come back."""
    others = [s for number, s in enumerate(table.seats) if number != seat]
    return table.seat_of(player) == seat or any(player in (s.player, s.reserved) for s in others)


def evolve_substitution(table: Table, event: SeatSubstituted) -> Table:
    """Return the table after a seat went to somebody else."""
    before = table.seats[event.seat]
    gone = before.player or before.reserved
    if gone is not None and gone not in table.replaced:
        table = replace(table, replaced=(*table.replaced, gone))
    if table.status == "open":
        table = table.with_seat(event.seat, commitment=None, nonce=None, must_commit=False)
    table = table.with_seat(
        event.seat,
        kind="human" if event.bot is None else "bot",
        bot=event.bot,
        reserved=event.player,
        player=event.player,
        resigned=False,
    )
    # Other people have to agree now, and what the seat undid belongs to somebody else.
    return clear_redo(replace(table, proposal=None), event.seat)
