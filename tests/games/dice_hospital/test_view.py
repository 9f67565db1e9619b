"""The view tells what a client would otherwise have to compute from the rules."""

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.hospital_view import HospitalView
from games.dice_hospital.modules.event_cards import messages as m
from games.dice_hospital.steps.scoring import SCORING
from games.dice_hospital.view import view
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.automa.tables import against
from tests.games.dice_hospital.event_cards.tables import in_force
from tests.games.dice_hospital.tables import STARTING, Scene, given, hospital
from tests.games.scenes import goes_on, happened, when

FULL = {1: "R2 R2 R2", 2: "R3 Y3 G3", 3: "R5 R5 R5", 4: "Y5 Y5 Y5"}


def _shown(scene: Scene, seat: int = 0) -> HospitalView:
    return view(scene.rules, scene.state, None, False).hospitals[seat]


def test_the_seats_that_are_done_with_a_step_are_shown_to_all() -> None:
    scene = given("ambulances", *[hospital()] * 3, ambulances=FULL, taken={}, first_player=1)
    assert view(scene.rules, scene.state, 0, False).acted == ()
    scene = when(when(scene, 1, c.TakeAmbulance(2)), 2, c.TakeAmbulance(1))
    assert view(scene.rules, scene.state, 0, False).acted == (1, 2)


@pytest.mark.parametrize(("modules", "rooms"), [((), (3, 3, 3)), (("investments",), (3, 3, 4))])
def test_vehicles_show_how_many_patients_they_are_loaded_with(
    modules: tuple[str, ...], rooms: tuple[int, ...]
) -> None:
    scene = given("arrival", hospital(), hospital(), modules=modules, taken={})
    assert tuple(one.room for one in view(scene.rules, scene.state, None, False).ambulances) == rooms


def test_a_hospital_shows_its_free_beds_and_how_many_patients_it_must_lose() -> None:
    full = {1: "G3 G3 G3", 3: "Y3 Y3 Y3"}
    scene = given("ambulances", hospital("R4 " * 9), hospital("R4 " * 11), ambulances=full, taken={})
    scene = when(when(scene, 0, c.TakeAmbulance(3)), 1, c.TakeAmbulance(1))
    assert scene.state.step == "admission"
    assert [(one.free_beds, one.must_lose) for one in map(_shown, [scene] * 2, (0, 1))] == [(0, 0), (1, 2)]
    scene = when(scene, 1, c.LosePatient(101))
    assert (_shown(scene, 1).free_beds, _shown(scene, 1).must_lose) == (2, 1)
    scene = when(scene, 1, c.LosePatient(102))
    assert scene.state.step != "admission"
    assert _shown(scene, 1).must_lose == 0


def test_babies_leave_the_beds_free() -> None:
    scene = given("activation", hospital("P4/1 p4/1 p4/1 R2/1"), hospital(), modules=("maternity",))
    assert _shown(scene).free_beds == 10


def test_what_was_used_is_neither_free_nor_open() -> None:
    own = hospital("R4 Y4", tiles="radiology.1", cards="surgeon.1 virologist.1")
    scene = given("activation", own, hospital())
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "trauma_unit", (1,)))
    scene = when(scene, 0, c.PlaceMeeple("nurse", "oncology", (2,)))
    shown = _shown(scene)
    assert (shown.free_nurses, shown.free_specialists) == (2, ("virologist.1",))
    assert shown.open_departments == ("pharmacy", "intensive_care", "imaging", "clinic", "radiology.1")


def test_what_an_event_closes_is_not_open() -> None:
    scene = in_force("trade_in", "power_cut", hospital("R4"), hospital("R4"), acted=(0, 1))
    scene = when(goes_on(scene), 0, m.CloseDepartment("clinic"))
    assert _shown(scene).open_departments == tuple(tile for tile in STARTING if tile != "clinic")


def test_who_an_event_keeps_at_home_is_not_free() -> None:
    own = hospital("R4", cards="surgeon.1")
    scene = goes_on(in_force("trade_in", "staff_sickness", own, own, acted=(0, 1)))
    scene = when(when(scene, 0, m.StayHome("surgeon.1")), 1, m.StayHome("nurse"))
    assert (_shown(scene, 0).free_nurses, _shown(scene, 0).free_specialists) == (3, ())
    assert (_shown(scene, 1).free_nurses, _shown(scene, 1).free_specialists) == (2, ("surgeon.1",))


def test_an_event_adds_placements_of_nurses() -> None:
    assert _shown(in_force("activation", "double_shift", hospital("R4"), hospital("R4"))).free_nurses == 4


@pytest.mark.parametrize("modules", [(), ("super_resistant_virus",)])
def test_the_forecast_is_what_happens_when_the_round_ends(modules: tuple[str, ...]) -> None:
    scene = given("activation", hospital("R6 Y1 G2*"), hospital("R3"), modules=modules)
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    forecast = _shown(scene).forecast
    assert forecast is not None
    assert forecast.neglect == (e.Treatment(2, 0),)
    assert forecast.score == (e.ScoreLine("discharged", 1),)
    for seat in (0, 1):
        scene = when(scene, seat, c.FinishActivation())
    assert scene.state.step == SCORING.name
    assert _shown(scene).forecast is None, "nothing is left to decide"
    scene = when(scene, SERVICE, c.ScoreRound())
    assert e.PatientsNeglected(0, forecast.neglect) in happened(scene, e.PatientsNeglected)
    assert e.RoundScored(0, 1, forecast.score) in happened(scene, e.RoundScored)


def test_the_automa_has_neither_beds_nor_a_forecast() -> None:
    scene = against("activation", hospital("R4"), waiting="R2 Y2")
    assert (_shown(scene, 1).free_beds, _shown(scene, 1).forecast) == (None, None)
    assert _shown(scene, 0).forecast is not None
