"""What the easy bot does with mothers and babies."""

from typing import Any

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.bots.bot_view import BotView, bot_view_of
from games.dice_hospital.commands import TakeAmbulance
from games.dice_hospital.modules.maternity.heuristics import take_ambulance
from games.dice_hospital.modules.maternity.messages import CallMidwife, MakeRoom
from games.dice_hospital.modules.wards.messages import AssignWard
from games.dice_hospital.view import view
from tests.games.dice_hospital.tables import Scene, given, hospital
from tests.games.scenes import goes_on, when

MODULES = ("maternity",)


def _easy(scene: Scene, seat: int = 0) -> Any:
    shown = view(scene.rules, scene.state, seat, False)
    return DICE_HOSPITAL.policy(shown, scene.rules.legal(scene.state, seat), lambda _bound: 0)


def _at_the_door(written: str, carried: str, **more: Any) -> Scene:
    own, other = hospital(written), hospital("R3/1")
    scene = given("ambulances", own, other, ambulances={1: carried}, acted=(0, 1), modules=MODULES, **more)
    return goes_on(scene)


def test_easy_lays_a_mother_into_an_empty_ward_and_others_elsewhere() -> None:
    scene = _at_the_door("R3/1 R3/1 R3/1 Y3/2 P4/3 p4/3", "P3")
    assert _easy(scene) == AssignWard(510, 4)
    scene = _at_the_door("R3/1 R3/1 P4/2 p4/2", "R3")
    assert _easy(scene) == AssignWard(510, 1)


def test_easy_makes_room_where_it_must() -> None:
    scene = _at_the_door("P4/1 p4/1 R2/1 Y3/2 Y4/2 G3/2 R5/3 R5/3 R5/3 G2/4 P4/4 p4/4 G2/4", "P3")
    assert isinstance(_easy(scene), MakeRoom)


def test_easy_wants_small_families() -> None:
    scene = _at_the_door("R3/1", "P3", administrators=("head_of_midwifery", None))
    assert _easy(when(scene, 0, AssignWard(510, 2))) == CallMidwife(510, 1)


def _look(written: str) -> BotView:
    full = {1: "G5 G5 Y5", 2: "R2 R2 R2", 3: "R2 R2 R2"}
    scene = given(
        "ambulances", hospital(written), hospital("R3/1"), ambulances=full, taken={}, modules=MODULES
    )
    shown = view(scene.rules, scene.state, 0, False)
    return bot_view_of(shown, scene.rules.box)


def test_easy_knows_that_babies_take_no_beds() -> None:
    families = " ".join(f"P3/{ward} p3/{ward} p3/{ward}" for ward in (1, 2, 3))
    assert take_ambulance(_look(families), TakeAmbulance(1)) == 0, "nine dice and three: the base is right"
    crowded = _look(f"{families} R3/1 R3/2")
    assert take_ambulance(crowded, TakeAmbulance(1)) == 400, "two who need no beds were counted"
    full = _look("R3/1 " * 11)
    assert take_ambulance(full, TakeAmbulance(1)) == 0, "two find no beds indeed"
