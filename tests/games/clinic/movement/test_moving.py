"""The Move step: destinations, their cheapest ways and the time they take."""

from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.state import Clinic
from games.clinic.view import TableView, view
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on, person
from tests.games.scenes import happened, offered, refused, when

WARD = f"{FIRST_BUILDING} lab:0a2 outpatient_services:0c3 operating_room:0a3 triage:1c2"
"""Every kind of room around the first building."""


def move(persons: str, rooms: str = WARD, **more: str) -> Scene:
    return given("move", clinic(rooms, persons, **more), clinic())


def destinations(scene: Scene, number: int = 1) -> set[str]:
    return {command.to for command in offered(scene, kind=c.MovePerson) if command.person == number}


def test_a_person_takes_the_cheapest_way_and_the_record_names_it() -> None:
    scene = when(move("doctor:white@b3-south"), 0, c.MovePerson(1, "0b2"))
    assert scene.events == [e.PersonMoved(0, 1, ("0b3", "0b2"), 2)]
    assert person(scene, 1).at == "0b2"
    assert scene.state.clinics[0].moving_time == 2


def test_the_time_of_every_move_is_shown_before_it_is_spent() -> None:
    scene = move("doctor:white@b3-south")
    shown = _view(scene, 0)
    times = {(move.person, move.to): move.time for move in shown.moves}
    assert times.keys() == {(m.person, m.to) for m in offered(scene, kind=c.MovePerson)}
    for command in offered(scene, kind=c.MovePerson):
        (moved,) = happened(when(scene, 0, command), e.PersonMoved)
        assert moved.time == times[command.person, command.to]
    steps = {(move.person, move.to): move.time for move in shown.walks}
    assert steps == {(1, "0b3"): 1}


def test_only_the_mover_is_shown_times_and_only_in_the_move_step() -> None:
    scene = given("move", *(clinic(persons="doctor:white@0b3"),) * 2)
    assert not _view(scene, None).moves
    assert _view(scene, 1).moves
    assert not _view(when(scene, 1, c.FinishMoving()), 1).moves
    later = replace(scene.state, step="care")
    assert not _view(scene._replace(state=later), 0).moves


def _view(scene: Scene, seat: int | None) -> TableView:
    return view(scene.rules, scene.state, seat, False)


def test_people_may_move_as_often_as_they_like_and_the_time_adds_up() -> None:
    scene = move("doctor:white@0b3")
    for to in ("0b2", "0b3", "0b2"):
        scene = when(scene, 0, c.MovePerson(1, to))
    assert scene.state.clinics[0].moving_time == 3


def test_time_is_written_down_at_the_finish_and_triage_takes_three_off() -> None:
    scene = when(move("doctor:white@0b3"), 0, c.MovePerson(1, "0b2"))
    for _ in range(2):
        scene = when(when(scene, 0, c.MovePerson(1, "0b3")), 0, c.MovePerson(1, "0b2"))
    scene = when(scene, 0, c.FinishMoving())
    assert happened(scene, e.MovingFinished) == [e.MovingFinished(0, 5 - 3)]
    assert (scene.state.clinics[0].time, scene.state.clinics[0].moving_time) == (2, 0)


def test_without_triage_all_the_time_counts() -> None:
    scene = when(move("doctor:white@b3-south", FIRST_BUILDING), 0, c.MovePerson(1, "0b2"))
    assert when(scene, 0, c.FinishMoving()).state.clinics[0].time == 2


def test_triage_never_takes_the_time_below_nothing() -> None:
    scene = when(move("doctor:white@0b3"), 0, c.MovePerson(1, "0b2"))
    assert when(scene, 0, c.FinishMoving()).state.clinics[0].time == 0


def test_each_triage_takes_three_off() -> None:
    rooms = f"{WARD} triage:0d1"
    scene = given("move", clinic(rooms, "doctor:white@0b3", moving_time=8), clinic())
    assert when(scene, 0, c.FinishMoving()).state.clinics[0].time == 2


def test_staying_is_no_move() -> None:
    assert refused(move("doctor:white@0b3"), 0, c.MovePerson(1, "0b3")) == "cannot_end_there"


def test_an_unknown_person_is_refused() -> None:
    assert refused(move("doctor:white@0b3"), 0, c.MovePerson(7, "0b2")) == "no_such_person"


def test_nobody_returns_to_pre_admissions() -> None:
    scene = when(move("patient:red:psychiatry@pre"), 0, c.MovePerson(1, "0b2"))
    assert refused(scene, 0, c.MovePerson(1, "pre")) == "cannot_end_there"
    assert refused(scene, 0, c.WalkStep(1, "pre")) == "no_step"


def test_straight_into_outpatient_services_takes_no_time() -> None:
    scene = when(move("patient:red:neurology@pre"), 0, c.MovePerson(1, "0c3"))
    assert scene.events == [e.PersonMoved(0, 1, ("0c3",), 0)]


def test_a_patient_may_go_on_from_outpatient_services() -> None:
    """Also when another patient has their only place: 0 into them and 1 to the room behind."""
    people = "patient:red:psychiatry@pre patient:red:neurology@0a2!"
    scene = move(people, f"{FIRST_BUILDING} outpatient_services:0a2")
    scene = when(scene, 0, c.MovePerson(1, "0b2"))
    assert scene.events == [e.PersonMoved(0, 1, ("0a2", "0b2"), 1)]


def test_only_pre_admissions_lead_straight_into_outpatient_services() -> None:
    scene = when(move("doctor:red@b3-south"), 0, c.MovePerson(1, "0c3"))
    assert happened(scene, e.PersonMoved)[0].time == 2


def test_alike_people_are_listed_once_and_any_of_them_is_accepted() -> None:
    scene = move("nurse@b3-south nurse@b3-south nurse@0b3")
    assert {command.person for command in offered(scene, kind=c.MovePerson)} == {1, 3}
    assert {command.person for command in offered(scene, kind=c.WalkStep)} == {1, 3}
    assert person(when(scene, 0, c.MovePerson(2, "0b2")), 2).at == "0b2"


def test_everyone_moves_at_the_same_time() -> None:
    scene = given("move", *(clinic(persons="doctor:white@0b3"),) * 3)
    assert scene.rules.awaiting(scene.state).seats == (0, 1, 2)
    scene = when(scene, 2, c.MovePerson(1, "0b2"))
    scene = when(scene, 1, c.FinishMoving())
    assert scene.rules.awaiting(scene.state).seats == (0, 2)
    assert refused(scene, 1, c.MovePerson(1, "0b2")) == "not_your_turn"


def test_in_turn_order_one_after_the_other_where_the_table_wants_it() -> None:
    scene = given(
        "move",
        *(clinic(persons="doctor:white@0b3"),) * 3,
        options={"activation": "sequential"},
        turn_order=(2, 0, 1),
    )
    assert scene.rules.awaiting(scene.state).seats == (2,)
    assert refused(scene, 0, c.FinishMoving()) == "not_your_turn"
    scene = when(scene, 2, c.FinishMoving())
    assert scene.rules.awaiting(scene.state).seats == (0,)


def test_a_small_board_moves_alike() -> None:
    small: Clinic = clinic(persons="doctor:white@b3-south", columns=3)
    assert {command.to for command in offered(given("move", small, clinic()), kind=c.MovePerson)} == {
        "0b3",
        "0b2",
    }


def test_a_seat_that_can_do_nothing_but_finish_is_not_asked() -> None:
    stays = clinic(persons="patient:red:psychiatry@0b2! patient:red:neurology@pre")
    scene = goes_on(given("appointments_3", stays, clinic(persons="doctor:white@0b3"), selected=()))
    assert happened(scene, e.MovingFinished) == [e.MovingFinished(0, 0)]
    assert scene.rules.awaiting(scene.state).seats == (1,)
