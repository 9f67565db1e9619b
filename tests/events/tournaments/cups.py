"""Tournaments of Market in the states that the tests need."""

from typing import Any

import redis

from events.tournaments.execute_tournament import TournamentOutcome, create_tournament, execute_tournament
from events.tournaments.folded_tournament import FoldedTournament
from events.tournaments.tournament_store import TournamentStore
from games.kernel.messages import Command, Event
from games.kernel.table.table import Actor
from tests.market.title import TITLES
from tests.tournaments.playing import OLGA as OWNER
from tests.tournaments.playing import START, Play
from tournaments.messages.registration import CreateTournament, Register
from tournaments.settings import GameSettings, Settings, Swiss

OLGA = Actor("player", OWNER)
"""The organizer."""


def fresh(client: redis.Redis) -> TournamentStore:
    """The store of another process."""
    return TournamentStore(client, TITLES)


def settings(**changes: Any) -> Settings:
    """Three rounds of Swiss at tables of up to three."""
    given: dict[str, Any] = {
        "name": "Cup",
        "game": GameSettings("market"),
        "table_size": 3,
        "stages": (Swiss(3),),
        **changes,
    }
    return Settings(**given)


def created(store: TournamentStore, command_id: str | None = None, **changes: Any) -> TournamentOutcome:
    """A new tournament of Olga's."""
    command = CreateTournament(settings(**changes))
    return create_tournament(store, Actor("organizer", OWNER), command, command_id)


def player(number: int) -> Actor:
    """One of many players."""
    return Actor("player", f"player{number}")


def register(store: TournamentStore, tournament: str, *numbers: int) -> None:
    """Let players register."""
    for number in numbers:
        execute_tournament(store, tournament, player(number), Register())


class KeptPlay(Play):
    """A tournament that is played in a store, at the times of its own clock."""

    def __init__(self, client: redis.Redis, **changes: Any) -> None:
        self.at = START
        self.store = TournamentStore(client, TITLES, now=lambda: self.at)
        self._take(created(self.store, **changes))

    def give(self, who: str | Actor, command: Command) -> list[Event]:
        actor = Actor("player", who) if isinstance(who, str) else who
        self._take(execute_tournament(self.store, self.id, actor, command))
        return self.last

    def _take(self, outcome: TournamentOutcome) -> None:
        self.folded: FoldedTournament = outcome.folded
        self.id, self.version, self.state = outcome.folded.id, outcome.version, outcome.folded.state
        self.last = [*outcome.events]


def played(client: redis.Redis, *, rounds: int = 3, **changes: Any) -> KeptPlay:
    """A tournament of eight players after so many rounds."""
    play = KeptPlay(client, **changes)
    play.enter(*(f"player{number}" for number in range(8)))
    for _ in range(rounds):
        play.play_round()
    return play
