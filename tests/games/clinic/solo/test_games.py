"""Whole solo games: offered if and only if accepted, nothing lost, every goal judged, with any modules."""

from itertools import combinations

import pytest

from games.clinic.modules.solo.goals import BY_KEY, GOALS
from games.clinic.modules.solo.messages import ChooseGoal
from games.clinic.modules.solo.progress import progress_of
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE
from tests.games.clinic.module_games import check_game

MINIS = ("blood_transfusion", "extinguishers", "workaholic_doctors", "zombies")
SUBSETS = [modules for size in range(5) for modules in combinations(MINIS, size)]


@pytest.mark.parametrize("number", range(4))
def test_play_outs_for_one(number: int) -> None:
    state, _ = check_game(number, SUBSETS[(5 * number) % len(SUBSETS)], 1)
    part = progress_of(state)
    assert part.result is not None
    assert part.result.score == state.clinics[0].popularity
    assert part.result.reached == BY_KEY[part.goal or ""].judge(state, 0)


@pytest.mark.soak
@pytest.mark.parametrize("modules", SUBSETS, ids="+".join)
def test_play_outs_for_one_with_every_subset(modules: tuple[str, ...]) -> None:
    for number in range(12):
        check_game(number, modules, 1)


@pytest.mark.parametrize("goal", [goal.key for goal in GOALS])
def test_a_game_for_every_goal(goal: str) -> None:
    rules, luck = compose(CLINIC, (), {}, ("bot",)), Seeded(goal.encode())
    _, state = rules.begin(fresh_state(CLINIC, rules), luck)
    while awaiting := rules.awaiting(state):
        if due := rules.due_command(state):
            _, state = rules.decide(state, SERVICE, due, luck)
            continue
        legal = rules.legal(state, awaiting.seats[0])
        view = CLINIC.view(rules, state, 0, False)
        command = CLINIC.policy(view, legal, lambda _bound: 0)
        chosen = ChooseGoal(goal) if state.step == "goal" else command
        _, state = rules.decide(state, 0, chosen, luck)
    result = progress_of(state).result
    assert result is not None
    assert (result.reached, result.score) == (BY_KEY[goal].judge(state, 0), state.clinics[0].popularity)
    assert progress_of(state).goal == goal
