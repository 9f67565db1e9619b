"""Patient care: who may treat whom, what it takes, what it brings, and how patients go home."""

import pytest

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.state import Clinic
from games.clinic.view import view
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on
from tests.games.scenes import happened, offered, refused, when

WARD = f"{FIRST_BUILDING} operating_room:0a3 outpatient_services:0d2"
"""A treatment room (0b2) and an operating room (0a3) for psychiatry, and outpatient services."""
COLOURS = ("white", "yellow", "orange", "red")


def care(*clinics: Clinic, **more: object) -> Scene:
    """The table as care begins."""
    everyone = tuple(range(max(2, len(clinics))))
    clinics = (*clinics, clinic()) if len(clinics) == 1 else clinics
    return goes_on(given("move", *clinics, acted=everyone, **more))  # type: ignore[arg-type]


def ward(persons: str, rooms: str = WARD, **more: object) -> Scene:
    return care(clinic(rooms, persons, **more))  # type: ignore[arg-type]


def treated(scene: Scene, doctor: int = 1, patient: int = 2) -> e.PatientTreated:
    (event,) = happened(when(scene, 0, c.Treat(doctor, patient)), e.PatientTreated)
    assert isinstance(event, e.PatientTreated)
    return event


@pytest.mark.parametrize(
    ("doctor", "patient", "nurses"),
    [
        ("red", "red", 0),
        ("orange", "yellow", 1),
        ("yellow", "orange", 1),
        ("red", "yellow", 2),
        ("yellow", "red", 2),
        ("red", "white", 3),
        ("white", "red", 3),
    ],
)
def test_examples_of_nurses_for_each_colour_of_difference(doctor: str, patient: str, nurses: int) -> None:
    """The five examples of "Treatment Rooms", both ways round where the book says so."""
    pair = f"doctor:{doctor}@0b2 patient:{patient}:psychiatry@0b2!"
    enough = ward(pair + " nurse@0b2" * nurses)
    assert treated(enough).nurses == tuple(range(3, 3 + nurses))
    if nurses:
        assert ward(pair + " nurse@0b2" * (nurses - 1)).state.step == "expenses", "nobody can be treated"


def test_only_as_many_nurses_help_as_it_takes() -> None:
    scene = ward("doctor:white@0b2 patient:yellow:psychiatry@0b2! nurse@0b2 nurse@0b2")
    assert treated(scene).nurses == (3,)


def test_nurses_elsewhere_do_not_help() -> None:
    assert ward("doctor:white@0b2 patient:yellow:psychiatry@0b2! nurse@0b3").state.step == "expenses"


@pytest.mark.parametrize(("colour", "income"), [("white", 8), ("yellow", 12), ("orange", 16), ("red", 20)])
@pytest.mark.parametrize("room", ["0b2", "0a3"])
def test_income_goes_by_the_colour_of_the_patient(colour: str, income: int, room: str) -> None:
    after = when(ward(f"doctor:{colour}@{room} patient:{colour}:psychiatry@{room}!"), 0, c.Treat(1, 2))
    (event,) = happened(after, e.PatientTreated)
    assert (event.income, event.colour, event.room) == (income, colour, room)
    assert (after.state.clinics[0].income, after.state.clinics[0].savings) == (income, 15), "kept apart"


def test_incomes_that_no_book_prints_can_be_set() -> None:
    both = "doctor:yellow@0b2 doctor:orange@0b2 patient:yellow:psychiatry@0b2! patient:orange:psychiatry@0b2!"
    own = {"figures": {"income_yellow": 11, "income_orange": 13}}
    scene = care(clinic(WARD, both), options=own)
    assert treated(scene, 1, 3).income == 11
    assert treated(scene, 2, 4).income == 13


@pytest.mark.parametrize("gardens", ["0b1", "0b1 0a2", ""])
def test_every_adjacent_garden_adds_two_in_a_treatment_room(gardens: str) -> None:
    scene = ward("doctor:white@0b2 patient:white:psychiatry@0b2!", gardens=gardens)
    assert treated(scene).income == 8 + 2 * len(gardens.split())


def test_a_garden_that_is_not_adjacent_adds_nothing() -> None:
    assert treated(ward("doctor:white@0b2 patient:white:psychiatry@0b2!", gardens="0a1 0d1")).income == 8


def test_gardens_above_each_other_are_adjacent_to_the_room_on_their_own_floor() -> None:
    tall = f"{FIRST_BUILDING} hub:1b3:cardiology treatment_room:1c3 supply_room:0c3 supply_room:1c2"
    scene = ward("doctor:white@1c3 patient:white:cardiology@1c3!", tall, gardens="0d3 1d3")
    assert treated(scene).income == 8 + 2


def test_an_operating_room_has_no_windows_to_gardens() -> None:
    assert treated(ward("doctor:red@0a3 patient:red:psychiatry@0a3!", gardens="0a2")).income == 20


def test_an_operating_room_has_a_nurse_of_its_own() -> None:
    scene = ward("doctor:orange@0a3 patient:red:psychiatry@0a3!")
    assert treated(scene).nurses == ()
    two_apart = "doctor:yellow@0a3 patient:red:psychiatry@0a3!"
    assert ward(two_apart).state.step == "expenses"
    assert treated(ward(two_apart + " nurse@0a3")).nurses == (3,)


@pytest.mark.parametrize("colour", COLOURS)
def test_outpatient_services_treat_anybody_for_six(colour: str) -> None:
    scene = ward(f"doctor:white@0d2 patient:{colour}:neurology@0d2!", gardens="0d1")
    event = treated(scene)
    assert (event.income, event.nurses) == (6, ())


def test_a_room_without_a_supply_room_or_hub_treats_nobody() -> None:
    apart = "hub:0b3:psychiatry treatment_room:0b2"
    assert ward("doctor:white@0b2 patient:white:psychiatry@0b2!", apart).state.step == "expenses"
    no_hub = "treatment_room:0b2 supply_room:0c2 operating_room:0d1"
    people = "doctor:white@0b2 patient:white:psychiatry@0b2! doctor:red@0d1 patient:red:psychiatry@0d1!"
    assert ward(people, no_hub).state.step == "expenses"


def test_doctors_and_patients_must_be_in_the_same_room() -> None:
    scene = ward("doctor:white@0b2 patient:white:psychiatry@0b2! doctor:red@0a3 patient:red:psychiatry@0a3!")
    assert {(t.doctor, t.patient) for t in offered(scene, kind=c.Treat)} == {(1, 2), (3, 4)}
    assert refused(scene, 0, c.Treat(1, 4)) == "cannot_treat"
    assert refused(scene, 0, c.Treat(2, 1)) == "cannot_treat"
    assert refused(scene, 0, c.Treat(9, 9)) == "cannot_treat"


def test_patients_in_pre_admissions_are_not_treated() -> None:
    assert ward("doctor:white@0b2 patient:white:psychiatry@pre").state.step == "expenses"


def test_a_doctor_treats_one_patient() -> None:
    scene = ward(
        "doctor:white@0b2 doctor:red@0b2 patient:white:psychiatry@0b2! patient:white:psychiatry@0b2!",
        cars="0d1",
    )
    after = when(scene, 0, c.Treat(1, 3))
    assert happened(after, e.CareFinished) == [e.CareFinished(0)], "the other doctor lacks three nurses"


def test_a_nurse_helps_one_doctor() -> None:
    """Two doctors in one room each need their own nurses."""
    two = "doctor:white@0b2 doctor:white@0b2 patient:yellow:psychiatry@0b2! patient:yellow:psychiatry@0b2!"
    one = when(ward(two + " nurse@0b2", cars="0d1"), 0, c.Treat(1, 3))
    assert happened(one, e.CareFinished) == [e.CareFinished(0)]
    both = when(ward(two + " nurse@0b2 nurse@0b2", cars="0d1 0d1 0d1"), 0, c.Treat(1, 3))
    assert both.state.step == "care"
    assert treated(both, 2, 4).nurses == (6,)


def test_those_who_are_alike_are_listed_once_and_accepted_all() -> None:
    two = "doctor:white@0b2 doctor:white@0b2 patient:white:psychiatry@0b2! patient:white:psychiatry@0b2!"
    scene = ward(two)
    assert offered(scene, kind=c.Treat) == [c.Treat(1, 3)]
    for pair in ((1, 3), (1, 4), (2, 3), (2, 4)):
        assert treated(scene, *pair).patient == pair[1]


def test_a_treatment_happens_at_once_and_the_patient_leaves_the_game() -> None:
    scene = ward("doctor:white@0b2 patient:white:psychiatry@0b2!", cars="a1-b1 a1-b1")
    after = when(scene, 0, c.Treat(1, 2))
    assert [person.kind for person in after.state.clinics[0].people] == ["doctor"]
    assert after.state.patients == scene.state.patients, "to the supply, not into the bag"


def test_a_cured_patient_takes_a_car_of_the_players_choice() -> None:
    scene = when(ward("doctor:white@0b2 patient:white:psychiatry@0b2!", cars="a1-b1 c1-d1"), 0, c.Treat(1, 2))
    assert offered(scene) == [c.TakeCar("a1-b1"), c.TakeCar("c1-d1")]
    assert refused(scene, 0, c.TakeCar("b1-c1")) == "no_car_there"
    assert refused(scene, 0, c.FinishCare()) == "car_pending"
    supply = scene.state.supply.cars
    after = when(scene, 0, c.TakeCar("c1-d1"))
    assert after.state.clinics[0].cars == ("a1-b1",)
    assert after.state.supply.cars == supply + 1


def test_the_next_treatment_waits_for_the_car() -> None:
    two = "doctor:white@0b2 doctor:white@0b2 patient:white:psychiatry@0b2! patient:white:psychiatry@0b2!"
    scene = when(ward(two), 0, c.Treat(1, 3))
    assert {type(command) for command in offered(scene)} == {c.TakeCar}
    assert refused(scene, 0, c.Treat(2, 4)) == "car_pending"
    assert refused(scene, 0, c.TreatBest()) == "car_pending"


def test_cars_that_stand_in_one_place_are_not_asked_about() -> None:
    scene = ward("doctor:white@0b2 patient:white:psychiatry@0b2!", parkings="0d1", cars="0d1 0d1")
    assert happened(when(scene, 0, c.Treat(1, 2)), e.CarTaken) == [e.CarTaken(0, "0d1")]


def test_declining_to_treat_is_a_choice() -> None:
    scene = ward("doctor:white@0b2 patient:white:psychiatry@0b2!")
    assert c.FinishCare() in offered(scene)
    after = when(scene, 0, c.FinishCare())
    assert not happened(after, e.PatientTreated)
    assert len(after.state.clinics[0].people) == 2
    assert after.state.step == "expenses"


def test_those_who_can_treat_nobody_are_not_asked() -> None:
    scene = ward("doctor:white@0b2 patient:white:psychiatry@0b2!")
    assert scene.rules.awaiting(scene.state).seats == (0,)
    assert e.CareFinished(1) in scene.events


def test_care_ends_by_itself_when_nobody_is_left_to_treat() -> None:
    scene = ward("doctor:white@0b2 patient:white:psychiatry@0b2!", cars="a1-b1 a2-b2")
    treated_ = when(scene, 0, c.Treat(1, 2))
    assert treated_.state.step == "care", "the car comes first"
    assert when(treated_, 0, c.TakeCar("a1-b1")).state.step == "expenses"


def test_everyone_treats_at_once_or_in_turn_order() -> None:
    ready = clinic(WARD, "doctor:white@0b2 patient:white:psychiatry@0b2!")
    assert care(ready, ready).rules.awaiting(care(ready, ready).state).seats == (0, 1)
    orderly = care(
        ready, ready, options={"activation": "sequential"}, turn_order=(1, 0), popularity_stack=(0, 1)
    )
    assert orderly.rules.awaiting(orderly.state).seats == (1,)
    assert refused(orderly, 0, c.FinishCare()) == "not_your_turn"
    after = when(orderly, 1, c.FinishCare())
    assert after.rules.awaiting(after.state).seats == (0,)


def test_expenses_wait_until_all_have_finished() -> None:
    """The first gate: nobody pays before everyone's care and departures are over."""
    ready = clinic(WARD, "doctor:white@0b2 patient:white:psychiatry@0b2!", cars="a1-b1 a2-b2")
    scene = when(care(ready, ready), 0, c.FinishCare())
    scene = when(scene, 1, c.Treat(1, 2))
    assert scene.state.step == "care"
    scene = when(scene, 1, c.TakeCar("a1-b1"))
    assert scene.rules.awaiting(scene.state).job == "scoring"
    assert scene.rules.due_command(scene.state) == c.PayExpenses()


def test_the_income_of_every_treatment_is_shown_before_it_is_given() -> None:
    scene = ward(
        "doctor:white@0b2 doctor:white@0b2 patient:white:psychiatry@0b2!"
        " doctor:red@0d2 patient:red:psychiatry@0d2!",
        gardens="0b1",
    )
    shown = view(scene.rules, scene.state, 0, False).treatments
    assert [(each.command, each.income) for each in shown] == [(c.Treat(1, 3), 10), (c.Treat(4, 5), 6)]
    assert [each.command for each in shown] == offered(scene, kind=c.Treat)
    assert not view(scene.rules, scene.state, 1, False).treatments
    assert not view(scene.rules, scene.state, None, False).treatments
    after = when(scene, 0, c.FinishCare())
    assert not view(after.rules, after.state, 0, False).treatments
