"""Games played with the rules only: no HTTP, no Redis, no encoding."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, TypeVar

from games.dice_hospital import commands as c
from games.kernel.chance import Seeded
from games.kernel.messages import SERVICE, Command, Event
from games.kernel.rules import Rules
from games.kernel.table.game import Game, create
from games.kernel.table.lobby import Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer, Table
from games.kernel.title import Title
from games.titles import TITLES

PLAYERS = 4
TITLE, CLINIC = TITLES["dice-hospital"], TITLES["clinic"]
OWNER = Actor(kind="player", id="owner")

T = TypeVar("T")

Policy = Callable[[Random, list[Command]], Command]

WASTEFUL = frozenset({c.UseBloodBag, c.FinishActivation, c.DeclineImprovement, c.TradeIn})
ATTEMPTS = 8


def pick(random: Random, items: Sequence[T]) -> T:
    """Return a random item. `random.choice` takes three times as long, which is not the rules' time."""
    return items[int(random.random() * len(items))]


def random_policy(random: Random, commands: list[Command]) -> Command:
    """Return a random command."""
    return pick(random, commands)


def hoarding_policy(random: Random, commands: list[Command]) -> Command:
    """Return a random command, if possible one that keeps improvements and bags and uses every meeple."""
    for _ in range(ATTEMPTS):
        command = pick(random, commands)
        if not _wasteful(command):
            return command
    return pick(random, [command for command in commands if not _wasteful(command)] or commands)


def _wasteful(command: Command) -> bool:
    return type(command) in WASTEFUL or bool(getattr(command, "recolour", ()))


def start_game(
    number: int, title: Title = TITLE, modules: tuple[str, ...] = ()
) -> tuple[Game, Table, Seeded, list[Event]]:
    """Start a game of four with the seed of its number, and return the events so far."""
    seats = (SeatOffer(kind="bot", bot="random"),) * PLAYERS
    command = CreateGame(title=title.key, seats=seats, modules=modules)
    opened, table, game = create(title, "bench", OWNER, command, "")
    chance = Seeded(number.to_bytes(32, "big"))
    started, table = game.decide(table, OWNER, Start(), chance)
    return game, table, chance, opened + started


def play_game(number: int, policy: Policy, title: Title = TITLE) -> int:
    """Play a game to its end and return the number of commands."""
    game, table, chance, _ = start_game(number, title)
    rules, state, random, count = game.rules, table.play, Random(number), 0
    while awaiting := rules.awaiting(state):
        if awaiting.seats:
            seat = pick(random, awaiting.seats)
            command = policy(random, rules.legal(state, seat))
        else:
            seat, command = SERVICE, due_command(rules, state)
        _, state = rules.decide(state, seat, command, chance)
        count += 1
    return count


def positions(
    number: int, policy: Policy, title: Title = TITLE, modules: tuple[str, ...] = ()
) -> Iterator[tuple[Rules, Any, int]]:
    """Yield every position of a game in which a seat has a choice."""
    game, table, chance, _ = start_game(number, title, modules)
    rules, state, random = game.rules, table.play, Random(number)
    while awaiting := rules.awaiting(state):
        if awaiting.seats:
            seat = pick(random, awaiting.seats)
            yield rules, state, seat
            command = policy(random, rules.legal(state, seat))
        else:
            seat, command = SERVICE, due_command(rules, state)
        _, state = rules.decide(state, seat, command, chance)


def record_game(number: int, policy: Policy) -> tuple[Game, list[Event]]:
    """Play a game to its end and return all its events."""
    game, table, chance, events = start_game(number)
    random = Random(number)
    while awaiting := game.awaiting(table):
        if awaiting.seats:
            seat = pick(random, awaiting.seats)
            actor = Actor(kind="bot", seat=seat)
            command = policy(random, game.legal(table, actor))
        else:
            actor, command = Actor(kind="service"), due_command(game.rules, table.play)
        happened, table = game.decide(table, actor, command, chance)
        events += happened
    return game, events


def due_command(rules: Rules, state: Any) -> Command:
    """Return the command of the background job that a game waits for."""
    command = rules.due_command(state)
    assert command is not None
    return command
