"""What modules may answer about care: treatments of their own, doctors with more to do, what is spared."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.evolve.people import with_people
from games.clinic.rooms import people_in
from games.clinic.state import LEVELS, Person, Room, State, with_clinic
from games.clinic.steps.administration.administer import clinic_changes, learns, tires, worsening_patients
from games.clinic.steps.business.care import treatment_handler
from games.clinic.steps.business.treatments import (
    Treatment,
    may_work,
    nurses_needed,
    resources_kept,
    treatments,
)
from games.clinic.steps.final_scoring import doctor_points, final_lines
from games.clinic.title import CLINIC
from games.kernel.messages import Command, Event, Seat
from games.kernel.module import Module, public
from games.kernel.rules import Rules
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on
from tests.games.scenes import happened, offered, when

Asked = Callable[..., Any]


class Soothe(Command, tag="soothe", frozen=True):
    """A nurse without any doctor soothes a patient."""

    nurse: int
    patient: int


class Soothed(Event, tag="soothed", frozen=True):
    """A patient was soothed, paid and stayed, one level better."""

    seat: Seat
    nurse: int
    patient: int
    income: int


def _soothed(state: State, event: Soothed) -> State:
    own = state.clinics[event.seat]
    patient = next(person for person in own.people if person.id == event.patient)
    better = LEVELS[LEVELS.index(patient.colour or "white") - 1]
    state = with_people(state, event.seat, (replace(patient, colour=better),))
    return with_clinic(state, event.seat, income=own.income + event.income, busy=(*own.busy, event.nurse))


def _soothing(before: Callable[..., list[Treatment]]) -> Asked:
    def answer(rules: Rules, state: State, seat: Seat, room: Room) -> list[Treatment]:
        own = state.clinics[seat]
        nurses = [p for p in people_in(own, room.space, "nurse") if may_work(rules, state, seat, p)]
        if people_in(own, room.space, "doctor"):
            nurses = []
        return before(rules, state, seat, room) + [
            Treatment(Soothe(n.id, p.id), Soothed(seat, n.id, p.id, 5), 5, (n.at, p.colour))
            for n in nurses
            for p in people_in(own, room.space, "patient")
            if p.colour != "white"
        ]

    return answer


def _fewest_nurses(before: Asked) -> Asked:
    return lambda rules, state, seat: (*before(rules, state, seat), -len(state.clinics[seat].busy))


SOOTHING = Module(
    key="otherwise",
    name="Otherwise",
    extra_commands={"care": (Soothe,)},
    handlers={Soothe: treatment_handler(Soothe)},
    evolvers={Soothed: _soothed},
    redactions={Soothe: public, Soothed: public},
    overrides={treatments: _soothing},
)


def table(step: str, persons: str, module: Module, rooms: str = FIRST_BUILDING, **more: Any) -> Scene:
    title = replace(CLINIC, modules=(*CLINIC.modules, module))
    own = clinic(rooms, persons, cars=" ".join(["0d1"] * len(persons.split())))
    return given(step, own, clinic(), modules=("otherwise",), title=title, **more)


def care(persons: str, module: Module) -> Scene:
    return goes_on(table("move", persons, module, acted=(0, 1)))


def answering(answers: Mapping[Any, Any]) -> Module:
    return Module(key="otherwise", name="Otherwise", overrides=answers)


def test_a_module_may_add_treatments_of_its_own() -> None:
    scene = care("nurse@0b2 nurse@0b2 patient:red:psychiatry@0b2! patient:white:psychiatry@0b2!", SOOTHING)
    assert offered(scene) == [c.TreatBest(), c.FinishCare(), Soothe(1, 3)]
    after = when(scene, 0, Soothe(2, 3))
    assert after.events == [Soothed(0, 2, 3, 5)]
    assert offered(after, kind=Soothe) == [Soothe(1, 3)]


def test_treat_best_takes_them_in_and_treats_whoever_changed_again() -> None:
    scene = care("nurse@0b2 nurse@0b2 nurse@0b2 patient:orange:psychiatry@0b2!", SOOTHING)
    best = happened(when(scene, 0, c.TreatBest()), Soothed)
    assert best == [Soothed(0, 1, 4, 5), Soothed(0, 2, 4, 5)], "then the patient is white"


def test_where_the_income_is_the_same_a_module_may_say_what_is_spared() -> None:
    module = answering({resources_kept: _fewest_nurses})
    scene = care("doctor:white@0b2 doctor:yellow@0b2 patient:yellow:psychiatry@0b2! nurse@0b2", module)
    (event,) = happened(when(scene, 0, c.TreatBest()), e.PatientTreated)
    assert (event.doctor, event.nurses) == (2, ())


def test_a_doctor_may_treat_several_without_nurses() -> None:
    module = answering(
        {
            may_work: lambda before: lambda *asked: asked[-1].kind == "doctor" or before(*asked),
            nurses_needed: lambda _before: lambda *_asked: 0,
        }
    )
    four = " ".join(["patient:yellow:psychiatry@0b2!"] * 4)
    best = happened(when(care(f"doctor:red@0b2 {four}", module), 0, c.TreatBest()), e.PatientTreated)
    assert [event.patient for event in best] == [2, 3, 4, 5]


def test_doctors_may_be_kept_from_learning_and_from_tiring() -> None:
    lab = f"{FIRST_BUILDING} lab:0d2"
    module = answering({learns: lambda _b: lambda *_: False, tires: lambda _b: lambda *_: False})
    after = goes_on(table("administration", "doctor:white@0d2 doctor:red@0b3", module, lab))
    assert not happened(after, e.StaffChanged)
    assert not happened(after, e.PopularityChanged)


def test_patients_may_be_kept_from_getting_worse() -> None:
    def only_waiting(before: Asked) -> Asked:
        return lambda *asked: [patient for patient in before(*asked) if patient.at == "pre"]

    after = goes_on(
        table(
            "administration",
            "patient:red:psychiatry@0b2! patient:white:psychiatry@pre",
            answering({worsening_patients: only_waiting}),
        )
    )
    assert not happened(after, e.PatientDied)
    assert happened(after, e.PatientsWorsened) == [e.PatientsWorsened(0, ((2, "yellow"),))]


def test_a_change_may_be_added_to_the_clinics_in_turn_order() -> None:
    def applause(_ctx: Any, _state: State, seat: Seat) -> Any:
        return (yield e.PopularityChanged(seat, "applause", 1))

    module = answering({clinic_changes: lambda before: lambda rules: (*before(rules), applause)})
    scene = table(
        "administration", "patient:red:psychiatry@0b2!", module, turn_order=(1, 0), popularity_stack=(0, 1)
    )
    changed = happened(goes_on(scene), e.PopularityChanged)
    assert [(event.seat, event.reason) for event in changed] == [
        (0, "death"),
        (1, "applause"),
        (0, "applause"),
    ]


def test_lines_and_the_worth_of_doctors_at_the_end_may_differ() -> None:
    def one_more(before: Asked) -> Asked:
        return lambda *asked: (*before(*asked), e.ScoreLine("spectacle", 9))

    def eleven(before: Asked) -> Asked:
        def answer(rules: Rules, person: Person) -> int:
            return 11 if person.kind == "doctor" else int(before(rules, person))

        return answer

    module = answering({final_lines: one_more, doctor_points: eleven})
    after = goes_on(table("final_scoring", "doctor:white@0b3", module))
    own = next(event for event in happened(after, e.GameScored) if event.seat == 0)
    assert {line.reason: line.points for line in own.lines if line.points} == {"doctors": 11, "spectacle": 9}
