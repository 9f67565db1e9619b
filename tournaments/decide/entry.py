"""Who may enter or return now, and from which round on."""

from games.kernel.refusal import Illegal
from tournaments.decide.request import Request
from tournaments.evolve.registration import with_status
from tournaments.settings import Knockout
from tournaments.standings.final_ranking import advancing, going_on
from tournaments.standings.next_field import as_started
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


def entry_round(state: Tournament) -> int:
    """Return the number of the first round that somebody who comes now can play in."""
    return len(state.rounds) + 1


def check_entry_open(request: Request) -> None:
    """Refuse new players once the rounds that they may still enter have started."""
    state = request.state
    if state.status in ("registration", "check_in"):
        return
    if state.status != "running" or entry_round(state) > state.settings.late_entry:
        raise Illegal("registration_closed")


def check_room(state: Tournament) -> None:
    """Refuse more participants than the settings allow. Those who have left count where it gets too many."""
    if sum(each.active for each in state.participants) >= state.settings.most_participants:
        raise Illegal("tournament_full", most=state.settings.most_participants)
    if len(state.participants) >= MOST_EVER:
        raise Illegal("tournament_full", most=MOST_EVER)


def may_return(state: Tournament, player: str) -> bool:
    """Return whether a participant who left can still be paired in this stage, or in the next one."""
    in_time = entry_round(state) <= state.settings.late_entry
    if _stage_begins(state):
        return player in _entrants(state) or (not state.stages and in_time)
    if not state.stages or state.stages[-1].finished:
        return True
    stage = len(state.stages) - 1
    if isinstance(state.settings.stages[stage], Knockout):
        return _still_in(state, player)
    if player in state.stages[-1].players:
        return True
    return stage == 0 and (in_time or any(_plays_in(round_, player) for round_ in state.rounds))


def _stage_begins(state: Tournament) -> bool:
    """Whether a round has started that begins a stage and is not paired yet."""
    return next_round(state) == len(state.rounds) and state.rounds[-1].stage == len(state.stages)


def _entrants(state: Tournament) -> tuple[str, ...]:
    """Who is to play in the stage that begins."""
    last = len(state.stages) - 1
    return state.rounds[-1].players if last < 0 else advancing(as_started(state), last)


def _still_in(state: Tournament, player: str) -> bool:
    """Whether a player of a knock-out has not lost yet."""
    played = [round_ for round_ in state.rounds if round_.status != "starting"]
    if len(played) < len(state.rounds):
        return player in going_on(as_started(state), played[-1].number)
    if played[-1].status == "finished":
        return player in going_on(with_status(state, "registered", player), played[-1].number)
    return _plays_in(played[-1], player)


def _plays_in(round_: Round, player: str) -> bool:
    return player in round_.byes or any(player in table.players for table in round_.tables)
