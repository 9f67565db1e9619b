"""Results that organizers correct, points that they award, exclusions, and ends by their decision."""

from collections.abc import Iterable

from games.kernel.chance import Chance
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from tournaments.decide.consequences import consequences
from tournaments.decide.entry import participant
from tournaments.decide.own_tables import (
    check_does_not_play,
    check_not_own_table,
    check_not_rival,
    check_some_table,
    rivals,
    table_of,
)
from tournaments.decide.request import (
    Request,
    Rule,
    Steps,
    check_correctable,
    check_not_over,
    check_organizer,
)
from tournaments.decide.results import round_of
from tournaments.messages.corrections import (
    AwardPoints,
    CancelTournament,
    Disqualify,
    FinishTournament,
    OverrideResult,
    Placing,
    PlayerDisqualified,
    ResultOverridden,
    TableVoided,
    TournamentCancelled,
    TournamentPointsAwarded,
    VoidTable,
)
from tournaments.messages.rounds import TournamentFinished
from tournaments.standings.final_ranking import final_ranking
from tournaments.state import Participant, Table

MOST_AWARDS = 500


def _may_correct(request: Request) -> None:
    check_organizer(request)
    check_correctable(request)


def _check_some_table(request: Request, *states: str) -> None:
    _may_correct(request)
    tables = [table for round_ in request.state.rounds for table in round_.tables]
    check_some_table(request, [table for table in tables if table.status in states])


def _table(request: Request, round_: int, number: int, *states: str) -> Table:
    table = table_of(round_of(request.state, round_), number)
    check_not_own_table(request, table)
    if table.status not in states:
        raise Illegal("table_not_ready", table=number)
    return table


def _may_void(request: Request) -> None:
    _check_some_table(request, "open", "finished")


def _void(request: Request, command: VoidTable, _chance: Chance) -> Steps:
    _table(request, command.round, command.table, "open", "finished")
    state = yield TableVoided(command.round, command.table, request.player, command.reason)
    yield from consequences(state, request.at)


def _may_override(request: Request) -> None:
    _check_some_table(request, "open", "finished", "void")


def _override(request: Request, command: OverrideResult, _chance: Chance) -> Steps:
    table = _table(request, command.round, command.table, "open", "finished", "void")
    _check_placings(table, command.placings)
    state = yield ResultOverridden(
        command.round, command.table, command.placings, request.player, command.reason
    )
    yield from consequences(state, request.at)


def _check_placings(table: Table, placings: tuple[Placing, ...]) -> None:
    """Refuse players of other tables, a player twice, and places that cannot be, such as 1, 1, 2."""
    players = [placing.player for placing in placings]
    places = sorted(placing.place for placing in placings)
    if len(set(players)) < len(players) or not set(players) <= set(table.humans):
        raise Illegal("bad_placings")
    if any(place != 1 + sum(other < place for other in places) for place in places):
        raise Illegal("bad_placings")


def _check_somebody(request: Request, among: Iterable[Participant]) -> None:
    _may_correct(request)
    if not {each.player for each in among} - rivals(request.state, request.player):
        raise Illegal("no_such_participant")


def _may_award(request: Request) -> None:
    _check_somebody(request, request.state.participants)
    if len(request.state.awards) >= MOST_AWARDS:
        raise Illegal("too_many_awards", most=MOST_AWARDS)


def _award(request: Request, command: AwardPoints, _chance: Chance) -> Steps:
    participant(request.state, command.player)
    check_not_rival(request, command.player)
    if command.points == 0:
        raise Illegal("no_points")
    # A round that is starting is dropped if too few players are left for it.
    number = sum(round_.status != "starting" for round_ in request.state.rounds)
    state = yield TournamentPointsAwarded(
        number, command.player, command.points, request.player, command.reason
    )
    yield from consequences(state, request.at)


def _may_disqualify(request: Request) -> None:
    _check_somebody(request, (each for each in request.state.participants if each.status != "disqualified"))


def _disqualify(request: Request, command: Disqualify, _chance: Chance) -> Steps:
    known = participant(request.state, command.player)
    check_not_rival(request, command.player)
    if known.status == "disqualified":
        raise Illegal("disqualified", player=command.player)
    state = yield PlayerDisqualified(command.player, request.player, command.reason)
    yield from consequences(state, request.at)


def _may_finish(request: Request) -> None:
    check_organizer(request)
    check_not_over(request)
    if request.state.round is None:
        raise Illegal("not_running")
    check_does_not_play(request)
    if request.state.round.status != "finished":
        raise Illegal("round_not_finished")


def _finish(request: Request, command: FinishTournament, _chance: Chance) -> Steps:
    yield TournamentFinished(final_ranking(request.state), request.at, request.player, command.reason)


def _may_cancel(request: Request) -> None:
    check_organizer(request)
    check_not_over(request)
    if request.state.status == "running":
        check_does_not_play(request)


def _cancel(request: Request, command: CancelTournament, _chance: Chance) -> Steps:
    yield TournamentCancelled(request.player, command.reason)


CORRECTION_RULES: dict[type[Command], Rule] = {
    VoidTable: Rule(_may_void, _void),
    OverrideResult: Rule(_may_override, _override),
    AwardPoints: Rule(_may_award, _award),
    Disqualify: Rule(_may_disqualify, _disqualify),
    FinishTournament: Rule(_may_finish, _finish),
    CancelTournament: Rule(_may_cancel, _cancel),
}
