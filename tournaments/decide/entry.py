"""Who may enter or return now, and from which round on."""

from games.kernel.refusal import Illegal
from tournaments.decide.request import Request
from tournaments.evolve.registration import with_status
from tournaments.settings import Knockout
from tournaments.standings.final_ranking import going_on
from tournaments.state import Participant, Round, Tournament

MOST_EVER = 1024
"""How many may have entered at most, those who have left included."""


def participant(state: Tournament, player: str) -> Participant:
    """Return a participant. Raises Illegal if there is none with this id."""
    found = state.participant(player)
    if found is None:
        raise Illegal("no_such_participant", player=player)
    return found


def next_round(state: Tournament) -> int:
    """Return the number of the next round that is to be paired."""
    starting = state.round is not None and state.round.status == "starting"
    return len(state.rounds) + (not starting)


def check_entry_open(request: Request) -> None:
    """Refuse new players once the rounds that they may still enter are paired."""
    state = request.state
    if state.status in ("registration", "check_in"):
        return
    if state.status != "running" or next_round(state) > state.settings.late_entry:
        raise Illegal("registration_closed")


def check_room(state: Tournament) -> None:
    """Refuse more participants than the settings allow. Those who have left count where it gets too many."""
    if sum(each.active for each in state.participants) >= state.settings.most_participants:
        raise Illegal("tournament_full", most=state.settings.most_participants)
    if len(state.participants) >= MOST_EVER:
        raise Illegal("tournament_full", most=MOST_EVER)


def may_return(state: Tournament, player: str) -> bool:
    """Return whether a participant who left can still be paired in this stage, or in the next one."""
    if not state.stages or state.stages[-1].finished:
        return True
    stage = len(state.stages) - 1
    if isinstance(state.settings.stages[stage], Knockout):
        return _still_in(state, player)
    if player in state.stages[-1].players:
        return True
    in_time = next_round(state) <= state.settings.late_entry
    return stage == 0 and (in_time or any(_plays_in(round_, player) for round_ in state.rounds))


def _still_in(state: Tournament, player: str) -> bool:
    """Whether a player of a knock-out has not lost yet."""
    played = [round_ for round_ in state.rounds if round_.status != "starting"]
    if played[-1].status == "finished":
        return player in going_on(with_status(state, "registered", player), played[-1].number)
    return _plays_in(played[-1], player)


def _plays_in(round_: Round, player: str) -> bool:
    return player in round_.byes or any(player in table.players for table in round_.tables)
