"""What happened in a tournament, and whom it concerns. Everything in these notices is public."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from events.notices.notice import Notice
from games.kernel.messages import Event, tag
from tournaments.messages.corrections import (
    PlayerDisqualified,
    ResultOverridden,
    TableVoided,
    TournamentCancelled,
    TournamentPointsAwarded,
)
from tournaments.messages.organizing import (
    MessageReported,
    MessageSent,
    OrganizerAdded,
    OrganizerRemoved,
    PlayerSubstituted,
    TablesPaused,
    TablesResumed,
    TurnExtended,
    WaitExtended,
)
from tournaments.messages.registration import (
    CheckInMissed,
    CheckInOpened,
    PlayerRegistered,
    PlayerRemoved,
    PlayersInvited,
    PlayerWithdrew,
    SettingsChanged,
)
from tournaments.messages.rounds import (
    PairingChanged,
    PlayersAbsent,
    ResultRecorded,
    RoundFinished,
    RoundPaired,
    StageFinished,
    TablesOpened,
    TimesSet,
    TournamentFinished,
)
from tournaments.state import Round, Table, Tournament


def tournament_notices(events: Sequence[Event], state: Tournament) -> list[Notice]:
    """The notices of a record: its events, and the tournament after it. Each has the name of its event."""
    return [notice for event in events if type(event) in _TELL for notice in _TELL[type(event)](event, state)]


Tell = Callable[[Any, Tournament], Iterable[Notice]]


def _notice(event: Event, to: Iterable[str], table: int | None = None, game: str | None = None) -> Notice:
    # Not every event has a round or a reason.
    round_: int | None = getattr(event, "round", None)
    reason: str | None = getattr(event, "reason", None)
    players = tuple(dict.fromkeys(to))
    return Notice(
        tag(type(event)), players, reason=reason or None, round=round_ or None, table=table, game=game
    )


def _player(event: Any, _: Tournament) -> Iterator[Notice]:
    yield _notice(event, (event.player,))


def _players(event: Any, _: Tournament) -> Iterator[Notice]:
    yield _notice(event, event.players)


def _player_and_organizers(event: Any, state: Tournament) -> Iterator[Notice]:
    yield _notice(event, (event.player, *state.organizers))


def _organizers(event: Any, state: Tournament) -> Iterator[Notice]:
    yield _notice(event, state.organizers)


def _everybody(event: Any, state: Tournament) -> Iterator[Notice]:
    yield _notice(event, _active(state))


def _all_who_played(event: Any, state: Tournament) -> Iterator[Notice]:
    yield _notice(event, (*(each.player for each in state.participants), *state.organizers))


def _whole_round(event: Any, state: Tournament) -> Iterator[Notice]:
    """To each table what it is, and to players with a bye that they have no table."""
    round_ = _round(state, event.round)
    for number, table in enumerate(round_.tables, 1):
        yield _notice(event, table.humans, number, table.game)
    if round_.byes and not isinstance(event, TablesOpened):
        yield _notice(event, round_.byes)


def _table(event: Any, state: Tournament) -> Iterator[Notice]:
    table = _round(state, event.round).tables[event.table - 1]
    yield _notice(event, table.humans, event.table, table.game)


def _table_and_organizers(event: Any, state: Tournament) -> Iterator[Notice]:
    table = _round(state, event.round).tables[event.table - 1]
    yield _notice(event, (*table.humans, *_who_left(event), *state.organizers), event.table, table.game)


def _some_tables(event: Any, state: Tournament) -> Iterator[Notice]:
    for number in event.tables:
        table: Table = _round(state, event.round).tables[number - 1]
        yield _notice(event, table.humans, number, table.game)


def _message(event: MessageSent, state: Tournament) -> Iterator[Notice]:
    """The text is not in the notice: it may be hidden later."""
    if event.table is None:
        yield _notice(event, _active(state))
    else:
        table = _round(state, event.round).tables[event.table - 1]
        yield _notice(event, (*table.humans, *state.organizers), event.table)


def _active(state: Tournament) -> tuple[str, ...]:
    """The players who take part, and the organizers."""
    return (*(each.player for each in state.participants if each.active), *state.organizers)


def _who_left(event: Any) -> tuple[str, ...]:
    return (event.player,) if isinstance(event, PlayerSubstituted) else ()


def _round(state: Tournament, number: int) -> Round:
    return state.rounds[number - 1]


_TELL: dict[type[Event], Tell] = {
    PlayersInvited: _players,
    PlayerRegistered: _player,
    SettingsChanged: _everybody,
    CheckInOpened: _everybody,
    CheckInMissed: _players,
    PlayerWithdrew: _player_and_organizers,
    PlayerRemoved: _player_and_organizers,
    OrganizerAdded: _player,
    OrganizerRemoved: _player,
    TimesSet: _everybody,
    RoundPaired: _whole_round,
    PairingChanged: _whole_round,
    TablesOpened: _whole_round,
    PlayersAbsent: _table_and_organizers,
    TablesPaused: _some_tables,
    TablesResumed: _some_tables,
    WaitExtended: _some_tables,
    TurnExtended: _some_tables,
    PlayerSubstituted: _table_and_organizers,
    MessageSent: _message,
    MessageReported: _organizers,
    ResultRecorded: _table,
    ResultOverridden: _table_and_organizers,
    TableVoided: _table_and_organizers,
    TournamentPointsAwarded: _player,
    PlayerDisqualified: _player_and_organizers,
    RoundFinished: _everybody,
    StageFinished: _everybody,
    TournamentFinished: _all_who_played,
    TournamentCancelled: _all_who_played,
}
"""Whom each event concerns. Nobody is told of the other events."""

TOURNAMENT_NOTICE_TYPES = tuple(map(tag, _TELL))
