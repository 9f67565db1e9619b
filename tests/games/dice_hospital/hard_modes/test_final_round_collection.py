"""Final Round Collection: turns, passing, spaces by colour and value, and what it scores."""

from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.hard_modes.final_round_collection.messages import (
    AmbulancesTurnedOver,
    CollectionPassed,
    CollectPatient,
    PassCollection,
    PatientCollected,
)
from games.dice_hospital.modules.hard_modes.final_round_collection.state import collection
from games.kernel.composition.compose import compose
from games.kernel.messages import SERVICE
from games.kernel.refusal import Illegal
from games.kernel.title import Standing
from tests.games.dice_hospital.module_games import check_module_game, counted
from tests.games.dice_hospital.tables import Scene, given, hospital, written
from tests.games.scenes import goes_on, happened, offered, refused, when
from tests.soak import soak

COLLECTION = ("final_round_collection",)
FIGURE = "final_round_collection_backs"
NOBODY_FITS = "R1 Y1 G1"


def _over(*wards: str, **more: Any) -> Scene:
    """The end of round 8 with these patients left, and everything that follows by itself."""
    wards_left = [hospital(ward) for ward in wards]
    seats = tuple(range(len(wards)))
    return goes_on(given("scoring", *wards_left, modules=COLLECTION, round=8, acted=seats, **more))


def _lines(scene: Scene, seat: int) -> dict[str, int]:
    (scored,) = [event for event in happened(scene, e.GameScored) if event.seat == seat]
    return {line.reason: line.points for line in scored.lines}


def _awaited(scene: Scene) -> tuple[int, ...]:
    return scene.rules.awaiting(scene.state).seats


@pytest.mark.parametrize(
    ("players", "numbers"), [(2, (1, 2)), (3, (1, 2, 3)), (4, (1, 2, 3, 4)), (5, (1, 2, 3, 4, 5))]
)
def test_as_many_ambulances_as_players_are_turned_over(players: int, numbers: tuple[int, ...]) -> None:
    """The highest is put away; five players put the helicopter away."""
    scene = _over(*["R3"] * players)
    (turned,) = happened(scene, AmbulancesTurnedOver)
    assert turned.numbers == numbers
    house = {1: (3, 4, 5), 2: (4, 5, 3), 3: (5, 3, 4), 4: (2, 6, 2), 5: (6, 2, 6)}
    assert turned.values == tuple(house[number] for number in numbers)
    assert [space.ambulance for space in collection(scene.state).spaces] == sorted((*numbers,) * 3)


def test_it_comes_after_the_last_round_and_before_the_last_points() -> None:
    scene = given("scoring", hospital("R4"), hospital("R5*"), modules=COLLECTION, round=8)
    scene = when(scene, SERVICE, c.ScoreRound())
    assert scene.state.step == "collection"
    assert written(scene.state.hospitals[0].patients) == "R3", "after the neglect of round 8"
    assert happened(scene, e.RoundScored)
    assert not happened(scene, e.GameScored)


def test_no_other_round_ends_with_it() -> None:
    scene = given("scoring", hospital("R4"), hospital("R5*"), modules=COLLECTION, round=7)
    scene = when(scene, SERVICE, c.ScoreRound())
    assert not happened(scene, AmbulancesTurnedOver)
    assert collection(scene.state).spaces == ()


def test_stan_moves_a_red_three_to_a_free_space_of_a_waiting_ambulance() -> None:
    scene = _over("R3 G2", "Y4")
    scene = when(scene, 0, CollectPatient(1))
    assert scene.events[0] == PatientCollected(0, 1, 1)
    assert written(scene.state.hospitals[0].patients) == "G2"
    (space,) = [space for space in collection(scene.state).spaces if space.patient]
    assert (space.ambulance, space.colour, space.value, space.seat) == (1, "red", 3, 0)
    assert space.patient is not None
    assert written([space.patient]) == "R3"


def test_a_patient_needs_a_space_of_its_colour_and_value() -> None:
    scene = _over("R3 R5 Y3 G1", "Y4")
    assert offered(scene, 0) == [CollectPatient(1), PassCollection()]
    for patient in (2, 3, 4):
        assert refused(scene, 0, CollectPatient(patient)) == "no_space"
    for stranger in (101, 999, 0):
        assert refused(scene, 0, CollectPatient(stranger)) == "patient_not_eligible"


def test_a_space_takes_one_patient() -> None:
    scene = _over("R3 R3 Y4", "R3 G5 G3")
    scene = when(scene, 0, CollectPatient(1))
    assert refused(scene, 1, CollectPatient(101)) == "no_space"
    scene = when(scene, 1, CollectPatient(102))
    assert refused(scene, 0, CollectPatient(2)) == "no_space"
    assert offered(scene, 0) == [CollectPatient(3), PassCollection()]


def test_the_first_player_begins_and_it_goes_on_clockwise_one_patient_at_a_time() -> None:
    scene = _over("R3 R4", "Y4 Y5 Y3", "G5 G3", first_player=1)
    order = []
    for seat, patient in ((1, 101), (2, 201), (0, 1), (1, 102), (2, 202), (0, 2)):
        order.append(_awaited(scene))
        for other in {0, 1, 2} - {seat}:
            assert refused(scene, other, PassCollection()) == "not_your_turn"
        scene = when(scene, seat, CollectPatient(patient))
    assert order == [(1,), (2,), (0,), (1,), (2,), (0,)]
    assert _awaited(scene) == (1,)


def test_passing_is_voluntary_and_final() -> None:
    scene = _over("R3 R4", "Y4 Y5 G5")
    scene = when(scene, 0, PassCollection())
    assert happened(scene, CollectionPassed) == [CollectionPassed(0)]
    for patient in (101, 102, 103):
        assert _awaited(scene) == (1,)
        assert refused(scene, 0, CollectPatient(1)) == "not_your_turn"
        scene = when(scene, 1, CollectPatient(patient))
    assert _lines(scene, 0) == {"fatalities": 0, "blood_bags": 0, "collected": 0, "patients_left": -2}
    assert _lines(scene, 1) == {"fatalities": 0, "blood_bags": 0, "collected": 3, "patients_left": 0}


def test_whoever_can_move_nobody_passes_without_being_asked() -> None:
    scene = _over(NOBODY_FITS, "R3", "R3")
    assert happened(scene, CollectionPassed) == [CollectionPassed(0)]
    assert _awaited(scene) == (1,)
    scene = when(scene, 1, CollectPatient(101))
    assert happened(scene, CollectionPassed) == [CollectionPassed(2), CollectionPassed(1)]
    assert _awaited(scene) == ()
    assert [scene.state.hospitals[seat].points for seat in range(3)] == [-3, 1, -1]


def test_nobody_is_asked_when_nobody_is_left() -> None:
    scene = _over("", NOBODY_FITS)
    assert happened(scene, CollectionPassed) == [CollectionPassed(0), CollectionPassed(1)]
    assert [_lines(scene, seat)["patients_left"] for seat in (0, 1)] == [0, -3]


def test_it_ends_when_all_spaces_are_filled() -> None:
    scene = _over("R3 R4 Y4 Y4", "Y5 G5 G3 G3")
    for turn, patient in enumerate((1, 101, 2, 102, 3, 103)):
        assert not happened(scene, e.GameScored)
        scene = when(scene, turn % 2, CollectPatient(patient))
    assert all(space.patient for space in collection(scene.state).spaces)
    assert [one.points for one in scene.state.hospitals] == [3 - 1, 3 - 1]


def test_points_come_on_top_of_the_usual_ones() -> None:
    one = hospital("R3 G1 G1", bags=2, fatalities=1, points=20)
    scene = given("scoring", one, hospital(), modules=COLLECTION, round=8, acted=(0, 1))
    scene = when(goes_on(scene), 0, CollectPatient(1))
    assert _lines(scene, 0) == {"fatalities": -2, "blood_bags": 2, "collected": 1, "patients_left": -2}
    assert scene.state.hospitals[0].points == 20 - 2 + 2 + 1 - 2


def test_dice_have_their_true_colours() -> None:
    """Recoloured in round 8, which has no change of shift."""
    scene = _over("G3*r G3*y", "Y4")
    assert offered(scene, 0) == [CollectPatient(1), PassCollection()]
    assert refused(scene, 0, CollectPatient(2)) == "no_space"
    scene = when(scene, 0, CollectPatient(1))
    (space,) = [space for space in collection(scene.state).spaces if space.patient]
    assert (space.colour, space.value) == ("red", 3)


def test_ties_are_broken_by_the_patients_left_after_it() -> None:
    """Before, seat 0 had more patients left; afterwards it has fewer."""
    wards = (hospital("R3 R4 Y4 G1"), hospital("G1 G1 G1", points=5))
    scene = goes_on(given("scoring", *wards, modules=COLLECTION, round=8, acted=(0, 1)))
    for patient in (1, 2, 3):
        scene = when(scene, 0, CollectPatient(patient))
    assert [one.points for one in scene.state.hospitals] == [2, 2]
    assert [len(one.patients) for one in scene.state.hospitals] == [1, 3]
    assert DICE_HOSPITAL.standings(scene.rules, scene.state) == (Standing(0, 1, 2), Standing(1, 2, 2))


def test_collected_dice_are_neither_lost_nor_back_in_the_bag() -> None:
    scene = _over("R3 G5", "Y4")
    total, bag = counted(scene.state), scene.state.bag
    scene = when(scene, 0, CollectPatient(1))
    assert (counted(scene.state), scene.state.bag) == (total, bag)


def test_a_table_may_bring_other_backs() -> None:
    backs = [[1, 2, 6], [1, 2, 6], [3, 3, 3], [3, 3, 3], [3, 3, 3]]
    scene = _over("R1 R1 Y2 G3", "R3", options={"figures": {FIGURE: backs}})
    assert offered(scene, 0) == [CollectPatient(1), CollectPatient(3), PassCollection()]
    scene = when(scene, 0, CollectPatient(1))
    assert scene.events[0] == PatientCollected(0, 1, 1)
    scene = when(scene, 0, CollectPatient(2))
    assert scene.events[0] == PatientCollected(0, 2, 2), "two spaces that ask for the same"


@pytest.mark.parametrize("bad", [[[3, 4, 5]], [[3, 4, 7]] * 5, [[3, 4]] * 5, "three", [[0, 1, 2]] * 5])
def test_backs_that_make_no_sense_are_refused(bad: object) -> None:
    with pytest.raises(Illegal) as refusal:
        compose(DICE_HOSPITAL, COLLECTION, {"figures": {FIGURE: bad}}, ("human",) * 2)
    assert (refusal.value.code, refusal.value.facts["figure"]) == ("bad_figure", FIGURE)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everyone_sees_the_spaces_and_who_passed(viewer: int | None) -> None:
    scene = _over("R3", "Y4 Y5")
    scene = when(scene, 0, PassCollection())
    table: Any = DICE_HOSPITAL.view(scene.rules, scene.state, viewer, False)
    shown = table.modules["final_round_collection"]
    assert len(shown.spaces) == 6
    assert shown.passed == (0,)


def test_a_seat_whose_time_is_over_passes() -> None:
    scene = _over("R3", "Y4")
    assert DICE_HOSPITAL.default(scene.rules, scene.state, 0) == PassCollection()


def _easy(scene: Scene, seat: int) -> Any:
    view = DICE_HOSPITAL.view(scene.rules, scene.state, seat, False)
    return DICE_HOSPITAL.policy(view, scene.rules.legal(scene.state, seat), lambda _: 0)


def test_easy_first_takes_the_spaces_that_others_could_take() -> None:
    scene = _over("R3 Y4 G5", "Y4 Y5 G5")
    assert _easy(scene, 0) == CollectPatient(2)
    scene = when(scene, 0, CollectPatient(2))
    assert _easy(scene, 1) == CollectPatient(103)
    scene = when(scene, 1, PassCollection())
    assert _easy(scene, 0) == CollectPatient(1), "nobody is left to hurry for: the sickest"


@pytest.mark.parametrize(("number", "players"), [(0, 2), (1, 3), soak(2, 5), soak(3, 4)])
def test_whole_games(number: int, players: int) -> None:
    modules = COLLECTION if number else (*COLLECTION, "experimental_medicine")
    table = check_module_game(number, modules, players, administrators=number == 1)
    spaces = collection(table.play).spaces
    assert len(spaces) == 3 * players
    assert any(space.patient for space in spaces)
