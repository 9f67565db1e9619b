"""The two stores that running a tournament needs."""

from typing import NamedTuple

from events.fold.store import Store
from events.tournaments.tournament_store import TournamentStore
from games.kernel.table.table import Actor

SERVICE = Actor("service")


class Stores(NamedTuple):
    """The tournaments and the games of one Redis, for one thread."""

    tournaments: TournamentStore
    games: Store
