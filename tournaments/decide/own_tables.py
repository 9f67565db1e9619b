"""An organizer who plays has no power over their own tables, and cannot end the tournament."""

from collections.abc import Sequence

from games.kernel.refusal import Illegal
from tournaments.decide.request import Request
from tournaments.state import Round, Table, Tournament


def plays_at(table: Table, player: str) -> bool:
    """Return whether a player has a seat at a table, or had one that a bot took over."""
    return player in table.players


def check_not_own_table(request: Request, table: Table) -> None:
    """Refuse power over a table at which the organizer plays."""
    if plays_at(table, request.player):
        raise Illegal("own_table")


def check_some_table(request: Request, tables: Sequence[Table]) -> None:
    """Refuse a command if the organizer plays at all tables that it could be for, or if there are none."""
    if not tables:
        raise Illegal("no_table_left")
    if all(plays_at(table, request.player) for table in tables):
        raise Illegal("own_table")


def rivals(state: Tournament, organizer: str) -> frozenset[str]:
    """Return the organizer and all who sit at the organizer's table now, or sat at the last one."""
    tables = [table for round_ in state.rounds for table in round_.tables if plays_at(table, organizer)]
    return frozenset({organizer, *(player for table in tables[-1:] for player in table.humans)})


def check_not_rival(request: Request, player: str) -> None:
    """Refuse power over the organizer's own result, and over players at the organizer's table."""
    if player in rivals(request.state, request.player):
        raise Illegal("own_table")


def check_does_not_play(request: Request) -> None:
    """Refuse organizers who take part, or have sat at a table, what could decide about their own result."""
    known = request.state.participant(request.player)
    tables = [table for round_ in request.state.rounds for table in round_.tables]
    if (known and known.active) or any(plays_at(table, request.player) for table in tables):
        raise Illegal("organizer_plays")


def table_of(round_: Round, number: int) -> Table:
    """Return a table by its number. Raises Illegal if there is none."""
    if not 1 <= number <= len(round_.tables):
        raise Illegal("no_such_table", table=number)
    return round_.tables[number - 1]
