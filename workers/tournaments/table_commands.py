"""What a tournament wants done in the game of a table: pure functions of both."""

from events.export.file_format import GAME_OVER
from events.fold.clocks import Clocks, any_turn
from events.tournaments.tournament_summary import OVER
from games.kernel.messages import Command
from games.kernel.table.clock import GiveTime, PauseClock, ResumeClock
from games.kernel.table.lobby import Start
from games.kernel.table.nonces import must_commit
from games.kernel.table.table import Table as Game
from games.kernel.table.tournament_games import CallOff, Substitute
from tournaments.state import Table, Tournament


def due_command(tournament: Tournament, table: Table, game: Game) -> Command | None:
    """Return the next command that the service has to send in a game; None if it is as it should be."""
    if game.status in GAME_OVER:
        return None
    if table.done or tournament.status in OVER:
        return CallOff()
    if game.status == "revealing":
        return None
    return _substitution(tournament, table, game) or _start(table, game) or _clock(table, game)


def _substitution(tournament: Tournament, table: Table, game: Game) -> Substitute | None:
    """Return the command that gives a seat to whoever should have it."""
    for seat, player in enumerate(table.seated):
        seating = game.seats[seat]
        if player is None:
            if seating.kind != "bot":
                return Substitute(seat, bot=tournament.settings.bot)
        elif seating.reserved != player:
            return Substitute(seat, player)
    return None


def _start(table: Table, game: Game) -> Start | None:
    ready = not game.free_seats() and not must_commit(game)
    return Start() if game.status == "open" and ready and table.paused is None else None


def _clock(table: Table, game: Game) -> PauseClock | ResumeClock | None:
    stopped = table.paused is not None
    if game.status != "playing" or game.clock is None or game.paused == stopped:
        return None
    return PauseClock() if stopped else ResumeClock()


def due_time(table: Table, game: Game, clocks: Clocks) -> GiveTime | None:
    """Return the command that gives running turns the minutes that the game has not been given yet."""
    minutes = table.more_minutes - game.more_minutes
    return GiveTime(minutes) if game.status == "playing" and minutes > 0 and any_turn(clocks) else None


def missing_players(table: Table, game: Game, may_commit: bool) -> tuple[str, ...]:
    """Return the players who are not ready to play; who has to commit again may be given time for it."""
    if game.status != "open":
        return ()
    seats = {*game.free_seats(), *(() if may_commit else must_commit(game))}
    return tuple(player for seat, player in enumerate(table.seated) if player is not None and seat in seats)
