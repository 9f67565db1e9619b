"""How bots that search plan a round of Clinic."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic.bots.knowledge import knowledge_of
from games.clinic.modules.solo.progress import SoloProgress
from games.clinic.title import CLINIC
from games.kernel.chance import RandomBelow, Seeded
from games.kernel.position import Position
from games.kernel.search.compare import Compared, Limits, compare
from games.kernel.search.playout import Meter, Plan, Playout
from games.kernel.search.search_bot import search_bot
from tests.games.clinic.tables import Scene, clinic, given

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

ALONE = given(
    "select_1",
    clinic(persons="doctor:white@0b3"),
    notepad=("white white", "yellow"),
    university=("yellow",),
    round=2,
    solo=SoloProgress("goal_nurses"),
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
    chance = Seeded(b"draws", first=1_000)
    changed = playout.change(plan, chance, 2, keep, lambda bound: bound - 1)
    before, after = plan.moves[-1], changed.moves[len(plan.moves) - 1]
    assert (after.state, after.drawn) == (before.state, before.drawn)
    assert after.command != before.command
    assert changed.end.notepad == plan.end.notepad
    assert chance.next < 1_000, "it goes on where the plan was"


@pytest.mark.parametrize(("same_draws", "dealt"), [(True, 2), (False, 4)])
def test_all_plans_of_a_comparison_can_have_the_same_draws(same_draws: bool, dealt: int) -> None:
    luck, deals = Seeded(b"plan").below, list[Any]()
    position = CLINIC.position(SCENE.rules, SCENE.state, 0, luck)

    def deal(below: RandomBelow) -> Any:
        deals.append(position.deal(below))
        return deals[-1]

    limits = replace(LIMITS, width=2, same_draws=same_draws, work=50_000)
    compare(KNOWLEDGE, limits, replace(position, deal=deal), luck)
    assert len(deals) == dealt, "one to rank the commands, the others for three plans"


def test_the_best_commands_are_compared_with_other_draws() -> None:
    luck = Seeded(b"plan").below
    limits = replace(LIMITS, finalists=2, playouts=2, work=50_000)
    best, second, worst = compare(KNOWLEDGE, limits, CLINIC.position(SCENE.rules, SCENE.state, 0, luck), luck)
    assert (best.playouts, second.playouts, worst.playouts) == (2, 2, 0)


@pytest.mark.parametrize(("scene", "last_round"), [(SCENE, 3), (ALONE, 4)])
def test_whoever_plays_alone_looks_a_round_further(scene: Scene, last_round: int) -> None:
    luck = Seeded(b"plan").below
    limits = replace(LIMITS, finalists=2, playouts=2, work=50_000)
    best = compare(KNOWLEDGE, limits, CLINIC.position(scene.rules, scene.state, 0, luck), luck)[0]
    assert best.plan is not None
    assert (best.plan.end.round, {end.round for end in best.ends}) == (3, {last_round})


def test_a_much_worse_action_is_never_chosen() -> None:
    best, bad = SCENE.rules.legal(SCENE.state, 0)[:2]

    def advise(_position: Position, _below: RandomBelow) -> list[Compared]:
        return [Compared(best, Plan(500, (), SCENE.state)), Compared(bad, Plan(0, (), SCENE.state))]

    bot, luck = search_bot(advise, KNOWLEDGE), Seeded(b"luck").below
    position = CLINIC.position(SCENE.rules, SCENE.state, 0, luck)
    assert type(best) in KNOWLEDGE.hidden
    assert bot(position, lambda bound: bound - 1) == best


def test_a_plan_is_followed_with_its_own_draws_to_the_same_end() -> None:
    playout = Playout(KNOWLEDGE, SCENE.rules, 0, Meter(0))
    plan = playout.play(SCENE.state, Seeded(b"draws"), 2, varied=True)
    assert playout.follow(SCENE.state, plan.moves, Seeded(b"draws"), 2).commands == plan.commands
