"""The bots play whole games from their own view; easy plays better than random."""

import hashlib
from collections.abc import Callable
from typing import Any

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.state import State
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command


def below(*about: object) -> Callable[[int], int]:
    """Luck that depends on nothing but what it is told."""
    digest = hashlib.sha256(repr(about).encode()).digest()
    return lambda bound: int.from_bytes(digest, "big") % bound


def played(seed: int, bots: list[str]) -> tuple[State, list[Command]]:
    rules = compose(DICE_HOSPITAL, (), {}, ("bot",) * len(bots))
    chance = Seeded(seed.to_bytes(4, "big"))
    _, state = rules.begin(fresh_state(DICE_HOSPITAL, rules), chance)
    commands: list[Command] = []
    while awaiting := rules.awaiting(state):
        if awaiting.job:
            due: Any = rules.due_command(state)
            _, state = rules.decide(state, SERVICE, due, chance)
            continue
        seat = awaiting.seats[0]
        luck = below(seed, len(commands), seat)
        command = DICE_HOSPITAL.bots[bots[seat]](DICE_HOSPITAL.position(rules, state, seat, luck), luck)
        commands.append(command)
        _, state = rules.decide(state, seat, command, chance)
    return state, commands


def test_easy_beats_random_and_loses_fewer_patients() -> None:
    tables = [played(seed, ["easy", "random"])[0] for seed in range(12)]
    assert all(state.hospitals[0].points > state.hospitals[1].points for state in tables)
    lost = [sum(state.hospitals[seat].fatalities for state in tables) for seat in (0, 1)]
    assert 4 * lost[0] < lost[1]


def test_easy_discharges_several_at_once_and_scores() -> None:
    tables = [played(seed, ["easy"] * 4)[0] for seed in range(6)]
    points = [hospital.points for state in tables for hospital in state.hospitals]
    assert sum(points) / len(points) > 15
