"""Colour tokens: they apply before anything else, and nobody is asked."""

from games.dice_hospital import commands as c
from games.dice_hospital.hooks import department_choices
from games.dice_hospital.modules.investments.messages import UseToken
from tests.games.dice_hospital.investments.tokens import activation
from tests.games.dice_hospital.tables import Scene, beds, hospital
from tests.games.scenes import offered, refused, when


def healed_in(scene: Scene, department: str, meeple: str = "nurse", *named: str) -> set[tuple[int, ...]]:
    """Whom a meeple may heal in a department, if the command names these colours."""
    wanted = meeple, department, named
    found = offered(scene, 0, c.PlaceMeeple)
    return {one.patients for one in found if (one.meeple, one.department, one.colours) == wanted}


def test_the_department_heals_the_tokens_colour_instead_of_its_own() -> None:
    scene = activation(hospital("R2 G3 Y4"), {"trauma_unit": "green_colour.1"})
    assert healed_in(scene, "trauma_unit") == {(2,)}
    assert refused(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,))) == "wrong_colour"
    assert beds(when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (2,)))) == "R2 G4* Y4"


def test_the_token_laid_last_wins() -> None:
    scene = activation(hospital("R2 G3 Y4"), {"trauma_unit": "green_colour.1 yellow_colour.1"})
    assert healed_in(scene, "trauma_unit") == {(3,)}
    scene = activation(hospital("R2 G3 Y4"), {"trauma_unit": "yellow_colour.1 green_colour.1"})
    assert healed_in(scene, "trauma_unit") == {(2,)}


def test_nothing_on_a_department_without_a_colour() -> None:
    scene = activation(hospital("R2 G2 Y4"), {"intensive_care": "green_colour.1"})
    assert healed_in(scene, "intensive_care") == {(1,), (2,)}


def test_the_shape_of_the_effect_stays() -> None:
    one = hospital("G2 G3 G4 R2 R3 R4", tiles="cardiology.1")
    scene = activation(one, {"cardiology.1": "green_colour.1"}, chosen=("nurse", "cardiology.1"))
    assert healed_in(scene, "cardiology.1") == {(1, 2, 3)}


def test_an_observation_unit_changes_its_colour_too() -> None:
    one = hospital("G2/1 R2/1", tiles="observation_unit_red.1")
    scene = activation(one, {"observation_unit_red.1": "green_colour.1"})
    assert healed_in(scene, "observation_unit_red.1") == {(1,)}


def test_other_copies_and_other_seats_keep_their_colour() -> None:
    one = hospital("R2 G3", tiles="surgical_theatre.1 surgical_theatre.2")
    scene = activation(one, {"surgical_theatre.1": "green_colour.1"})
    assert healed_in(scene, "surgical_theatre.1") == {(2,)}
    assert healed_in(scene, "surgical_theatre.2") == {(1,)}
    theirs = offered(scene, 1, c.PlaceMeeple)
    assert c.PlaceMeeple("nurse", "trauma_unit", (101,)) in theirs


def test_a_bag_recolours_into_the_tokens_colour() -> None:
    scene = activation(hospital("R2", bags=1), {"trauma_unit": "green_colour.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,), (1,)))
    assert beds(scene) == "G3*r"


def test_the_specialist_reacts_to_whom_the_department_healed() -> None:
    one = hospital("G3 G4", cards="virologist.1 anaesthetist.1")
    scene = activation(one, {"trauma_unit": "green_colour.1"})
    scene = when(scene, 0, c.PlaceMeeple("virologist.1", "trauma_unit", (1,)))
    assert beds(when(scene, 0, c.UseSpecialist((2,)))) == "G4* G5*"


def test_it_is_never_used_by_a_command() -> None:
    scene = activation(hospital("G3 G4"), {"trauma_unit": "green_colour.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert not offered(scene, 0, UseToken)
    assert refused(scene, 0, UseToken("green_colour.1", (2,))) == "token_not_usable"


def test_tokens_on_an_intern_can_be_activated_when_you_use_her_so_a_colour_token_is_optional() -> None:
    """Ruling 107: a command that names the colour turns the department where she stands."""
    one = hospital("R2 G3 Y4", cards="intern.1 intern.2")
    scene = activation(one, {"intern.1": "yellow_colour.1"})
    assert healed_in(scene, "trauma_unit", "intern.1") == {(1,)}
    assert healed_in(scene, "trauma_unit", "intern.1", "yellow") == {(3,)}
    assert healed_in(scene, "pharmacy", "intern.1", "yellow") == {(3,)}
    assert healed_in(scene, "intensive_care", "intern.1") == {(1,)}
    for department, meeple in (
        ("intensive_care", "intern.1"),
        ("oncology", "intern.1"),
        ("trauma_unit", "intern.2"),
        ("trauma_unit", "nurse"),
    ):
        assert healed_in(scene, department, meeple, "yellow") == set()
        assert refused(scene, 0, c.PlaceMeeple(meeple, department, (3,), (), ("yellow",))) == "wrong_colours"
    assert refused(scene, 0, c.PlaceMeeple("intern.1", "trauma_unit", (3,))) == "wrong_colour"
    assert (
        refused(scene, 0, c.PlaceMeeple("intern.1", "trauma_unit", (3,), (), ("green",))) == "wrong_colours"
    )
    scene = when(scene, 0, c.PlaceMeeple("intern.1", "trauma_unit", (3,), (), ("yellow",)))
    assert beds(scene) == "R2 G3 Y5*"


def test_a_bag_recolours_for_the_department_s_colour_or_for_that_of_the_intern() -> None:
    scene = activation(hospital("G3", cards="intern.1", bags=1), {"intern.1": "yellow_colour.1"})
    usual = c.PlaceMeeple("intern.1", "trauma_unit", (1,), (1,))
    instead = c.PlaceMeeple("intern.1", "trauma_unit", (1,), (1,), ("yellow",))
    assert {usual, instead}.issubset(offered(scene, 0, c.PlaceMeeple))
    assert beds(when(scene, 0, usual)) == "R4*g"
    assert beds(when(scene, 0, instead)) == "Y4*g"


def test_an_intern_may_leave_the_department_the_colour_of_its_own_token() -> None:
    one = hospital("R2 G3 Y4", cards="intern.1")
    scene = activation(one, {"intern.1": "yellow_colour.1", "trauma_unit": "green_colour.1"})
    assert healed_in(scene, "trauma_unit", "intern.1") == {(2,)}
    assert healed_in(scene, "trauma_unit", "intern.1", "yellow") == {(3,)}
    assert healed_in(scene, "trauma_unit") == {(2,)}


def test_an_intern_with_two_colour_tokens_may_use_either() -> None:
    one = hospital("R2 G3 Y4", cards="intern.1")
    scene = activation(one, {"intern.1": "yellow_colour.1 green_colour.1"})
    assert healed_in(scene, "trauma_unit", "intern.1") == {(1,)}
    assert healed_in(scene, "trauma_unit", "intern.1", "yellow") == {(3,)}
    assert healed_in(scene, "trauma_unit", "intern.1", "green") == {(2,)}
    assert healed_in(scene, "pharmacy", "intern.1", "green") == set()


def test_no_meeple_has_a_colour_imposed_on_it() -> None:
    one = hospital("R2 G3 Y4", cards="surgeon.1 intern.1 intern.2")
    scene = activation(one, {"trauma_unit": "green_colour.1", "intern.1": "red_colour.1"})
    choices, others = scene.rules.resolve(department_choices)(scene.rules, scene.state, 0)
    assert choices["trauma_unit"].colour == "green"
    assert others == {}
    assert scene.rules.resolve(department_choices)(scene.rules, scene.state, 1) == (
        scene.rules.box.choices,
        {},
    )
