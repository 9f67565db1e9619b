"""What organizers do while a tournament runs."""

from typing import Annotated

from msgspec import Meta

from games.kernel.messages import Command, Event, Id
from tournaments.messages.registration import Reason
from tournaments.messages.rounds import TableNumber

MessageText = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"\S")]


class AddOrganizer(Command, tag="add_organizer", frozen=True):
    """Give another player the powers of an organizer in this tournament. For organizers."""

    player: Id
    """The id of the player."""


class RemoveOrganizer(Command, tag="remove_organizer", frozen=True):
    """Take these powers back; the owner keeps them. For organizers."""

    player: Id
    """The id of the player."""


class PauseTables(Command, tag="pause_tables", frozen=True):
    """Stop the clocks of a table or of all tables. For organizers."""

    reason: Reason
    """Why, in your words."""
    table: TableNumber | None = None
    """The number of the table in the current round; null for all but your own."""


class ResumeTables(Command, tag="resume_tables", frozen=True):
    """Start the clocks of a table or of all tables again. For organizers."""

    reason: Reason
    """Why, in your words."""
    table: TableNumber | None = None
    """The number of the table in the current round; null for all but your own."""


class ExtendWait(Command, tag="extend_wait", frozen=True):
    """Wait longer for the players of a table, or of all tables. For organizers."""

    minutes: Annotated[int, Meta(ge=1, le=7 * 24 * 60)]
    """How many minutes longer."""
    reason: Reason
    """Why, in your words."""
    table: TableNumber | None = None
    """The number of the table in the current round; null for all but your own."""


class ExtendTurn(Command, tag="extend_turn", frozen=True):
    """Give more time to the turns that are going on at a table, or at all tables. For organizers."""

    minutes: Annotated[int, Meta(ge=1, le=24 * 60)]
    """How many minutes more."""
    reason: Reason
    """Why, in your words."""
    table: TableNumber | None = None
    """The number of the table in the current round; null for all but your own."""


class Substitute(Command, tag="substitute", frozen=True):
    """Give the seat of a player in the current round to another player or a bot. For organizers."""

    table: TableNumber
    """The number of the table."""
    player: Id
    """The id of the player who leaves the seat."""
    reason: Reason
    """Why, in your words."""
    by: Id | None = None
    """The id of the participant who takes the seat and whose result it is; null for a bot, which plays for
    the player. A player whose seat a bot has may take it back."""


class Announce(Command, tag="announce", frozen=True):
    """Send a message to a table of the current round or to everybody. For organizers."""

    text: MessageText
    """The message, as plain text."""
    table: TableNumber | None = None
    """The number of the table; null for everybody."""


class ReportMessage(Command, tag="report_message", frozen=True):
    """Report a message that should not have been sent. The organizers are told and can hide it."""

    message: Annotated[int, Meta(ge=1)]
    """The version of the record with the message."""


class HideMessage(Command, tag="hide_message", frozen=True):
    """Hide a message from everybody. Only the operator can show it again. For organizers."""

    message: Annotated[int, Meta(ge=1)]
    """The version of the record with the message."""


class SettleReport(Command, tag="settle_report", frozen=True):
    """Decide about a reported or hidden message. Sent by the service for the operator."""

    message: Annotated[int, Meta(ge=1)]
    """The version of the record with the message."""
    show: bool
    """Whether it is shown."""


class OrganizerAdded(Event, tag="organizer_added", frozen=True):
    """A player became an organizer of the tournament."""

    player: str
    """The id of the player."""


class OrganizerRemoved(Event, tag="organizer_removed", frozen=True):
    """A player is no organizer of the tournament any more."""

    player: str
    """The id of the player."""


class TablesPaused(Event, tag="tables_paused", frozen=True):
    """An organizer had clocks stopped. The tables also stop waiting for players."""

    at: int
    """When, in milliseconds since 1970."""
    round: int
    """The number of the round."""
    tables: tuple[int, ...]
    """The numbers of the tables."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class TablesResumed(Event, tag="tables_resumed", frozen=True):
    """An organizer had clocks started again."""

    at: int
    """When, in milliseconds since 1970."""
    round: int
    """The number of the round."""
    tables: tuple[int, ...]
    """The numbers of the tables."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class WaitExtended(Event, tag="wait_extended", frozen=True):
    """Tables wait longer for their players."""

    round: int
    """The number of the round."""
    tables: tuple[int, ...]
    """The numbers of the tables."""
    minutes: int
    """How many minutes longer."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class TurnExtended(Event, tag="turn_extended", frozen=True):
    """The turns that are going on at tables get more time; where no clock runs, the next turns do."""

    round: int
    """The number of the round."""
    tables: tuple[int, ...]
    """The numbers of the tables."""
    minutes: int
    """How many minutes more."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class PlayerSubstituted(Event, tag="player_substituted", frozen=True):
    """Somebody else takes the seat of a player."""

    round: int
    """The number of the round."""
    table: int
    """The number of the table."""
    player: str
    """The id of the player who left the seat."""
    by: str | None
    """The id of the participant who takes it; null for a bot."""
    organizer: str
    """The id of the organizer."""
    reason: str
    """Why, in the organizer's words."""


class MessageSent(Event, tag="message_sent", frozen=True):
    """An organizer sent a message."""

    text: str
    """The message, as plain text."""
    round: int
    """The number of the round, 0 before the first."""
    table: int | None
    """The number of the table; null for everybody."""
    organizer: str
    """The id of the organizer."""


class MessageReported(Event, tag="message_reported", frozen=True):
    """Somebody reported a message."""

    message: int
    """The version of the record with the message."""
    player: str
    """The id of the player who reported it."""


class MessageHidden(Event, tag="message_hidden", frozen=True):
    """An organizer hid a message."""

    message: int
    """The version of the record with the message."""
    organizer: str
    """The id of the organizer."""


class ReportSettled(Event, tag="report_settled", frozen=True):
    """The operator decided about a reported or hidden message."""

    message: int
    """The version of the record with the message."""
    show: bool
    """Whether it is shown."""


ORGANIZING_COMMANDS: tuple[type[Command], ...] = (
    AddOrganizer,
    RemoveOrganizer,
    PauseTables,
    ResumeTables,
    ExtendWait,
    ExtendTurn,
    Substitute,
    Announce,
    ReportMessage,
    HideMessage,
    SettleReport,
)
ORGANIZING_EVENTS: tuple[type[Event], ...] = (
    OrganizerAdded,
    OrganizerRemoved,
    TablesPaused,
    TablesResumed,
    WaitExtended,
    TurnExtended,
    PlayerSubstituted,
    MessageSent,
    MessageReported,
    MessageHidden,
    ReportSettled,
)
