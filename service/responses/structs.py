"""What goes out: one Struct per answer, encoded as it is; the contract's schemas come from here."""

from typing import Any, Literal

import msgspec

from events.fold.clocks import Deadline
from events.fold.diff import Change
from events.fold.summary import GameSummary
from events.projections.personal_bests import Best
from events.undo.branches import Branch
from games.kernel.catalogue.modules import EnabledBy
from games.kernel.figures import Source
from games.kernel.messages import Awaiting
from games.kernel.open_choice import OpenChoice
from games.kernel.table.table import Actor, Clock, Proposal, Status, Undo, Visibility
from games.kernel.title import Component, Standing


class PlayerResponse(msgspec.Struct, frozen=True):
    """A player as they see themselves."""

    id: str
    name: str
    organizer: bool
    created: int
    """Milliseconds since 1970, like every time in the contract."""


class KeyResponse(msgspec.Struct, frozen=True):
    """A key in clear. It is shown this once; only its hash is kept."""

    id: str
    name: str
    key: str


class SeatResponse(msgspec.Struct, frozen=True):
    """A seat and who sits there."""

    seat: int
    kind: str
    bot: str | None
    player: str | None
    name: str | None
    reserved: str | None
    nonce: str | None
    resigned: bool


class GameResponse(msgspec.Struct, frozen=True):
    """A game as the caller may see it."""

    id: str
    title: str
    modules: tuple[str, ...]
    options: dict[str, Any]
    status: Status
    version: int
    awaiting: Awaiting
    seats: tuple[SeatResponse, ...]
    commitment: str
    view: Any
    undo: Undo
    visibility: Visibility
    owner: str
    created: int
    updated: int
    standings: tuple[Standing, ...]
    seed: str | None
    proposal: Proposal | None
    """An undo that a seat asks the others to agree to."""
    clock: Clock | None
    paused: bool
    """Whether an organizer stopped the clocks; then there are no deadlines."""
    deadlines: tuple[Deadline, ...]
    """When the time of the awaited seats is over; a little later their turns end by themselves."""
    awards: tuple[int, ...]
    """The points organizers awarded to each seat; they count at the end."""


class GamesResponse(msgspec.Struct, frozen=True):
    """A page of the lobby or the results; `next` goes into `after` for the following page."""

    games: list[GameSummary]
    next: str | None


class PersonalBestsResponse(msgspec.Struct, frozen=True):
    """A page of the caller's best results; `next` goes into `after` for the following page."""

    bests: list[Best]
    next: str | None


class ActionsResponse(msgspec.Struct, frozen=True):
    """What the caller may post now: listed commands, each complete, and open choices, each described."""

    version: int
    actions: list[Any]
    open: list[OpenChoice]


class CommandResponse(msgspec.Struct, frozen=True):
    """What a command led to, as the caller may see it."""

    version: int
    events: list[Any]
    awaiting: Awaiting


class DryRunResponse(msgspec.Struct, frozen=True):
    """What a command would lead to, as far as that is no secret before it is given."""

    version: int
    events: list[Any]
    awaiting: Awaiting | None
    complete: bool
    """False when events are left out because they depend on chance or on what others have hidden."""


class RecordResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record as the caller may see it."""

    version: int
    at: int
    actor: Actor
    command: Any
    events: list[Any]
    draws: tuple[int, int]
    rules: int
    prev: str
    hash: str
    command_id: str | None = None
    """Left out of redacted records: with it, few hidden possibilities could be tried against the hash."""
    redacted: bool = False
    """Something is hidden from the caller here, so the hash cannot be recomputed from this answer."""
    undone: bool = False
    """It was taken back. It stays in the record; this mark is not part of what its hash covers."""


class RecordsResponse(msgspec.Struct, frozen=True):
    """A page of the record; `next` goes into `after` for the following page."""

    records: list[RecordResponse]
    next: int | None


class DiffResponse(msgspec.Struct, frozen=True):
    """What changed between two versions of a game as the caller may see them."""

    start: int = msgspec.field(name="from")
    to: int
    changes: list[Change]
    """A JSON Patch that makes the game at `to` out of the game at `from`."""
    undone: tuple[int, ...]
    """The versions after the earlier one, up to the later one, that were taken back."""


class BranchesResponse(msgspec.Struct, frozen=True):
    """Everything that was taken back in a game."""

    version: int
    branches: list[Branch]


class ModuleResponse(msgspec.Struct, frozen=True, kw_only=True):
    """A unit of a title (an expansion, a mode) as the catalogue shows it."""

    key: str
    name: str
    about: str
    players: tuple[int, ...]
    """The numbers of seats of any kind at which it can be played."""
    conflicts: tuple[str, ...]
    """Units it cannot be played with; they name it in turn."""
    excludes: tuple[str, ...]
    """Units that stay out when it is there, though options would bring them."""
    enabled_by: tuple[EnabledBy, ...]
    """What brings it along without its being named; `options` are the title's own."""
    combines: tuple[str, ...]
    """It joins by itself when all of these are there."""
    seat_kind: str | None
    """The kind of seat that it plays itself. A game with the module has exactly one such seat."""
    options: dict[str, Any] | None
    """JSON Schema of its own options, which stand under its key in the game's options."""


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
    """A number or table of the rules. House values have a form (JSON Schema) and can be set per game."""

    key: str
    value: Any
    source: Source
    about: str
    module: str
    form: dict[str, Any] | None = None


class TitleResponse(msgspec.Struct, frozen=True):
    """Everything a client needs to set up a game of a title."""

    key: str
    name: str
    about: str
    rules_version: int
    players: tuple[int, ...]
    modules: list[ModuleResponse]
    """The units that may be named when a game is created."""
    included: list[ModuleResponse]
    """The base game, and units that cannot be named: they come with options or with other units."""
    options: dict[str, Any]
    """JSON Schema of the options: the title's own, those of its units, and the house figures."""
    figures: list[FigureResponse]
    seat_kinds: tuple[str, ...]
    """The kinds of seats there can be. Those other than `human` and `bot` are played by the rules."""
    bots: list[str]
    commands: list[str]


class ComponentResponse(Component, frozen=True, kw_only=True):
    """A component, with its name in the language that was asked for."""

    name: str


class ComponentsResponse(msgspec.Struct, frozen=True):
    """Every card, tile and token of a title."""

    title: str
    lang: str
    components: list[ComponentResponse]


class HealthResponse(msgspec.Struct, frozen=True):
    """How the service is."""

    status: str


class FindingResponse(msgspec.Struct, frozen=True):
    """Something that does not hold, or is worth knowing; `version` is null for the file as a whole."""

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


class SigningKeyResponse(msgspec.Struct, frozen=True):
    """The public key that signs exports, in hex, and keys that were used before."""

    algorithm: str
    key: str
    earlier: tuple[str, ...]


class ProblemResponse(msgspec.Struct, frozen=True):
    """RFC 9457: why a request was refused."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    facts: dict[str, Any]
