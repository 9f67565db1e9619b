"""Phases 4 to 6 and the end: neglect, points, the change of shift and who wins."""

from typing import Any

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.state import Hospital
from games.dice_hospital.steps.final_scoring import standings
from games.kernel.messages import SERVICE, StepEntered
from tests.games.dice_hospital.tables import Scene, beds, dice, given, hospital, patients, with_piles
from tests.games.scenes import happened, offered, refused, when

POINTS = {0: 0, 1: 1, 2: 3, 3: 5, 4: 7, 5: 9, 6: 11, 7: 14, 8: 17, 9: 21, 10: 25, 11: 30, 12: 35}


def _scored(*hospitals: Hospital, **more: Any) -> Scene:
    return when(given("scoring", *hospitals, **more), SERVICE, c.ScoreRound())


def test_untreated_patients_get_worse_and_treated_ones_do_not() -> None:
    scene = _scored(hospital("R6 Y2 G3* R1*"), hospital())
    assert beds(scene) == "R5 Y1 G3 R1"
    assert scene.state.hospitals[0].fatalities == 0


def test_a_neglected_one_dies_and_its_die_goes_back_into_the_bag() -> None:
    before = given("scoring", hospital("R1 Y1 Y1*"), hospital())
    scene = when(before, SERVICE, c.ScoreRound())
    assert beds(scene) == "Y1"
    assert scene.state.hospitals[0].fatalities == 2
    bag = before.state.bag
    assert scene.state.bag == (bag[0] + 1, bag[1] + 1, bag[2])


@pytest.mark.parametrize(("gone", "points"), POINTS.items())
def test_points_for_discharged_patients(gone: int, points: int) -> None:
    scene = _scored(hospital("R3*", discharged=patients("G6 " * gone)), hospital("R3*"))
    assert scene.state.hospitals[0].points == points
    assert happened(scene, e.RoundScored)[0] == e.RoundScored(0, gone, (e.ScoreLine("discharged", points),))


def test_the_discharged_go_back_into_the_bag_when_they_are_counted() -> None:
    before = given("scoring", hospital("R3*", discharged=patients("G6 Y6 G6")), hospital())
    scene = when(before, SERVICE, c.ScoreRound())
    bag = before.state.bag
    assert scene.state.bag == (bag[0], bag[1] + 1, bag[2] + 2)
    assert scene.state.hospitals[0].discharged == ()


@pytest.mark.parametrize("number", [1, 5, 8])
def test_five_points_for_empty_wards_in_any_round(number: int) -> None:
    one = hospital(discharged=patients("G6 Y6"))
    scene = _scored(one, hospital("R3*"), round=number)
    assert [one.points for one in scene.state.hospitals] == [3 + 5, 0]
    assert happened(scene, e.RoundScored)[0].lines[1] == e.ScoreLine("empty_wards", 5)


def test_wards_count_as_empty_after_neglect() -> None:
    """A last patient who dies leaves the wards empty."""
    scene = _scored(hospital("R1"), hospital("R3*"))
    assert (scene.state.hospitals[0].points, scene.state.hospitals[0].fatalities) == (5, 1)


def test_a_treated_patient_in_a_bed_keeps_the_wards_from_being_empty() -> None:
    scene = _scored(hospital("G5*r"), hospital("R3*"))
    assert scene.state.hospitals[0].points == 0


def test_the_change_of_shift_puts_everything_back() -> None:
    """Rulings 11 and 12."""
    one = hospital("R3* G4*y Y2", used=("clinic", "surgeon.1"), cards="surgeon.1", nurses_placed=3)
    two = hospital("R3*")
    scene = _scored(one, two, departments=("radiology.1",), specialists=("urologist.1", "urologist.2"))
    rested = scene.state.hospitals[0]
    assert beds(scene) == "R3 Y4 Y1"
    assert (rested.used, rested.nurses_placed, rested.pending) == ((), 0, None)
    assert all(vehicle.taken_by is None for vehicle in scene.state.ambulances)
    assert scene.state.department_pile.layers[-1] == ("radiology.1",)
    assert scene.state.specialist_pile.layers[-1] == ("urologist.1", "urologist.2"), "in no known order"


def test_two_players_pick_one_more_improvement_at_every_change_of_shift() -> None:
    scene = _scored(hospital("R3*"), hospital("R3*"), first_player=1)
    assert (scene.state.step, scene.rules.awaiting(scene.state).seats) == ("shift_change", (1,))
    assert offered(scene, 1) == [c.RevealImprovement("department"), c.RevealImprovement("specialist")]
    scene = when(scene, 1, c.RevealImprovement("specialist"))
    assert (len(scene.state.departments), len(scene.state.specialists)) == (1, 2)
    assert (scene.state.round, scene.state.first_player) == (2, 1), "the token moves in phase 1 only"


def test_unclaimed_improvements_come_up_in_random_order_when_the_pile_reaches_them() -> None:
    """Ruling 11."""
    scene = given("scoring", *[hospital("R3*")] * 3, departments=("radiology.1", "urology.2"))
    scene = with_piles(scene, departments=1, specialists=2)
    (left,) = scene.state.department_pile.layers[0]
    arriving = dice(scene.state.bag, "R2 " * 9 + "R3 R3 R3")
    for last, shown in ((0, "radiology.1"), (1, "urology.2")):
        after = when(scene, SERVICE, c.ScoreRound(), [0, last, 0, 0, *arriving])
        assert after.state.departments == (left, shown)


def test_an_empty_pile_shows_what_there_is() -> None:
    """Ruling 13."""
    scene = with_piles(given("scoring", hospital("R3*"), hospital("R3*")), departments=0, specialists=2)
    scene = when(scene, SERVICE, c.ScoreRound())
    assert (scene.state.departments, len(scene.state.specialists)) == ((), 1)
    assert refused(scene, 0, c.RevealImprovement("department")) == "pile_empty"
    assert offered(scene, 0) == [c.RevealImprovement("specialist")]


def test_with_both_piles_empty_nobody_is_asked_for_one_more() -> None:
    """Ruling 13."""
    scene = with_piles(given("scoring", hospital("R3*"), hospital("R3*")), departments=0, specialists=0)
    scene = when(scene, SERVICE, c.ScoreRound())
    assert scene.state.round == 2


def test_round_eight_has_no_change_of_shift() -> None:
    """Ruling 11."""
    scene = _scored(hospital("R3*"), hospital("R3*"), round=8, departments=("radiology.1",))
    entered = [event.step for event in happened(scene, StepEntered)]
    assert entered == ["final_scoring"]
    assert scene.state.departments == ("radiology.1",)
    assert scene.rules.finished(scene.state)


def test_round_seven_is_followed_by_round_eight() -> None:
    scene = _scored(hospital("R3*"), hospital("R3*"), hospital("R3*"), round=7)
    assert scene.state.round == 8
    assert not scene.rules.finished(scene.state)


def test_fatalities_and_blood_bags_count_at_the_end() -> None:
    one = hospital("R3*", fatalities=2, bags=3, points=10)
    scene = _scored(one, hospital("R3*", bags=1), round=8)
    assert [one.points for one in scene.state.hospitals] == [10 - 4 + 3, 1]
    assert happened(scene, e.GameScored)[0] == e.GameScored(
        0, (e.ScoreLine("fatalities", -4), e.ScoreLine("blood_bags", 3))
    )


@pytest.mark.parametrize(
    ("everyone", "places"),
    [
        ((hospital("R1 R1", points=9), hospital("R6", points=8)), [1, 2]),
        ((hospital("R6 R6", points=9), hospital("R1", points=9)), [2, 1]),
        ((hospital("R3 R2", points=9), hospital("R1 R5", points=9)), [2, 1]),
        ((hospital("R3 R3", points=9), hospital("R1 R5", points=9)), [1, 1]),
        ((hospital("R3", points=5), hospital("R3", points=9), hospital("R3", points=9)), [3, 1, 1]),
        ((hospital("R3", points=9), hospital("R3", points=-2), hospital("R3", points=-2)), [1, 2, 2]),
    ],
)
def test_most_points_then_fewer_patients_then_higher_values_then_shared(
    everyone: tuple[Hospital, ...], places: list[int]
) -> None:
    scene = given("final_scoring", *everyone, round=8)
    found = standings(scene.rules, scene.state)
    assert [standing.place for standing in found] == places
    assert [standing.points for standing in found] == [one.points for one in scene.state.hospitals]
