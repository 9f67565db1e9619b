"""How many actions of a bot in Clinic did nothing, and why: `make useless`.

An action did nothing if its seat built, hired and admitted nobody with it.
"""

import sys
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from statistics import fmean
from typing import NamedTuple

from bench.run import Run
from games.clinic import commands as c
from games.clinic.bots.knowledge import knowledge_of
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded, bot_luck
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command, Seat
from games.kernel.search.knowledge import Valued

NO_VALUE = "no action looked useful"
DRAWN = "drawn on purpose, so that others cannot predict it"
FAILED = "it looked useful"
IDLE = (c.FinishBuilding, c.FinishHiring, c.FinishAdmitting, c.MoveAppointment, c.ParkCar, c.TakeCar)
"""Commands in an action that bring nothing."""


class Chosen(NamedTuple):
    """An action that a seat chose, why it was expected to do something or nothing, and whether it did."""

    action: str
    reason: str
    useful: bool


class Game(NamedTuple):
    """The actions of a game, and the points of all seats."""

    actions: list[Chosen]
    points: list[int]


def play(bot: str, players: int, number: int) -> Game:
    """Play a game of copies of a bot."""
    rules, seed = compose(CLINIC, (), {}, ("bot",) * players), sha256(f"useless {number}".encode()).digest()
    values, chance, version = knowledge_of(CLINIC.all_modules).values, Seeded(seed), 0
    chosen: dict[tuple[int, str, Seat], tuple[str, str]] = {}
    used: set[tuple[int, str, Seat]] = set()
    _, state = rules.begin(fresh_state(CLINIC, rules), chance)
    while awaiting := rules.awaiting(state):
        seat, command, version = SERVICE, rules.due_command(state), version + 1
        if command is None:
            seat, number_of_action = awaiting.seats[0], state.step[-1]
            below = bot_luck(seed, version, seat)
            position = CLINIC.position(rules, state, seat, below)
            command = CLINIC.bots[bot](position, below)
            if isinstance(command, c.SelectAction) and command.action:
                why = _reason(position.candidates, command, values(rules, state, seat))
                chosen[state.round, number_of_action, seat] = command.action, why
            elif not isinstance(command, IDLE):
                used.add((state.round, number_of_action, seat))
        _, state = rules.decide(state, seat, command, chance)
    actions = [Chosen(action, why, key in used) for key, (action, why) in chosen.items()]
    return Game(actions, [each.points for each in CLINIC.standings(rules, state)])


def _reason(candidates: Sequence[Command], chosen: Command, value: Valued) -> str:
    if value(chosen) > 0:
        return FAILED
    return DRAWN if any(value(each) > 0 for each in candidates) else NO_VALUE


def table(games: list[Game]) -> Iterator[str]:
    """The lines that are printed: all actions, then those that did nothing by reason and kind."""
    actions = [one for game in games for one in game.actions]
    useless = Counter((one.reason, one.action) for one in actions if not one.useful)
    points = fmean(each for game in games for each in game.points)
    yield f"{useless.total()} of {len(actions)} actions did nothing ({useless.total() / len(actions):.1%})"
    yield from (f"  {reason}: {action}, {times}" for (reason, action), times in useless.most_common())
    yield f"{points:.1f} points on average"


def main() -> int:
    """Play games and print the table."""
    parser = ArgumentParser(prog="make useless", description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="games (%(default)s)")
    parser.add_argument("--players", type=int, default=2, help="seats of a table (%(default)s)")
    parser.add_argument("--bot", default="easy", help="the bot in all seats (%(default)s)")
    arguments = parser.parse_args()
    run, games = Run("useless", started=time.monotonic()), list[Game]()
    for number in range(arguments.games):
        games.append(play(arguments.bot, arguments.players, number))
        run.say(f"{len(games)} of {arguments.games} games")
    print(*table(games), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
