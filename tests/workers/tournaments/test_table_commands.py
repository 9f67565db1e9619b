"""What a tournament wants done in a game, told from the two of them."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.chance import Seeded
from games.kernel.messages import Command
from games.kernel.table.clock import PauseClock, ResumeClock
from games.kernel.table.game import Game, create
from games.kernel.table.lobby import Join, Resign, Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer, TournamentTable, TurnClock
from games.kernel.table.table import Table as Played
from games.kernel.table.tournament_games import CallOff, Substitute
from tests.market.title import MARKET
from tournaments.settings import GameSettings, Settings, Swiss
from tournaments.state import Table, Tournament
from workers.tournaments.table_commands import due_command, missing_players

SERVICE = Actor("service")
SETTINGS = Settings("Cup", GameSettings("market"), table_size=2, stages=(Swiss(2),))
RUNNING = Tournament("t" * 24, "olga", SETTINGS, 1, "", status="running", organizers=("olga",))
TABLE = Table(("ann", "bob"), game="g", status="open")


def opened(**more: Any) -> tuple[Game, Played]:
    seats = tuple(SeatOffer(player=player) for player in ("ann", "bob"))
    command = CreateGame("market", seats, tournament=TournamentTable("t" * 24, 1, 1), **more)
    _, table, game = create(MARKET, "g", Actor("organizer", "olga"), command, "")
    return game, table


def after(game: Game, table: Played, *steps: tuple[str, Command]) -> Played:
    for who, command in steps:
        actor = Actor("player", who) if who else SERVICE
        _, table = game.decide(table, actor, command, Seeded(b""))
    return table


def seated(**more: Any) -> tuple[Game, Played]:
    game, table = opened(**more)
    return game, after(game, table, ("ann", Join()), ("bob", Join()))


def test_a_game_starts_when_all_sit() -> None:
    game, table = opened()
    assert due_command(RUNNING, TABLE, table) is None
    table = after(game, table, ("ann", Join()))
    assert due_command(RUNNING, TABLE, table) is None
    table = after(game, table, ("bob", Join()))
    assert due_command(RUNNING, TABLE, table) == Start()
    assert due_command(RUNNING, replace(TABLE, paused=1), table) is None, "a paused table does not start"
    assert due_command(RUNNING, TABLE, after(game, table, ("", Start()))) is None


def test_bots_sit_in_for_those_who_are_absent_or_replaced() -> None:
    _, table = seated()
    for changes in ({"absent": ("bob",)}, {"bot_plays": ("bob",)}):
        assert due_command(RUNNING, replace(TABLE, **changes), table) == Substitute(1)
    chosen = replace(RUNNING, settings=replace(SETTINGS, bot="random"))
    assert due_command(chosen, replace(TABLE, absent=("ann",)), table) == Substitute(0, bot="random")


def test_a_substitute_gets_the_seat_and_a_player_gets_it_back() -> None:
    game, table = seated()
    replaced = replace(TABLE, players=("ann", "cid"))
    assert due_command(RUNNING, replaced, table) == Substitute(1, "cid")
    table = after(game, table, ("", Substitute(1)))
    assert due_command(RUNNING, TABLE, table) == Substitute(1, "bob")
    table = after(game, table, ("", Substitute(1, "bob")))
    assert due_command(RUNNING, TABLE, table) == Start()


def test_who_resigned_is_left_alone() -> None:
    game, table = seated()
    table = after(game, table, ("", Start()), ("bob", Resign()))
    assert due_command(RUNNING, TABLE, table) is None


@pytest.mark.parametrize(
    "changes", [{"status": "void"}, {"status": "finished", "overridden": True}], ids=["void", "overridden"]
)
def test_a_game_that_no_longer_counts_is_called_off(changes: dict[str, Any]) -> None:
    game, table = opened()
    unwanted = replace(TABLE, **changes)
    assert due_command(RUNNING, unwanted, table) == CallOff()
    assert due_command(RUNNING, unwanted, after(game, table, ("", CallOff()))) is None


def test_games_end_with_their_tournament() -> None:
    _, table = seated()
    for status in ("cancelled", "finished"):
        assert due_command(replace(RUNNING, status=status), TABLE, table) == CallOff()


def test_clocks_stop_and_go_on_with_the_table() -> None:
    game, table = seated(clock=TurnClock(60))
    table = after(game, table, ("", Start()))
    paused = replace(TABLE, paused=1)
    assert due_command(RUNNING, paused, table) == PauseClock()
    stopped = replace(table, paused=True)
    assert due_command(RUNNING, paused, stopped) is None
    assert due_command(RUNNING, TABLE, stopped) == ResumeClock()
    game, table = seated()
    assert due_command(RUNNING, paused, after(game, table, ("", Start()))) is None, "it has no clock"


def test_who_is_missing() -> None:
    game, table = opened()
    assert missing_players(TABLE, table, may_commit=True) == ("ann", "bob")
    table = after(game, table, ("ann", Join()))
    assert missing_players(TABLE, table, may_commit=True) == ("bob",)
    voided = table.with_seat(0, must_commit=True)
    assert missing_players(TABLE, voided, may_commit=True) == ("bob",)
    assert missing_players(TABLE, voided, may_commit=False) == ("ann", "bob")
    _, table = seated()
    assert missing_players(TABLE, replace(table, status="revealing"), may_commit=False) == ()
