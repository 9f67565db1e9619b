"""National Epidemic: one more patient for whoever takes an ambulance."""

from typing import Any

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.event_cards.state import EventCardChoices, EventCardsState
from games.dice_hospital.modules.hard_modes.national_epidemic import EpidemicPatientArrived
from games.dice_hospital.state import Pile
from tests.games.dice_hospital.module_games import check_module_game, counted
from tests.games.dice_hospital.tables import Scene, beds, dice, given, hospital, written
from tests.games.scenes import happened, offered, refused, when
from tests.soak import soak

EPIDEMIC = ("national_epidemic",)
LOADED = {1: "R2 R2 R2", 2: "Y3 Y3 Y3", 3: "G5 G5 G5"}
TWELVE = "R3 R3 R3 R3 Y4 Y4 Y4 Y4 G5 G5 G5 G6"


def _choosing(first: str = "R3", second: str = "Y3", **more: Any) -> Scene:
    return given(
        "ambulances",
        hospital(first),
        hospital(second),
        ambulances=LOADED,
        taken={},
        modules=EPIDEMIC,
        **more,
    )


def test_the_die_is_drawn_and_rolled_when_the_ambulance_is_taken() -> None:
    """Ruling 15."""
    scene = _choosing()
    scene = when(scene, 0, c.TakeAmbulance(3), dice(scene.state.bag, "Y4"))
    (arrived,) = happened(scene, EpidemicPatientArrived)
    assert (arrived.seat, written([arrived.patient])) == (0, "Y4")
    assert written(scene.state.ambulances[2].patients) == "G5 G5 G5 Y4"
    assert beds(scene) == "R3", "admitted with the others, not before"
    assert scene.rules.awaiting(scene.state).seats == (1,)


def test_ones_and_sixes_never_arrive() -> None:
    scene = _choosing()
    for face, value in enumerate((2, 3, 4, 5)):
        after = when(scene, 0, c.TakeAmbulance(2), [0, face])
        assert happened(after, EpidemicPatientArrived)[0].patient.value == value


def test_everyone_finds_beds_for_four_new_patients() -> None:
    scene = _choosing()
    scene = when(scene, 0, c.TakeAmbulance(3), dice(scene.state.bag, "Y4"))
    scene = when(scene, 1, c.TakeAmbulance(1), dice(scene.state.bag, "G2"))
    assert beds(scene, 0) == "R3 G5 G5 G5 Y4"
    assert beds(scene, 1) == "Y3 R2 R2 R2 G2"
    assert happened(scene, e.AmbulancesReturned) == [e.AmbulancesReturned((2,))]


def test_only_taken_ambulances_bring_one_more() -> None:
    scene = _choosing()
    total = counted(scene.state)
    scene = when(scene, 0, c.TakeAmbulance(3))
    scene = when(scene, 1, c.TakeAmbulance(1))
    assert [len(one.patients) for one in scene.state.hospitals] == [5, 5]
    assert sum(scene.state.bag) == sum(total.values()) - 10


def test_none_of_the_four_new_patients_may_be_the_fatality() -> None:
    """Ruling 15."""
    scene = _choosing(second=TWELVE, acted=(0,))
    scene = when(scene, 1, c.TakeAmbulance(1), dice(scene.state.bag, "G2"))
    vehicle = scene.state.ambulances[0].patients
    assert written(vehicle) == "R2 R2 R2 G2"
    for lost in range(4):
        for patient in vehicle:
            assert refused(scene, 1, c.LosePatient(patient.id)) == "patient_not_eligible"
        assert happened(scene, e.PatientsAdmitted) == []
        before = {patient.id for patient in scene.state.hospitals[1].patients}
        assert {command.patient for command in offered(scene, 1, c.LosePatient)} <= before
        scene = when(scene, 1, c.LosePatient(101 + lost))
    assert beds(scene, 1) == "Y4 Y4 Y4 Y4 G5 G5 G5 G6 R2 R2 R2 G2"
    assert scene.state.hospitals[1].fatalities == 4


def test_nine_patients_and_four_new_ones_cost_a_life() -> None:
    scene = _choosing(second="R3 R3 R3 Y4 Y4 Y4 G5 G5 G5", acted=(0,))
    scene = when(scene, 1, c.TakeAmbulance(1))
    assert scene.rules.awaiting(scene.state).seats == (1,)
    scene = when(scene, 1, c.LosePatient(101))
    assert len(scene.state.hospitals[1].patients) == 12
    assert scene.state.hospitals[1].fatalities == 1


def test_an_empty_bag_has_no_further_patient() -> None:
    """Ruling 13."""
    scene = _choosing(bag=(0, 0, 0))
    scene = when(scene, 0, c.TakeAmbulance(3), [])
    assert happened(scene, EpidemicPatientArrived) == []
    assert len(scene.state.ambulances[2].patients) == 3


def test_a_quiet_night_holds_for_this_patient_too() -> None:
    notice = EventCardsState(Pile(), card="quiet_night", seats=(EventCardChoices(), EventCardChoices()))
    scene = given(
        "ambulances",
        hospital("R3"),
        hospital("Y3"),
        ambulances=LOADED,
        taken={},
        modules=("event_cards", *EPIDEMIC),
        event_cards=notice,
        round=2,
    )
    seen = {
        happened(when(scene, 0, c.TakeAmbulance(2), [0, face]), EpidemicPatientArrived)[0].patient.value
        for face in range(3)
    }
    assert seen == {3, 4, 5}


@pytest.mark.parametrize(("number", "players"), [(0, 3), (1, 2), soak(2, 5), soak(3, 5)])
def test_whole_games(number: int, players: int) -> None:
    table = check_module_game(number, EPIDEMIC, players, administrators=number != 1)
    assert all(len(one.patients) <= 12 for one in table.play.hospitals)
