"""Rounds: pairing, games, absent players and results."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from games.kernel.messages import Command, Event, Id
from games.kernel.title import Standing
from tournaments.messages.registration import Reason
from tournaments.settings import Times

RoundNumber = Annotated[int, Meta(ge=1, le=128)]
TableNumber = Annotated[int, Meta(ge=1, le=256)]
MOST_TABLES = 256


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a round."""

    players: Annotated[tuple[Id | None, ...], Meta(min_length=2, max_length=5)]
    """The ids of the players in the order of the seats; null for a bot."""
    group: int = 0
    """The group, from 1; 0 if there are none."""


class ForeseenRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round to come, as it is foreseen."""

    tables: tuple[Seats, ...]
    """Its tables."""


class StartRound(Command, tag="start_round", frozen=True):
    """Have the next round paired. The first one starts the tournament. For organizers."""


class PairRound(Command, tag="pair_round", frozen=True):
    """Pair the next round, and start it first if it starts by itself. Sent by the service."""

    round: RoundNumber
    """The number of the round."""


class ChangePairing(Command, tag="change_pairing", frozen=True):
    """Replace the pairing of a round whose games do not exist yet. For organizers."""

    round: RoundNumber
    """The number of the round."""
    tables: Annotated[tuple[Seats, ...], Meta(min_length=1, max_length=MOST_TABLES)]
    """All tables of the round. Players who were paired, still take part and have no seat here get a bye."""
    reason: Reason
    """Why, in your words."""


class ForbidPair(Command, tag="forbid_pair", frozen=True):
    """Never pair two players with each other from now on, if that is possible. For organizers."""

    players: tuple[Id, Id]
    """The ids of the two players."""
    reason: Reason
    """Why, in your words."""


class AllowPair(Command, tag="allow_pair", frozen=True):
    """Let two players be paired with each other again. For organizers."""

    players: tuple[Id, Id]
    """The ids of the two players."""
    reason: Reason
    """Why, in your words."""


class SetTimes(Command, tag="set_times", frozen=True):
    """Change when the next rounds start. For organizers."""

    times: Times
    """The new times of the rounds that have not started, in milliseconds since 1970."""
    reason: Reason
    """Why, in your words."""


class OpenTables(Command, tag="open_tables", frozen=True):
    """Say that the games of a round exist. Sent by the service."""

    round: RoundNumber
    """The number of the round."""
    games: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=MOST_TABLES)]
    """The ids of the games in the order of the tables."""


class MarkAbsent(Command, tag="mark_absent", frozen=True):
    """Say that players did not come to a table in time. Sent by the service."""

    round: RoundNumber
    """The number of the round."""
    table: TableNumber
    """The number of the table."""
    players: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=5)]
    """The ids of the players."""


class RecordResult(Command, tag="record_result", frozen=True):
    """Take over the result of a game. Sent by the service; again if the game was corrected."""

    round: RoundNumber
    """The number of the round."""
    table: TableNumber
    """The number of the table."""
    game: Id
    """The id of the game."""
    head: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """The hash of the game's last record."""
    standings: Annotated[tuple[Standing, ...], Meta(max_length=5)]
    """The result of each seat; empty if the game was abandoned."""


class RoundStarted(Event, tag="round_started", frozen=True):
    """The next round is to be paired. The first one starts the tournament."""

    round: int
    """The number of the round, from 1."""
    stage: int
    """The stage it belongs to, from 0."""
    players: tuple[str, ...]
    """The ids of all who take part now. Who leaves or comes before the pairing does so for the next round."""


class StageStarted(Event, tag="stage_started", frozen=True):
    """A stage began."""

    stage: int
    """The stage, from 0."""
    players: tuple[str, ...]
    """The ids of the players who play in it, the best of the standings so far first."""
    seed: int
    """The number, drawn by chance, that its plan and its groups are computed from."""
    rounds: int | None
    """How many rounds it has; null if it goes on until the final (knock-out)."""


class RoundPaired(Event, tag="round_paired", frozen=True):
    """A round was paired."""

    round: int
    """The number of the round."""
    seed: int
    """The number, drawn by chance, that decides between equally good pairings; that of the stage if the round
    is planned."""
    tables: tuple[Seats, ...]
    """The tables; the first has the number 1."""
    byes: tuple[str, ...]
    """The ids of the players without a table, who get a bye."""
    repeats: int
    """How many pairs of players meet who have met before."""
    proof: Literal["optimal", "best_found", "planned"]
    """What is proved about the repeats of this round, in which a pair that has met m times counts m * m.
    `optimal`: no other tables of these sizes, with the same byes, have less. `best_found`: a search found
    none with less. `planned`: others may have less; these belong to a plan of all rounds, or to a
    knock-out."""
    at: int
    """When, in milliseconds since 1970."""
    ahead: tuple[ForeseenRound, ...] = ()
    """The rounds to come as they are foreseen in a small Swiss field. This is no announcement: the next round
    is paired by its standings, and uses them only if nothing closer was found without more repeats."""


class PairingChanged(Event, tag="pairing_changed", frozen=True):
    """An organizer replaced the pairing of a round."""

    round: int
    """The number of the round."""
    tables: tuple[Seats, ...]
    """The tables; the first has the number 1."""
    byes: tuple[str, ...]
    """The ids of the players without a table, who get a bye."""
    repeats: int
    """How many pairs of players meet who have met before."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class PairForbidden(Event, tag="pair_forbidden", frozen=True):
    """Two players are not to be paired with each other from now on."""

    players: tuple[str, str]
    """The ids of the two players."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class PairAllowed(Event, tag="pair_allowed", frozen=True):
    """Two players may be paired with each other again."""

    players: tuple[str, str]
    """The ids of the two players."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class TimesSet(Event, tag="times_set", frozen=True):
    """An organizer changed when the next rounds start."""

    times: tuple[int, ...]
    """When each round starts, from the first on, in milliseconds since 1970."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class TablesOpened(Event, tag="tables_opened", frozen=True):
    """The games of a round exist."""

    round: int
    """The number of the round."""
    games: tuple[str, ...]
    """The ids of the games in the order of the tables."""
    at: int
    """When players were first waited for, in milliseconds since 1970."""


class PlayersAbsent(Event, tag="players_absent", frozen=True):
    """Players did not come to a table in time. A bot takes each of their seats. If all players of the table
    forfeit, it is done without a result."""

    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    players: tuple[str, ...]
    """The ids of the players."""


class ResultRecorded(Event, tag="result_recorded", frozen=True):
    """The result of a game was taken over."""

    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    game: str
    """The id of the game."""
    head: str
    """The hash of the game's last record."""
    standings: tuple[Standing, ...]
    """The result of each seat; empty if the game was abandoned."""


class RoundFinished(Event, tag="round_finished", frozen=True):
    """All tables of a round have a result."""

    round: int
    """The number of the round."""


class StageFinished(Event, tag="stage_finished", frozen=True):
    """All rounds of a stage are over. It comes again if a correction changes who goes on."""

    stage: int
    """The stage, from 0."""
    advancing: tuple[str, ...]
    """The ids of the players who go on to the next stage, the best first; empty after the last one."""


class TournamentFinished(Event, tag="tournament_finished", frozen=True):
    """The tournament is over. It comes again if a correction changes the ranking."""

    ranking: tuple[str, ...]
    """The ids of all participants, the winner first."""
    at: int
    """When, in milliseconds since 1970."""
    organizer: str | None = None
    """The id of the organizer who ended it before its last round; null if it was played to its end."""
    reason: str = ""
    """Why, in the organizer's words; empty if it was played to its end."""


ROUND_COMMANDS: tuple[type[Command], ...] = (
    *(StartRound, PairRound, ChangePairing, ForbidPair, AllowPair, SetTimes),
    *(OpenTables, MarkAbsent, RecordResult),
)
ROUND_EVENTS: tuple[type[Event], ...] = (
    *(StageStarted, RoundStarted, RoundPaired, PairingChanged, PairForbidden, PairAllowed, TimesSet),
    *(TablesOpened, PlayersAbsent, ResultRecorded, RoundFinished, StageFinished, TournamentFinished),
)
