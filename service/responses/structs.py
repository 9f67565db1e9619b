"""One Struct per response, encoded as it is. The contract's schemas are made from these Structs."""

from typing import Any, Literal

import msgspec

from events.fold.clocks import Deadline
from events.fold.diff import Change
from events.undo.branches import Branch
from games.kernel.messages import Awaiting
from games.kernel.table.table import Actor, Clock, Status, TournamentTable, UndoPolicy, Visibility
from games.kernel.table.undo_offers import Proposal
from games.kernel.title import Standing
from service.responses.words.sentences import RecordWords


class SeatResponse(msgspec.Struct, frozen=True):
    """A seat and who plays it."""

    seat: int
    """The number of the seat, from 0."""
    kind: str
    """`human`, `bot`, or a kind of seat that a module plays, such as `automa`."""
    bot: str | None
    """The bot that plays the seat, also after its player resigned; null if none does."""
    player: str | None
    """The id of the player who has the seat; null if nobody has it."""
    name: str | None
    """That player's name as it is now; null if nobody has the seat."""
    bot_account: bool
    """Whether that player's account is marked as a bot's: a program of somebody else plays."""
    reserved: str | None
    """The id of the only player who may take the seat; null if anybody may."""
    commitment: str | None
    """The SHA-256, in hex, of the player's nonce; null if the player wants no say in the draws."""
    nonce: str | None
    """The nonce, once it is revealed; null before."""
    must_commit: bool
    """The commitment became void. The game does not start before the player commits again, or to none."""
    resigned: bool
    """Whether its player gave up; then a bot plays it."""


class GameResponse(msgspec.Struct, frozen=True):
    """A game as you may see it."""

    id: str
    """The id of the game: 24 hex digits."""
    title: str
    """The key of the title."""
    rules: int
    """The version of the title's rules that the game is played by, from its creation to its end."""
    modules: tuple[str, ...]
    """The modules in play, by key, in the order in which they are combined; without the base game."""
    options: dict[str, Any]
    """The game's options, with defaults filled in. `figures` has only those that were changed."""
    status: Status
    """`open`: seats can be taken. `revealing`: nonces are revealed. Then `playing`, and `finished` or
    `abandoned`."""
    version: int
    """The number of records so far. Every accepted command adds one."""
    awaiting: Awaiting
    """Who must act now."""
    seats: tuple[SeatResponse, ...]
    """The seats in order."""
    commitment: str
    """The SHA-256, in hex, of the seed of all random draws, published before the first one."""
    view: Any
    """The play as you may see it; each title has its own fields. Null until the game starts."""
    undo: UndoPolicy
    """Who may undo what: `own` latest commands, with everyone's `consent`, anything (`free`), or nothing
    (`off`)."""
    visibility: Visibility
    """`public`, or `private`: visible to its owner, its players, invited players and organizers."""
    invitation: str | None
    """What lets any player see and join a private game, for you to pass on. Null unless you are its owner or
    have a seat, and once it is no longer open."""
    owner: str
    """The id of the player who created the game."""
    created: int
    """When the game was created, in milliseconds since 1970."""
    updated: int
    """When its latest record was written, in milliseconds since 1970."""
    standings: tuple[Standing, ...]
    """The result of every seat once the game is finished; empty before, and if it was abandoned."""
    seed: str | None
    """The seed of all random draws, in hex, once the game is over; null before."""
    undo_proposal: Proposal | None
    """An undo that a seat has asked the others to agree to; null if there is none."""
    clock: Clock | None
    """The time per turn; null if the game has no clock."""
    clock_paused: bool
    """Whether an organizer has paused the clock; then there are no deadlines."""
    deadlines: tuple[Deadline, ...]
    """When the time of each awaited seat runs out. Shortly after, the service ends the turn."""
    awarded_points: tuple[int, ...]
    """Points that organizers awarded to each seat. They count at the end of the game."""
    tournament: TournamentTable | None
    """The table of a tournament that the game belongs to; null if it belongs to none."""
    hints: bool
    """Whether its players may ask for hints. Then it does not count for ratings."""


class CommandResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """The events of an accepted command, as you may see them."""

    version: int
    """The version of the game with the command."""
    events: list[Any]
    """What happened, in order, as you may see it."""
    awaiting: Awaiting
    """Who must act next."""
    words: list[str] | None = None
    """A sentence for each of the events, if you asked for words."""


class DryRunResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a command would do, without anything that is secret until you post it."""

    version: int
    """The version that the game would have with the command."""
    events: list[Any]
    """What would happen, in order, as you may see it."""
    awaiting: Awaiting | None
    """Who would have to act next; null if that depends on what was left out."""
    complete: bool
    """False if events are left out because they depend on chance or on hidden information."""
    words: list[str] | None = None
    """A sentence for each of the events, if you asked for words."""


class RecordResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record as you may see it."""

    version: int
    """The number of the record, from 1."""
    at: int
    """When it was written, in milliseconds since 1970."""
    actor: Actor
    """Who sent the command."""
    command: Any
    """The command, as you may see it."""
    events: list[Any]
    """What happened, in order, as you may see it."""
    draws: tuple[int, int]
    """The numbers of the random draws it took: the first, and the one after the last. Equal if it took none.
    """
    prev: str
    """The hash of the record before; 64 zeros for the first."""
    hash: str
    """The SHA-256, in hex, of `prev` and the record as it is stored."""
    command_id: str | None = None
    """Missing from redacted records: with it, hidden values could be guessed by trying them on the hash."""
    redacted: bool = False
    """Something is hidden from you here, so you cannot recompute the hash from this response."""
    undone: bool = False
    """The command was undone. It stays in the record; the hash does not cover this mark."""
    actor_name: str | None = None
    """The name of the player who sent the command, as it is now. The hash does not cover it."""
    words: RecordWords | None = None
    """The record in words, if you asked for them. The hash does not cover them."""


class RecordsResponse(msgspec.Struct, frozen=True):
    """A page of the record. Send `next` as `after` to get the following page."""

    records: list[RecordResponse]
    """The records in order."""
    next: int | None
    """The version to continue after; null if there are no more records now."""


class DiffResponse(msgspec.Struct, frozen=True):
    """The changes between two versions of a game, as you may see them."""

    start: int = msgspec.field(name="from")
    """The version you asked from."""
    to: int
    """The version you asked for."""
    changes: list[Change]
    """A JSON Patch that turns the game at `from` into the game at `to`."""
    undone: tuple[int, ...]
    """The undone versions after the earlier and up to the later of the two."""


class BranchesResponse(msgspec.Struct, frozen=True):
    """Every branch that an undo ended."""

    version: int
    """The latest version of the game."""
    branches: list[Branch]
    """The branches, in the order in which they were undone."""


class IndexResponse(msgspec.Struct, frozen=True):
    """Where to begin."""

    name: str
    """The name of the service."""
    links: dict[str, str]
    """Paths by what is there."""


class HealthResponse(msgspec.Struct, frozen=True):
    """The state of the service."""

    status: str
    """`ok` if the process answers, `ready` if it can also write to Redis."""


class FindingResponse(msgspec.Struct, frozen=True):
    """One result of an audit. `version` is null if it concerns the whole file."""

    code: str
    """What was found, as a stable code."""
    version: int | None
    """The version of the record concerned; null for the whole file."""
    detail: str
    """The same for people, in English."""
    round: int | None = None
    """The round of the tournament that it concerns; null for the whole file."""
    table: int | None = None
    """The table of the round that it concerns; null for none in particular."""


class AuditResponse(msgspec.Struct, frozen=True):
    """The verdict on a game or an export."""

    verdict: Literal["sound", "unsound"]
    """`sound` if every record follows from those before, `unsound` if one does not."""
    records: int
    """The number of records that were checked."""
    head: str
    """The hash of the last record."""
    findings: list[FindingResponse]
    """What is wrong. Empty if the verdict is `sound`."""
    notes: list[FindingResponse]
    """What you should know although it is not wrong."""
    game: str | None
    """The id of the game that the file names; null if it names none."""
    tournament: str | None = None
    """The id of the tournament that the file names; null if it names none."""
    games: int | None = None
    """How many games of a bundle were checked; null if it is no bundle."""


class SigningKeyResponse(msgspec.Struct, frozen=True):
    """The public key that signs exports, in hex, and those used before."""

    algorithm: str
    """The signature algorithm: `ed25519`."""
    key: str
    """The public key in use, in hex."""
    previous_keys: tuple[str, ...]
    """Public keys that signed earlier exports, in hex."""


class ProblemResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused (RFC 9457)."""

    type: str
    """A link to the description of the code."""
    title: str
    """What the code means, in a few words."""
    status: int
    """The HTTP status."""
    detail: str
    """What went wrong, for people."""
    code: str
    """What went wrong, for programs. Codes are stable."""
    facts: dict[str, Any]
    """What led to it, by name. Each code has its own facts; many have none."""
    words: str | None = None
    """What went wrong in the language you asked for, if you asked for words."""
