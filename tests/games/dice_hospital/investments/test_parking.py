"""The parking of Investments: one more patient for the highest ambulance, later for the two highest."""

from typing import Any

import pytest

from games.dice_hospital.commands import LoadPatient, TakeAmbulance
from games.dice_hospital.events import PatientsArrived
from games.dice_hospital.modules.wards.messages import AssignWard
from tests.games.dice_hospital.tables import Scene, dice, given, hospital, written
from tests.games.scenes import goes_on, happened, offered, when


def arriving(players: int, number: int, shown: str, **more: Any) -> Scene:
    """The scene after these dice were drawn and rolled in a round; a die more or less would not do."""
    modules = ("investments", "five_players") if players == 5 else ("investments",)
    before = ("shift_change", number - 1) if number > 1 else ("starting_patients", 0)
    scene = given(
        before[0], *[hospital()] * players, modules=modules, round=before[1], taken={}, first_player=0, **more
    )
    return goes_on(scene, draws=dice(scene.state.bag, shown))


def folded(scene: Scene) -> list[str]:
    return [written(vehicle.patients) for vehicle in scene.state.ambulances]


def test_book_example_1_round_3_of_two_players_one_die_more_at_the_highest_ambulance() -> None:
    scene = arriving(2, 3, "R2 R2 Y3 Y3 G4 G4 R5 R5 R5 R5")
    assert folded(scene) == ["R2 R2 Y3", "Y3 G4 G4", "R5 R5 R5 R5"]


def test_book_example_2_round_6_of_four_players_the_parking_of_ambulance_4_is_filled_before_ambulance_5() -> (
    None
):
    scene = arriving(4, 6, "R2 R2 R2 R2 R2 R2 Y3 Y3 Y3 Y3 Y3 Y3 Y4 G5 G5 G5 G5")
    assert folded(scene) == ["R2 R2 R2", "R2 R2 R2", "Y3 Y3 Y3", "Y3 Y3 Y3 Y4", "G5 G5 G5 G5"]


@pytest.mark.parametrize(
    ("players", "number", "counts"),
    [
        (2, 1, [3, 3, 4]),
        (2, 4, [3, 3, 4]),
        (2, 5, [3, 4, 4]),
        (2, 8, [3, 4, 4]),
        (3, 4, [3, 3, 3, 4]),
        (3, 5, [3, 3, 4, 4]),
        (4, 1, [3, 3, 3, 3, 4]),
        (5, 4, [3, 3, 3, 3, 3, 4]),
        (5, 5, [3, 3, 3, 3, 4, 4]),
    ],
)
def test_how_many_patients_the_ambulances_bring(players: int, number: int, counts: list[int]) -> None:
    scene = arriving(players, number, " ".join(["R2"] * sum(counts)))
    assert [len(vehicle.patients) for vehicle in scene.state.ambulances] == counts
    assert len(happened(scene, PatientsArrived)[0].patients) == sum(counts)


def test_tied_patients_of_two_colours_are_loaded_as_the_player_to_the_right_says() -> None:
    scene = arriving(2, 6, "R2 R2 R2 R3 R3 R3 Y4 G4 R5 R5 R5")
    assert scene.rules.awaiting(scene.state).seats == (1,)
    (yellow,) = [die.id for die in scene.state.arrivals if die.colour == "yellow"]
    assert LoadPatient(yellow) in offered(scene, 1)
    scene = when(scene, 1, LoadPatient(yellow))
    assert folded(scene) == ["R2 R2 R2", "R3 R3 R3 Y4", "G4 R5 R5 R5"]


def test_whoever_takes_the_ambulance_takes_the_patient_on_the_parking_too() -> None:
    scene = given(
        "ambulances",
        hospital(),
        hospital(),
        modules=("investments",),
        ambulances={1: "R2 R2 R2", 2: "R3 R3 R3", 3: "R4 R4 R5 R5"},
        taken={},
        first_player=0,
    )
    scene = when(when(scene, 0, TakeAmbulance(3)), 1, TakeAmbulance(1))
    while scene.state.step == "admission":
        seat = scene.rules.awaiting(scene.state).seats[0]
        scene = when(scene, seat, offered(scene, seat, AssignWard)[0])
    assert written(scene.state.hospitals[0].patients) == "R4/1 R4/1 R5/1 R5/2"


def test_a_bag_that_runs_out_leaves_the_highest_places_empty() -> None:
    scene = arriving(2, 6, "R2 R2 R2 R2 R2", bag=(5, 0, 0))
    assert [len(vehicle.patients) for vehicle in scene.state.ambulances] == [3, 2, 0]
