"""Games of bots, and what their seats had at the start of every round."""

import hashlib
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from games.kernel.chance import Seeded, bot_luck
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE
from games.kernel.position import Bot
from games.kernel.rules import Rules
from games.kernel.search.knowledge import worths
from games.kernel.search.linear_worth import POINTS, LinearWorth
from games.kernel.search.playout import POINT
from games.kernel.title import Title


class Sample(NamedTuple):
    """What a seat had at the start of a round, and what that was worth in the end."""

    round: int
    features: Mapping[str, int]
    target: int
    """The points at the end that neither the points so far nor other modules explain, in hundredths."""


def samples(
    title: Title, modules: tuple[str, ...], fitted: LinearWorth, bot: Bot, number: int, players: int
) -> Iterator[Sample]:
    """Play a game of copies of a bot. Every seat is a sample in every round but the first."""
    rules = compose(title, modules, {}, ("bot",) * players)
    seed = hashlib.sha256(f"train {', '.join(modules)}, game {number}".encode()).digest()
    chance, version, seen, found = Seeded(seed), 0, 1, list[tuple[int, int, Mapping[str, int], int]]()
    _, state = rules.begin(fresh_state(title, rules), chance)
    while awaiting := rules.awaiting(state):
        if state.round > seen:
            seen = state.round
            for seat in range(players):
                had = fitted.features(rules, state, seat)
                found.append((seat, seen, had, _others(rules, state, seat, fitted)))
        seat, command, version = SERVICE, rules.due_command(state), version + 1
        if command is None:
            seat = awaiting.seats[0]
            below = bot_luck(seed, version, seat)
            command = bot(title.position(rules, state, seat, below), below)
        _, state = rules.decide(state, seat, command, chance)
    points = [each.points for each in title.standings(rules, state)]
    for seat, at, had, explained in found:
        so_far = fitted.weights.get(POINTS, 0) * had.get(POINTS, 0)
        yield Sample(at, had, POINT * points[seat] - so_far - explained)


def _others(rules: Rules, state: object, seat: int, fitted: LinearWorth) -> int:
    """What the other modules say that the state is worth."""
    return sum(worth(rules, state, seat) for worth in worths(rules) if worth is not fitted)
