"""Tournaments that were really played: each round paired by the rules, each game by random commands."""

from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.tournaments.execute_tournament import create_tournament, execute_tournament
from events.tournaments.folded_tournament import FoldedTournament
from events.tournaments.tournament_store import TournamentStore
from games.kernel.messages import Command
from games.kernel.table.lobby import Join, Resign, Start
from games.kernel.table.table import Actor, TournamentTable
from games.kernel.table.undo import UNDO_COMMANDS
from tournaments.messages.registration import CreateTournament, Enter
from tournaments.messages.rounds import OpenTables, PairRound, RecordResult, StartRound
from tournaments.new_games import new_game
from tournaments.settings import GameSettings, Settings, Swiss

OLGA = Actor("player", "olga")
SERVICE = Actor("service")


class Hall(NamedTuple):
    """Where tournaments are played."""

    tournaments: TournamentStore
    games: Store

    def do(self, tournament: str, command: Command, actor: Actor = OLGA) -> FoldedTournament:
        """The tournament after a command."""
        return execute_tournament(self.tournaments, tournament, actor, command).folded

    def load(self, tournament: str) -> FoldedTournament:
        """The tournament as it is now."""
        return self.tournaments.load(tournament)


def settings(title: str = "market", **more: Any) -> Settings:
    """Settings of a small Swiss tournament."""
    usual: dict[str, Any] = {"game": GameSettings(title), "table_size": 2, "stages": (Swiss(2),)}
    return Settings(name="Spring Open", **{**usual, **more})


def begun(hall: Hall, players: int = 6, **more: Any) -> FoldedTournament:
    """A tournament whose players are entered."""
    command = CreateTournament(settings(**more))
    made = create_tournament(hall.tournaments, Actor("organizer", "olga"), command).folded
    return hall.do(made.id, Enter(tuple(f"player-{number:03}" for number in range(players))))


def next_round(hall: Hall, tournament: str) -> FoldedTournament:
    """The tournament with the games of its next round opened."""
    hall.do(tournament, StartRound())
    return opened(hall, tournament)


def opened(hall: Hall, tournament: str) -> FoldedTournament:
    """The tournament with the games of a round opened that was started."""
    number = len(hall.load(tournament).state.rounds)
    folded = hall.load(tournament)
    if folded.state.rounds[-1].status == "starting":
        folded = hall.do(tournament, PairRound(number), SERVICE)
    title = hall.games.titles[folded.state.settings.game.title]
    owner = Actor("organizer", folded.state.owner)
    games = []
    for table, seats in enumerate(folded.state.rounds[-1].tables, 1):
        command = new_game(folded.state.settings, seats.players, title.stand_in)
        at = TournamentTable(tournament, number, table, folded.state.settings.rated)
        games.append(create(hall.games, owner, replace(command, tournament=at)).folded.id)
    return hall.do(tournament, OpenTables(number, tuple(games)), SERVICE)


def play_round(hall: Hall, tournament: str, luck: Random) -> FoldedTournament:
    """The tournament after all games of its newest round were played and their results taken over."""
    folded = hall.load(tournament)
    number = len(folded.state.rounds)
    for table, seats in enumerate(folded.state.rounds[-1].tables, 1):
        if seats.game and not seats.done:
            folded = take_over(hall, folded, number, table, play(hall.games, seats.game, luck))
    return folded


def take_over(
    hall: Hall, folded: FoldedTournament, round_: int, table: int, game: FoldedGame
) -> FoldedTournament:
    """The tournament with the result of a game."""
    result = RecordResult(round_, table, game.id, game.head, game.table.standings)
    return hall.do(folded.id, result, SERVICE)


def play(store: Store, game: str, luck: Random) -> FoldedGame:
    """A game after everybody came and it was played to its end."""
    folded = store.load(game)
    players = [seat.reserved for seat in folded.table.seats if seat.reserved]
    for player in players:
        folded = execute(store, game, Actor("player", player), Join()).folded
    execute(store, game, SERVICE, Start())
    return play_on(store, game, luck)


def play_on(store: Store, game: str, luck: Random) -> FoldedGame:
    """A game that has begun after it was played to its end."""
    folded = store.load(game)
    while folded.table.status == "playing":
        actor, command = luck.choice(_choices(folded))
        folded = execute(store, game, actor, command).folded
    return folded


def _choices(folded: FoldedGame) -> list[tuple[Actor, Command]]:
    due = folded.game.rules.due_command(folded.table.play)
    if due:
        return [(SERVICE, due)]
    found: list[tuple[Actor, Command]] = []
    for seat, seating in enumerate(folded.table.seats):
        actor = Actor("bot", seat=seat) if seating.bot_plays else Actor("player", seating.player)
        legal = folded.game.legal(folded.table, actor)
        found += [(actor, each) for each in legal if type(each) not in (Resign, *UNDO_COMMANDS)]
    return found


def played(hall: Hall, players: int = 6, luck: int = 1, **more: Any) -> FoldedTournament:
    """A tournament from its creation to its end."""
    folded, random = begun(hall, players, **more), Random(luck)
    while folded.state.status not in ("finished", "cancelled"):
        next_round(hall, folded.id)
        folded = play_round(hall, folded.id, random)
    return folded
