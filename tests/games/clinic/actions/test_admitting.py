"""Admit patients: queue points, the notepad, pre-admissions and cars (ruling 9), and new appointments."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.notepad import moved
from games.clinic.state import Clinic
from games.clinic.steps.actions.appointments import make_appointments
from games.kernel.module import Context
from tests.games.clinic.tables import Scene, clinic, given
from tests.games.scenes import Scripted, happened, offered, refused, when

FOUR_POINTS = {"entrances": "b3-south c3-south", "helipads": "1b2"}


def _admitting(*notepad: str, one: Clinic | None = None, players: int = 3, **fields: Any) -> Scene:
    """Seat 0 admits first; everyone has one entrance if nothing else is told."""
    others = [clinic()] * (players - 1)
    return given("admit_1", one or clinic(), *others, **{"notepad": notepad, **fields})


def _rows(scene: Scene) -> list[str]:
    return [" ".join(row) for row in scene.state.notepad]


def _parked(scene: Scene) -> Scene:
    return when(scene, 0, offered(scene, 0, c.ParkCar)[0])


def test_example_four_queue_points() -> None:
    """Yellow swaps with orange and is admitted; white moves up, slides to the right and is admitted.

    The picture is lost; psychiatry had an orange patient only, cardiology a yellow and a white one.
    """
    scene = _admitting("orange", "yellow white", one=clinic(**FOUR_POINTS))
    scene = when(scene, 0, c.MoveAppointment("cardiology", 0, "up"))
    assert _rows(scene)[:2] == ["yellow", "orange white"]
    assert scene.state.turn.queue_points == 1
    scene = _parked(when(scene, 0, c.AdmitPatient("psychiatry")))
    assert _rows(scene)[:2] == ["", "orange white"]
    assert scene.state.turn.queue_points == 2
    scene = when(scene, 0, c.MoveAppointment("cardiology", 1, "up"))
    assert _rows(scene)[:2] == ["white", "orange"], "as far right as possible"
    scene = _parked(when(scene, 0, c.AdmitPatient("psychiatry")))
    one = scene.state.clinics[0]
    assert [(p.kind, p.colour, p.service, p.at) for p in one.people] == [
        ("patient", "yellow", "psychiatry", "pre"),
        ("patient", "white", "psychiatry", "pre"),
    ]
    assert len(one.cars) == 2
    assert scene.rules.awaiting(scene.state).seats == (1,), "all four points are spent"


@pytest.mark.parametrize(
    ("doors", "points"),
    [({}, 2), ({"entrances": "b3-south c3-south"}, 3), ({"helipads": "1b2 1c2"}, 4), (FOUR_POINTS, 4)],
)
def test_one_queue_point_and_one_for_each_entrance_and_helipad(doors: dict[str, str], points: int) -> None:
    scene = _admitting("white yellow", "red", one=clinic(**doors))
    for spent in range(points):
        assert scene.state.turn.queue_points == spent
        scene = when(scene, 0, c.MoveAppointment("psychiatry", 0, "left"))
    assert scene.rules.awaiting(scene.state).seats == (1,), "without points the action is over"
    spent_ = _admitting(
        "white yellow", one=clinic(**doors), turn=replace(scene.state.turn, queue_points=points)
    )
    assert refused(spent_, 0, c.MoveAppointment("psychiatry", 0, "left")) == "no_queue_points"
    assert refused(spent_, 0, c.AdmitPatient("psychiatry")) == "no_queue_points"
    assert offered(spent_) == [c.FinishAdmitting()]


# The notepad.


def test_a_swap_is_the_same_from_both_sides_and_listed_once() -> None:
    scene = _admitting("white", "red")
    found = offered(scene, 0, c.MoveAppointment)
    assert [moved(scene.state.notepad, 0, 0, "down")] == [moved(scene.state.notepad, 1, 0, "up")]
    swaps = [command for command in found if _after(scene, command)[:2] == ["red", "white"]]
    assert len(swaps) == 1
    for command in (c.MoveAppointment("psychiatry", 0, "down"), c.MoveAppointment("cardiology", 0, "up")):
        assert _rows(when(scene, 0, command))[:2] == ["red", "white"]


def _after(scene: Scene, command: Any) -> list[str]:
    return _rows(when(scene, 0, command))


def test_every_listed_move_leads_to_another_notepad() -> None:
    scene = _admitting("white white red", "yellow", "white red", "")
    after = [tuple(_after(scene, command)) for command in offered(scene, 0, c.MoveAppointment)]
    assert len(after) == len(set(after))
    assert tuple(_rows(scene)) not in after


def test_alike_patients_who_slide_into_another_row_are_the_same_move() -> None:
    scene = _admitting("red white white", "yellow")
    slides = [
        command
        for command in offered(scene, 0, c.MoveAppointment)
        if _after(scene, command)[:2] == ["red white", "yellow white"]
    ]
    assert len(slides) == 1
    for column in (1, 2):
        command = c.MoveAppointment("psychiatry", column, "down")
        assert _after(scene, command)[:2] == ["red white", "yellow white"]


@pytest.mark.parametrize(
    ("service", "column", "to"),
    [
        ("psychiatry", 0, "left"),  # two white patients
        ("psychiatry", 1, "left"),  # it would slide back
        ("psychiatry", 0, "up"),
        ("psychiatry", 0, "right"),
        ("orthopedics", 0, "down"),  # the last row of three players
        ("cardiology", 0, "up"),  # white for white
    ],
)
def test_moves_that_change_nothing_or_lead_nowhere_are_not_offered(
    service: Any, column: int, to: Any
) -> None:
    scene = _admitting("white white", "white", "", "red")
    command = c.MoveAppointment(service, column, to)
    assert refused(scene, 0, command) == "nothing_changes"
    assert command not in offered(scene)


@pytest.mark.parametrize(("service", "column"), [("psychiatry", 1), ("psychiatry", -1), ("neurology", 0)])
def test_nobody_is_moved_who_is_not_there(service: Any, column: int) -> None:
    scene = _admitting("white", "red")
    assert refused(scene, 0, c.MoveAppointment(service, column, "left")) == "no_appointment"


def test_a_row_closes_behind_somebody_who_leaves_it() -> None:
    scene = _admitting("white yellow red", "")
    assert _after(scene, c.MoveAppointment("psychiatry", 0, "down"))[:2] == ["yellow red", "white"]


def test_a_full_row_can_only_be_swapped_with() -> None:
    scene = _admitting("white white white white", "red red red yellow")
    assert all(len(row.split()) == 4 for row in _after(scene, c.MoveAppointment("cardiology", 3, "up"))[:2])


# Admission.


def test_any_service_in_play_is_admitted_without_its_hub() -> None:
    scene = _admitting("white", "red", "", "yellow")
    assert offered(scene, 0, c.AdmitPatient) == [
        c.AdmitPatient("psychiatry"),
        c.AdmitPatient("cardiology"),
        c.AdmitPatient("orthopedics"),
    ]
    assert refused(scene, 0, c.AdmitPatient("ophthalmology")) == "no_appointment"
    assert refused(scene, 0, c.AdmitPatient("neurology")) == "no_appointment"
    scene = when(scene, 0, c.AdmitPatient("orthopedics"))
    (patient,) = scene.state.clinics[0].people
    assert (patient.service, patient.colour, patient.at) == ("orthopedics", "yellow", "pre")


def test_the_rightmost_is_admitted_and_the_row_closes() -> None:
    scene = _parked(when(_admitting("red white"), 0, c.AdmitPatient("psychiatry")))
    assert scene.state.clinics[0].people[0].colour == "red"
    assert _rows(scene)[0] == "white"


def test_pre_admissions_have_room_for_four_of_each_service() -> None:
    four = " ".join(["patient:white:psychiatry@pre"] * 4)
    scene = _admitting("red", "white", one=clinic(persons=f"{four} patient:red:psychiatry@0b2"))
    assert refused(scene, 0, c.AdmitPatient("psychiatry")) == "pre_admissions_full"
    assert offered(scene, 0, c.AdmitPatient) == [c.AdmitPatient("cardiology")]
    three = " ".join(["patient:white:psychiatry@pre"] * 3)
    scene = _admitting("red", one=clinic(persons=f"{three} patient:red:psychiatry@0b2!"))
    assert offered(scene, 0, c.AdmitPatient) == [c.AdmitPatient("psychiatry")]


def test_an_admitted_patients_car_is_parked_first() -> None:
    scene = when(_admitting("red", "white"), 0, c.AdmitPatient("psychiatry"))
    assert {type(command) for command in offered(scene)} == {c.ParkCar}
    for command in (
        c.AdmitPatient("cardiology"),
        c.MoveAppointment("cardiology", 0, "up"),
        c.FinishAdmitting(),
    ):
        assert refused(scene, 0, command) == "car_pending"


def test_without_a_car_or_a_place_nobody_is_admitted_but_appointments_can_move() -> None:
    scene = _admitting("red", "white")
    scene = scene._replace(state=replace(scene.state, supply=replace(scene.state.supply, cars=0)))
    assert refused(scene, 0, c.AdmitPatient("psychiatry")) == "no_parking"
    assert not offered(scene, 0, c.AdmitPatient)
    assert offered(scene, 0, c.MoveAppointment)


def test_whoever_finds_an_empty_notepad_is_not_asked() -> None:
    scene = given("select_1", clinic(), clinic(), selected=(None, "admit"), patients=(0, 0, 0, 0))
    scene = when(scene, 0, c.SelectAction("admit"))
    assert happened(scene, e.ActionFinished) == [e.ActionFinished(0), e.ActionFinished(1)]
    assert scene.state.step == "select_2"


def test_points_left_over_go_to_waste() -> None:
    scene = _admitting("white yellow", selected=("admit", "build", "build"))
    scene = when(scene, 0, c.FinishAdmitting())
    assert happened(scene, e.ActionFinished) == [e.ActionFinished(0)]
    assert scene.state.turn.queue_points == 0


# New patients make appointments.


def _new(scene: Scene, *draws: int) -> Any:
    return next(make_appointments(Context(scene.rules, Scripted(draws)), scene.state), None)


def test_each_service_gets_a_patient_from_the_top_and_a_full_row_draws_none() -> None:
    scene = _admitting("red red red red", "white", patients=(1, 1, 1, 0))
    assert _new(scene, 2, 0, 0).appointments == (
        e.Appointment("cardiology", "orange"),
        e.Appointment("ophthalmology", "white"),
        e.Appointment("orthopedics", "yellow"),
    )


def test_an_empty_bag_gives_nobody() -> None:
    short = _admitting(patients=(0, 1, 0, 0))
    assert _new(short, 0).appointments == (e.Appointment("psychiatry", "yellow"),)
    assert _new(_admitting(patients=(0, 0, 0, 0))) is None
