"""Games of version 1 keep the rules that version 2 corrects."""

from functools import partial

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital.modules.city import messages as city
from games.dice_hospital.modules.city.figures import COLUMNS
from games.dice_hospital.modules.city.grid.layout import lay
from games.dice_hospital.modules.city.grid.tiles import connected_tiles
from games.dice_hospital.modules.investments.messages import UseToken
from games.dice_hospital.modules.prototype.recolouring import RecolourPatient
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose
from games.kernel.module import Context
from games.kernel.refusal import Illegal
from tests.games.dice_hospital.city.tables import in_city
from tests.games.dice_hospital.community_care.test_city_maternity import FIRST, FOUR
from tests.games.dice_hospital.investments.tokens import activation
from tests.games.dice_hospital.tables import beds, given, hospital, rules
from tests.games.scenes import goes_on, offered, refused, when

table = partial(given, "activation", version=1)


def test_a_specialist_works_in_full_or_not_at_all() -> None:
    scene = table(hospital("R5 Y2", cards="triage_nurse.1"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("triage_nurse.1", "clinic", (1,)))
    assert refused(scene, 0, c.UseSpecialist((2,))) == "wrong_number_of_patients"
    one = hospital("R2 G4", cards="medical_student.1")
    scene = table(one, hospital(), modules=("experimental_medicine",))
    scene = when(scene, 0, c.PlaceMeeple("medical_student.1", "trauma_unit", (1,)))
    assert offered(scene, 0, c.UseSpecialist) == []


def test_a_target_is_judged_by_the_value_before_the_placement() -> None:
    scene = table(hospital("R5 Y3", cards="paramedic.1", bags=1), hospital())
    scene = when(when(scene, 0, c.PlaceMeeple("paramedic.1", "clinic", (1,))), 0, c.UseBloodBag(2))
    assert beds(when(scene, 0, c.UseSpecialist((2,)))) == "R6* Y6*"


def test_the_prototype_s_paramedic_looks_at_the_value_before_and_recolouring_does_not_treat() -> None:
    scene = table(hospital("R3", cards="paramedic_211.1", bags=1), hospital(), modules=("prototype",))
    assert beds(when(scene, 0, RecolourPatient(1, "green"))) == "G3r"
    scene = when(scene, 0, c.PlaceMeeple("paramedic_211.1", "trauma_unit", (1,)))
    assert beds(when(scene, 0, c.UseSpecialist((1,)))) == "R5*"


def test_what_a_token_heals_triggers_nothing_and_an_intern_s_colour_is_imposed() -> None:
    one = hospital("G3 R3", cards="surgeon.1 intern.1")
    scene = activation(one, {"pharmacy": "red_equal.1", "intern.1": "red_colour.1"}, version=1)
    assert refused(scene, 0, c.PlaceMeeple("intern.1", "pharmacy", (1,))) == "wrong_colour"
    assert c.PlaceMeeple("intern.1", "pharmacy", (2,)) in offered(scene, 0)
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "pharmacy", (1,)))
    scene = when(scene, 0, UseToken("red_equal.1", (2,)))
    assert refused(scene, 0, c.UseSpecialist((2,))) == "not_triggered"


def test_a_city_may_have_a_gap_in_its_first_row() -> None:
    found, gaps = rules(2, modules=("city",), version=1), 0
    for number in range(60):
        tiles = lay(Context(found, Seeded(number.to_bytes(4, "big"))))
        gaps += any(tile - 1 not in connected_tiles(tiles, COLUMNS, tile) for tile in range(1, COLUMNS))
    assert gaps


def test_with_four_mothers_every_mother_is_passed_and_her_place_is_printed() -> None:
    scene = in_city(
        "city_moves",
        "es:R3 Px:P4 x:G5 x:R4  n x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3",
        hospital(FOUR),
        hospital(),
        ambulances=FIRST,
        acted=(0, 1),
        taken={},
        modules=("maternity",),
        version=1,
    )
    assert [command.tile for command in offered(goes_on(scene), 0, city.WalkTo)] == [2, 5]
    figures = {"city_maternity_places": {"2": [[1, 1]]}}
    with pytest.raises(Illegal, match="figure_not_house"):
        compose(DICE_HOSPITAL.as_of(1), ("city", "maternity"), {"figures": figures}, ("human",) * 2)
