"""Decides a command of a tournament: is there room in the record, and what do title and rules say?"""

from collections.abc import Mapping

from events.log.record import MAX_GAME_BYTES, MAX_RECORDS
from events.tournaments.folded_tournament import FoldedTournament
from games.kernel.chance import Chance
from games.kernel.messages import Command, Event
from games.kernel.refusal import Illegal
from games.kernel.table import game as kernel
from games.kernel.table.table import Actor
from games.kernel.title import Title
from tournaments import tournament as rules
from tournaments.messages.corrections import CancelTournament, Disqualify, FinishTournament, VoidTable
from tournaments.messages.organizing import ResumeTables
from tournaments.messages.registration import ChangeSettings, CreateTournament, Remove, Withdraw
from tournaments.messages.rounds import StartRound
from tournaments.new_games import trial_games
from tournaments.settings import Settings

MOST_RECORDS, MOST_BYTES = MAX_RECORDS, MAX_GAME_BYTES
"""The length of a record from which on only commands are accepted that lead to the end of the tournament."""

LEADS_TO_THE_END: frozenset[type[Command]] = frozenset(
    (
        *rules.SERVICE_COMMANDS,
        *(StartRound, Withdraw, Remove, ResumeTables),
        *(VoidTable, Disqualify, FinishTournament, CancelTournament),
    )
)
"""Commands that are accepted only so often in a tournament, once the others are refused."""


def decide_creation(
    titles: Mapping[str, Title],
    tournament_id: str,
    owner: Actor,
    command: CreateTournament,
    commitment: str,
    at: int,
) -> tuple[Event, ...]:
    """The events of a tournament that is created at time `at`. Raises Illegal."""
    check_games(titles, command.settings)
    return tuple(rules.create(tournament_id, owner, command, commitment, at))


def decide_command(
    titles: Mapping[str, Title],
    folded: FoldedTournament,
    actor: Actor,
    command: Command,
    at: int,
    chance: Chance,
) -> tuple[Event, ...]:
    """The events of a command posted at time `at`. Raises Illegal."""
    is_full = folded.version >= MOST_RECORDS or folded.size >= MOST_BYTES
    if is_full and type(command) not in LEADS_TO_THE_END:
        raise Illegal("tournament_too_long", version=folded.version)
    events = tuple(rules.decide(folded.state, actor, command, at, chance))
    if isinstance(command, ChangeSettings):
        check_games(titles, command.settings)
    return events


def check_games(titles: Mapping[str, Title], settings: Settings) -> None:
    """Raise Illegal if the title refuses a game that the settings lead to."""
    title = titles.get(settings.game.title)
    if title is None:
        raise Illegal("unknown_title", title=settings.game.title, known=sorted(titles))
    for game in trial_games(settings, title.stand_in):
        kernel.create(title, "trial", Actor("organizer", "trial"), game, "")
