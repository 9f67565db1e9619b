"""Event cards that matter in phases 4 and 5: neglect and points."""

from typing import Any

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.administrators.messages import ProtectPatient
from games.dice_hospital.modules.event_cards import messages as m
from games.dice_hospital.state import Hospital
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.event_cards.tables import Figures, drawn, in_force
from tests.games.dice_hospital.tables import Scene, beds, hospital, patients
from tests.games.scenes import happened, offered, refused, when

VIRUS = ("super_resistant_virus",)


def _after_activation(
    ward: str, *, figures: Figures | None = None, modules: tuple[str, ...] = (), card: str | None = None
) -> Scene:
    scene = in_force(
        "activation",
        "intensive_monitoring",
        hospital(ward),
        hospital("R4*"),
        figures=figures,
        modules=modules,
        administrators=[card, None] if card else None,
        acted=(1,),
    )
    return when(scene, 0, c.FinishActivation())


def _scored(scene: Scene) -> Scene:
    return when(scene, SERVICE, c.ScoreRound())


def test_intensive_monitoring_spares_up_to_two_neglected_patients() -> None:
    scene = _after_activation("R1 Y3 G2 G4*")
    assert scene.state.step == "monitoring"
    assert scene.rules.awaiting(scene.state).seats == (0,), "who neglected nobody is not asked"
    assert offered(scene, 0) == [*map(m.MonitorPatient, (1, 2, 3)), m.DeclineEvent()]
    assert refused(scene, 0, m.MonitorPatient(4)) == "patient_not_eligible"
    scene = when(scene, 0, m.MonitorPatient(1))
    assert refused(scene, 0, m.MonitorPatient(1)) == "patient_not_eligible"
    scene = when(scene, 0, m.MonitorPatient(3))
    assert scene.rules.awaiting(scene.state).job == "scoring"
    assert beds(_scored(scene)) == "R1 Y2 G2 G4"


def test_up_to_two_may_be_one_or_none() -> None:
    scene = _after_activation("R1 Y3")
    one = _scored(when(when(scene, 0, m.MonitorPatient(2)), 0, m.DeclineEvent()))
    assert (beds(one), one.state.hospitals[0].fatalities) == ("Y3", 1)
    assert beds(_scored(when(scene, 0, m.DeclineEvent()))) == "Y2"


def test_intensive_monitoring_with_another_figure() -> None:
    scene = _after_activation("R1 Y3", figures={"monitoring_patients": 1})
    scene = when(scene, 0, m.MonitorPatient(1))
    assert beds(_scored(scene)) == "R1 Y2"


def test_who_is_protected_already_need_not_be_monitored() -> None:
    """The administrator protects first; monitoring is for those who would still get worse."""
    scene = _after_activation("R1 R3 Y2", card="matron_of_trauma")
    assert scene.state.step == "protection"
    scene = when(scene, 0, ProtectPatient(1))
    assert offered(scene, 0) == [m.MonitorPatient(2), m.MonitorPatient(3), m.DeclineEvent()]
    assert refused(scene, 0, m.MonitorPatient(1)) == "patient_not_eligible"
    scene = when(when(scene, 0, m.MonitorPatient(2)), 0, m.MonitorPatient(3))
    assert beds(_scored(scene)) == "R1 R3 Y2"


def test_monitoring_spares_both_steps_of_the_virus() -> None:
    scene = when(_after_activation("R2 Y5", modules=VIRUS), 0, m.MonitorPatient(1))
    assert beds(_scored(when(scene, 0, m.DeclineEvent()))) == "R2 Y3"


def test_superbug_draws_a_colour() -> None:
    scene = drawn("superbug", hospital(), hospital(), draws=[0, 2, *[0, 0] * 9])
    assert happened(scene, m.SuperbugSpread) == [m.SuperbugSpread("green")]


def _neglected(ward: str, **more: Any) -> str:
    scene = in_force("scoring", "superbug", hospital(ward), hospital("R4*"), colour="red", **more)
    return beds(_scored(scene))


def test_superbug_makes_the_neglected_of_its_colour_worse_by_two() -> None:
    assert _neglected("R5 R2 R1 R4* Y4 G1") == "R3 R4 Y3"


def test_superbug_goes_by_the_colour_patients_have_now() -> None:
    """No rule recolours without treating so far; should one do so, the mark decides and not the die."""
    assert _neglected("G4r R4g") == "R3 G2"


def test_superbug_with_another_figure() -> None:
    assert _neglected("R5 Y4", figures={"superbug_steps": 3}) == "R2 Y3"


def test_superbug_adds_nothing_to_the_virus() -> None:
    """Both say two steps; neither says two more."""
    assert _neglected("R5 Y4", modules=VIRUS) == "R3 Y2"
    assert _neglected("R5 Y4", modules=VIRUS, figures={"superbug_steps": 3}) == "R2 Y2"


def test_whom_an_administrator_protects_the_superbug_spares() -> None:
    scene = in_force(
        "activation",
        "superbug",
        hospital("R2"),
        hospital(),
        colour="red",
        acted=(1,),
        administrators=["matron_of_trauma", None],
    )
    assert beds(_scored(when(scene, 0, c.FinishActivation()))) == "R2"


def _points(scene: Scene, reason: str) -> list[int]:
    lines = [line for event in happened(scene, e.RoundScored) for line in event.lines]
    assert sum(line.points for line in lines) == sum(one.points for one in scene.state.hospitals)
    return [
        sum(line.points for line in event.lines if line.reason == reason)
        for event in sorted(happened(scene, e.RoundScored), key=lambda event: int(event.seat))
    ]


def test_health_inspection_rewards_a_round_without_a_fatality() -> None:
    """Those of earlier rounds do not matter; those of neglect do."""
    scene = in_force("scoring", "health_inspection", hospital("R2", fatalities=2), hospital("R1"))
    assert _points(_scored(scene), "health_inspection") == [1, 0]


def test_health_inspection_with_another_figure() -> None:
    scene = in_force(
        "scoring", "health_inspection", hospital("R2"), hospital("R2"), figures={"inspection_points": 4}
    )
    assert _points(_scored(scene), "health_inspection") == [4, 4]


def test_a_patient_lost_for_want_of_a_bed_is_a_fatality_of_the_round() -> None:
    full = hospital("R2* R3* R4* R5* Y2* Y3* Y4* Y5* G2* G3* G4* G5*")
    scene = in_force(
        "admission", "health_inspection", full, hospital("R2*"), ambulances={1: "R5"}, acted=(1,)
    )
    scene = when(scene, 0, c.LosePatient(1))
    while scene.rules.awaiting(scene.state).seats:
        seat = scene.rules.awaiting(scene.state).seats[0]
        scene = when(scene, seat, scene.rules.legal(scene.state, seat)[-1])
    assert _points(_scored(scene), "health_inspection") == [0, 1]


def test_a_fatality_that_a_pathologist_discards_was_one_all_the_same() -> None:
    """A patient dies of the Medical Student, and the Pathologist empties the morgue."""
    one = hospital("R1 R4 R5", cards="medical_student.1 pathologist.1")
    scene = in_force(
        "activation",
        "health_inspection",
        one,
        hospital("R4*"),
        modules=("experimental_medicine",),
        acted=(1,),
    )
    scene = when(scene, 0, c.PlaceMeeple("medical_student.1", "trauma_unit", (3,)))
    scene = when(scene, 0, c.UseSpecialist((2, 1)))
    assert scene.state.hospitals[0].fatalities == 1
    scene = when(scene, 0, c.PlaceMeeple("pathologist.1", "clinic", (3,)))
    scene = when(scene, 0, c.UseSpecialist(()))
    assert scene.state.hospitals[0].fatalities == 0
    scene = when(scene, 0, c.FinishActivation())
    assert _points(_scored(scene), "health_inspection") == [0, 1]


# discharged by each seat, points for the press
PRESS = [
    (("R6 R6", "Y6", ""), [2, 0, 0]),
    (("R6", "Y6", ""), [2, 2, 0]),
    (("R6", "Y6", "G6"), [2, 2, 2]),
    (("", "", ""), [0, 0, 0]),
    (("", "Y6"), [0, 2]),
]


@pytest.mark.parametrize(("gone", "points"), PRESS)
def test_press_coverage_rewards_the_most_discharged(gone: tuple[str, ...], points: list[int]) -> None:
    seats: list[Hospital] = [
        hospital("R3*", discharged=patients(out, 300 + 10 * n)) for n, out in enumerate(gone)
    ]
    scene = _scored(in_force("scoring", "press_coverage", *seats))
    assert _points(scene, "press_coverage") == points


def test_press_coverage_with_another_figure() -> None:
    one = hospital("R3*", discharged=patients("R6"))
    scene = in_force("scoring", "press_coverage", one, hospital("R3*"), figures={"press_points": 5})
    assert _points(_scored(scene), "press_coverage") == [5, 0]


@pytest.mark.parametrize(("gone", "points"), [("", 0), ("R6", 2)])
def test_the_press_comes_to_a_sole_hospital_that_discharged_somebody(gone: str, points: int) -> None:
    one = hospital("R3*", discharged=patients(gone, 300))
    scene = _scored(in_force("scoring", "press_coverage", one))
    assert _points(scene, "press_coverage") == [points]
