"""`treat_best` against every other way: no sequence of treatments brings more."""

from itertools import product
from random import Random

import pytest

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.state import LEVELS, State
from games.kernel.chance import Seeded
from games.kernel.refusal import Illegal
from tests.games.clinic.tables import Scene, clinic, given, goes_on
from tests.games.scenes import happened, offered, refused, when

ROOMS = "hub:0b3:psychiatry treatment_room:0b2 supply_room:0c2 operating_room:0a3 outpatient_services:0d2"


def care(persons: str, gardens: str = "", **more: object) -> Scene:
    """Care begins, all cars in one place so that nobody is asked about them."""
    cars = " ".join(["0d1"] * len(persons.split()))
    own = clinic(ROOMS, persons, gardens=gardens, cars=cars)
    return goes_on(given("move", own, clinic(), acted=(0, 1), **more))  # type: ignore[arg-type]


def highest(scene: Scene) -> int:
    """The highest income that any sequence of accepted treatments brings, ending anywhere."""
    known: dict[frozenset[tuple[int, int]], int] = {}

    def after(state: State, done: frozenset[tuple[int, int]]) -> int:
        if done not in known:
            people = state.clinics[0].people
            found = [state.clinics[0].income]
            for doctor in people:
                for patient in people:
                    try:
                        command = c.Treat(doctor.id, patient.id)
                        later = scene.rules.decide(state, 0, command, Seeded(b"any"))[1]
                    except Illegal:
                        continue
                    found.append(after(later, done | {(doctor.id, patient.id)}))
            known[done] = max(found)
        return known[done]

    return after(scene.state, frozenset())


def crowd(random: Random) -> str:
    """People in rooms as the capacity allows."""
    people = [f"doctor:{random.choice(LEVELS)}@0b2" for _ in range(random.choice((1, 2, 2)))]
    people += [f"patient:{random.choice(LEVELS)}:psychiatry@0b2!" for _ in range(random.choice((1, 2, 2)))]
    people += ["nurse@0b2"] * random.randrange(5)
    for room, nurses in (("0a3", random.randrange(3)), ("0d2", 0)):
        people += [f"doctor:{random.choice(LEVELS)}@{room}"] * random.randrange(2)
        people += [f"patient:{random.choice(LEVELS)}:psychiatry@{room}!"] * random.randrange(2)
        people += [f"nurse@{room}"] * nurses
    random.shuffle(people)
    return " ".join(people)


@pytest.mark.parametrize("seed", range(60))
def test_no_sequence_of_treatments_brings_more(seed: int) -> None:
    random = Random(seed)
    incomes = {"income_yellow": random.randrange(21), "income_orange": random.randrange(21)}
    scene = care(crowd(random), random.choice(("", "0b1", "0b1 0a2")), options={"figures": incomes})
    most = highest(scene)
    assert bool(offered(scene, kind=c.TreatBest)) == (most > 0)
    if most:
        best = happened(when(scene, 0, c.TreatBest()), e.PatientTreated)
        assert sum(event.income for event in best) == most


@pytest.mark.parametrize("seed", range(20))
def test_treatments_are_offered_if_and_only_if_they_are_accepted(seed: int) -> None:
    """Of people who are alike one is offered, and everyone of them is accepted."""
    scene = care(crowd(Random(seed)))
    people = {each.id: (each.kind, each.colour, each.at) for each in scene.state.clinics[0].people}
    available_commands = {
        (people[treat.doctor], people[treat.patient]) for treat in offered(scene, kind=c.Treat)
    }
    for (doctor, one), (patient, other) in product(people.items(), repeat=2):
        try:
            scene.rules.decide(scene.state, 0, c.Treat(doctor, patient), Seeded(b"any"))
            accepted = True
        except Illegal:
            accepted = False
        assert accepted == ((one, other) in available_commands)


def test_the_dearest_patient_first_is_not_always_the_best() -> None:
    """With two nurses a white doctor could treat the orange patient, but then the other one stays ill."""
    scene = care(
        "doctor:white@0b2 doctor:yellow@0b2 patient:orange:psychiatry@0b2! patient:white:psychiatry@0b2!"
        " nurse@0b2 nurse@0b2"
    )
    best = happened(when(scene, 0, c.TreatBest()), e.PatientTreated)
    assert {(event.doctor, event.patient) for event in best} == {(1, 4), (2, 3)}
    easy = when(scene, 0, c.Treat(1, 3))
    assert easy.state.step == "expenses", "nobody is left who could treat the white patient"


def test_of_equal_ones_the_lowest_numbers() -> None:
    scene = care(
        "doctor:red@0b2 doctor:red@0b2 patient:red:psychiatry@0b2! patient:red:psychiatry@0b2! nurse@0b2"
    )
    best = happened(when(scene, 0, c.TreatBest()), e.PatientTreated)
    assert [(event.doctor, event.patient) for event in best] == [(1, 3), (2, 4)]


def test_of_equal_incomes_nurses_do_not_count() -> None:
    """Ruling 14 names what is spared, and nurses are not among it: the lower number treats."""
    scene = care("doctor:white@0b2 doctor:yellow@0b2 patient:yellow:psychiatry@0b2! nurse@0b2")
    (event,) = happened(when(scene, 0, c.TreatBest()), e.PatientTreated)
    assert (event.doctor, event.nurses) == (1, (4,))


def test_what_was_treated_before_stays_and_the_rest_is_done_the_best_way() -> None:
    scene = care(
        "doctor:white@0b2 doctor:red@0b2 patient:red:psychiatry@0b2! patient:yellow:psychiatry@0b2!"
        " nurse@0b2 nurse@0b2 doctor:orange@0a3 patient:red:psychiatry@0a3!"
    )
    assert highest(scene) == 20 + 12 + 20
    after = when(when(scene, 0, c.Treat(2, 4)), 0, c.TreatBest())
    assert after.state.clinics[0].income == 12 + 20, "the white doctor would need three nurses"


def test_there_must_be_somebody_whose_treatment_brings_something() -> None:
    scene = care(
        "doctor:yellow@0b2 patient:yellow:psychiatry@0b2!", options={"figures": {"income_yellow": 0}}
    )
    assert refused(scene, 0, c.TreatBest()) == "no_treatment"
    assert offered(scene) == [c.Treat(1, 2), c.FinishCare()]


def test_the_cars_of_all_who_leave_are_asked_for_one_by_one() -> None:
    two = "doctor:white@0b2 doctor:white@0b2 patient:white:psychiatry@0b2! patient:white:psychiatry@0b2!"
    scene = goes_on(given("move", clinic(ROOMS, two), clinic(), acted=(0, 1)))
    scene = when(scene, 0, c.TreatBest())
    for left in (4, 3):
        cars = offered(scene)
        assert len(cars) == len(scene.state.clinics[0].cars) == left
        scene = when(scene, 0, cars[0])
    assert scene.state.step == "expenses"
