"""The settings of a tournament. They stand in its first record and are public."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from games.kernel.messages import Id
from games.kernel.table.table import MOST_MODULES, Clock, UndoPolicy, Visibility

MOST_PARTICIPANTS = 512
MOST_ROUNDS = 32
LEAST_TABLE, MOST_TABLE = 2, 5

Rounds = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
Advance = Annotated[int, Meta(ge=2, le=MOST_PARTICIPANTS)]
Millis = Annotated[int, Meta(ge=0, le=2**48)]
"""A time in milliseconds since 1970."""
Times = Annotated[tuple[Millis, ...], Meta(max_length=4 * MOST_ROUNDS)]
Name = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"\S")]
Text = Annotated[str, Meta(max_length=4000)]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the settings."""


class GameSettings(_Part, frozen=True):
    """How every game of the tournament is created."""

    title: Id
    """The key of the title."""
    modules: Annotated[tuple[Id, ...], Meta(max_length=MOST_MODULES)] = ()
    """The modules, by key."""
    options: dict[str, Any] = {}
    """The options of the title and its figures, as in a new game; those left out have their defaults."""
    undo: UndoPolicy = "off"
    """Who may undo what."""
    visibility: Visibility = "public"
    """Whether everyone may watch the games, or only the players and the organizers."""
    clock: Clock | None = None
    """The time per turn; null for none."""


class Swiss(_Part, frozen=True, tag_field="kind", tag="swiss"):
    """Everybody plays every round, against others with about the same points, nobody twice if possible."""

    rounds: Rounds
    """How many rounds are played."""
    advance: Advance | None = None
    """How many go on to the next stage, the best in the standings; null in the last stage."""


class Schedule(_Part, frozen=True, tag_field="kind", tag="schedule"):
    """A plan of all rounds, made before the first, in which all meet each other as evenly as possible."""

    rounds: Rounds | None = None
    """How many rounds are played; null for as many as it takes until all have met (round robin)."""
    advance: Advance | None = None
    """How many go on to the next stage, the best in the standings; null in the last stage."""


class Groups(_Part, frozen=True, tag_field="kind", tag="groups"):
    """Groups of about equal size, each with a plan of its own. The best of each group go on."""

    groups: Annotated[int, Meta(ge=2, le=64)]
    """How many groups there are."""
    rounds: Rounds | None = None
    """How many rounds each group plays; null for as many as it takes until all of a group have met."""
    advance: Annotated[int, Meta(ge=1, le=64)] = 1
    """How many of each group go on to the next stage."""


class Knockout(_Part, frozen=True, tag_field="kind", tag="knockout"):
    """The best of each table go on to the next round, until one table is left: the final."""

    winners: Annotated[int, Meta(ge=1, le=MOST_TABLE - 1)] = 1
    """How many of each table go on to the next round."""


Stage = Swiss | Schedule | Groups | Knockout


class ByPlace(_Part, frozen=True, tag_field="kind", tag="place"):
    """Points for each place. Those who share a place share the points of the places they take up."""

    points: Annotated[tuple[Annotated[int, Meta(ge=0, le=1000)], ...], Meta(max_length=MOST_TABLE)] = ()
    """The points for the first place, the second and so on; empty for one point for each player beaten, more
    at tables that are not full, so that all tables give the same on average."""


class ByShare(_Part, frozen=True, tag_field="kind", tag="share"):
    """Each player gets the share of the table's points that the player scored, as a part of 1. At smaller
    tables the shares are reduced, so that all tables give the same on average."""


class ByWins(_Part, frozen=True, tag_field="kind", tag="wins"):
    """One point for the first place; those who share it share the point."""


Points = ByPlace | ByShare | ByWins

TieBreak = Literal[
    "head_to_head",
    "opponents_points",
    "score_difference",
    "score_share",
    "wins",
    "seat_average",
    "lot",
]
"""What decides between participants with the same points."""

TIE_BREAKS: tuple[TieBreak, ...] = ("head_to_head", "opponents_points", "score_share", "wins", "lot")


class NoShow(_Part, frozen=True):
    """What happens when a player does not come to a table."""

    minutes: Annotated[int, Meta(ge=1, le=7 * 24 * 60)] = 15
    """How many minutes after its games were created a round waits for players."""
    then: Literal["bot", "forfeit"] = "forfeit"
    """A bot takes the seat. `bot`: its result counts for the player. `forfeit`: the player gets no points."""
    withdraw: bool = True
    """Whether a player who does not come is withdrawn from the next rounds. The player may return."""


class Settings(_Part, frozen=True):
    """Everything that a tournament is played by."""

    name: Name
    """The name of the tournament."""
    game: GameSettings
    """How every game is created."""
    table_size: Annotated[int, Meta(ge=LEAST_TABLE, le=MOST_TABLE)]
    """How many players sit at a full table."""
    stages: Annotated[tuple[Stage, ...], Meta(min_length=1, max_length=4)]
    """What is played, one stage after the other."""
    remainder: Literal["smaller_tables", "byes", "bots"] = "smaller_tables"
    """What happens if the players do not fill all tables: tables with a player less, byes, or bots."""
    bot: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    """The bot that fills tables and stands in for missing players; null for the one that takes over when a
    player resigns."""
    points: Points = ByPlace()
    """How the result of a game becomes points."""
    tie_breaks: Annotated[tuple[TieBreak, ...], Meta(max_length=7)] = TIE_BREAKS
    """What decides between participants with the same points, in this order."""
    bye_points: Literal["average", "none"] = "average"
    """What a bye is worth: the average of a full table, or nothing."""
    registration: Literal["open", "invitation", "list"] = "open"
    """Who may register: everybody, players who are invited, or only players whom an organizer enters."""
    most_participants: Annotated[int, Meta(ge=2, le=MOST_PARTICIPANTS)] = MOST_PARTICIPANTS
    """How many may take part."""
    check_in: bool = False
    """Whether players must check in before the first round. Those who do not are withdrawn."""
    check_in_minutes: Annotated[int, Meta(ge=5, le=7 * 24 * 60)] = 60
    """If the first round has a set time, check-in opens by itself this many minutes before it."""
    late_entry: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    """Up to the start of this round players may still enter; with 0 or 1 only before the first. Only if the
    first stage is `swiss`: the other formats plan all rounds for the players who are there at the start."""
    rounds_start: Literal["organizer", "when_done", "times"] = "organizer"
    """When a round is paired: when an organizer says so, when the last one is done, or at the set times. A
    round without a set time waits for an organizer, and so does the first one with `when_done`."""
    times: Times = ()
    """When each round is paired, from the first on, in milliseconds since 1970. It is paired later if the
    last round is not done by then. With `when_done` at most one time: that of the first round."""
    review_minutes: Annotated[int, Meta(ge=0, le=24 * 60)] = 0
    """How many minutes after the pairing of a round its games are created. Until then organizers may change
    the pairing."""
    no_show: NoShow = NoShow()
    """What happens when a player does not come."""
    rated: bool = True
    """Whether its games count for ratings."""
    rules_text: Text = ""
    """What the organizers want players to know, as plain text."""
