"""Bots: they choose what is offered, from what their seat may see, and the greedy one plays better."""

from random import Random
from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.kernel.chance import Seeded
from games.kernel.compose import fresh_state
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import rules


def _points(seed: int, bots: tuple[str, ...], administrators: bool) -> list[int]:
    """The points of a game between bots, one command after the other."""
    found, random, chance = rules(len(bots), administrators), Random(seed), Seeded(seed.to_bytes(4, "big"))
    _, state = found.begin(fresh_state(DICE_HOSPITAL, found, ()), chance)
    while not found.finished(state):
        due = found.due(state)
        if due:
            _, state = found.decide(state, SERVICE, due, chance)
            continue
        for seat in found.awaiting(state).seats:
            seen: Any = DICE_HOSPITAL.view(found, state, seat, False)
            offered = found.legal(state, seat)
            chosen = DICE_HOSPITAL.bots[bots[seat]](seen, tuple(offered), random.randrange)
            assert chosen in offered
            _, state = found.decide(state, seat, chosen, chance)
            break
    return [hospital.points for hospital in state.hospitals]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_whole_games(players: int) -> None:
    for bot in DICE_HOSPITAL.bots:
        assert len(_points(players, (bot,) * players, administrators=True)) == players


def test_the_greedy_bot_is_far_better_than_chance() -> None:
    games = [_points(seed, ("greedy", "random"), administrators=seed % 2 == 0) for seed in range(8)]
    assert all(greedy > random for greedy, random in games)
