"""Workaholic Doctors at work: many patients at once, exhaustion, and how they leave."""

from typing import Any

import pytest

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.modules.workaholic_doctors.exhaustion import Exhausted, exhausted_by_seat
from games.clinic.modules.workaholic_doctors.messages import WorkaholicsLeft
from games.clinic.view import view
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on, person
from tests.games.scenes import happened, offered, refused, when

MODULES = ("workaholic_doctors",)
PURPLE = "doctor:purple@0b2"


def patients(colour: str, count: int, at: str = "0b2") -> str:
    return " ".join([f"patient:{colour}:psychiatry@{at}!"] * count)


def care(persons: str, rooms: str = FIRST_BUILDING, **more: Any) -> Scene:
    """A table at the care step; all cars stand in one place, so nobody is asked for one."""
    own = clinic(rooms, persons, cars=" ".join(["0d1"] * len(persons.split())), **more)
    return goes_on(given("move", own, clinic(), modules=MODULES, acted=(0, 1)))


def treated(scene: Scene, *numbers: int) -> Scene:
    for number in numbers:
        scene = when(scene, 0, c.Treat(1, number))
        assert happened(scene, e.PatientTreated)[0].nurses == ()
    return scene


@pytest.mark.parametrize(
    ("colour", "most", "income"), [("red", 1, 20), ("orange", 2, 16), ("yellow", 3, 12), ("white", 4, 8)]
)
def test_one_red_two_orange_three_yellow_or_four_white_without_nurses(
    colour: str, most: int, income: int
) -> None:
    scene = treated(care(f"{PURPLE} {patients(colour, 5)}"), *range(2, 2 + most))
    assert scene.state.clinics[0].income == most * income
    assert not scene.rules.awaiting(scene.state).seats, "nothing is left to do, so care is over"


def test_the_fifth_white_patient_is_refused() -> None:
    scene = treated(care(f"{PURPLE} {patients('white', 5)} doctor:white@0b2"), 2, 3, 4, 5)
    assert refused(scene, 0, c.Treat(1, 6)) == "cannot_treat"
    assert offered(scene, kind=c.Treat) == [c.Treat(7, 6)]


def test_all_have_the_colour_of_the_first() -> None:
    scene = treated(care(f"{PURPLE} {patients('white', 2)} {patients('yellow', 2)}"), 4)
    assert offered(scene, kind=c.Treat) == [c.Treat(1, 5)]
    assert refused(scene, 0, c.Treat(1, 2)) == "cannot_treat"


def test_nurses_are_left_for_others() -> None:
    scene = care(f"{PURPLE} patient:red:psychiatry@0b2! doctor:orange@0b2 nurse@0b2")
    assert set(offered(scene, kind=c.Treat)) == {c.Treat(1, 2), c.Treat(3, 2)}
    assert treated(scene, 2).state.clinics[0].busy == (1,)


def test_he_may_stop_at_fewer() -> None:
    after = when(treated(care(f"{PURPLE} {patients('white', 3)}"), 2), 0, c.FinishCare())
    assert happened(after, e.CareFinished) == [e.CareFinished(0)]
    assert [p.id for p in after.state.clinics[0].people] == [1, 3, 4]


def test_two_workaholics_of_whom_one_has_begun_are_not_alike() -> None:
    scene = care(f"{PURPLE} {patients('white', 3)} {PURPLE}")
    assert offered(scene, kind=c.Treat) == [c.Treat(1, 2)]
    assert offered(treated(scene, 2), kind=c.Treat) == [c.Treat(1, 3), c.Treat(5, 3)]


def test_treat_best_lets_him_treat_as_many_as_bring_most() -> None:
    scene = care(f"{PURPLE} {patients('white', 2)} {patients('yellow', 2)}")
    best = happened(when(scene, 0, c.TreatBest()), e.PatientTreated)
    assert [event.patient for event in best] == [4, 5]


def test_treat_best_exhausts_as_few_workaholics_as_it_can() -> None:
    """Where the income is the same another doctor treats, with nurses or not, and of two only one."""
    scene = care(f"{PURPLE} {patients('red', 1)} doctor:yellow@0b2 nurse@0b2 nurse@0b2")
    assert [event.doctor for event in happened(when(scene, 0, c.TreatBest()), e.PatientTreated)] == [3]
    two = care(f"{PURPLE} {PURPLE} {patients('white', 4)}")
    best = happened(when(two, 0, c.TreatBest()), e.PatientTreated)
    assert [(event.doctor, event.patient) for event in best] == [(1, 3), (1, 4), (1, 5), (1, 6)]


@pytest.mark.parametrize(
    ("room", "income"),
    [("operating_room:0b2", 20), ("outpatient_services:0b2", 6), ("treatment_room:0b2", 20)],
)
def test_treating_anywhere_exhausts(room: str, income: int) -> None:
    scene = care(f"{PURPLE} {patients('red', 1)}", f"hub:0b3:psychiatry {room} supply_room:0c2")
    after = treated(scene, 2)
    assert happened(after, e.PatientTreated)[0].income == income
    assert exhausted_by_seat(after.state)[0] == (Exhausted(1, "red", 1),)


def test_everyone_sees_who_lies_and_why() -> None:
    scene = treated(care(f"{PURPLE} {patients('white', 3)}"), 2, 3)
    for viewer in (None, 0, 1):
        shown = view(scene.rules, scene.state, viewer, everything=False).modules["workaholic_doctors"]
        assert shown == ((Exhausted(1, "white", 2),), ())


def exhausted(step: str, persons: str, **more: Any) -> Scene:
    """A table where the first person, a workaholic, lies exhausted."""
    lying = (Exhausted(1, "white", 2),)
    return given(
        step, clinic(persons=persons), clinic(), modules=MODULES, workaholic_doctors=(lying, ()), **more
    )


def test_the_exhausted_are_still_paid() -> None:
    paid = happened(goes_on(exhausted("expenses", PURPLE)), e.ExpensesPaid)
    assert {event.seat: event.wages for event in paid} == {0: 4, 1: 0}


def test_the_exhausted_leave_in_the_administration_and_their_player_names_a_car() -> None:
    after = goes_on(exhausted("administration", f"{PURPLE} doctor:purple@0b3 nurse@0b3"))
    assert happened(after, WorkaholicsLeft) == [WorkaholicsLeft(0, (1,))]
    assert [one.id for one in after.state.clinics[0].people] == [2, 3]
    assert (after.state.step, after.rules.awaiting(after.state).seats) == ("departures", (0,))
    places = after.state.clinics[0].cars
    assert offered(after) == [c.TakeCar(place) for place in sorted(places)]
    gone = when(after, 0, c.TakeCar(places[1]))
    assert gone.state.clinics[0].cars == (places[0], places[2])
    assert gone.state.supply.cars == after.state.supply.cars + 1
    assert (gone.state.step, gone.state.round) == ("select_1", 2)
    assert exhausted_by_seat(gone.state) == ((), ())


def test_in_the_last_round_they_are_gone_before_the_end_scoring() -> None:
    scene = goes_on(exhausted("administration", f"{PURPLE} doctor:purple@0b3", round=6))
    scored = goes_on(when(scene, 0, c.TakeCar(scene.state.clinics[0].cars[0])))
    lines = next(event for event in happened(scored, e.GameScored) if event.seat == 0).lines
    assert e.ScoreLine("doctors", 4) in lines, "only whoever treated nobody counts"
    assert not any(one.id == 1 for one in scored.state.clinics[0].people)


def test_whoever_treated_nobody_stays() -> None:
    after = goes_on(
        given(
            "administration", clinic(persons=PURPLE), clinic(), modules=MODULES, university=("white", "white")
        )
    )
    assert not happened(after, WorkaholicsLeft)
    assert person(after, 1).colour == "purple"


def test_in_several_clinics_they_leave_in_turn_order() -> None:
    lying = ((Exhausted(1, "red", 1),),) * 2
    scene = given(
        "administration",
        clinic(persons=PURPLE),
        clinic(persons=PURPLE),
        modules=MODULES,
        workaholic_doctors=lying,
        turn_order=(1, 0),
    )
    assert [event.seat for event in happened(goes_on(scene), WorkaholicsLeft)] == [1, 0]
