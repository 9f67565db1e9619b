"""One Struct per response, encoded as it is. The contract's schemas are made from these Structs."""

from typing import Any, Literal

import msgspec

from events.fold.clocks import Deadline
from events.fold.diff import Change
from events.undo.branches import Branch
from games.kernel.catalogue.module_facts import EnabledBy
from games.kernel.figures import Source
from games.kernel.messages import Awaiting
from games.kernel.open_choice import OpenChoice
from games.kernel.table.table import Actor, Clock, Proposal, Status, UndoPolicy, Visibility
from games.kernel.title import Component, Standing


class PlayerResponse(msgspec.Struct, frozen=True):
    """Your account."""

    id: str
    name: str
    organizer: bool
    created: int
    """When the account was created, in milliseconds since 1970 like every time in the API."""


class KeyResponse(msgspec.Struct, frozen=True):
    """A new key. It is shown only once; the service stores its hash."""

    id: str
    name: str
    key: str


class SeatResponse(msgspec.Struct, frozen=True):
    """A seat and who plays it."""

    seat: int
    kind: str
    bot: str | None
    player: str | None
    name: str | None
    reserved: str | None
    """The id of the only player who may take the seat."""
    commitment: str | None
    """The SHA-256 of the player's nonce, if the player wants a say in the draws."""
    nonce: str | None
    """The nonce, once it is revealed."""
    must_commit: bool
    """The commitment became void. The game does not start before the player commits again, or to none."""
    resigned: bool


class GameResponse(msgspec.Struct, frozen=True):
    """A game as you may see it."""

    id: str
    title: str
    rules: int
    """The version of the title's rules that the game is played by, from its creation to its end."""
    modules: tuple[str, ...]
    options: dict[str, Any]
    status: Status
    version: int
    awaiting: Awaiting
    seats: tuple[SeatResponse, ...]
    commitment: str
    view: Any
    undo: UndoPolicy
    visibility: Visibility
    owner: str
    created: int
    updated: int
    standings: tuple[Standing, ...]
    seed: str | None
    undo_proposal: Proposal | None
    """An undo that a seat has asked the others to agree to."""
    clock: Clock | None
    clock_paused: bool
    """Whether an organizer has paused the clock; then there are no deadlines."""
    deadlines: tuple[Deadline, ...]
    """When the time of each awaited seat runs out. Shortly after, the service ends the turn."""
    awarded_points: tuple[int, ...]
    """Points that organizers awarded to each seat. They count at the end of the game."""


class ActionsResponse(msgspec.Struct, frozen=True):
    """What you may post now: listed commands, each complete, and open choices, each described."""

    version: int
    actions: list[Any]
    open: list[OpenChoice]


class CommandResponse(msgspec.Struct, frozen=True):
    """The events of an accepted command, as you may see them."""

    version: int
    events: list[Any]
    awaiting: Awaiting


class DryRunResponse(msgspec.Struct, frozen=True):
    """What a command would do, without anything that is secret until you post it."""

    version: int
    events: list[Any]
    awaiting: Awaiting | None
    complete: bool
    """False if events are left out because they depend on chance or on hidden information."""


class RecordResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record as you may see it."""

    version: int
    at: int
    actor: Actor
    command: Any
    events: list[Any]
    draws: tuple[int, int]
    prev: str
    hash: str
    command_id: str | None = None
    """Missing from redacted records: with it, hidden values could be guessed by trying them on the hash."""
    redacted: bool = False
    """Something is hidden from you here, so you cannot recompute the hash from this response."""
    undone: bool = False
    """The command was undone. It stays in the record; the hash does not cover this mark."""
    actor_name: str | None = None
    """The name of the player who sent the command, as it is now. The hash does not cover it."""


class RecordsResponse(msgspec.Struct, frozen=True):
    """A page of the record. Send `next` as `after` to get the following page."""

    records: list[RecordResponse]
    next: int | None


class DiffResponse(msgspec.Struct, frozen=True):
    """The changes between two versions of a game, as you may see them."""

    start: int = msgspec.field(name="from")
    to: int
    changes: list[Change]
    """A JSON Patch that turns the game at `from` into the game at `to`."""
    undone: tuple[int, ...]
    """The undone versions after the earlier and up to the later of the two."""


class BranchesResponse(msgspec.Struct, frozen=True):
    """Every branch that an undo ended."""

    version: int
    branches: list[Branch]


class ModuleResponse(msgspec.Struct, frozen=True, kw_only=True):
    """A module of a title: an expansion, a mode or the base game."""

    key: str
    name: str
    about: str
    players: tuple[int, ...]
    """The numbers of seats, of any kind, it can be played with."""
    conflicts: tuple[str, ...]
    """Modules it cannot be played with. Each of them lists this one too."""
    excludes: tuple[str, ...]
    """Modules that are left out when it is in play, even if options ask for them."""
    enabled_by: tuple[EnabledBy, ...]
    """What adds the module to a game without listing it in `modules`."""
    combines: tuple[str, ...]
    """It is added when all of these modules are in play."""
    seat_kind: str | None
    """The kind of seat that it plays itself. A game with the module has exactly one such seat."""
    options: dict[str, Any] | None
    """JSON Schema of its own options. They go under its key in the game's options."""


class TitleSummary(msgspec.Struct, frozen=True):
    """A title in the catalogue."""

    key: str
    name: str
    about: str
    rules_version: int
    players: tuple[int, ...]


class TitlesResponse(msgspec.Struct, frozen=True):
    """The catalogue."""

    titles: list[TitleSummary]


class FigureResponse(msgspec.Struct, frozen=True):
    """A number or table of the rules. You can set those with a `schema` per game."""

    key: str
    value: Any
    source: Source
    about: str
    module: str
    schema: dict[str, Any] | None = None
    """JSON Schema of the values you may set; null if the figure is fixed."""


class TitleResponse(msgspec.Struct, frozen=True):
    """Everything a client needs to set up a game of a title."""

    key: str
    name: str
    about: str
    rules_version: int
    players: tuple[int, ...]
    modules: list[ModuleResponse]
    """The modules you may list when you create a game."""
    automatic_modules: list[ModuleResponse]
    """Modules you cannot list: the base game, and those that options, seats or other modules add."""
    options: dict[str, Any]
    """JSON Schema of the options: the title's, those of its modules, and the figures you can set."""
    figures: list[FigureResponse]
    seat_kinds: tuple[str, ...]
    """The kinds of seats there can be. Those other than `human` and `bot` are played by the rules."""
    bots: list[str]
    commands: list[str]


class ComponentResponse(Component, frozen=True, kw_only=True):
    """A component, with its name in the language you asked for."""

    name: str


class ComponentsResponse(msgspec.Struct, frozen=True):
    """Every card, tile and token of a title."""

    title: str
    lang: str
    components: list[ComponentResponse]


class HealthResponse(msgspec.Struct, frozen=True):
    """The state of the service."""

    status: str


class FindingResponse(msgspec.Struct, frozen=True):
    """One result of an audit. `version` is null if it concerns the whole file."""

    code: str
    version: int | None
    detail: str


class AuditResponse(msgspec.Struct, frozen=True):
    """The verdict on a game or an export."""

    verdict: Literal["sound", "unsound"]
    records: int
    head: str
    findings: list[FindingResponse]
    notes: list[FindingResponse]
    game: str | None


class SigningKeyResponse(msgspec.Struct, frozen=True):
    """The public key that signs exports, in hex, and those used before."""

    algorithm: str
    key: str
    previous_keys: tuple[str, ...]


class ProblemResponse(msgspec.Struct, frozen=True):
    """Why a request was refused (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    facts: dict[str, Any]
