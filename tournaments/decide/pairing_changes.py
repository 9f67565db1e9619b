"""What organizers change about pairings and times: tables by hand, forbidden pairs, when rounds start."""

from games.kernel.chance import Chance
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from tournaments.decide.entry import participant
from tournaments.decide.own_tables import check_does_not_play, plays_at
from tournaments.decide.request import Request, Rule, Steps, check_not_over, check_organizer
from tournaments.draw import repeats_of
from tournaments.messages.rounds import (
    AllowPair,
    ChangePairing,
    ForbidPair,
    PairAllowed,
    PairForbidden,
    PairingChanged,
    Seats,
    SetTimes,
    TimesSet,
)
from tournaments.new_games import table_sizes
from tournaments.pairing.field import Pair, pair_of
from tournaments.settings import Groups, Knockout
from tournaments.settings_check import check_rising, check_to_come
from tournaments.standings.next_field import field_of
from tournaments.standings.stage_standings import groups_of
from tournaments.state import Round, Tournament

MOST_FORBIDDEN = 500


def _may_change(request: Request) -> None:
    check_organizer(request)
    state = request.state
    if state.status != "running" or not state.round or state.round.status != "paired":
        raise Illegal("not_paired")


def _change(request: Request, command: ChangePairing, _chance: Chance) -> Steps:
    state, tables = request.state, command.tables
    round_ = state.rounds[-1]
    if command.round != round_.number:
        raise Illegal("wrong_round", round=round_.number)
    field = field_of(state, round_.number, round_.seed)
    seated = [player for seats in tables for player in seats.players if player is not None]
    for player in seated:
        if seated.count(player) > 1:
            raise Illegal("seated_twice", player=player)
        if player not in field.players and not _paired(round_, player):
            raise Illegal("not_in_round", player=player)
    _check_tables(state, tables, len(seated))
    _check_own_table_kept(request, tables)
    # In a knock-out, a correction may have changed who would go on. It comes too late for this round.
    byes = tuple(each for each in field.players if each not in seated and _paired(round_, each))
    new_byes = [player for player in byes if player not in round_.byes]
    if new_byes and isinstance(state.settings.stages[round_.stage], Knockout):
        raise Illegal("all_must_play", player=new_byes[0])
    repeats = repeats_of(field, (seats.players for seats in tables))
    yield PairingChanged(command.round, tables, byes, repeats, request.player, command.reason)


def _paired(round_: Round, player: str) -> bool:
    return player in round_.byes or any(player in table.players for table in round_.tables)


def _check_tables(state: Tournament, tables: tuple[Seats, ...], seated: int) -> None:
    stage = len(state.stages) - 1
    group_of = groups_of(state, stage) if isinstance(state.settings.stages[stage], Groups) else {}
    for number, seats in enumerate(tables, 1):
        humans = [player for player in seats.players if player is not None]
        if len(seats.players) not in table_sizes(state.settings):
            raise Illegal("wrong_table_size", table=number, sizes=list(table_sizes(state.settings)))
        if not humans:
            raise Illegal("only_bots", table=number)
        if any(group_of.get(player, 0) != seats.group for player in humans):
            raise Illegal("wrong_group", table=number)


def _check_own_table_kept(request: Request, tables: tuple[Seats, ...]) -> None:
    """Refuse changes to the table at which the organizer plays, or to the organizer's bye."""
    player, round_ = request.player, request.state.rounds[-1]
    before = [table.players for table in round_.tables if plays_at(table, player)]
    after = [seats.players for seats in tables if player in seats.players]
    if before != after:
        raise Illegal("own_table")


def _may_forbid(request: Request) -> None:
    check_organizer(request)
    check_not_over(request)
    check_does_not_play(request)
    if len(request.state.forbidden) >= MOST_FORBIDDEN:
        raise Illegal("too_many_forbidden", most=MOST_FORBIDDEN)
    count = len(request.state.participants)
    if len(request.state.forbidden) >= count * (count - 1) // 2:
        raise Illegal("nobody_registered")


def _forbid(request: Request, command: ForbidPair, _chance: Chance) -> Steps:
    pair = _pair(request, command.players)
    if pair in request.state.forbidden:
        raise Illegal("pair_forbidden_already")
    yield PairForbidden(pair, request.player, command.reason)


def _may_allow(request: Request) -> None:
    check_organizer(request)
    check_not_over(request)
    check_does_not_play(request)
    if not request.state.forbidden:
        raise Illegal("pair_not_forbidden")


def _allow(request: Request, command: AllowPair, _chance: Chance) -> Steps:
    pair = _pair(request, command.players)
    if pair not in request.state.forbidden:
        raise Illegal("pair_not_forbidden")
    yield PairAllowed(pair, request.player, command.reason)


def _pair(request: Request, players: tuple[str, str]) -> Pair:
    """Two different participants."""
    for player in players:
        participant(request.state, player)
    if players[0] == players[1]:
        raise Illegal("same_player")
    return pair_of(*players)


def _may_set_times(request: Request) -> None:
    check_organizer(request)
    check_not_over(request)
    settings, started = request.state.settings, len(request.state.rounds)
    if settings.rounds_start == "organizer" or (settings.rounds_start == "when_done" and started):
        raise Illegal("no_set_times")


def _set_times(request: Request, command: SetTimes, _chance: Chance) -> Steps:
    settings, started = request.state.settings, len(request.state.rounds)
    if settings.rounds_start == "when_done" and len(command.times) > 1:
        raise Illegal("too_many_times", most=1)
    times = (*settings.times[:started], *command.times)
    check_rising(times)
    check_to_come(command.times, request.at)
    yield TimesSet(times, request.player, command.reason)


PAIRING_RULES: dict[type[Command], Rule] = {
    ChangePairing: Rule(_may_change, _change),
    ForbidPair: Rule(_may_forbid, _forbid),
    AllowPair: Rule(_may_allow, _allow),
    SetTimes: Rule(_may_set_times, _set_times),
}
