"""What the easy bot does in the city."""

from typing import Any

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.view import view
from tests.games.dice_hospital.city.tables import FULL, in_city
from tests.games.dice_hospital.city.test_trips import trip
from tests.games.dice_hospital.tables import Scene, given, hospital
from tests.games.scenes import when


def _easy(scene: Scene, seat: int = 0) -> Any:
    shown = view(scene.rules, scene.state, seat, False)
    return DICE_HOSPITAL.policy(shown, scene.rules.legal(scene.state, seat), lambda _bound: 0)


def test_easy_goes_where_the_whole_trip_is_best() -> None:
    """To the right a 4 at the end of a road; below a 3, and a 5 beyond it."""
    scene = trip("x:R3 w:Y4 x:G3 x:R4  x:Y3 x:G5 x:R3 x:Y5  x:G3 x:R3 x:Y4 x:G3")
    assert _easy(scene) == m.WalkTo(4)
    assert _easy(when(scene, 0, m.WalkTo(4))) == m.WalkTo(5)


def test_easy_fetches_who_would_die() -> None:
    """The last of three: rather the 1 than the 4."""
    scene = trip("x:R3 x:Y4 x:G3 x:R4  x:Y1 x:G3 x:R5 x:Y5  x:G3 x:R3 x:Y4 x:G3", fetched={0: "G3"})
    assert _easy(scene) == m.WalkTo(4)


def test_easy_leaves_nobody_who_would_die_behind_a_longer_way() -> None:
    """The 1 is behind a 3; the other way leads to two fours."""
    scene = trip("x:R3 w:Y4 x:G3 x:R4  ns:Y3 x:G5 x:R3 x:Y5  x:G1 x:R4 x:Y4 x:G3")
    assert _easy(scene) == m.WalkTo(4)
    assert _easy(when(scene, 0, m.WalkTo(4))) == m.WalkTo(8)


def test_easy_counts_one_token_for_a_trip() -> None:
    """With a token in the ambulance, a second one does not make up for a healthier patient."""
    city = "x:R3{} x:Y4 x:G3 x:R4  x:Y3+heal.1 x:G3 x:R5 x:Y5  x:G3 x:R3 x:Y4 x:G3"
    assert _easy(trip(city.format(""), fetched={0: "G3"})) == m.WalkTo(4)
    assert _easy(trip(city.format("+nurse.1"), fetched={0: "G3"})) == m.WalkTo(1)


def test_easy_discharges_before_it_rescues() -> None:
    """One nurse is left. In the city there are too many dying patients to treat them all."""
    wards = hospital("R1 Y6", nurses_placed=2)
    (dying, healthy) = wards.patients
    assert _easy(in_city("activation", FULL, wards, hospital())).patients == (healthy.id,)
    assert _easy(given("activation", wards, hospital())).patients == (dying.id,)


def test_easy_rather_leaves_a_line_than_bring_new_patients_into_the_city() -> None:
    """Both are fours, but one is the last of its row."""
    scene = trip("x:R3 x x x:R4  x:Y4 x x:R3 x:Y5  x:G5 x:R3 x:Y4 x:G3", fetched={0: "G3"})
    assert _easy(scene) == m.WalkTo(4)


def test_easy_parks_where_the_best_trip_begins() -> None:
    scene = in_city(
        "city_moves",
        "n:R5 x:Y2 x:G5 x:R5  x:Y3 x:G3 x:R3 x:Y5  x:G3 x:R3 x:Y3 x:G3",
        ambulances={0: (1, "north"), 1: (11, "south")},
        city_fields={"order": (1, 0)},
        acted=(1,),
        first_player=1,
        round=2,
        taken={},
    )
    assert _easy(scene).tile in (2, 3), "from there three fives"


def test_easy_uses_tokens_for_those_whom_nobody_else_treats() -> None:
    scene = in_city(
        "activation",
        FULL,
        hospital("R3 Y4*", nurses_placed=3),
        hospital(),
        tokens={0: "heal.1 heal_yellow.1"},
    )
    assert _easy(scene) == m.UseBonusToken("bonus_heal.1", 1)
    scene = when(scene, 0, m.UseBonusToken("bonus_heal.1", 1))
    assert _easy(scene) == c.FinishActivation(), "the other token is kept"


def test_easy_hires_a_seventh_meeple() -> None:
    """Three nurses and three specialists are enough in the base game, not for the patients of the city."""
    shown: dict[str, Any] = {"departments": ("radiology.1",), "specialists": ("surgeon.2",)}
    six = hospital(cards="surgeon.1 pharmacist.1 virologist.1")
    assert _easy(in_city("improvement", FULL, six, hospital(), **shown)).improvement == "surgeon.2"
    assert _easy(given("improvement", six, hospital(), **shown)).improvement == "radiology.1"
    seven = hospital(cards="surgeon.1 pharmacist.1 virologist.1 urologist.1")
    assert _easy(in_city("improvement", FULL, seven, hospital(), **shown)).improvement == "radiology.1"


def test_easy_brings_fives_to_the_brink_of_leaving() -> None:
    """One nurse is left. In the base game a 4 and a 5 are worth the same, and the 4 comes first."""
    wards = hospital("R4 Y5", nurses_placed=2)
    (four, five) = wards.patients
    assert _easy(in_city("activation", FULL, wards, hospital())).patients == (five.id,)
    assert _easy(given("activation", wards, hospital())).patients == (four.id,)


def test_easy_keeps_a_healing_token_rather_than_a_nurse() -> None:
    """A token of two steps heals more than a nurse in a department that others left."""
    scene = trip("x:R2+nurse.1 x:Y2+heal.1 x:G2+heal_red.3 x:R4  x:Y3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    scene = when(when(scene, 0, m.WalkTo(1)), 0, m.WalkTo(2))
    assert _easy(scene) == m.KeepBonusToken("bonus_heal_red.3")


def test_easy_treats_only_who_can_leave_in_the_last_round() -> None:
    """One nurse is left. A 5 becomes a 6, which helps only if there is another round."""
    wards = hospital("R5 Y6*", nurses_placed=2)
    (five, six) = wards.patients
    assert _easy(in_city("activation", FULL, wards, hospital(), round=7)).patients == (five.id,)
    assert _easy(in_city("activation", FULL, wards, hospital(), round=8)).patients == (six.id,)


def test_easy_rescues_a_dying_patient_in_the_last_round() -> None:
    """One nurse is left. Nobody can leave, and a death costs two points."""
    wards = hospital("R1 Y5", nurses_placed=2)
    (dying, five) = wards.patients
    assert _easy(in_city("activation", FULL, wards, hospital(), round=7)).patients == (five.id,)
    assert _easy(in_city("activation", FULL, wards, hospital(), round=8)).patients == (dying.id,)
