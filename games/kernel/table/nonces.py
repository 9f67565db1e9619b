"""Nonces: a player who commits to one has a say in every draw, and reveals it before the first draw.

The service commits to its seed before it learns any nonce, and nobody knows the seed and all nonces before
the last one is revealed. A missing nonce never leads to a draw: the game is opened again with a new seed.
"""

import hashlib
from collections.abc import Collection, Iterator
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.messages import NOBODY, Awaiting, Command, Event, Seat
from games.kernel.open_choice import OpenChoice, open_choice
from games.kernel.refusal import Illegal
from games.kernel.table.table import Actor, Commitment, GameAbandoned, GameStarted, SeatLeft, Table

MAX_NONCE = 64
REVEAL_SECONDS = 600
"""How long the players may take to reveal. Part of the rules: games are audited with it."""


class Commit(Command, tag="commit", frozen=True):
    """Commit to a nonce, or to another one, before the game starts. Without a commitment you have no say."""

    commitment: Commitment | None = None
    """The SHA-256, in hex, of your nonce; null takes your commitment back."""


class Reveal(Command, tag="reveal", frozen=True):
    """Reveal the nonce you committed to. With the last one the game starts."""

    nonce: Annotated[str, Meta(min_length=1, max_length=MAX_NONCE)]
    """The text whose SHA-256 you committed to."""


class Reopen(Command, tag="reopen", frozen=True):
    """Open a game again in which a nonce is missing, with a new seed. Sent by the service."""

    commitment: Commitment
    """The SHA-256 of the new seed."""


class CommitmentMade(Event, tag="commitment_made", frozen=True):
    """A player committed to a nonce, or to none."""

    seat: Seat
    """The seat of the player."""
    commitment: str | None = None
    """The SHA-256, in hex, of the nonce; null for none."""


class RevealStarted(Event, tag="reveal_started", frozen=True):
    """The game waits for the nonces that players committed to."""


class NonceRevealed(Event, tag="nonce_revealed", frozen=True):
    """A player revealed a nonce. It becomes part of every draw."""

    seat: Seat
    """The seat of the player."""
    nonce: str
    """The text whose SHA-256 the player had committed to."""


class GameReopened(Event, tag="game_reopened", frozen=True):
    """A nonce was missing. Nothing was drawn; revealed nonces are void, and the service committed anew."""

    commitment: str
    """The SHA-256, in hex, of the new seed."""


NONCE_EVENTS: tuple[type[Event], ...] = (CommitmentMade, RevealStarted, NonceRevealed, GameReopened)


def commitment_to(nonce: str) -> str:
    """Return the commitment to a nonce: its SHA-256 in hex."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def unrevealed(table: Table) -> list[Seat]:
    """Return the seats that committed to a nonce and have not revealed it."""
    return [number for number, s in enumerate(table.seats) if s.commitment and s.nonce is None]


def must_commit(table: Table) -> list[Seat]:
    """Return the seats whose commitment became void and who have to say whether they commit again."""
    return [number for number, s in enumerate(table.seats) if s.must_commit]


def nonces_with(table: Table, actor: Actor, command: Command) -> list[str | None]:
    """Return the nonces that the draws of a command depend on: by seat, with the one that it reveals."""
    nonces = [seating.nonce for seating in table.seats]
    if isinstance(command, Reveal) and (seat := table.seat_of(actor.id)) is not None:
        nonces[seat] = command.nonce
    return nonces


def decide_reveal(table: Table, seat: Seat, command: Reveal) -> Iterator[Event]:
    """Yield the events of revealing a nonce, without the first draws. Raises Illegal."""
    if free := table.free_seats():
        raise Illegal("seats_free", seats=free)
    if seat not in unrevealed(table):
        raise Illegal("nothing_to_reveal")
    if commitment_to(command.nonce) != table.seats[seat].commitment:
        raise Illegal("wrong_nonce")
    yield NonceRevealed(seat, command.nonce)
    if unrevealed(table) == [seat]:
        yield GameStarted()


def awaited_before_play(table: Table) -> Awaiting:
    """Return who must commit or reveal. If a player left meanwhile, the service must open the game again."""
    if table.status == "open":
        return Awaiting(tuple(must_commit(table)))
    if table.status == "revealing":
        return Awaiting((), "clock") if table.free_seats() else Awaiting(tuple(unrevealed(table)))
    return NOBODY


def decide_reopen(table: Table, command: Reopen, late: Collection[Seat]) -> list[Event]:
    """Return the events of opening the game again. Players who are late with their nonce lose their seats."""
    left: list[Event] = [SeatLeft(seat) for seat in late]
    if all(s.player is None or seat in late for seat, s in enumerate(table.seats)):
        return [*left, GameAbandoned()]
    return [*left, GameReopened(command.commitment)]


def evolve_nonces(table: Table, event: Event) -> Table:
    """Return the table after an event of commitments and nonces."""
    match event:
        case CommitmentMade():
            return table.with_seat(event.seat, commitment=event.commitment, must_commit=False)
        case RevealStarted():
            return replace(table, status="revealing")
        case NonceRevealed():
            return table.with_seat(event.seat, nonce=event.nonce)
        case GameReopened():
            # A known nonce is no use. Its player may not lose the say unasked, and so has to commit again.
            seats = tuple(
                s if s.nonce is None else replace(s, commitment=None, nonce=None, must_commit=True)
                for s in table.seats
            )
            return replace(table, status="open", commitment=event.commitment, seats=seats)
        case _:
            raise AssertionError(f"not an event of nonces: {event!r}")


def nonce_choices(table: Table, seat: Seat) -> list[OpenChoice]:
    """Return the commands about nonces that a seat may send now; only its player knows the nonce."""
    if table.status == "open":
        described = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
        commitment = {"anyOf": [described, {"type": "null"}]}
        return [open_choice(Commit, "Commit to a nonce by its SHA-256, or to none.", commitment=commitment)]
    if table.status == "revealing" and seat in unrevealed(table) and not table.free_seats():
        nonce = {"type": "string", "minLength": 1, "maxLength": MAX_NONCE}
        return [open_choice(Reveal, "Reveal the nonce you committed to.", nonce=nonce)]
    return []
