"""Corrections and early ends: what organizers change about results, each with a reason."""

from typing import Annotated

import msgspec
from msgspec import Meta

from games.kernel.messages import Command, Event, Id
from tournaments.messages.registration import Reason
from tournaments.messages.rounds import RoundNumber, TableNumber


class VoidTable(Command, tag="void_table", frozen=True):
    """Let the result of a table not count: its players get no points and have not met. For organizers."""

    round: RoundNumber
    """The number of the round."""
    table: TableNumber
    """The number of the table."""
    reason: Reason
    """Why, in your words."""


class Placing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The place and the points of a player at a table, as an organizer sets them."""

    player: Id
    """The id of the player."""
    place: Annotated[int, Meta(ge=1, le=5)]
    """1 for the winner. Players with the same place share it, and the next places are skipped."""
    points: Annotated[int, Meta(ge=-10_000, le=10_000)] = 0
    """The points in the game."""


class OverrideResult(Command, tag="override_result", frozen=True):
    """Set the result of a table, finished or not, in any round. For organizers."""

    round: RoundNumber
    """The number of the round."""
    table: TableNumber
    """The number of the table."""
    placings: Annotated[tuple[Placing, ...], Meta(min_length=1, max_length=5)]
    """The result of every player at the table."""
    reason: Reason
    """Why, in your words."""


class AwardPoints(Command, tag="award_points", frozen=True):
    """Give a participant tournament points, or take some away. For organizers."""

    player: Id
    """The id of the player."""
    points: Annotated[int, Meta(ge=-1000, le=1000)]
    """The points; negative to take them away."""
    reason: Reason
    """Why, in your words."""


class Disqualify(Command, tag="disqualify", frozen=True):
    """Exclude a participant, who comes last in the standings. For organizers."""

    player: Id
    """The id of the player."""
    reason: Reason
    """Why, in your words."""


class FinishTournament(Command, tag="finish_tournament", frozen=True):
    """End the tournament before its last round, once the current round is done. For organizers."""

    reason: Reason
    """Why, in your words."""


class CancelTournament(Command, tag="cancel_tournament", frozen=True):
    """Call the tournament off. It has no result. For organizers."""

    reason: Reason
    """Why, in your words."""


class TableVoided(Event, tag="table_voided", frozen=True):
    """The result of a table does not count."""

    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class ResultOverridden(Event, tag="result_overridden", frozen=True):
    """An organizer set the result of a table."""

    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    placings: tuple[Placing, ...]
    """The result of every player at the table."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class TournamentPointsAwarded(Event, tag="tournament_points_awarded", frozen=True):
    """A participant was given tournament points."""

    round: int
    """The number of the last round that had begun, 0 before the first."""
    player: str
    """The id of the player."""
    points: int
    """The points; negative if they were taken away."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class PlayerDisqualified(Event, tag="player_disqualified", frozen=True):
    """A participant was excluded."""

    player: str
    """The id of the player."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class TournamentCancelled(Event, tag="tournament_cancelled", frozen=True):
    """The tournament was called off."""

    organizer: str | None
    """The id of the organizer; null if the service called it off, because nobody could play."""
    reason: str
    """Why, in the organizer's words; empty if the service called it off."""


CORRECTION_COMMANDS: tuple[type[Command], ...] = (
    VoidTable,
    OverrideResult,
    AwardPoints,
    Disqualify,
    FinishTournament,
    CancelTournament,
)
CORRECTION_EVENTS: tuple[type[Event], ...] = (
    TableVoided,
    ResultOverridden,
    TournamentPointsAwarded,
    PlayerDisqualified,
    TournamentCancelled,
)
