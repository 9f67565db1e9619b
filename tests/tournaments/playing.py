"""Plays tournaments without games: gives commands, folds what they lead to, and makes results up."""

import functools
import operator
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from games.kernel.chance import Seeded
from games.kernel.messages import Command, Event
from games.kernel.refusal import Illegal
from games.kernel.table.table import Actor
from games.kernel.title import Standing
from tournaments.messages.registration import CreateTournament, Enter
from tournaments.messages.rounds import MarkAbsent, OpenTables, PairRound, RecordResult, StartRound
from tournaments.settings import GameSettings, Settings, Swiss
from tournaments.state import Participant, Round, Table, Tournament
from tournaments.tournament import TOURNAMENT_COMMANDS, TOURNAMENT_EVENTS, create, decide, evolve

SERVICE = Actor("service")
OLGA = "olga"
"""Owns every tournament here, and does not play."""
MINUTE = 60_000
START = 1_800_000_000_000

EVENT: Any = functools.reduce(operator.or_, TOURNAMENT_EVENTS)
COMMAND: Any = functools.reduce(operator.or_, TOURNAMENT_COMMANDS)


def settings(**changes: Any) -> Settings:
    """Return settings for three Swiss rounds at tables of four."""
    given = {
        "name": "Cup",
        "game": GameSettings(title="dice-hospital"),
        "table_size": 4,
        "stages": (Swiss(rounds=3),),
    }
    return Settings(**{**given, **changes})


class Play:
    """A tournament and its clock. Every command is decided twice, and its events are read from JSON."""

    def __init__(self, **changes: Any) -> None:
        self.seed = b"seed"
        self.at = START
        self.version = 1
        self.draws = 0
        commitment = sha256(self.seed).hexdigest()
        command = CreateTournament(settings(**changes))
        self.last: list[Event] = create("cup", Actor("organizer", OLGA), command, commitment, self.at)
        self.state: Tournament = evolve(None, self.last[0], 1)

    def give(self, who: str | Actor, command: Command) -> list[Event]:
        """Give a command and return its events."""
        actor = Actor("player", who) if isinstance(who, str) else who
        chance = Seeded(self.seed, first=self.draws)
        events = decide(self.state, actor, command, self.at, chance)
        read = msgspec.json.decode(msgspec.json.encode(command), type=COMMAND)
        assert decide(self.state, actor, read, self.at, Seeded(self.seed, first=self.draws)) == events
        assert msgspec.json.decode(msgspec.json.encode(events), type=list[EVENT]) == events
        self.draws = chance.next
        self.version += 1
        for event in events:
            self.state = evolve(self.state, event, self.version)
        self.last = events
        return events

    def refused(self, who: str | Actor, command: Command) -> str:
        """Give a command that is refused, and return the code."""
        before = self.state
        with pytest.raises(Illegal) as refusal:
            self.give(who, command)
        assert self.state is before
        return refusal.value.code

    def enter(self, *players: str) -> "Play":
        self.give(OLGA, Enter(players))
        return self

    def start(self) -> "Play":
        """Start the next round, pair it and open its tables."""
        self.give(OLGA, StartRound())
        return self.pair().open()

    def pair(self) -> "Play":
        starting = self.state.round is not None and self.state.round.status == "starting"
        self.give(SERVICE, PairRound(len(self.state.rounds) + (not starting)))
        return self

    def open(self) -> "Play":
        round_ = self.round
        games = tuple(f"g{round_.number}.{number}" for number in range(1, len(round_.tables) + 1))
        if games:
            self.give(SERVICE, OpenTables(round_.number, games))
        return self

    def absent(self, table: int, *players: str) -> "Play":
        """Wait long enough for players who do not come."""
        self.at = max(self.at, self.table(table).waits_until or 0)
        self.give(SERVICE, MarkAbsent(self.round.number, table, players))
        return self

    def result(self, table: int, *points: int, round_: int | None = None, head: str = "") -> "Play":
        """Record the result of a game: the points of each seat."""
        number = round_ or self.round.number
        self.give(SERVICE, self.result_command(number, table, points, head))
        return self

    def result_command(
        self, round_: int, table: int, points: tuple[int, ...], head: str = ""
    ) -> RecordResult:
        game = self.state.rounds[round_ - 1].tables[table - 1].game
        assert game is not None
        places = [1 + sum(other > each for other in points) for each in points]
        standings = tuple(
            Standing(seat, place, each) for seat, (place, each) in enumerate(zip(places, points, strict=True))
        )
        hashed = sha256(f"{game} {points} {head}".encode()).hexdigest()
        return RecordResult(round_, table, game, hashed, standings)

    def finish_round(self) -> "Play":
        """Let every open table end: the players score by the alphabet, bots nothing."""
        for number, table in enumerate(self.round.tables, 1):
            if table.status == "open":
                ranked = sorted(table.humans, reverse=True)
                self.result(
                    number, *(10 * (1 + ranked.index(player)) if player else 0 for player in table.players)
                )
        return self

    def play_round(self) -> "Play":
        return self.start().finish_round()

    @property
    def round(self) -> Round:
        assert self.state.round is not None
        return self.state.round

    def table(self, number: int, round_: int | None = None) -> Table:
        rounds = self.state.rounds
        return rounds[(round_ or len(rounds)) - 1].tables[number - 1]

    def participant(self, player: str) -> Participant:
        found = self.state.participant(player)
        assert found is not None
        return found
