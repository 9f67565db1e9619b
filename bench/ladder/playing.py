"""One game of a match, with the processor time of every choice."""

import hashlib
from collections.abc import Iterable
from time import process_time
from typing import Any

import msgspec

from bench.ladder.matches import Match
from games.kernel.chance import Seeded, bot_luck
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Seat
from games.kernel.position import Bot
from games.kernel.rules import Rules
from games.titles import TITLES


class Played(msgspec.Struct, frozen=True):
    """The result of a game, as a line of the file of results."""

    match: str
    number: int
    versions: list[int]
    """The versions of both bots. Results of other versions do not count."""
    share: float
    """1 for a win, a part of it for a shared one, else 0."""
    points: list[int]
    """The points of the bot, then those of the others."""
    choices: int
    milliseconds: float
    """The processor time of all choices of the bot."""
    slowest: float
    """The milliseconds of its slowest choice."""


def versions_of(match: Match) -> list[int]:
    """Return the versions of the bots of a match."""
    newest = TITLES[match.title].bot_versions
    return [newest[match.bot], *([match.version or newest[match.against]] if match.against else [])]


def play(match: Match, number: int) -> Played:
    """Play a game; the bot sits in each seat in turn. In a game for one, every other game is the other's."""
    versions = versions_of(match)
    own = match.seats.index("bot") if "automa" in match.seats else number % len(match.seats)
    rules, state, times = play_out(match, number, own)
    standings: Iterable[Any] = TITLES[match.title].standings(rules, state)
    points, best = [each.points for each in standings], [each.place == 1 for each in standings]
    return Played(
        match=match.name,
        number=number,
        versions=versions,
        share=1 / sum(best) if best[own] else 0.0,
        points=[points[own], *(each for seat, each in enumerate(points) if seat != own)],
        choices=len(times),
        milliseconds=round(1000 * sum(times), 1),
        slowest=round(1000 * max(times), 1),
    )


def play_out(match: Match, number: int, own: Seat) -> tuple[Rules[Any], Any, list[float]]:
    """Return the rules and the end of a game, and the seconds of the choices of a seat."""
    title, game = TITLES[match.title], number // 2 if match.solo else number
    seats = tuple("automa" if kind == "automa" else "bot" for kind in match.seats)
    rules = compose(title, match.modules, dict(match.options), seats)
    seed = hashlib.sha256(f"{match.name}, game {game}".encode()).digest()
    opening = match.openings[game % len(match.openings)] if match.openings else None
    bots, chance, times, version = _bots(match, number, own), Seeded(seed), list[float](), 0
    _, state = rules.begin(fresh_state(title, rules), chance)
    while awaiting := rules.awaiting(state):
        seat, command, version = SERVICE, rules.due_command(state), version + 1
        if command is None:
            seat = awaiting.seats[0]
            if opening and type(opening) in rules.steps[state.step].commands:
                command = opening
            else:
                below, start = bot_luck(seed, version, seat), process_time()
                command = bots[seat](title.position(rules, state, seat, below), below)
                if seat == own:
                    times.append(process_time() - start)
        _, state = rules.decide(state, seat, command, chance)
    return rules, state, times


def _bots(match: Match, number: int, own: Seat) -> list[Bot]:
    """Return the bot of each seat."""
    title, versions = TITLES[match.title], versions_of(match)
    bot = title.bot(match.bot, versions[0])
    other = title.bot(match.against, versions[1]) if match.against else bot
    if match.solo:
        bot = (bot, other)[number % 2]
    return [bot if seat == own else other for seat in range(len(match.seats))]
