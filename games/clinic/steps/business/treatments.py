"""Treatments: who may treat whom in a room, what that takes and brings, and the best of all plans."""

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from games.clinic.commands import Treat
from games.clinic.data.figures import INCOME_GARDEN, INCOME_OUTPATIENT, INCOME_RED, INCOME_WHITE
from games.clinic.events import PatientTreated
from games.clinic.hooks import equivalence_key
from games.clinic.rooms import TREATING, gardens_beside, people_in, takes, works
from games.clinic.state import LEVELS, Person, Room, State
from games.kernel.messages import Command, Event, Seat


class Treatment(NamedTuple):
    """What a seat may do next in patient care: its command, what happens then, and the income."""

    command: Command
    event: Event
    income: int
    equivalence_key: Hashable
    """What tells treatments apart: of those that are alike only one is listed."""


def may_work(_rules: Rules, state: State, seat: Seat, person: Person) -> bool:
    """Whether a doctor can treat, or a nurse help, somebody more this round."""
    return person.id not in state.clinics[seat].busy


def income_of(rules: Rules, state: State, seat: Seat, room: Room, patient: Person) -> int:
    """What a patient who is treated in a room brings; gardens count beside treatment rooms only."""
    if room.kind == "outpatient_services":
        return INCOME_OUTPATIENT
    figures = rules.figures
    by_level = (INCOME_WHITE, figures["income_yellow"], figures["income_orange"], INCOME_RED)
    income: int = by_level[LEVELS.index(patient.colour or "white")]
    gardens = gardens_beside(state.clinics[seat], room.space) if room.kind == "treatment_room" else 0
    return income + INCOME_GARDEN * gardens


def nurses_needed(
    _rules: Rules, _state: State, _seat: Seat, room: Room, doctor: Person, patient: Person
) -> int:
    """One nurse for each level that doctor and patient differ by; an operating room has one of its own."""
    if room.kind == "outpatient_services":
        return 0
    levels = [LEVELS.index(person.colour or "white") for person in (doctor, patient)]
    return max(0, abs(levels[0] - levels[1]) - (room.kind == "operating_room"))


def treatments(rules: Rules, state: State, seat: Seat, room: Room) -> list[Treatment]:
    """What can be done for patients in a room now, by the numbers of doctors, then of patients."""
    clinic = state.clinics[seat]
    if room.kind not in TREATING or not works(clinic, room):
        return []
    patients = [p for p in people_in(clinic, room.space, "patient") if takes(clinic, room, p)]
    if not patients:
        return []
    free, needed = rules.resolve(may_work), rules.resolve(nurses_needed)
    nurses = [p.id for p in people_in(clinic, room.space, "nurse") if free(rules, state, seat, p)]
    return [
        _treatment(rules, state, seat, room, doctor, patient, tuple(nurses[:count]))
        for doctor in people_in(clinic, room.space, "doctor")
        if free(rules, state, seat, doctor)
        for patient in patients
        if (count := needed(rules, state, seat, room, doctor, patient)) <= len(nurses)
    ]


def _treatment(
    rules: Rules,
    state: State,
    seat: Seat,
    room: Room,
    doctor: Person,
    patient: Person,
    nurses: tuple[int, ...],
) -> Treatment:
    alike = rules.resolve(equivalence_key)
    income = rules.resolve(income_of)(rules, state, seat, room, patient)
    return Treatment(
        Treat(doctor.id, patient.id),
        PatientTreated(
            seat=seat,
            room=room.space,
            patient=patient.id,
            colour=patient.colour or "white",
            doctor=doctor.id,
            nurses=nurses,
            income=income,
        ),
        income,
        (alike(rules, state, seat, doctor), alike(rules, state, seat, patient)),
    )


def all_treatments(rules: Rules, state: State, seat: Seat) -> Iterator[Treatment]:
    """What can be done for patients anywhere in a clinic now."""
    asked = rules.resolve(treatments)
    for room in state.clinics[seat].rooms:
        yield from asked(rules, state, seat, room)


def resources_kept(_rules: Rules, _state: State, _seat: Seat) -> tuple[int, ...]:
    """What a player rather keeps where the income is the same, dearest first; more is better."""
    return ()


class Plan(NamedTuple):
    """Treatments one after the other, and what they are worth: the income, then what they spare."""

    value: tuple[int, ...]
    steps: tuple[Treatment, ...]


def best_plan(rules: Rules, state: State, seat: Seat, room: Room) -> tuple[Treatment, ...]:
    """The treatments in a room with the highest income; of equal ones those of the lowest numbers."""
    return _best(rules, state, seat, room, frozenset(), {}).steps


def _best(
    rules: Rules,
    state: State,
    seat: Seat,
    room: Room,
    done: frozenset[Command],
    known: dict[frozenset[Command], Plan],
) -> Plan:
    """Every order is tried, but after the same treatments all is the same, so each set only once."""
    if done not in known:
        best = Plan((0, *rules.resolve(resources_kept)(rules, state, seat)), ())
        for step in rules.resolve(treatments)(rules, state, seat, room):
            after = rules.evolve(state, step.event)
            (income, *rest), steps = _best(rules, after, seat, room, done | {step.command}, known)
            plan = Plan((step.income + income, *rest), (step, *steps))
            best = plan if plan.value > best.value else best
        known[done] = best
    return known[done]
