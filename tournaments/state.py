"""The state of a tournament: participants, rounds, tables and results."""

from typing import Literal

import msgspec

from tournaments.messages.corrections import Placing
from tournaments.settings import Settings

Status = Literal["registration", "check_in", "running", "finished", "cancelled"]


class Participant(msgspec.Struct, frozen=True):
    """A player who takes part, or has taken part."""

    player: str
    """The id of the player."""
    lot: int
    """The number drawn for the player."""
    status: Literal["registered", "checked_in", "withdrawn", "disqualified"] = "registered"
    """`checked_in` only in tournaments with check-in. Who is withdrawn may return."""
    since: int = 1
    """The first round that the player can be paired in."""


class Table(msgspec.Struct, frozen=True):
    """A table of a round. Its number is its place in the round, from 1."""

    players: tuple[str | None, ...]
    """The ids of the players whose results count, in the order of the seats; null for a bot of the table."""
    group: int = 0
    """The group, from 1; 0 if there are none."""
    game: str | None = None
    """The id of the game, once it exists."""
    status: Literal["paired", "open", "finished", "void"] = "paired"
    """`open` from the creation of the game until there is a result."""
    absent: tuple[str, ...] = ()
    """The ids of players who did not come; a bot has their seat."""
    bot_plays: tuple[str, ...] = ()
    """The ids of players whose seat a bot took over at an organizer's wish."""
    placings: tuple[Placing, ...] = ()
    """The result of every player; empty without one. Absent players who forfeit are not among them."""
    bot_points: tuple[int, ...] = ()
    """The points in the game of the bots whose result counts for nobody."""
    head: str | None = None
    """The hash of the game's last record when its result was taken over."""
    overridden: bool = False
    """Whether an organizer set the result. What the game says later does not change it."""
    paused: bool = False
    """Whether an organizer stopped its clocks."""
    extra_minutes: int = 0
    """How many minutes longer it waits for players."""


class Round(msgspec.Struct, frozen=True):
    """A round."""

    number: int
    """From 1, counted through all stages."""
    stage: int
    """The stage it belongs to, from 0."""
    status: Literal["starting", "paired", "open", "finished"] = "starting"
    """`starting` until it is paired, `open` once its games exist."""
    tables: tuple[Table, ...] = ()
    """Its tables; the first has the number 1."""
    byes: tuple[str, ...] = ()
    """The ids of the players with a bye."""
    repeats: int = 0
    """How many pairs of players met who had met before."""
    proof: str = ""
    """Whether fewer repeats were possible: `optimal`, `best_found` or `planned`."""
    opened: int | None = None
    """When its games were created, in milliseconds since 1970."""


class StageState(msgspec.Struct, frozen=True):
    """A stage that has begun."""

    players: tuple[str, ...]
    """The ids of the players who play in it, as they were ranked when it began."""
    seed: int
    """The number that its plan and its groups are drawn from."""


class Award(msgspec.Struct, frozen=True):
    """Tournament points that an organizer gave."""

    player: str
    """The id of the player."""
    points: int
    """The points; negative if they were taken away."""
    round: int
    """The number of the last round that had begun, 0 before the first."""


class Message(msgspec.Struct, frozen=True):
    """A message of an organizer."""

    version: int
    """The version of its record."""
    text: str
    """The message, as plain text; empty once it was reported."""
    round: int
    """The number of the round, 0 before the first."""
    table: int | None
    """The number of the table; null for everybody."""
    organizer: str
    """The id of the organizer."""
    reported: bool = False
    """Whether somebody reported it."""


class Tournament(msgspec.Struct, frozen=True):
    """The whole state of a tournament."""

    id: str
    owner: str
    settings: Settings
    rules: int
    """The version of the rules of pairing and standings."""
    commitment: str
    status: Status = "registration"
    organizers: tuple[str, ...] = ()
    """The ids of all organizers, the owner first."""
    participants: tuple[Participant, ...] = ()
    """In the order in which they registered."""
    invited: tuple[str, ...] = ()
    stages: tuple[StageState, ...] = ()
    """The stages that have begun."""
    rounds: tuple[Round, ...] = ()
    forbidden: tuple[tuple[str, str], ...] = ()
    """Pairs of players who are not to meet."""
    awards: tuple[Award, ...] = ()
    messages: tuple[Message, ...] = ()
    ranking: tuple[str, ...] = ()
    """The ids of all participants at the end, the winner first."""
