"""The responses about a round and its tables, about standings, and lists of tournaments."""

from typing import Literal

import msgspec

from service.responses.tournaments.tournament_structs import NamedPlayer, ParticipantStatus, RoundStatus
from tournaments.settings import TieBreak
from tournaments.standings.rows import TermKind
from tournaments.state import Status

Presence = Literal["expected", "seated", "late", "absent", "replaced", "bot"]
Flag = Literal["late", "resigned", "abandoned", "corrected", "overridden"]


class TableSeat(msgspec.Struct, frozen=True):
    """A seat at a table of a round."""

    seat: int
    """The number of the seat, from 0."""
    player: str | None
    """The id of the player whose result counts; null for a bot of the table."""
    name: str | None
    """The player's name as it is now; null for a bot of the table."""
    bot_account: bool
    """Whether the account is marked as a bot's: a program of somebody else plays."""
    presence: Presence
    """`expected` before there is a game, `late` until the player sits down in it, then `seated`. `absent`:
    the player did not come in time. `replaced`: a bot took over the seat. `bot`: a bot of the table."""
    resigned: bool
    """Whether the player gave up in the game."""
    place: int | None
    """The place at the table; null without a result."""
    points: int | None
    """The points in the game; null without a result."""


class TableTurn(msgspec.Struct, frozen=True):
    """What the game of a table waits for."""

    seats: tuple[int, ...]
    """The seats that must act."""
    job: str | None
    """The background job that the game waits for; null if it waits for no job."""
    since: int
    """When the latest record of the game was written, in milliseconds since 1970."""
    deadline: int | None
    """When the time of the first of these seats runs out; null without a clock."""
    game_round: int | None
    """The round of the game, from 1; null before its start."""


class RoundTable(msgspec.Struct, frozen=True):
    """A table of a round at a glance."""

    number: int
    """The number of the table, from 1."""
    group: int
    """The group, from 1; 0 if there are none."""
    status: Literal["paired", "open", "finished", "void"]
    """`open` from the creation of the game until there is a result."""
    game: str | None
    """The id of the game; null until it exists."""
    game_status: Literal["open", "revealing", "playing", "finished", "abandoned"] | None
    """The status of the game; null until it exists, and if you may not see the game."""
    seats: list[TableSeat]
    """The seats in order."""
    turn: TableTurn | None
    """What the game waits for; null if it waits for nobody, and if you may not see the game."""
    waits_until: int | None
    """Until when the table waits for late players, in milliseconds since 1970; null if nobody is late."""
    paused: int | None
    """Since when an organizer has stopped its clocks, in milliseconds since 1970; null if they run."""
    overridden: bool
    """Whether an organizer set the result."""
    flags: list[Flag]
    """What organizers should look at: a player is `late` or has `resigned`, the game was `abandoned` or
    `corrected`, or its result `overridden`."""


class RoundResponse(msgspec.Struct, frozen=True):
    """A round with all its tables at a glance."""

    tournament: str
    """The id of the tournament."""
    version: int
    """The version of the tournament that this is from. What the games wait for can be newer."""
    number: int
    """The number of the round, counted through all stages."""
    stage: int
    """The stage it belongs to, from 0."""
    status: RoundStatus
    """`starting` until it is paired, `open` once its games exist."""
    paired: int | None
    """When it was paired, in milliseconds since 1970; null before."""
    opened: int | None
    """When its games were created, in milliseconds since 1970; null before."""
    repeats: int
    """How many pairs of players met who had met before."""
    proof: str
    """What is proved about its repeats, in which a pair that has met m times counts m * m. `optimal`: no
    other tables of these sizes, with the same byes, have less. `best_found`: a search found none with less.
    `planned`: others may have less; these belong to a plan of all rounds, or to a knock-out. `manual`: an
    organizer changed the pairing. Empty until it is paired."""
    tables: list[RoundTable]
    """The tables in order."""
    byes: list[NamedPlayer]
    """The players with a bye."""


class StandingTerm(msgspec.Struct, frozen=True):
    """One of the amounts that a number is the sum or the average of."""

    kind: TermKind
    """What the amount is for: a `place`, a `share`, a win (`wins`), a `bye`, an `award`, an `opponent`, what
    happened at a `table`, the `seat`, or the `lot`."""
    amount: float
    """The amount, rounded to 4 decimals."""
    exact: str
    """The same as an exact number, such as `7/3`."""
    round: int | None
    """The number of the round; null for the lot."""
    table: int | None
    """The number of the table; null if it is about none."""
    player: str | None
    """The id of the opponent; null if it is about none."""


class TieBreakResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a tie-break says about a player: the sum of its terms, divided by `divisor`."""

    name: TieBreak
    """Which tie-break it is."""
    value: float | None
    """The number, rounded to 4 decimals; null if it does not apply to the player."""
    exact: str | None
    """The same as an exact number, such as `7/3`; null if it does not apply."""
    divisor: int
    """What the sum of the terms is divided by; 1 if it is the sum."""
    terms: list[StandingTerm] | None = None
    """What it is made of, if you asked for one player."""


class StandingRow(NamedPlayer, frozen=True, omit_defaults=True):
    """A participant in the standings."""

    place: int
    """1 for the best. Players whom nothing tells apart share a place, and the next places are skipped."""
    status: ParticipantStatus
    """Whether the player still takes part."""
    group: int
    """The group, from 1; 0 if there are none."""
    points: float
    """The tournament points, rounded to 4 decimals: the sum of `terms`."""
    exact: str
    """The same as an exact number, such as `7/3`."""
    played: int
    """How many tables count for the player."""
    byes: int
    """How many byes the player had."""
    wins: float
    """How many tables the player won, rounded to 4 decimals; of a shared first place, the share."""
    tie_breaks: list[TieBreakResponse]
    """The tie-breaks in the order in which they decide."""
    terms: list[StandingTerm] | None = None
    """What the points are made of, in order, if you asked for one player."""


class ExplainedNumber(msgspec.Struct, frozen=True):
    """What points or a tie-break are, in words."""

    name: str
    """A short name, as the head of a column."""
    about: str
    """What the number means, in a sentence."""


class StandingsWords(msgspec.Struct, frozen=True):
    """What the numbers of standings mean, in words."""

    points: ExplainedNumber
    """What the points are."""
    tie_breaks: dict[str, ExplainedNumber]
    """The tie-breaks that are used, by name."""
    terms: dict[str, str]
    """What amounts are for, by `kind`."""


class StandingsResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """The standings, the best first."""

    tournament: str
    """The id of the tournament."""
    version: int
    """The version of the tournament that they are from."""
    round: int | None
    """After which round they are; null for now, with every result that is known."""
    group: int | None
    """The group that they are of; null for all players."""
    rows: list[StandingRow]
    """The participants, the best first; only one if you asked for one."""
    words: StandingsWords | None = None
    """What the numbers mean, if you asked for words."""


class ListedTournament(msgspec.Struct, frozen=True):
    """A tournament as the lists show it."""

    id: str
    """The id of the tournament."""
    name: str
    """Its name."""
    title: str
    """The key of the title that is played."""
    modules: tuple[str, ...]
    """The modules, by key."""
    stages: tuple[str, ...]
    """The kind of each stage: `swiss`, `schedule`, `groups` or `knockout`."""
    table_size: int
    """How many players sit at a full table."""
    status: Status
    """`registration`, perhaps `check_in`, `running`, and in the end `finished` or `cancelled`."""
    registration: Literal["open", "invitation", "list"]
    """Who may register: everybody, players who are invited, or only players whom an organizer enters."""
    participants: int
    """How many take part now."""
    most_participants: int
    """How many may take part."""
    starts: int | None
    """When the first round is paired, in milliseconds since 1970; null if that is not set."""
    round: int | None
    """The number of the latest round; null before the first."""
    rated: bool
    """Whether its games count for ratings."""
    winners: list[NamedPlayer]
    """The first three once the tournament is finished, the winner first; empty before."""
    owner: NamedPlayer
    """Who created it."""
    version: int
    """The version that the other fields are from."""
    created: int
    """When it was created, in milliseconds since 1970."""
    updated: int
    """When its latest record was written, in milliseconds since 1970."""


class TournamentsResponse(msgspec.Struct, frozen=True):
    """A page of tournaments. Send `next` as `after` to get the following page."""

    tournaments: list[ListedTournament]
    """The tournaments of this page, the latest first."""
    next: str | None
    """Send it as `after` for the next page; null on the last one."""
