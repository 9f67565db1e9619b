"""Tournaments of Market in the states that the tests need."""

from typing import Any

import redis

from events.tournaments.execute_tournament import TournamentOutcome, create_tournament, execute_tournament
from events.tournaments.tournament_store import TournamentStore
from games.kernel.table.table import Actor
from tests.market.title import TITLES
from tournaments.messages.registration import CreateTournament, Register
from tournaments.settings import GameSettings, Settings, Swiss

OLGA = Actor("player", "olga")
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
    return create_tournament(store, Actor("organizer", "olga"), command, command_id)


def player(number: int) -> Actor:
    """One of many players."""
    return Actor("player", f"player{number}")


def register(store: TournamentStore, tournament: str, *numbers: int) -> None:
    """Let players register."""
    for number in numbers:
        execute_tournament(store, tournament, player(number), Register())
