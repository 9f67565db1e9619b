"""The commands before the play, and resigning: join, commit, leave, start and reveal."""

from collections.abc import Callable, Iterator

import msgspec

from games.kernel.messages import Command, Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.nonces import (
    Commit,
    CommitmentMade,
    Reveal,
    RevealStarted,
    decide_reveal,
    must_commit,
)
from games.kernel.table.table import (
    Actor,
    Commitment,
    GameAbandoned,
    GameFinished,
    GameStarted,
    SeatLeft,
    SeatResigned,
    SeatTaken,
    Table,
)


class Join(Command, tag="join", frozen=True):
    """Take a free seat. Commit to a nonce if you want a say in every random draw."""

    commitment: Commitment | None = None
    """The SHA-256, in hex, of a nonce that you reveal when the game starts; null for no say in the draws."""


class Leave(Command, tag="leave", frozen=True):
    """Leave your seat before the game starts. Nonces that others have revealed become void."""


class Start(Command, tag="start", frozen=True):
    """Start the game once every human seat is taken. Players who committed to nonces reveal them first."""


class Resign(Command, tag="resign", frozen=True):
    """Give up. A bot takes over your seat."""


LobbyCommand = Join | Commit | Leave | Start | Reveal | Resign


def decide_lobby(table: Table, actor: Actor, command: LobbyCommand, stand_in: str) -> list[Event]:
    """Return the events of a lobby command, without the first draws after a start. Raises Illegal.

    The stand-in is the bot that takes over a seat whose player resigns.
    """
    if isinstance(command, Resign):
        return list(_resign(table, actor, stand_in))
    return list(_DECIDERS[type(command)](table, actor, command))


def _join(table: Table, actor: Actor, command: Join) -> Iterator[Event]:
    seat = _free_seat(table, actor)
    assert actor.id is not None
    yield SeatTaken(seat=seat, player=actor.id, commitment=command.commitment)


def _commit(table: Table, actor: Actor, command: Commit) -> Iterator[Event]:
    _must_be(table, "open")
    yield CommitmentMade(_own_seat(table, actor), command.commitment)


def _leave(table: Table, actor: Actor, _command: Leave) -> Iterator[Event]:
    _must_be(table, "open", "revealing")
    if table.tournament is not None:
        raise Illegal("tournament_game")
    seat = _own_seat(table, actor)
    yield SeatLeft(seat=seat)
    if not any(s.player for number, s in enumerate(table.seats) if number != seat):
        yield GameAbandoned()


def _start(table: Table, actor: Actor, _command: Start) -> Iterator[Event]:
    _must_be(table, "open")
    if table.tournament is not None:
        _must_be_service(actor)
    elif actor.id != table.owner:
        _own_seat(table, actor)
    if free := table.free_seats():
        raise Illegal("seats_free", seats=free)
    if waiting := must_commit(table):
        raise Illegal("commit_first", seats=waiting)
    yield RevealStarted() if any(s.commitment for s in table.seats) else GameStarted()


def _reveal(table: Table, actor: Actor, command: Reveal) -> Iterator[Event]:
    _must_be(table, "revealing")
    yield from decide_reveal(table, _own_seat(table, actor), command)


def _resign(table: Table, actor: Actor, stand_in: str) -> Iterator[Event]:
    _must_be(table, "playing")
    seat = _own_seat(table, actor)
    yield SeatResigned(seat=seat, bot=stand_in)
    others = (s for number, s in enumerate(table.seats) if number != seat)
    # A tournament needs a result, so there the bots play on alone.
    if table.tournament is None and not any(s.kind == "human" and not s.resigned for s in others):
        yield GameAbandoned()


_DECIDERS: dict[type[Command], Callable[..., Iterator[Event]]] = {
    Join: _join,
    Commit: _commit,
    Leave: _leave,
    Start: _start,
    Reveal: _reveal,
}


def legal_lobby(table: Table, actor: Actor, stand_in: str) -> list[Command]:
    """Return the lobby commands the actor may send now."""
    again = (Commit(),) if table.seat_of(actor.id) in must_commit(table) else ()
    commands: tuple[LobbyCommand, ...] = (Join(), *again, Leave(), Start(), Resign())
    return [command for command in commands if _accepted(table, actor, command, stand_in)]


def _accepted(table: Table, actor: Actor, command: LobbyCommand, stand_in: str) -> bool:
    try:
        decide_lobby(table, actor, command, stand_in)
    except Illegal:
        return False
    return True


def evolve_lobby(table: Table, event: Event) -> Table:
    """Return the table after an event of the lobby. `Game.evolve` folds the start, which needs the rules."""
    match event:
        case SeatTaken():
            return table.with_seat(event.seat, player=event.player, commitment=event.commitment)
        case SeatLeft():
            return table.with_seat(event.seat, player=None, commitment=None, nonce=None, must_commit=False)
        case SeatResigned():
            # Other seats have to agree now, so a proposal must be made again.
            table = msgspec.structs.replace(table, proposal=None)
            return table.with_seat(event.seat, resigned=True, bot=event.bot)
        case GameFinished():
            return msgspec.structs.replace(table, status="finished", standings=event.standings)
        case GameAbandoned():
            return msgspec.structs.replace(table, status="abandoned")
        case _:
            raise AssertionError(f"not a table event: {event!r}")


def _must_be(table: Table, *statuses: str) -> None:
    if table.status not in statuses:
        raise Illegal("wrong_status", status=table.status, needed=statuses[0])


def _must_be_service(actor: Actor) -> None:
    if actor.kind != "service":
        raise Illegal("tournament_game")


def _own_seat(table: Table, actor: Actor) -> Seat:
    seat = table.seat_of(actor.id)
    if seat is None:
        raise Illegal("not_seated")
    return seat


def _free_seat(table: Table, actor: Actor) -> Seat:
    """The seat reserved for the player, else the first that is not reserved."""
    _must_be(table, "open")
    if actor.kind != "player":
        raise Illegal("players_only")
    if table.seat_of(actor.id) is not None:
        raise Illegal("already_seated", seat=table.seat_of(actor.id))
    free = table.free_seats()
    for kept in (actor.id, None):
        for number in free:
            if table.seats[number].reserved == kept:
                return number
    raise Illegal("no_free_seat")
