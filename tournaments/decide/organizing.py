"""What organizers do at the tables of the current round: pause, resume, extend, substitute."""

from collections.abc import Callable

from games.kernel.chance import Chance
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from tournaments.decide.entry import participant
from tournaments.decide.own_tables import check_not_own_table, check_some_table, plays_at, table_of
from tournaments.decide.request import Request, Rule, Steps, check_organizer, open_round
from tournaments.messages.organizing import (
    ExtendTurn,
    ExtendWait,
    PauseTables,
    PlayerSubstituted,
    ResumeTables,
    Substitute,
    TablesPaused,
    TablesResumed,
    TurnExtended,
    WaitExtended,
)
from tournaments.state import Table

_GONE = ("removed", "disqualified")


def _is_open(table: Table) -> bool:
    return table.status == "open"


def _runs(table: Table) -> bool:
    return _is_open(table) and table.paused is None


def _is_paused(table: Table) -> bool:
    return _is_open(table) and table.paused is not None


def _is_played(table: Table) -> bool:
    return _is_open(table) and any(table.seated)


def _others(request: Request, wanted: Callable[[Table], bool]) -> tuple[int, ...]:
    """The numbers of the tables in a condition, without those at which the organizer plays."""
    check_organizer(request)
    tables = open_round(request.state).tables
    check_some_table(request, [table for table in tables if wanted(table)])
    return tuple(
        number
        for number, table in enumerate(tables, 1)
        if wanted(table) and not plays_at(table, request.player)
    )


def _chosen(request: Request, number: int | None, wanted: Callable[[Table], bool]) -> tuple[int, ...]:
    """The table that a command names, or all others."""
    if number is None:
        return _others(request, wanted)
    table = table_of(open_round(request.state), number)
    check_not_own_table(request, table)
    if not wanted(table):
        raise Illegal("table_not_ready", table=number)
    return (number,)


def _pause(request: Request, command: PauseTables, _chance: Chance) -> Steps:
    tables = _chosen(request, command.table, _runs)
    yield TablesPaused(request.at, len(request.state.rounds), tables, request.player, command.reason)


def _resume(request: Request, command: ResumeTables, _chance: Chance) -> Steps:
    tables = _chosen(request, command.table, _is_paused)
    yield TablesResumed(request.at, len(request.state.rounds), tables, request.player, command.reason)


def _extend(request: Request, command: ExtendWait, _chance: Chance) -> Steps:
    tables = _chosen(request, command.table, _is_open)
    number = len(request.state.rounds)
    yield WaitExtended(number, tables, command.minutes, request.player, command.reason)


def _may_extend_turn(request: Request) -> None:
    check_organizer(request)
    if request.state.settings.game.clock is None:
        raise Illegal("no_clock")
    _others(request, _is_played)


def _extend_turn(request: Request, command: ExtendTurn, _chance: Chance) -> Steps:
    tables = _chosen(request, command.table, _is_played)
    number = len(request.state.rounds)
    yield TurnExtended(number, tables, command.minutes, request.player, command.reason)


def _may_substitute(request: Request) -> None:
    tables = open_round(request.state).tables
    others = [tables[number - 1] for number in _others(request, _is_open)]
    players = {player for table in others for player in table.humans}
    seated = {player for table in others for player in table.seated if player is not None}
    gone = {each.player for each in request.state.participants if each.status in _GONE}
    # A bot can take a seat, its player can take it back, and somebody without a table can take any.
    if not seated and players <= gone and not _without_table(request, tables):
        raise Illegal("no_table_left")


def _without_table(request: Request, tables: tuple[Table, ...]) -> set[str]:
    """The participants without a seat in the round, but for the organizer."""
    playing = {player for table in tables for player in table.humans}
    return {each.player for each in request.state.participants if each.active} - playing - {request.player}


def _substitute(request: Request, command: Substitute, _chance: Chance) -> Steps:
    state, number = request.state, command.table
    _chosen(request, number, _is_open)
    table = table_of(open_round(state), number)
    if command.player not in table.players:
        raise Illegal("not_at_table", player=command.player)
    if command.by is None:
        if command.player not in table.seated:
            raise Illegal("bot_plays_already", player=command.player)
    else:
        _check_substitute(request, table, command.player, command.by)
    yield PlayerSubstituted(
        len(state.rounds), number, command.player, command.by, request.player, command.reason
    )


def _check_substitute(request: Request, table: Table, player: str, by: str) -> None:
    """Refuse a substitute who plays elsewhere or does not take part. A seat can go back to its player."""
    known = participant(request.state, by)
    if by == request.player:
        raise Illegal("own_table")
    if by == player:
        if player in table.seated:
            raise Illegal("same_player")
        if known.status in _GONE:
            raise Illegal("not_in_round", player=by)
        return
    if not known.active:
        raise Illegal("not_in_round", player=by)
    if any(by in other.players for other in open_round(request.state).tables):
        raise Illegal("seated_twice", player=by)


ORGANIZING_RULES: dict[type[Command], Rule] = {
    PauseTables: Rule(lambda request: _others(request, _runs), _pause),
    ResumeTables: Rule(lambda request: _others(request, _is_paused), _resume),
    ExtendWait: Rule(lambda request: _others(request, _is_open), _extend),
    ExtendTurn: Rule(_may_extend_turn, _extend_turn),
    Substitute: Rule(_may_substitute, _substitute),
}
