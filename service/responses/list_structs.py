"""The responses that list games and results, page by page."""

import msgspec

from events.bulk.bulk_store import BulkStatus
from events.fold.clocks import Deadline
from events.projections.personal_bests import PersonalBest
from games.kernel.messages import Awaiting
from games.kernel.table.table import Clock, Status, TournamentTable, UndoPolicy, Visibility
from games.kernel.title import Standing


class ListedSeat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat as the lists show it."""

    seat: int
    """The number of the seat, from 0."""
    kind: str
    """`human`, `bot`, or a kind of seat that a module plays, such as `automa`."""
    bot: str | None = None
    """The bot that plays the seat; missing if none does."""
    player: str | None = None
    """The id of the player who has the seat; missing if nobody has it."""
    resigned: bool = False
    """Whether its player gave up."""
    reserved: str | None = None
    """The id of the only player who may take the seat; missing if anybody may."""
    name: str | None = None
    """That player's name as it is now; missing if nobody has the seat."""
    bot_account: bool = False
    """Whether that player's account is marked as a bot's: a program of somebody else plays."""


class ListedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as the lists show it, at one version."""

    id: str
    """The id of the game: 24 hex digits."""
    title: str
    """The key of the title."""
    modules: tuple[str, ...]
    """The modules in play, by key; without the base game."""
    status: Status
    """`open`: seats can be taken. `revealing`: nonces are revealed. Then `playing`, and `finished` or
    `abandoned`."""
    visibility: Visibility
    """`public`, or `private`: only those who have to do with the game see it."""
    version: int
    """The version that the other fields are from."""
    created: int
    """When the game was created, in milliseconds since 1970."""
    updated: int
    """When its latest record was written, in milliseconds since 1970."""
    owner: str
    """The id of the player who created the game."""
    seats: tuple[ListedSeat, ...]
    """The seats in order."""
    awaiting: Awaiting
    """Who must act."""
    round: int | None = None
    """The round, from 1; 0 in the setup, missing before the start."""
    standings: tuple[Standing, ...] = ()
    """The result of every seat once the game is finished; missing before."""
    deadlines: tuple[Deadline, ...] = ()
    """When the time of each awaited seat runs out, in games with a clock."""
    undo: UndoPolicy = "own"
    """Who may undo what: with everyone's `consent`, anything (`free`), or nothing (`off`); missing if players
    may undo their own latest commands (`own`)."""
    clock: Clock | None = None
    """The time per turn; missing if the game has no clock."""
    tournament: TournamentTable | None = None
    """The table of a tournament that the game belongs to; missing if it belongs to none."""
    hints: bool = False
    """Whether players may ask for hints; missing if not."""


class GamesResponse(msgspec.Struct, frozen=True):
    """A page of games. Send `next` as `after` to get the following page."""

    games: list[ListedGame]
    """The games of this page, the latest first."""
    next: str | None
    """Send it as `after` for the next page; null on the last one."""


class BulkResponse(msgspec.Struct, frozen=True):
    """Games that are created together, and how far that is."""

    id: str
    """The id of the bulk."""
    status: BulkStatus
    """`done` when all games exist. `failed` only if the service refuses a game that it had accepted."""
    total: int
    """How many games there will be."""
    created: int
    """How many exist already, counted from the first."""
    games: list[str]
    """The ids of all games, in the order of the request. Those not created yet are not found."""
    refusal: str | None = None
    """The code of the refusal, if it failed."""


class PersonalBestsResponse(msgspec.Struct, frozen=True):
    """A page of your personal bests. Send `next` as `after` to get the following page."""

    bests: list[PersonalBest]
    """The results of this page, the most points first."""
    next: str | None
    """Send it as `after` for the next page; null on the last one."""
