"""Plans of an activation: changed plans can be carried out, and searching for them pays."""

from msgspec.structs import replace

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.bots.knowledge import knowledge_of
from games.dice_hospital.bots.worth import rounds_over
from games.dice_hospital.commands import RevealImprovement
from games.dice_hospital.modules.city.module import CITY
from games.dice_hospital.modules.maternity.module import MATERNITY
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose
from games.kernel.search.compare import Compared, Limits, compare
from games.kernel.search.knowledge import Valued, search_cost, worth_of
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
        for before, command, _ in changed.moves:
            assert before == state
            _, state = SCENE.rules.decide(state, 0, command, Seeded(b"other draws"))


def test_a_plan_goes_on_to_the_end_of_the_round() -> None:
    scene = given("trade_in", hospital("R2 R3 Y5", tiles="radiology.1"), hospital(), round=5)
    plan = compared(scene, 1)[0].plan
    assert plan is not None
    assert {move.state.step for move in plan.moves} == {"activation"}
    assert (plan.end.round, plan.end.step) == (5, "shift_change")
    assert rounds_over(plan.end) == 5


def test_what_a_hospital_is_worth_does_not_change_in_the_shift_change() -> None:
    playout = Playout(KNOWLEDGE, SCENE.rules, 0, Meter(1_000_000))
    before = playout.play(SCENE.state, Seeded(b"draws"), SCENE.state.round).end
    _, after = SCENE.rules.decide(before, 0, RevealImprovement("department"), Seeded(b"draws"))
    assert after.round == before.round + 1
    assert worth_of(SCENE.rules, after, 0) == worth_of(SCENE.rules, before, 0)


def test_modules_that_cost_more_get_less_work() -> None:
    def work(cost: int) -> int:
        spent = list[int]()

        def values(rules: Rules, state: State, seat: int) -> Valued:
            spent.append(1)
            return KNOWLEDGE.values(rules, state, seat)

        knowledge = replace(KNOWLEDGE, values=values, cost=lambda _rules: cost)
        limits = Limits(width=4, plans=30, finalists=1, playouts=1, rounds=0, work=3_000)
        position = DICE_HOSPITAL.position(SCENE.rules, SCENE.state, 0, lambda _bound: 0)
        compare(knowledge, limits, position, Seeded(b"luck").below)
        return len(spent)

    assert work(300) < work(100)


def test_costs_of_modules_add_up() -> None:
    alone, both = (
        search_cost(compose(DICE_HOSPITAL, modules, {}, ("bot", "bot")))
        for modules in (("city",), ("city", "maternity"))
    )
    assert search_cost(SCENE.rules) == 100
    assert alone == 100 + CITY.search_cost
    assert both == alone + MATERNITY.search_cost


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
