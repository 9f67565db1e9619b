"""Investments and Maternity together: pink tokens, three nurses, no tokens in paediatric wards."""

from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.commands import NURSE, PlaceMeeple, UseBloodBag
from games.dice_hospital.events import PatientsArrived
from games.dice_hospital.modules.investments.messages import Invest, KeepToken, UseToken
from games.dice_hospital.modules.investments.state import investments_state, portfolio, tokens_on
from games.dice_hospital.modules.investments.tokens.token_kinds import KINDS, ids_of
from games.dice_hospital.modules.maternity.messages import MothersArrived
from games.kernel.composition.compose import fresh_state
from tests.games.dice_hospital.investments.tokens import activation
from tests.games.dice_hospital.module_games import check_module_game
from tests.games.dice_hospital.tables import Scene, beds, discharged, given, hospital, rules
from tests.games.dice_hospital.whole_games.test_offers import all_bags, same_moves
from tests.games.scenes import goes_on, happened, offered, refused, when

BOTH = ("investments", "maternity")
WARDS = " ".join(f"paediatric_ward_{ward}" for ward in range(1, 5))


def placed(written: str, laid: dict[str, str], command: PlaceMeeple, **more: Any) -> Scene:
    """The scene after a placement in a hospital with these tokens and the paediatric wards."""
    one = hospital(written, tiles=f"{WARDS} {more.pop('tiles', '')}", **more)
    return when(activation(one, laid, BOTH), 0, command)


def test_there_is_a_fourth_space_with_fourteen_pink_tokens() -> None:
    state = fresh_state(DICE_HOSPITAL, rules(2, modules=BOTH))
    spaces = investments_state(state).spaces
    assert [space.colour for space in spaces] == ["red", "yellow", "green", "pink"]
    assert [len(space.pile) for space in spaces] == [14] * 4
    assert sorted(ids_of("pink")) == sorted(f"pink_{kind}.{copy}" for kind in KINDS for copy in (1, 2))


@pytest.mark.parametrize(("modules", "nurses"), [(("maternity",), 4), (BOTH, 3), (("investments",), 3)])
def test_everyone_begins_with_three_nurses_and_not_with_four(modules: tuple[str, ...], nurses: int) -> None:
    state: Any = fresh_state(DICE_HOSPITAL, rules(3, modules=modules))
    assert [own.nurses for own in state.hospitals] == [nurses] * 3


def test_meeples_invest_in_pink_tokens() -> None:
    scene = given("investing", hospital(tiles=WARDS), hospital(), modules=BOTH)
    scene = when(scene, 0, Invest("nurse", "pink"), draws=[0, 0])
    assert portfolio(scene.state, 0).drawn == ("pink_equal.1", "pink_equal.2")
    scene = when(scene, 0, KeepToken("pink_equal.1", "clinic"))
    assert tokens_on(scene.state, 0, "clinic") == ("pink_equal.1",)
    assert investments_state(scene.state).spaces[-1].pile.layers[-1] == ("pink_equal.2",)
    assert refused(scene, 1, Invest("nurse", "pink")) == "space_taken"


def test_paediatric_wards_hold_no_tokens() -> None:
    scene = given("investing", hospital("P4/2 p4/2", tiles=WARDS), hospital(), modules=BOTH)
    scene = when(scene, 0, Invest("nurse", "pink"), draws=[0, 0])
    assert refused(scene, 0, KeepToken("pink_equal.1", "paediatric_ward_2")) == "no_place_for_tokens"
    assert {command.place for command in offered(scene, 0, KeepToken)}.isdisjoint(WARDS.split())
    assert len(offered(scene, 0, KeepToken)) == 6


def test_a_management_expert_brings_no_token_to_a_paediatric_ward() -> None:
    """Elsewhere the same token is lent."""
    laid, expert = {"clinic": "pink_equal.1"}, "management_expert.1"
    scene = placed(
        "P4/2 p4/2", laid, PlaceMeeple(expert, "paediatric_ward_2", (2,)), cards="management_expert.1"
    )
    assert offered(scene, 0, UseToken) == []
    assert refused(scene, 0, UseToken("pink_equal.1", (1,))) == "token_not_usable"
    scene = placed("P4/2 p4/2", laid, PlaceMeeple(expert, "imaging", (2,)), cards="management_expert.1")
    scene = when(scene, 0, UseToken("pink_equal.1", (1,)))
    assert beds(scene) == "P5*/2 p5*/2"


def test_patients_are_alike_in_a_paediatric_ward_where_no_token_may_follow() -> None:
    """The expert healed one of the twins, who look the same now; a token elsewhere makes no difference."""
    expert = PlaceMeeple("management_expert.1", "paediatric_ward_2", (2,))
    laid = {"clinic": "pink_equal.1"}
    scene = placed("P5/2 p2/2 p3*/2", laid, expert, cards="management_expert.1", bags=1)
    assert beds(scene) == "P5/2 p3*/2 p3*/2"
    assert offered(scene, 0, UseBloodBag) == [UseBloodBag(1), UseBloodBag(2)]
    same_moves(scene.rules, scene.state, "bag", all_bags(scene.state.hospitals[0]))


def test_the_tokens_on_an_intern_work_in_a_paediatric_ward() -> None:
    scene = placed(
        "P4/2 p4/2",
        {"intern.1": "pink_equal.1"},
        PlaceMeeple("intern.1", "paediatric_ward_2", (2,)),
        cards="intern.1",
    )
    scene = when(scene, 0, UseToken("pink_equal.1", (1,)))
    assert beds(scene) == "P5*/2 p5*/2"


@pytest.mark.parametrize(
    ("kind", "written", "after"),
    [
        ("equal", "P3/2 p5/2 R3/1", "P4*/2 p5/2 R4*/1"),
        ("higher", "P4/2 p5/2 R3/1", "P5*/2 p5/2 R4*/1"),
        ("lower", "P2/2 p5/2 R3/1", "P3*/2 p5/2 R4*/1"),
        ("low", "P2/2 p5/2 R3/1", "P4*/2 p5/2 R4*/1"),
    ],
)
def test_pink_tokens_heal_another_mother_or_baby(kind: str, written: str, after: str) -> None:
    scene = placed(written, {"trauma_unit": f"pink_{kind}.1"}, PlaceMeeple(NURSE, "trauma_unit", (3,)))
    assert offered(scene, 0, UseToken) == [UseToken(f"pink_{kind}.1", (1,))]
    scene = when(scene, 0, UseToken(f"pink_{kind}.1", (1,)))
    assert beds(scene) == after


def test_a_pink_token_heals_a_mother_one_step_more() -> None:
    scene = placed("P3/2 p5/2", {"imaging": "pink_more.1"}, PlaceMeeple(NURSE, "imaging", (1,)))
    scene = when(scene, 0, UseToken("pink_more.1", (1,)))
    assert beds(scene) == "P5*/2 p5/2"


def test_a_pink_colour_token_turns_a_department_pink() -> None:
    """The ban on turning dice pink does not concern departments."""
    scene = placed(
        "P3/2 p5/2 R3/1", {"trauma_unit": "pink_colour.1"}, PlaceMeeple(NURSE, "trauma_unit", (1,))
    )
    assert beds(scene) == "P4*/2 p5/2 R3/1"


def test_no_blood_bag_turns_a_patient_pink_for_a_token() -> None:
    one = hospital("P3/2 p5/2 R3/1", tiles=WARDS, bags=2)
    scene = activation(one, {"trauma_unit": "pink_colour.1"}, BOTH)
    command = PlaceMeeple(NURSE, "trauma_unit", (3,), (3,))
    assert command not in offered(scene, 0, PlaceMeeple)
    assert refused(scene, 0, command) == "wrong_colour"
    scene = activation(one, {"trauma_unit": "pink_equal.1"}, BOTH)
    scene = when(scene, 0, PlaceMeeple(NURSE, "trauma_unit", (3,)))
    assert {command.patients for command in offered(scene, 0, UseToken)} == {(1,)}


def test_a_red_colour_token_on_a_maternity_department_lets_it_heal_red_patients() -> None:
    scene = placed(
        "P3/2 p5/2 R3/1",
        {"birthing_pool.1": "red_colour.1"},
        PlaceMeeple(NURSE, "birthing_pool.1", (3,)),
        tiles="birthing_pool.1",
    )
    assert beds(scene) == "P3/2 p5/2 R6*/1"


def test_whoever_waits_for_its_family_is_no_target_and_a_token_may_complete_the_family() -> None:
    written, laid = "P7*/2 p6/2 R6/1", {"trauma_unit": "pink_equal.1 pink_higher.1"}
    scene = placed(written, laid, PlaceMeeple(NURSE, "trauma_unit", (3,)))
    assert offered(scene, 0, UseToken) == [UseToken("pink_equal.1", (2,))]
    scene = when(scene, 0, UseToken("pink_equal.1", (2,)))
    assert beds(scene) == ""
    assert discharged(scene) == "R P P"


@pytest.mark.parametrize(
    ("players", "number", "bag", "mothers"), [(2, 3, 8, 2), (2, 6, 9, 2), (4, 4, 13, 3), (4, 5, 14, 3)]
)
def test_the_patients_on_the_parking_come_from_the_bag(
    players: int, number: int, bag: int, mothers: int
) -> None:
    """Mothers are as many as without the parking."""
    step = given("shift_change", *[hospital()] * players, modules=BOTH, round=number - 1, taken={})
    scene = goes_on(step)
    assert len(happened(scene, PatientsArrived)[0].patients) == bag
    assert len(happened(scene, MothersArrived)[0].patients) == mothers


@pytest.mark.parametrize(("number", "players"), [(0, 3), (2, 2)])
def test_games_with_investments_and_maternity(number: int, players: int) -> None:
    whole_game(number, players)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(6))
def test_many_games_with_investments_and_maternity(number: int, players: int) -> None:
    whole_game(number, players)


def whole_game(number: int, players: int) -> None:
    modules = (*BOTH, "five_players") if players == 5 else BOTH
    check_module_game(number, modules, players, available_commands=0.3)
