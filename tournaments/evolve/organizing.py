"""Organizers, tables and messages after what organizers do while a tournament runs."""

from collections.abc import Callable

from msgspec.structs import replace

from tournaments.evolve.rounds import MINUTE
from tournaments.evolve.tables import with_round, with_tables
from tournaments.messages.organizing import (
    MessageHidden,
    MessageReported,
    MessageSent,
    OrganizerAdded,
    OrganizerRemoved,
    PlayerSubstituted,
    ReportSettled,
    TablesPaused,
    TablesResumed,
    TurnExtended,
    WaitExtended,
)
from tournaments.state import Message, Report, Round, Table, Tournament


def organizer_added(state: Tournament, event: OrganizerAdded) -> Tournament:
    """Add an organizer."""
    return replace(state, organizers=(*state.organizers, event.player))


def organizer_removed(state: Tournament, event: OrganizerRemoved) -> Tournament:
    """Take an organizer away."""
    return replace(state, organizers=tuple(each for each in state.organizers if each != event.player))


def tables_paused(state: Tournament, event: TablesPaused) -> Tournament:
    """Pause tables."""
    return with_tables(state, event.round, event.tables, lambda table: replace(table, paused=event.at))


def tables_resumed(state: Tournament, event: TablesResumed) -> Tournament:
    """Resume tables, which wait for players as much longer as they were paused."""

    def resume(table: Table) -> Table:
        assert table.paused is not None
        return replace(_waiting(table, event.at - table.paused), paused=None)

    return with_tables(state, event.round, event.tables, resume)


def wait_extended(state: Tournament, event: WaitExtended) -> Tournament:
    """Let tables wait longer for their players."""
    return with_tables(
        state, event.round, event.tables, lambda table: _waiting(table, event.minutes * MINUTE)
    )


def turn_extended(state: Tournament, event: TurnExtended) -> Tournament:
    """Count the minutes that tables have been given; the service hands them on to the games."""
    return with_tables(
        state,
        event.round,
        event.tables,
        lambda table: replace(table, more_minutes=table.more_minutes + event.minutes),
    )


def _waiting(table: Table, longer: int) -> Table:
    assert table.waits_until is not None
    return replace(table, waits_until=table.waits_until + longer)


def player_substituted(state: Tournament, event: PlayerSubstituted) -> Tournament:
    """Give a seat to another player, to a bot, or back to its player."""

    def substitute(table: Table) -> Table:
        bots = tuple(player for player in table.bot_plays if player != event.player)
        if event.by is None:
            return replace(table, bot_plays=(*bots, event.player))
        return replace(
            table,
            players=tuple(event.by if player == event.player else player for player in table.players),
            absent=tuple(player for player in table.absent if player != event.player),
            bot_plays=bots,
        )

    def without_bye(round_: Round) -> Round:
        return replace(round_, byes=tuple(player for player in round_.byes if player != event.by))

    return with_round(with_tables(state, event.round, [event.table], substitute), event.round, without_bye)


def message_sent(state: Tournament, event: MessageSent, version: int) -> Tournament:
    """Add a message, named by the version of its record."""
    new = Message(version, event.text, event.round, event.table, event.organizer)
    return replace(state, messages=(*state.messages, new))


def message_reported(state: Tournament, event: MessageReported) -> Tournament:
    """Note who reported a message."""
    return _with_message(
        state,
        event.message,
        lambda message: replace(message, report="reported", reporters=(*message.reporters, event.player)),
    )


def message_hidden(state: Tournament, event: MessageHidden) -> Tournament:
    """Hide a message."""
    return _with_message(state, event.message, lambda message: replace(message, report="hidden"))


def report_settled(state: Tournament, event: ReportSettled) -> Tournament:
    """Hide a message for good, or show it."""
    report: Report = "shown" if event.show else "hidden"
    return _with_message(state, event.message, lambda message: replace(message, report=report))


def _with_message(state: Tournament, version: int, changed: Callable[[Message], Message]) -> Tournament:
    return replace(
        state,
        messages=tuple(changed(each) if each.version == version else each for each in state.messages),
    )
