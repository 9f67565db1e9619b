"""A tournament: create it, decide commands, fold events, and ask what is allowed or due."""

from games.kernel.chance import Chance
from games.kernel.messages import Command, Event, tag
from games.kernel.refusal import Illegal
from games.kernel.table.table import Actor
from tournaments.decide.corrections import CORRECTION_RULES
from tournaments.decide.organizing import ORGANIZING_RULES
from tournaments.decide.pairing_changes import PAIRING_RULES
from tournaments.decide.people import PEOPLE_RULES
from tournaments.decide.registration import REGISTRATION_RULES
from tournaments.decide.request import Request, Rule, events_of
from tournaments.decide.results import RESULT_RULES
from tournaments.decide.rounds import ROUND_RULES
from tournaments.due import Due, due
from tournaments.evolve.evolve import evolve
from tournaments.messages.corrections import CORRECTION_COMMANDS, CORRECTION_EVENTS
from tournaments.messages.organizing import ORGANIZING_COMMANDS, ORGANIZING_EVENTS, SettleReport
from tournaments.messages.registration import (
    REGISTRATION_COMMANDS,
    REGISTRATION_EVENTS,
    CreateTournament,
    TournamentCreated,
)
from tournaments.messages.rounds import (
    ROUND_COMMANDS,
    ROUND_EVENTS,
    MarkAbsent,
    OpenTables,
    PairRound,
    RecordResult,
)
from tournaments.settings_check import check_settings, check_to_come
from tournaments.state import Tournament

__all__ = [
    "RULES",
    "SERVICE_COMMANDS",
    "TOURNAMENT_COMMANDS",
    "TOURNAMENT_EVENTS",
    "Due",
    "allowed",
    "create",
    "decide",
    "due",
    "evolve",
]

RULES = 1
"""The version of the rules: pairing, standings and everything else that a record depends on."""

TOURNAMENT_COMMANDS: tuple[type[Command], ...] = (
    *(*REGISTRATION_COMMANDS, *ROUND_COMMANDS, *ORGANIZING_COMMANDS, *CORRECTION_COMMANDS),
)
"""The commands of a tournament that exists."""
TOURNAMENT_EVENTS: tuple[type[Event], ...] = (
    *(*REGISTRATION_EVENTS, *ROUND_EVENTS, *ORGANIZING_EVENTS, *CORRECTION_EVENTS),
)
SERVICE_COMMANDS: tuple[type[Command], ...] = (PairRound, OpenTables, MarkAbsent, RecordResult, SettleReport)
"""The commands that only the service gives. It may also open check-in and remove players."""
_RULES: dict[type[Command], Rule] = {
    **REGISTRATION_RULES,
    **ROUND_RULES,
    **PAIRING_RULES,
    **RESULT_RULES,
    **ORGANIZING_RULES,
    **PEOPLE_RULES,
    **CORRECTION_RULES,
}


def create(tournament: str, owner: Actor, command: CreateTournament, commitment: str, at: int) -> list[Event]:
    """Return the events of a new tournament. Raises Illegal if its settings cannot be played.

    Whether the title accepts the games of these settings is not checked here: see `trial_games`.
    """
    check_settings(command.settings)
    check_to_come(command.settings.times, at)
    assert owner.id is not None
    return [TournamentCreated(tournament, owner.id, command.settings, RULES, commitment)]


def decide(state: Tournament, actor: Actor, command: Command, at: int, chance: Chance) -> list[Event]:
    """Return what a command leads to. Raises Illegal if it is refused."""
    request, rule = Request(state, actor, at), _RULES[type(command)]
    rule.check(request)
    return events_of(state, rule.steps(request, command, chance))


def allowed(state: Tournament, player: str, at: int) -> tuple[str, ...]:
    """Return the types of the commands that a player may give now, each with some content."""
    request = Request(state, Actor("player", player), at)
    return tuple(tag(command) for command, rule in _RULES.items() if _may(request, rule))


def _may(request: Request, rule: Rule) -> bool:
    try:
        rule.check(request)
    except Illegal:
        return False
    return True
