"""What follows from results: the end of a round, of a stage and of the tournament."""

from tournaments.decide.request import Steps
from tournaments.messages.rounds import RoundFinished, StageFinished, TournamentFinished
from tournaments.standings.final_ranking import advancing, final_ranking, going_on
from tournaments.state import Tournament


def consequences(state: Tournament, at: int) -> Steps:
    """Yield the end of all that is over now, and again what a correction has changed about an earlier end."""
    if state.status == "running" and _round_done(state):
        state = yield RoundFinished(len(state.rounds))
    if state.status == "running" and _stage_done(state):
        number = len(state.stages) - 1
        last = number == len(state.settings.stages) - 1
        best = () if last else advancing(state, number)
        if not state.stages[-1].finished or best != state.stages[-1].advancing:
            state = yield StageFinished(number, best)
    if state.status == "finished" or _all_done(state):
        ranking = final_ranking(state)
        if state.status != "finished" or ranking != state.ranking:
            yield TournamentFinished(ranking, at)


def _round_done(state: Tournament) -> bool:
    """Whether all tables of the newest round are done. If all its players have byes, nothing is opened."""
    round_ = state.round
    if round_ is None or round_.status not in ("paired", "open"):
        return False
    return all(table.done for table in round_.tables)


def _stage_done(state: Tournament) -> bool:
    round_ = state.round
    if round_ is None or round_.status != "finished":
        return False
    stage = state.stages[-1]
    if stage.rounds is not None:
        return sum(each.stage == round_.stage for each in state.rounds) >= stage.rounds
    final = len(round_.tables) == 1 and not round_.byes
    return final or len(going_on(state, round_.number)) < 2


def _all_done(state: Tournament) -> bool:
    return len(state.stages) == len(state.settings.stages) and state.stages[-1].finished
