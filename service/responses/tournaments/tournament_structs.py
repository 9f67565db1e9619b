"""The responses about a tournament as a whole."""

from typing import Any, Literal

import msgspec

from games.kernel.open_choice import OpenChoice
from games.kernel.table.table import Actor
from service.responses.words.sentences import RecordWords
from tournaments.settings import Settings
from tournaments.state import Status

ParticipantStatus = Literal["registered", "checked_in", "withdrawn", "removed", "disqualified"]
RoundStatus = Literal["starting", "paired", "open", "finished"]


class NamedPlayer(msgspec.Struct, frozen=True):
    """A player with the name that others see."""

    player: str
    """The id of the player."""
    name: str
    """The player's name as it is now."""
    bot_account: bool
    """Whether the account is marked as a bot's: a program of somebody else plays."""


class ParticipantResponse(NamedPlayer, frozen=True):
    """A player who takes part, or has taken part."""

    status: ParticipantStatus
    """`checked_in` only in tournaments with check-in. Who is `withdrawn` may return; who was `removed` only
    if an organizer enters the player again."""
    since: int
    """The first round that the player can be paired in."""


class RoundSummary(msgspec.Struct, frozen=True):
    """How far a round is."""

    number: int
    """From 1, counted through all stages."""
    stage: int
    """The stage it belongs to, from 0."""
    status: RoundStatus
    """`starting` until it is paired, `open` once its games exist."""
    tables: int
    """How many tables it has; 0 until it is paired."""
    done: int
    """How many of them have a result or are void."""
    byes: int
    """How many players have a bye."""
    paired: int | None
    """When it was paired, in milliseconds since 1970; null before."""
    opened: int | None
    """When its games were created, in milliseconds since 1970; null before."""


class NextRound(msgspec.Struct, frozen=True):
    """The round that comes next."""

    number: int
    """Its number, counted through all stages."""
    stage: int
    """The stage it belongs to, from 0."""
    starts: Literal["organizer", "when_done", "times"]
    """Whether an organizer starts it, or the end of the round before, or the time in `at`."""
    at: int | None
    """When it is paired, in milliseconds since 1970, or later if the last round is not done by then; null
    unless it starts at a set time."""


class OrganizerMessage(msgspec.Struct, frozen=True):
    """A message of an organizer."""

    version: int
    """The version of its record, by which you can report it."""
    text: str
    """The message, as plain text; empty while it is hidden."""
    round: int
    """The number of the round, 0 before the first."""
    table: int | None
    """The number of the table it is for; null for everybody."""
    organizer: NamedPlayer
    """Who sent it."""
    hidden: bool
    """Whether an organizer or the operator hid it."""
    reports: int
    """How many have reported it."""


class ReportedMessagesResponse(msgspec.Struct, frozen=True):
    """The messages of a tournament that were reported or hidden."""

    messages: list[OrganizerMessage]
    """The messages with their texts, the oldest first."""


class AwardResponse(msgspec.Struct, frozen=True):
    """Tournament points that an organizer gave."""

    player: NamedPlayer
    """Who got them."""
    points: int
    """How many; negative if they were taken away."""
    round: int
    """The number of the last round that had begun, 0 before the first."""
    reason: str
    """Why, in the organizer's words."""


class ForbiddenPair(msgspec.Struct, frozen=True):
    """Two players who are not to meet."""

    players: list[NamedPlayer]
    """The two of them."""


class TournamentActionWords(msgspec.Struct, frozen=True):
    """What you may post in words."""

    commands: list[str]
    """A label for each of `commands`."""
    open: list[str]
    """A label for each of `open`."""


class TournamentActions(msgspec.Struct, frozen=True, omit_defaults=True):
    """What you may post to the tournament now."""

    commands: list[Any]
    """Commands that are complete: post them as they are."""
    open: list[OpenChoice]
    """Commands with values of your own choice, each with its JSON Schema."""
    words: TournamentActionWords | None = None
    """The lists in words, if you asked for them."""


class OwnTable(msgspec.Struct, frozen=True):
    """The table you sit at."""

    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    seat: int
    """Your seat, from 0."""
    game: str | None
    """The id of the game; null until it exists."""
    status: Literal["paired", "open", "finished", "void"]
    """`open` from the creation of the game until there is a result."""


class OwnStanding(msgspec.Struct, frozen=True):
    """How you stand."""

    place: int
    """Your place; 1 is the first."""
    points: float
    """Your tournament points, rounded to 4 decimals."""
    exact: str
    """The same as an exact number, such as `7/3`."""
    of: int
    """How many players are in the standings."""


class OwnPart(msgspec.Struct, frozen=True):
    """What the tournament is to you."""

    organizer: bool
    """Whether you organize it."""
    invited: bool
    """Whether you are invited to register."""
    status: ParticipantStatus | None
    """Your status as a participant; null if you have never taken part."""
    table: OwnTable | None
    """Your table in the latest round; null if you have none."""
    bye: bool
    """Whether you have a bye in the latest round."""
    next_round: int | None
    """The number of the next round that you can be paired in; null if there is none."""
    standing: OwnStanding | None
    """Your place in the standings now; null if you are not in them."""


class TournamentResponse(msgspec.Struct, frozen=True):
    """A tournament."""

    id: str
    """The id of the tournament: 24 hex digits."""
    version: int
    """The number of records so far. Every accepted command adds one."""
    status: Status
    """`registration`, perhaps `check_in`, `running`, and in the end `finished` or `cancelled`."""
    settings: Settings
    """Everything that it is played by."""
    rules: int
    """The version of the rules of pairing and standings, from its creation to its end."""
    organizers: list[NamedPlayer]
    """All organizers, the owner first."""
    participants: list[ParticipantResponse]
    """Everybody who takes part or has taken part, in the order in which they registered."""
    invited: list[NamedPlayer]
    """The players who may register, if registration is by invitation."""
    rounds: list[RoundSummary]
    """The rounds that have begun."""
    next_round: NextRound | None
    """The round that comes next; null once the last one has begun."""
    forbidden_pairs: list[ForbiddenPair]
    """Pairs of players who are not to meet."""
    awards: list[AwardResponse]
    """Tournament points that organizers gave."""
    messages: list[OrganizerMessage]
    """The messages of the organizers, the oldest first."""
    ranking: list[NamedPlayer]
    """All participants once the tournament is finished, the winner first; empty before."""
    commitment: str
    """The SHA-256, in hex, of the seed of all its random draws, published before the first one."""
    seed: str | None
    """That seed, in hex, once the tournament is over; null before."""
    created: int
    """When the tournament was created, in milliseconds since 1970."""
    updated: int
    """When its latest record was written, in milliseconds since 1970."""
    finished: int | None
    """When it was over, in milliseconds since 1970; null before."""
    actions: TournamentActions | None
    """What you may post now; null without a key, and at earlier versions."""
    me: OwnPart | None
    """What the tournament is to you; null without a key."""


class TournamentCommandResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """The events of an accepted command."""

    version: int
    """The version of the tournament with the command."""
    events: list[Any]
    """What happened, in order."""
    words: list[str] | None = None
    """A sentence for each of the events, if you asked for words."""


class TournamentDryRunResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a command would do."""

    version: int
    """The version that the tournament would have with the command."""
    events: list[Any]
    """What would happen, in order."""
    complete: bool
    """False if the events are left out because they depend on chance."""
    words: list[str] | None = None
    """A sentence for each of the events, if you asked for words."""


class TournamentRecordResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record of a tournament."""

    version: int
    """The number of the record, from 1."""
    at: int
    """When it was written, in milliseconds since 1970."""
    actor: Actor
    """Who sent the command."""
    command: Any
    """What was asked for."""
    events: list[Any]
    """What happened, in order."""
    draws: tuple[int, int]
    """The numbers of the random draws it took: the first, and the one after the last. Equal if it took none.
    """
    prev: str
    """The hash of the record before; 64 zeros for the first."""
    hash: str
    """The SHA-256, in hex, of `prev` and the record as it is stored."""
    command_id: str | None = None
    """Missing from redacted records."""
    redacted: bool = False
    """A message is hidden here, so you cannot recompute the hash from this response."""
    actor_name: str | None = None
    """The name of the player who sent the command, as it is now. The hash does not cover it."""
    words: RecordWords | None = None
    """The record in words, if you asked for them. The hash does not cover them."""


class TournamentRecordsResponse(msgspec.Struct, frozen=True):
    """A page of the record. Send `next` as `after` to get the following page."""

    records: list[TournamentRecordResponse]
    """The records in order."""
    next: int | None
    """The version to continue after; null if there are no more records now."""
