"""How bots that search plan a round of Clinic."""

import pytest

from games.clinic import commands as c
from games.clinic.bots.knowledge import knowledge_of
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded
from games.kernel.search.compare import Limits, compare
from games.kernel.search.playout import Meter, Playout
from tests.games.clinic.tables import clinic, given

KNOWLEDGE = knowledge_of(CLINIC.all_modules)
LIMITS = Limits(width=3, plans=3, finalists=1, playouts=1, rounds=0, same_draws=True, work=2_000)
SCENE = given(
    "select_1",
    clinic(persons="doctor:white@0b3"),
    clinic(persons="doctor:white@0b3"),
    notepad=("white white", "yellow", "white orange"),
    university=("yellow", "white"),
    round=2,
)


def test_a_plan_goes_through_all_actions_of_a_round() -> None:
    luck = Seeded(b"plan").below
    position = CLINIC.position(SCENE.rules, SCENE.state, 0, luck)
    best = compare(KNOWLEDGE, LIMITS, position, luck)[0]
    assert best.plan is not None
    kinds = [type(command) for command in best.plan.commands]
    assert kinds.count(c.SelectAction) == 2, "the second and third action"
    assert not {c.ParkCar, c.MovePerson} & set(kinds), "what is done at once is no part of a plan"


@pytest.mark.parametrize("keep", [True, False])
def test_a_changed_plan_has_the_same_draws(keep: bool) -> None:
    playout = Playout(KNOWLEDGE, SCENE.rules, 0, Meter(0))
    plan = playout.play(SCENE.state, Seeded(b"draws"), 2)
    changed = playout.change(plan, Seeded(b"draws"), 2, keep, lambda bound: bound - 1)
    before, after = plan.moves[-1], changed.moves[len(plan.moves) - 1]
    assert (after.state, after.drawn) == (before.state, before.drawn)
    assert after.command != before.command
    assert changed.end.notepad == plan.end.notepad


def test_a_plan_is_followed_with_its_own_draws_to_the_same_end() -> None:
    playout = Playout(KNOWLEDGE, SCENE.rules, 0, Meter(0))
    plan = playout.play(SCENE.state, Seeded(b"draws"), 2, varied=True)
    assert playout.follow(SCENE.state, plan.moves, Seeded(b"draws"), 2).commands == plan.commands
