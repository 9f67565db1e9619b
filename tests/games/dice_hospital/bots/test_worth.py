"""What a hospital is worth to bots that search, with and without expansions."""

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.bots import worth
from games.dice_hospital.modules.city.worth import KEPT
from games.dice_hospital.modules.investments.state import PlacedToken, with_portfolio
from games.dice_hospital.modules.investments.worth import LAID
from games.dice_hospital.modules.maternity.worth import BABY, MOTHER
from games.dice_hospital.modules.medical_reports.state import Board
from games.kernel.search.linear_worth import POINTS, LinearWorth
from tests.games.dice_hospital.city.tables import FULL, in_city
from tests.games.dice_hospital.investments.investing import investing
from tests.games.dice_hospital.tables import Scene, given, hospital

TABLES = {
    module.key: module.worth for module in DICE_HOSPITAL.all_modules if isinstance(module.worth, LinearWorth)
}


def had(key: str, scene: Scene) -> dict[str, int]:
    """What seat 0 has of each feature of a module, without those it has nothing of."""
    found = TABLES[key].features(scene.rules, scene.state, 0)
    assert set(found) <= set(TABLES[key].weights)
    return {name: much for name, much in found.items() if much}


def test_the_worth_of_a_hospital_is_the_sum_of_what_it_has() -> None:
    own = hospital("R6 Y6 G2*", tiles="radiology.1", cards="surgeon.1", bags=2, points=9, fatalities=1)
    scene = given("arrival", own, hospital(), round=8)
    found = had("base", scene)
    assert found[POINTS] == 9 - 2 + 2
    assert found[worth.PATIENT[6]] == 2
    assert found[worth.PATIENT[2]] == 1
    weights = TABLES["base"].weights
    assert TABLES["base"](scene.rules, scene.state, 0) == sum(weights[name] * found[name] for name in found)


def test_improvements_count_for_each_round_left() -> None:
    own = hospital(tiles="radiology.1", cards="surgeon.1")
    early, late = (had("base", given("arrival", own, hospital(), round=number)) for number in (3, 8))
    improvements = set(early) & set(worth.KINDS.values())
    assert len(improvements) == 2
    assert {name: early[name] for name in improvements} == {name: 6 * late[name] for name in improvements}


def test_reports_count_as_they_would_at_the_end() -> None:
    found = Board((("report_rrr", "report_yy"), ("report_gg",)), completed=("report_rr",))
    scene = given("reports", hospital(points=10), medical_reports=found)
    assert had("base", scene)[POINTS] == 10 + 2 - 4 - 2 - 2


def test_bonus_tokens_of_the_city_count() -> None:
    scene = in_city("activation", FULL, hospital(), hospital(), tokens={0: "heal.1 heal_yellow.1"})
    assert had("city", scene) == {KEPT: 2}


def test_investment_tokens_count_for_each_round_left() -> None:
    scene = investing(round=6)
    state = with_portfolio(scene.state, 0, laid=(PlacedToken("imaging", "red_equal.1"),))
    assert had("investments", scene._replace(state=state)) == {LAID: 3}


def test_members_of_families_are_not_worth_what_others_are() -> None:
    own = hospital("R3/1 P5/2 p4/2")
    scene = given("activation", own, hospital(), modules=("maternity",))
    assert had("maternity", scene) == {MOTHER: 1, BABY: 1}


@pytest.mark.parametrize("key", TABLES)
def test_weights_are_whole_hundredths(key: str) -> None:
    assert all(type(weight) is int for weight in TABLES[key].weights.values())
