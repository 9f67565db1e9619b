"""Phases 1 and 2: ambulances, beds, improvements and trading in."""

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from tests.games.dice_hospital.tables import dice, given, hospital, written
from tests.games.scenes import goes_on, happened, offered, refused, when

FULL = {1: "R2 R2 R2", 2: "R3 Y3 G3", 3: "R5 R5 R5", 4: "Y5 Y5 Y5"}


def test_dice_that_leave_no_choice_are_loaded_without_asking() -> None:
    """Ruling 2: tied dice of one colour, or tied dice that fit into one vehicle."""
    before = given("starting_patients", hospital(), hospital(), taken={}, round=0)
    scene = goes_on(before, dice((15, 15, 15), "R2 R2 R2 R2 Y3 G3 R4 Y4 G4"))
    assert scene.state.step == "ambulances"
    assert [written(v.patients) for v in scene.state.ambulances] == ["R2 R2 R2", "R2 Y3 G3", "R4 Y4 G4"]


def test_the_player_to_the_right_loads_one_tied_die_at_a_time_until_nothing_is_left_to_choose() -> None:
    """Ruling 2."""
    before = given("starting_patients", *[hospital()] * 3, taken={}, round=0, first_player=0)
    scene = goes_on(before, dice((18, 18, 18), "R2 R2 Y3 G3 " + "G5 " * 8))
    assert scene.rules.awaiting(scene.state).seats == (2,)
    assert written(scene.state.ambulances[0].patients) == "R2 R2"
    assert refused(scene, 2, c.LoadPatient(1000)) == "patient_not_eligible"
    scene = when(scene, 2, c.LoadPatient(1003))
    assert scene.state.step == "ambulances"
    assert [written(v.patients) for v in scene.state.ambulances][:2] == ["R2 R2 G3", "Y3 G5 G5"]


def test_ambulances_are_taken_clockwise_from_the_first_player() -> None:
    scene = given("ambulances", *[hospital()] * 3, ambulances=FULL, taken={}, first_player=1)
    order = []
    for number in (2, 3, 4):
        (seat,) = scene.rules.awaiting(scene.state).seats
        order.append(seat)
        scene = when(scene, seat, c.TakeAmbulance(number))
    assert order == [1, 2, 0]


def test_the_first_player_may_not_take_ambulance_one() -> None:
    """Ruling 3."""
    scene = given("ambulances", hospital(), hospital(), ambulances=FULL, taken={})
    assert refused(scene, 0, c.TakeAmbulance(1)) == "first_player_may_not"
    assert offered(scene, 0) == [c.TakeAmbulance(2), c.TakeAmbulance(3)]
    scene = when(scene, 0, c.TakeAmbulance(2))
    assert offered(scene, 1) == [c.TakeAmbulance(1), c.TakeAmbulance(3)]
    assert refused(scene, 1, c.TakeAmbulance(2)) == "ambulance_not_free"
    assert refused(scene, 1, c.TakeAmbulance(4)) == "ambulance_not_free"


def test_the_lowest_number_taken_brings_a_blood_bag_and_the_first_player_token() -> None:
    """Ruling 3."""
    scene = given("ambulances", *[hospital(bags=1)] * 3, ambulances=FULL, taken={}, first_player=1)
    for seat, number in ((1, 4), (2, 3), (0, 2)):
        scene = when(scene, seat, c.TakeAmbulance(number))
    assert happened(scene, e.LowestAmbulanceRewarded) == [e.LowestAmbulanceRewarded(0)]
    assert scene.state.first_player == 0
    assert [one.blood_bags for one in scene.state.hospitals] == [2, 1, 1]


def test_twelve_patients_fit_and_the_thirteenth_costs_a_life() -> None:
    """Ruling 4."""
    one, two = hospital("R4 " * 9), hospital("R4 " * 10)
    scene = given("ambulances", one, two, ambulances={1: "G3 G3 G3", 3: "Y3 Y3 Y3"}, taken={})
    scene = when(when(scene, 0, c.TakeAmbulance(3)), 1, c.TakeAmbulance(1))
    assert len(scene.state.hospitals[0].patients) == 12
    assert scene.rules.awaiting(scene.state).seats == (1,)
    scene = when(scene, 1, c.LosePatient(101))
    assert [len(one.patients) for one in scene.state.hospitals] == [12, 12]
    assert [one.fatalities for one in scene.state.hospitals] == [0, 1]


def test_several_seats_may_be_short_of_beds_at_once() -> None:
    full = {1: "G3 G3 G3", 3: "Y3 Y3 Y3"}
    scene = given("ambulances", hospital("R4 " * 10), hospital("R4 " * 11), ambulances=full, taken={})
    scene = when(when(scene, 0, c.TakeAmbulance(3)), 1, c.TakeAmbulance(1))
    assert set(scene.rules.awaiting(scene.state).seats) == {0, 1}
    for seat, patient in ((0, 1), (1, 101), (1, 102)):
        scene = when(scene, seat, c.LosePatient(patient))
    assert [one.fatalities for one in scene.state.hospitals] == [1, 2]


def test_improvements_are_taken_in_the_order_of_the_ambulances() -> None:
    """Ruling 5."""
    shown = ("radiology.1", "urology.1")
    scene = given("improvement", *[hospital()] * 3, taken={1: 2, 3: 0, 4: 1}, departments=shown)
    order = []
    for command in (c.TakeImprovement("urology.1"), c.DeclineImprovement(), c.DeclineImprovement()):
        (seat,) = scene.rules.awaiting(scene.state).seats
        order.append(seat)
        scene = when(scene, seat, command)
    assert order == [2, 0, 1]
    assert scene.state.hospitals[2].departments[-1] == "urology.1"
    assert scene.state.departments == ("radiology.1",)


def test_an_improvement_may_be_declined() -> None:
    """Ruling 5."""
    scene = given("improvement", hospital(), hospital(), specialists=("surgeon.1",))
    scene = when(scene, 0, c.DeclineImprovement())
    assert scene.events == [e.ImprovementDeclined(0)]
    assert scene.state.specialists == ("surgeon.1",)
    assert scene.state.hospitals[0].specialists == ()


def test_only_one_improvement_is_taken_and_the_display_is_not_filled_up() -> None:
    scene = given("improvement", hospital(), hospital(), specialists=("surgeon.1", "surgeon.2"))
    scene = when(scene, 0, c.TakeImprovement("surgeon.1"))
    assert refused(scene, 0, c.TakeImprovement("surgeon.2")) == "not_your_turn"
    assert refused(scene, 1, c.TakeImprovement("surgeon.1")) == "improvement_not_shown"
    assert scene.state.specialists == ("surgeon.2",)
    assert scene.state.hospitals[0].specialists == ("surgeon.1",)


def test_one_improvement_may_be_traded_for_a_blood_bag_and_goes_under_its_pile() -> None:
    """Ruling 5."""
    scene = given("trade_in", hospital(tiles="urology.1", cards="surgeon.1"), hospital(cards="surgeon.2"))
    assert set(offered(scene, 0)) == {
        c.TradeIn("urology.1"),
        c.TradeIn("surgeon.1"),
        c.KeepImprovements(),
    }
    scene = when(scene, 0, c.TradeIn("urology.1"))
    assert scene.state.department_pile.layers[-1] == ("urology.1",)
    assert len(scene.state.hospitals[0].departments) == 6
    assert scene.state.hospitals[0].blood_bags == 1
    assert refused(scene, 0, c.TradeIn("surgeon.1")) == "not_your_turn"
    scene = when(scene, 1, c.TradeIn("surgeon.2"))
    assert scene.state.specialist_pile.layers[-1] == ("surgeon.2",)
    assert scene.state.step == "activation"


def test_the_new_improvement_may_be_traded_in_when_all_have_chosen() -> None:
    """Ruling 5."""
    scene = given("improvement", hospital(), hospital(), specialists=("surgeon.1", "urologist.1"))
    scene = when(scene, 0, c.TakeImprovement("surgeon.1"))
    assert refused(scene, 0, c.TradeIn("surgeon.1")) == "wrong_step"
    scene = when(scene, 1, c.TakeImprovement("urologist.1"))
    scene = when(scene, 0, c.TradeIn("surgeon.1"))
    assert scene.state.hospitals[0].blood_bags == 1


def test_trading_in_goes_in_the_order_of_the_ambulances() -> None:
    """Ruling 5."""
    everyone = (hospital(cards="surgeon.1"), hospital(), hospital(cards="surgeon.2"))
    scene = goes_on(given("improvement", *everyone, taken={2: 2, 3: 1, 4: 0}, acted=(0, 1, 2)))
    assert scene.rules.awaiting(scene.state).seats == (2,)
    assert happened(scene, e.ImprovementsKept) == [e.ImprovementsKept(1)], "nothing to trade in, not asked"
    scene = when(scene, 2, c.KeepImprovements())
    assert scene.rules.awaiting(scene.state).seats == (0,)


@pytest.mark.parametrize("improvement", ["trauma_unit", "clinic", "surgeon.2", "nurse"])
def test_starting_departments_and_things_of_others_cannot_be_traded_in(improvement: str) -> None:
    """Ruling 5."""
    scene = given("trade_in", hospital(cards="surgeon.1"), hospital(cards="surgeon.2"))
    assert refused(scene, 0, c.TradeIn(improvement)) == "improvement_not_yours"


def test_what_was_traded_in_comes_up_only_after_the_rest_of_the_pile() -> None:
    scene = given("trade_in", hospital(cards="surgeon.1"), hospital(cards="surgeon.2"))
    scene = when(when(scene, 0, c.TradeIn("surgeon.1")), 1, c.TradeIn("surgeon.2"))
    assert scene.state.specialist_pile.layers[1:] == (("surgeon.1",), ("surgeon.2",))
    assert len(scene.state.specialist_pile.layers[0]) == 22
