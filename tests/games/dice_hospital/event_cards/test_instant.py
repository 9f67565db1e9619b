"""Event cards with an effect at once."""

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.event_cards import messages as m
from games.dice_hospital.state import Patient
from tests.games.dice_hospital.event_cards.tables import drawn
from tests.games.dice_hospital.tables import Scene, beds, dice, hospital
from tests.games.scenes import happened, offered, refused, when

FULL = "R2 R3 R4 R5 Y2 Y3 Y4 Y5 G2 G3 G4 G5"


def _bags(scene: Scene) -> list[int]:
    return [one.blood_bags for one in scene.state.hospitals]


def test_blood_drive_gives_everyone_a_bag() -> None:
    scene = drawn("blood_drive", hospital(), hospital("R3", bags=2), hospital())
    assert happened(scene, m.BloodDonated) == [m.BloodDonated(seat, 1) for seat in range(3)]
    assert _bags(scene) == [1, 3, 1]
    assert happened(scene, e.PatientsArrived), "nobody is asked, and the round goes on"


def test_blood_drive_with_another_figure() -> None:
    assert _bags(drawn("blood_drive", hospital(), hospital(), figures={"blood_drive_bags": 3})) == [3, 3]


def test_volunteer_visitors_heal_a_patient_of_everyone_without_treating_it() -> None:
    scene = drawn("volunteer_visitors", hospital("R2 Y4"), hospital("G5 G3"))
    assert scene.rules.awaiting(scene.state).seats == (0, 1), "all are asked at once"
    assert offered(scene, 1) == [m.NamePatient(101), m.NamePatient(102)]
    scene = when(scene, 1, m.NamePatient(101))
    assert happened(scene, m.ConditionChanged) == [m.ConditionChanged(1, 101, 6)]
    assert scene.rules.awaiting(scene.state).seats == (0,), "once each"
    assert refused(scene, 1, m.NamePatient(102)) == "not_your_turn"
    scene = when(scene, 0, m.NamePatient(1))
    assert (beds(scene, 0), beds(scene, 1)) == ("R3 Y4", "G6 G3")


def test_volunteer_visitors_heal_nobody_above_six() -> None:
    scene = drawn("volunteer_visitors", hospital("R6 Y4 G5"), hospital("R6"))
    assert offered(scene, 0) == [m.NamePatient(2), m.NamePatient(3)]
    assert refused(scene, 0, m.NamePatient(1)) == "patient_not_eligible"
    assert scene.rules.awaiting(scene.state).seats == (0,), "who has only sixes has nothing to heal"


def test_volunteer_visitors_may_not_be_declined() -> None:
    scene = drawn("volunteer_visitors", hospital("R2 Y4"), hospital())
    assert m.DeclineEvent() not in offered(scene, 0)
    assert refused(scene, 0, m.DeclineEvent()) == "event_not_optional"
    assert refused(scene, 0, m.NamePatient(99)) == "patient_not_eligible"


@pytest.mark.parametrize(("ward", "after"), [("R4", "R5"), ("R4 R4 R6", "R5 R4 R6"), ("", "")])
def test_nobody_is_asked_where_there_is_nothing_to_choose(ward: str, after: str) -> None:
    scene = drawn("volunteer_visitors", hospital(ward), hospital())
    assert beds(scene) == after
    assert happened(scene, e.PatientsArrived)


def test_volunteer_visitors_with_other_figures() -> None:
    scene = drawn(
        "volunteer_visitors",
        hospital("R2 Y4 G1"),
        hospital("R6 G4"),
        figures={"visitors_patients": 2, "visitors_steps": 3, "visitors_limit": 5},
    )
    assert beds(scene, 1) == "R6 G5", "above the limit nobody is healed, and nobody is healed twice"
    scene = when(scene, 0, m.NamePatient(3))
    assert offered(scene, 0) == [m.NamePatient(1), m.NamePatient(2)]
    assert refused(scene, 0, m.NamePatient(3)) == "patient_not_eligible"
    scene = when(scene, 0, m.NamePatient(2))
    assert beds(scene) == "R2 Y5 G4"


def test_patient_transfer_returns_a_patient_who_is_no_fatality() -> None:
    scene = drawn("patient_transfer", hospital("R1 Y4"), hospital("G5"))
    assert scene.rules.awaiting(scene.state).seats == (0, 1), "also who has a single patient may keep it"
    assert offered(scene, 0) == [m.NamePatient(1), m.NamePatient(2), m.DeclineEvent()]
    red = scene.state.bag[0]
    scene = when(scene, 0, m.NamePatient(1))
    assert (beds(scene), scene.state.bag[0]) == ("Y4", red + 1)
    assert scene.state.hospitals[0].fatalities == 0
    assert scene.rules.awaiting(scene.state).seats == (1,)


def test_patient_transfer_may_be_declined() -> None:
    scene = drawn("patient_transfer", hospital("R1 Y4"), hospital())
    assert scene.rules.awaiting(scene.state).seats == (0,), "who has no patients is not asked"
    scene = when(scene, 0, m.DeclineEvent())
    assert scene.events[0] == m.EventDeclined(0)
    assert beds(scene) == "R1 Y4"
    assert happened(scene, e.PatientsArrived)


def test_patient_transfer_with_another_figure() -> None:
    scene = drawn("patient_transfer", hospital("R1 Y4 G3"), hospital(), figures={"transfer_patients": 2})
    scene = when(scene, 0, m.NamePatient(1))
    assert offered(scene, 0) == [m.NamePatient(2), m.NamePatient(3), m.DeclineEvent()]
    scene = when(scene, 0, m.NamePatient(3))
    assert beds(scene) == "Y4"
    assert scene.state.step != "event_card"


def test_flu_season_fills_a_free_bed_of_everyone() -> None:
    before = drawn("patient_transfer", hospital(FULL), hospital("R3"), hospital("Y3")).state.bag
    arriving = dice(before, "R2 G5 " + "R3 Y4 G3 " * 4)
    scene = drawn(
        "flu_season", hospital(FULL), hospital("R3"), hospital("Y3"), first_player=2, draws=[0, *arriving]
    )
    assert happened(scene, m.FluPatientsAdmitted) == [
        m.FluPatientsAdmitted(2, (Patient(1000, "red", 2),)),
        m.FluPatientsAdmitted(1, (Patient(1001, "green", 5),)),
    ], "from the first player on, and nobody into a full hospital"
    assert (beds(scene, 1), beds(scene, 2)) == ("R3 G5", "Y3 R2")


def test_flu_patients_were_there_before_the_intake() -> None:
    """Beds are short: a patient of the flu may be the one who is lost."""
    scene = drawn("flu_season", hospital(FULL.removesuffix(" G5")), hospital())
    caught = happened(scene, m.FluPatientsAdmitted)[0].patients[0]
    while scene.state.step != "admission":
        seat = scene.rules.awaiting(scene.state).seats[0]
        scene = when(scene, seat, offered(scene, seat)[0])
    assert len(offered(scene, 0, c.LosePatient)) > 1
    scene = when(scene, 0, c.LosePatient(caught.id))
    assert scene.state.hospitals[0].fatalities == 1


def test_flu_season_with_another_figure_takes_what_fits_and_what_there_is() -> None:
    scene = drawn("flu_season", hospital(FULL), hospital("R3"), figures={"flu_patients": 12})
    assert [len(event.patients) for event in happened(scene, m.FluPatientsAdmitted)] == [11]
    scene = drawn("flu_season", hospital("R3"), hospital("R3"), bag=(0, 1, 0))
    assert [event.seat for event in happened(scene, m.FluPatientsAdmitted)] == [0]


def test_heatwave_lowers_a_patient_of_value_two_or_more() -> None:
    scene = drawn("heatwave", hospital("R1 Y2 G6"), hospital("R1"))
    assert scene.rules.awaiting(scene.state).seats == (0,)
    assert offered(scene, 0) == [m.NamePatient(2), m.NamePatient(3)]
    assert refused(scene, 0, m.NamePatient(1)) == "patient_not_eligible"
    assert refused(scene, 0, m.DeclineEvent()) == "event_not_optional"
    scene = when(scene, 0, m.NamePatient(2))
    assert (beds(scene, 0), beds(scene, 1)) == ("R1 Y1 G6", "R1")


def test_heatwave_with_other_figures() -> None:
    figures = {"heatwave_patients": 2, "heatwave_steps": 2, "heatwave_limit": 3}
    scene = drawn("heatwave", hospital("R1 Y4 G6"), hospital("R3 Y3"), figures=figures)
    assert (beds(scene, 0), beds(scene, 1)) == ("R1 Y3 G4", "R3 Y3")
