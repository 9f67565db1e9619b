"""Starting and pairing rounds, and opening their tables."""

from collections.abc import Generator

from games.kernel.chance import Chance
from games.kernel.messages import Command, Event
from games.kernel.refusal import Illegal
from tournaments.decide.consequences import consequences
from tournaments.decide.entry import next_round
from tournaments.decide.request import Request, Rule, Steps, check_not_over, check_organizer, check_service
from tournaments.draw import count_rounds, draw_round
from tournaments.messages.corrections import TournamentCancelled
from tournaments.messages.registration import CheckInMissed
from tournaments.messages.rounds import (
    OpenTables,
    PairRound,
    RoundStarted,
    StageStarted,
    StartRound,
    TablesOpened,
    TournamentFinished,
)
from tournaments.standings.final_ranking import advancing, final_ranking
from tournaments.standings.next_field import as_started, players_of
from tournaments.state import Tournament
from tournaments.timetable import MINUTE, least_players, next_stage, starts_at, starts_by_itself

SEEDS = 2**48


def _may_start(request: Request) -> None:
    check_organizer(request)
    check_not_over(request)
    state = request.state
    if state.round is not None and state.round.status != "finished":
        raise Illegal("round_not_finished")
    if state.settings.check_in and state.status == "registration":
        raise Illegal("check_in_first")
    if starts_by_itself(state):
        raise Illegal("starts_by_itself")
    if _ready(state) < least_players(state):
        raise Illegal("too_few_players", least=least_players(state))


def _ready(state: Tournament) -> int:
    """How many players the next round can have at most."""
    if state.status == "check_in":
        return sum(each.status == "checked_in" for each in state.participants)
    later = len(state.stages) > 1
    return sum(
        each.active and (not later or each.player in state.stages[-1].players) for each in state.participants
    )


def _start(request: Request, _command: StartRound, _chance: Chance) -> Steps:
    yield from _begin(request.state)


def _begin(state: Tournament) -> Generator[Event, Tournament, Tournament]:
    """Yield the start of the next round, with all who take part now. Returns the tournament after it."""
    missed = tuple(each.player for each in state.participants if each.status == "registered")
    if state.status == "check_in" and missed:
        state = yield CheckInMissed(missed)
    players = tuple(each.player for each in state.participants if each.active)
    return (yield RoundStarted(len(state.rounds) + 1, next_stage(state), players))


def _may_pair(request: Request) -> None:
    check_service(request)
    state = request.state
    starting = state.round is not None and state.round.status == "starting"
    time = starts_at(state)
    if not (state.status == "running" and starting) and (time is None or time > request.at):
        raise Illegal("not_due")


def _pair(request: Request, command: PairRound, chance: Chance) -> Steps:
    state, number = request.state, command.round
    if number != next_round(state):
        raise Illegal("wrong_round", round=next_round(state))
    if len(state.rounds) < number:
        state = yield from _begin(state)
    state = as_started(state)
    least, stage = least_players(state), state.rounds[-1].stage
    if len(state.stages) == stage:
        players = advancing(state, stage - 1) if stage else players_of(state, number)
        if len(players) < least:
            yield _given_up(state, request.at)
            return
        seed = chance.below(SEEDS)
        rounds = count_rounds(state.settings, stage, players, seed)
        state = as_started((yield StageStarted(stage, players, seed, rounds)))
    if len(players_of(state, number)) < least:
        yield _given_up(state, request.at)
        return
    state = yield draw_round(state, chance.below(SEEDS), request.at)
    yield from consequences(state, request.at)


def _given_up(state: Tournament, at: int) -> TournamentCancelled | TournamentFinished:
    """The end if too few players are left for a round."""
    if len(state.rounds) == 1:
        return TournamentCancelled(None, "")
    return TournamentFinished(final_ranking(state), at)


def _may_open(request: Request) -> None:
    check_service(request)
    state = request.state
    if state.status != "running" or not state.round or state.round.status != "paired":
        raise Illegal("not_paired")
    if request.at < opens_at(state):
        raise Illegal("not_due")


def opens_at(state: Tournament) -> int:
    """Return when the games of the newest round, which is paired, are to be created."""
    assert state.round is not None
    return (state.round.paired or 0) + state.settings.review_minutes * MINUTE


def _open(request: Request, command: OpenTables, _chance: Chance) -> Steps:
    round_, games = request.state.rounds[-1], command.games
    if command.round != round_.number:
        raise Illegal("wrong_round", round=round_.number)
    if len(games) != len(round_.tables) or len(set(games)) != len(games):
        raise Illegal("wrong_games")
    state = yield TablesOpened(command.round, games, request.at)
    yield from consequences(state, request.at)


ROUND_RULES: dict[type[Command], Rule] = {
    StartRound: Rule(_may_start, _start),
    PairRound: Rule(_may_pair, _pair),
    OpenTables: Rule(_may_open, _open),
}
