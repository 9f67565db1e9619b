"""Plans of an activation: changed plans can be carried out, and searching for them pays."""

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.bots.knowledge import knowledge_of
from games.kernel.chance import Seeded
from games.kernel.search.compare import Compared, Limits, compare
from games.kernel.search.playout import Meter, Playout
from tests.games.dice_hospital.tables import Scene, given, hospital

KNOWLEDGE = knowledge_of(DICE_HOSPITAL.all_modules)
SCENE = given(
    "activation",
    hospital(
        "R2 R3 Y5 Y6 G4 G6 R5",
        tiles="surgical_theatre.1 radiology.1",
        cards="surgeon.1 paramedic.1",
        bags=1,
    ),
    hospital(),
    round=5,
    acted=(1,),
)


def compared(scene: Scene, plans: int) -> list[Compared]:
    """The commands of seat 0, compared with so many plans each."""
    limits = Limits(width=4, plans=plans, finalists=1, playouts=1, rounds=0, work=100_000)
    position = DICE_HOSPITAL.position(scene.rules, scene.state, 0, lambda _bound: 0)
    return compare(KNOWLEDGE, limits, position, Seeded(b"luck").below)


def test_a_changed_plan_can_be_carried_out() -> None:
    playout = Playout(KNOWLEDGE, SCENE.rules, 0, Meter(1_000_000))
    chance = Seeded(b"changes")
    plan = playout.play(SCENE.state, chance, SCENE.state.round)
    for number in range(30):
        changed = playout.change(plan, chance, SCENE.state.round, keep=number % 2 == 0)
        assert changed.commands != plan.commands
        state = SCENE.state
        for before, command in changed.moves:
            assert before == state
            _, state = SCENE.rules.decide(state, 0, command, Seeded(b"other draws"))


def test_more_plans_find_a_better_one() -> None:
    few, many = (compared(SCENE, plans)[0].worth for plans in (1, 20))
    assert many > few


def test_the_best_plan_is_worth_what_comes_of_it() -> None:
    best = compared(SCENE, 10)[0]
    assert best.plan is not None
    state, chance = SCENE.state, Seeded(b"any")
    for command in (best.command, *best.plan.commands):
        _, state = SCENE.rules.decide(state, 0, command, chance)
    playout = Playout(KNOWLEDGE, SCENE.rules, 0, Meter(1_000_000))
    assert playout.play(state, chance, state.round).worth == best.worth


def test_modules_name_the_steps_that_are_planned() -> None:
    modules = DICE_HOSPITAL.all_modules
    planned = {module.key: module.planned_steps for module in modules if module.planned_steps}
    assert planned == {
        "base": ("ambulances", "admission", "improvement", "trade_in", "activation"),
        "administrators": ("protection",),
        "medical_reports": ("reports",),
    }
    assert all(KNOWLEDGE.planned(step) for steps in planned.values() for step in steps)
    assert not any(KNOWLEDGE.planned(step) for step in ("arrival", "first_reveal", "shift_change"))
    without = [module for module in modules if module.key != "medical_reports"]
    assert not knowledge_of(tuple(without)).planned("reports")
