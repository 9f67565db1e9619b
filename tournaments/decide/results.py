"""Players who do not come, and the results of games. Sent by the service."""

from games.kernel.chance import Chance
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from tournaments.decide.consequences import consequences
from tournaments.decide.own_tables import table_of
from tournaments.decide.request import Request, Rule, Steps, check_correctable, check_service, open_round
from tournaments.messages.registration import PlayerWithdrew
from tournaments.messages.rounds import MarkAbsent, PlayersAbsent, RecordResult, ResultRecorded
from tournaments.state import Round, Table, Tournament


def wait_is_over(table: Table, at: int) -> bool:
    """Return whether a table has waited long enough for its players. Bots alone wait for nobody."""
    waits = table.status == "open" and table.paused is None and any(table.seated)
    return waits and (table.waits_until or 0) <= at


def _may_mark(request: Request) -> None:
    check_service(request)
    open_round(request.state)


def _mark(request: Request, command: MarkAbsent, _chance: Chance) -> Steps:
    state, round_ = request.state, open_round(request.state)
    if command.round != round_.number:
        raise Illegal("wrong_round", round=round_.number)
    table = table_of(round_, command.table)
    if not wait_is_over(table, request.at):
        raise Illegal("not_due")
    for player in command.players:
        if player not in table.seated or command.players.count(player) > 1:
            raise Illegal("not_at_table", player=player)
    state = yield PlayersAbsent(command.round, command.table, command.players)
    if state.settings.no_show.withdraw:
        for player in command.players:
            known = state.participant(player)
            if known is not None and known.active:
                state = yield PlayerWithdrew(player)
    yield from consequences(state, request.at)


def _may_record(request: Request) -> None:
    check_service(request)
    check_correctable(request)


def _record(request: Request, command: RecordResult, _chance: Chance) -> Steps:
    table = table_of(round_of(request.state, command.round), command.table)
    if table.game != command.game:
        raise Illegal("wrong_games")
    if table.overridden or table.status == "void":
        raise Illegal("result_set")
    if table.head == command.head:
        raise Illegal("result_known")
    seats = sorted(standing.seat for standing in command.standings)
    if seats and seats != list(range(len(table.players))):
        raise Illegal("bad_result")
    state = yield ResultRecorded(command.round, command.table, command.game, command.head, command.standings)
    yield from consequences(state, request.at)


def round_of(state: Tournament, number: int) -> Round:
    """Return a round by its number. Raises Illegal if there is none."""
    if not 1 <= number <= len(state.rounds):
        raise Illegal("no_such_round", round=number)
    return state.rounds[number - 1]


RESULT_RULES: dict[type[Command], Rule] = {
    MarkAbsent: Rule(_may_mark, _mark),
    RecordResult: Rule(_may_record, _record),
}
