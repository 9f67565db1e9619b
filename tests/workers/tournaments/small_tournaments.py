"""Tournaments of Market on a real Redis, whose time the test moves by hand, and people who play in them."""

from typing import Any

import redis
from msgspec.structs import replace

from events.bot_choice import choose_command
from events.execute import execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.tournaments.execute_tournament import create_tournament, execute_tournament
from events.tournaments.folded_tournament import FoldedTournament
from events.tournaments.tournament_store import TournamentStore
from games.kernel.messages import Command
from games.kernel.table.lobby import Join
from games.kernel.table.table import Actor
from tests.market.title import TITLES
from tests.timed import Watch
from tournaments.messages.registration import CreateTournament, Enter
from tournaments.messages.rounds import StartRound
from tournaments.settings import GameSettings, Settings, Swiss
from tournaments.state import Round, Table
from workers.tournaments.run import run_tournament
from workers.tournaments.stores import Stores
from workers.tournaments.tables import look_after_game

OLGA = Actor("player", "olga")
SERVICE = Actor("service")
SETTINGS = Settings("Cup", GameSettings("market"), table_size=2, stages=(Swiss(2),))
FOUR = ("ann", "bob", "cid", "dee")


class Cup:
    """A tournament of four players in two rounds, unless the test says otherwise."""

    def __init__(self, client: redis.Redis, players: tuple[str, ...] = FOUR, **changes: Any) -> None:
        self.watch = Watch()
        self.stores = Stores(
            TournamentStore(client, TITLES, now=self.watch), Store(client, TITLES, now=self.watch)
        )
        command = CreateTournament(replace(SETTINGS, **changes))
        made = create_tournament(self.stores.tournaments, Actor("organizer", "olga"), command)
        self.id = made.folded.id
        self.give(Enter(players))

    @property
    def folded(self) -> FoldedTournament:
        return self.stores.tournaments.load(self.id)

    @property
    def round(self) -> Round:
        assert self.folded.state.round is not None
        return self.folded.state.round

    def table(self, number: int = 1) -> Table:
        return self.round.tables[number - 1]

    def game(self, number: int = 1) -> FoldedGame:
        game = self.table(number).game
        assert game is not None
        return self.stores.games.load(game)

    def give(self, command: Command, actor: Actor = OLGA) -> None:
        """Give a command of the tournament, usually as its organizer."""
        execute_tournament(self.stores.tournaments, self.id, actor, command)

    def run(self, times: int = 1) -> "Cup":
        """Run the job of the tournament."""
        for _ in range(times):
            run_tournament(self.stores, self.id)
        return self

    def started(self) -> "Cup":
        """The tournament with the games of its first round."""
        self.give(StartRound())
        return self.run()

    def join(self, number: int, *players: str) -> None:
        """Let players of a table take their seats; all of them if none is named."""
        for player in players or self.table(number).humans:
            execute(self.stores.games, self.game(number).id, Actor("player", player), Join())

    def seat_all(self) -> None:
        """Let everybody take their seats, and the games start."""
        for number in range(1, len(self.round.tables) + 1):
            self.join(number)
        self.run()

    def play_on(self, number: int, commands: int = 1000) -> FoldedGame:
        """Play a game to its end, or for some commands, as the easy bot would."""
        folded = self.game(number)
        while folded.table.status == "playing" and commands:
            folded, commands = self._move(folded), commands - 1
        return folded

    def _move(self, folded: FoldedGame) -> FoldedGame:
        games = self.stores.games
        due = folded.game.rules.due_command(folded.table.play)
        if due is not None:
            return execute(games, folded.id, SERVICE, due).folded
        seat = folded.game.awaiting(folded.table).seats[0]
        seating = folded.table.seats[seat]
        bot = replace(seating, kind="bot", bot="easy")
        seats = (*folded.table.seats[:seat], bot, *folded.table.seats[seat + 1 :])
        seen = replace(folded, table=replace(folded.table, seats=seats))
        command = choose_command(seen, seat, b"luck")
        actor = Actor("bot", seat=seat) if seating.bot_plays else Actor("player", seating.player)
        return execute(games, folded.id, actor, command).folded

    def finish_round(self) -> "Cup":
        """Play all games of the round, and take their results over."""
        number = self.round.number
        self.seat_all()
        for table in range(1, len(self.round.tables) + 1):
            if self.folded.state.rounds[number - 1].tables[table - 1].status == "open":
                game = self.play_on(table).id
                look_after_game(self.stores, game)
        return self
