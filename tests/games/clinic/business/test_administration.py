"""Administration: the book's steps one after the other, in every round."""

import pytest
from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.state import Clinic
from games.kernel.messages import StepEntered
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on, person
from tests.games.scenes import happened, offered, refused, when

LAB = f"{FIRST_BUILDING} lab:0d2"


def administration(*clinics: Clinic, **more: object) -> Scene:
    """The table before the administration."""
    clinics = (*clinics, clinic()) if len(clinics) == 1 else clinics
    return given("administration", *clinics, **more)  # type: ignore[arg-type]


def administered(*clinics: Clinic, **more: object) -> Scene:
    """The table after the administration."""
    return goes_on(administration(*clinics, **more))


def colours(scene: Scene, seat: int = 0) -> dict[int, str | None]:
    return {one.id: one.colour for one in scene.state.clinics[seat].people}


def test_the_steps_follow_each_other_as_in_the_book() -> None:
    busy = clinic(
        LAB,
        "doctor:white@0d2 doctor:red@0b3 patient:red:psychiatry@0b2! patient:white:psychiatry@pre",
        cars="a1-b1 a2-b2 a3-b3 b1-c1",
    )
    scene = administered(busy, notepad=("white", "red"), university=("white", None))
    kinds = [type(event) for event in scene.events]
    assert kinds == [
        e.ActionTilesReturned,
        e.AppointmentsMissed,
        e.DoctorsTaught,
        e.DoctorsDrawn,
        e.NursesPlaced,
        e.PopularityChanged,
        e.StaffChanged,
        e.StaffChanged,
        e.PatientDied,
        e.PopularityChanged,
        e.PatientsWorsened,
        e.TilesTurned,
        e.TurnOrderSet,
        StepEntered,
    ]
    assert scene.state.step == "departures"


def test_the_next_round_begins_with_its_first_action_and_all_tiles() -> None:
    limited = clinic(limits=("hub", "special"))
    scene = administered(limited)
    assert (scene.state.step, scene.state.round) == ("select_1", 2)
    assert all(own.used_actions == () and own.limits == () for own in scene.state.clinics)
    assert len(offered(scene, kind=c.SelectAction)) == 3


def test_only_the_service_administers() -> None:
    scene = administration(clinic())
    assert scene.rules.awaiting(scene.state).job == "scoring"
    assert scene.rules.due_command(scene.state) == c.Administer()
    assert refused(scene, 0, c.Administer()) == "service_only"


def test_the_rightmost_appointments_go_back_into_the_bag_and_rows_close() -> None:
    scene = administration(clinic(), notepad=("white red", "", "orange"))
    after = goes_on(scene)
    (missed,) = happened(after, e.AppointmentsMissed)
    assert [(one.service, one.colour) for one in missed.appointments] == [
        ("psychiatry", "white"),
        ("ophthalmology", "orange"),
    ]
    assert after.state.notepad == (("red",), (), ())
    bag = [after.state.patients[level] - scene.state.patients[level] for level in range(4)]
    assert bag == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("before", "after"),
    [("white", "yellow"), ("yellow", "orange"), ("orange", "red"), ("red", "red")],
)
def test_doctors_at_the_university_rise_a_level(before: str, after: str) -> None:
    scene = administered(clinic(), university=(before, None))
    (taught,) = happened(scene, e.DoctorsTaught)
    assert taught.university == (after, None)


def test_the_university_is_filled_after_the_lesson_and_put_in_order() -> None:
    """The newcomer is white still, and stands behind the one who rose."""
    scene = administration(
        clinic(), clinic(), clinic(), university=(None, "white", None), doctors=(1, 0, 1, 0, 0)
    )
    after = goes_on(scene, draws=(0, 0))
    assert after.state.university == ("orange", "yellow", "white")
    assert after.state.doctors == (0, 0, 0, 0, 0)


def test_a_short_bag_leaves_gaps_at_the_right() -> None:
    after = goes_on(administration(clinic(), university=(None, "red"), doctors=(0, 0, 0, 0, 0)), draws=())
    assert after.state.university == ("red", None)


def test_example_of_the_nurses_in_column_three() -> None:
    """The round marker comes to IV: the nurses still in column III are removed."""
    after = administered(clinic(), round=3, nurses=(0, 0, 2, 2, 2, 2))
    assert after.state.nurses == (0, 0, 0, 2, 2, 2)
    assert after.state.round == 4


@pytest.mark.parametrize(
    ("before", "after"),
    [("white", "orange"), ("yellow", "red"), ("orange", "red"), ("red", "red")],
)
def test_a_doctor_in_a_lab_rises_twice_and_brings_popularity(before: str, after: str) -> None:
    scene = administered(clinic(LAB, f"doctor:{before}@0d2"))
    assert person(scene, 1).colour == after
    assert happened(scene, e.PopularityChanged) == [e.PopularityChanged(0, "lab", 1)]
    assert scene.state.clinics[0].popularity == 1


@pytest.mark.parametrize(
    ("before", "after"),
    [("white", "white"), ("yellow", "white"), ("orange", "yellow"), ("red", "orange")],
)
@pytest.mark.parametrize("place", ["0b2", "0b3"])
def test_every_other_doctor_falls_a_level(before: str, after: str, place: str) -> None:
    scene = administered(clinic(LAB, f"doctor:{before}@{place}"))
    assert person(scene, 1).colour == after
    assert not happened(scene, e.PopularityChanged)


def test_a_doctor_who_learned_does_not_fall_in_the_next_step() -> None:
    scene = administered(clinic(LAB, "doctor:yellow@0d2 doctor:yellow@0b3"))
    assert colours(scene) == {1: "red", 2: "white"}


@pytest.mark.parametrize(("before", "after"), [("white", "yellow"), ("yellow", "orange"), ("orange", "red")])
@pytest.mark.parametrize("place", ["0b2!", "pre"])
def test_patients_get_worse_in_rooms_and_in_pre_admissions(before: str, after: str, place: str) -> None:
    scene = administered(clinic(persons=f"patient:{before}:psychiatry@{place}"))
    assert person(scene, 1).colour == after


@pytest.mark.parametrize("place", ["0b2!", "pre"])
def test_red_patients_die_and_cost_five_also_below_nothing(place: str) -> None:
    before = administration(clinic(persons=f"patient:red:psychiatry@{place}", popularity=2))
    after = goes_on(before)
    assert not after.state.clinics[0].people
    assert after.state.clinics[0].popularity == -3
    assert happened(after, e.PopularityChanged) == [e.PopularityChanged(0, "death", -5)]
    assert after.state.patients == before.state.patients, "the dead never return"
    assert (after.state.clinics[0].cars, after.state.supply.cars) == ((), before.state.supply.cars + 1)


def test_nobody_dies_who_was_orange_until_now() -> None:
    scene = administered(clinic(persons="patient:orange:psychiatry@pre patient:red:psychiatry@0b2!"))
    assert colours(scene) == {1: "red"}


def test_the_cars_of_the_dead_are_named_before_the_next_selection() -> None:
    dying = clinic(
        persons="patient:red:psychiatry@pre patient:red:psychiatry@pre doctor:white@0b3",
        cars="a1-b1 a2-b2 a3-b3",
    )
    scene = administered(dying, dying)
    assert (scene.state.step, scene.state.round) == ("departures", 1)
    assert scene.rules.awaiting(scene.state).seats == scene.state.turn_order
    for seat in (0, 1):
        assert refused(scene, seat, c.TakeCar("d1-east")) == "no_car_there"
        scene = when(scene, seat, c.TakeCar("a2-b2"))
        assert [command.place for command in offered(scene, seat)] == ["a1-b1", "a3-b3"]
        scene = when(scene, seat, c.TakeCar("a1-b1"))
    assert [own.cars for own in scene.state.clinics] == [("a3-b3",), ("a3-b3",)]
    assert (scene.state.step, scene.state.round) == ("select_1", 2)


def test_in_the_last_round_they_are_named_before_the_end_scoring() -> None:
    dying = clinic(persons="patient:red:psychiatry@pre doctor:white@0b3", cars="a1-b1 a2-b2")
    scene = administered(dying, round=6)
    assert scene.state.step == "departures"
    scene = when(scene, 0, c.TakeCar("a1-b1"))
    assert (scene.state.step, scene.rules.due_command(scene.state)) == ("final_scoring", c.ScoreGame())


def test_the_last_round_is_administered_like_the_others() -> None:
    own = clinic(LAB, "doctor:white@0d2 doctor:red@0b3 patient:white:psychiatry@pre")
    scene = administered(own, round=6, notepad=("white",), nurses=(0, 0, 0, 0, 0, 2), turn_order=(1, 0))
    assert colours(scene) == {1: "orange", 2: "orange", 3: "yellow"}
    assert scene.state.clinics[0].popularity == 1
    assert (scene.state.notepad[0], scene.state.nurses[5]) == ((), 0)
    assert happened(scene, e.TurnOrderSet)
    assert scene.state.step == "final_scoring"


def test_every_stack_shows_its_top_tile_again_while_it_lasts() -> None:
    scene = administration(clinic())
    supply = replace(
        scene.state.supply,
        hubs=(2, 0, 1),
        hubs_shown=(False, False, True),
        specials=(0, 1, 0, 1),
        specials_shown=(False, False, False, True),
    )
    after = goes_on(scene._replace(state=replace(scene.state, supply=supply)))
    assert after.state.supply.hubs_shown == (True, False, True)
    assert after.state.supply.specials_shown == (False, True, False, True)
    assert after.state.supply.hubs == (2, 0, 1)


def test_everyone_changes_in_turn_order_within_each_step() -> None:
    """Labs of all before deaths of all, each in the turn order of the round."""
    both = clinic(LAB, "doctor:white@0d2 patient:red:psychiatry@pre")
    scene = administered(both, both, both, turn_order=(2, 0, 1), popularity_stack=(0, 1, 2))
    changed = [(event.reason, event.seat) for event in happened(scene, e.PopularityChanged)]
    assert changed == [(reason, seat) for reason in ("lab", "death") for seat in (2, 0, 1)]
    assert scene.state.popularity_stack == (2, 0, 1)
