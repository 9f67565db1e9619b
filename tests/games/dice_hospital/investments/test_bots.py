"""What the easy bot makes of tokens and the Staff Agency, and how much there is to choose from."""

from collections import Counter

from msgspec.structs import replace

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital.modules.investments.messages import UseStaffAgency, UseToken
from games.dice_hospital.view import view
from games.kernel.messages import Command
from tests.games.dice_hospital.investments.tokens import activation
from tests.games.dice_hospital.module_games import module_game
from tests.games.dice_hospital.tables import STARTING, Scene, hospital
from tests.games.scenes import offered, when


def _easy(scene: Scene) -> Command:
    legal = scene.rules.legal(scene.state, 0)
    return DICE_HOSPITAL.policy(view(scene.rules, scene.state, 0, False), legal, lambda _: 0)


def test_tokens_come_before_the_ability_that_ends_them() -> None:
    one = hospital("R2/1 R2/1 R3/2", cards="anaesthetist.1")
    scene = activation(one, {"trauma_unit": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("anaesthetist.1", "trauma_unit", (1,)))
    assert _easy(scene) == UseToken("red_equal.1", (2,))
    scene = when(scene, 0, UseToken("red_equal.1", (2,)))
    assert _easy(scene) == c.UseSpecialist((3,))


def test_an_interns_tokens_come_after_her_ability_and_before_the_next_placement() -> None:
    one = hospital("R2/1 R2/1 G1/2", cards="intern.1")
    scene = activation(one, {"intern.1": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("intern.1", "trauma_unit", (1,)))
    assert _easy(scene) == c.UseSpecialist((3,))
    scene = when(scene, 0, c.UseSpecialist((3,)))
    assert _easy(scene) == UseToken("red_equal.1", (2,))


def test_a_management_expert_borrows() -> None:
    scene = activation(hospital("R2/1 R2/1 G3/2", cards="management_expert.1"), {"oncology": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("management_expert.1", "trauma_unit", (1,)))
    assert _easy(scene) == UseToken("red_equal.1", (2,))


def test_a_department_with_a_token_that_will_work_is_liked_better() -> None:
    one = hospital("R3/1 R3/1", tiles="surgical_theatre.1 surgical_theatre.2")
    scene = activation(one, {"surgical_theatre.2": "red_equal.1"})
    command = _easy(scene)
    assert isinstance(command, c.PlaceMeeple)
    assert command.department == "surgical_theatre.2"


def test_no_bag_is_wasted_on_a_token() -> None:
    one = hospital("R2/1 Y2*/1", bags=1, nurses_placed=2)
    scene = activation(one, {"trauma_unit": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert offered(scene, 0, UseToken)
    assert not isinstance(_easy(scene), UseToken)


def test_the_staff_agency_is_used_when_nurses_have_little_left_to_do() -> None:
    busy = tuple(name for name in STARTING if name != "imaging")
    one = hospital("R3*/1 R4*/1", tiles="staff_agency.1", cards="general_practitioner.1")
    idle = activation(replace(one, used=(*busy, "general_practitioner.1")), {})
    assert _easy(idle) == UseStaffAgency("nurse", "staff_agency.1", "general_practitioner.1")
    sick = replace(one, patients=hospital("R3/1 R4/1").patients, used=(*busy, "general_practitioner.1"))
    assert isinstance(_easy(activation(sick, {})), c.PlaceMeeple)


def test_easy_games_use_what_they_have() -> None:
    used: Counter[type[Command]] = Counter()
    for number in (2, 5, 8):
        used.update(type(move.command) for move in module_game(number, ("investments",), 3).moves)
    assert used[UseToken] > 60
    assert used[c.UseSpecialist] > 40


def test_a_full_hospital_with_tokens_everywhere_has_a_short_list() -> None:
    """Twelve patients that all differ, improvements, an Intern who turns departments, and three bags."""
    one = hospital(
        "R1/1 Y1/1 G1/1 R2/2 Y2/2 G2/2 R3/3 Y3/3 G3/3 R4/4 Y4/4 G5*/4",
        tiles="cardiology.1 triage_centre.1 observation_unit_red.1 staff_agency.1",
        cards="surgeon.1 urologist.1 intern.1 management_expert.1",
        bags=3,
    )
    laid = {
        "trauma_unit": "red_equal.1 green_higher.1",
        "cardiology.1": "green_colour.1 red_low.1",
        "oncology": "yellow_lower.1 green_equal.1",
        "clinic": "red_higher.1 yellow_equal.1",
        "intern.1": "yellow_colour.1 red_lower.1",
    }
    scene = activation(one, laid)
    assert len(scene.rules.legal(scene.state, 0)) < 1500
    scene = when(scene, 0, c.PlaceMeeple("management_expert.1", "trauma_unit", (1,)))
    assert len(offered(scene, 0, UseToken)) < 60
