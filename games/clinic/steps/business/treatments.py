"""Treatments: who can treat whom in a room, nurses and income, and the best plan for a room."""

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from games.clinic.commands import Treat
from games.clinic.data.figures import INCOME_GARDEN, INCOME_OUTPATIENT, INCOME_RED, INCOME_WHITE
from games.clinic.events import PatientTreated
from games.clinic.hooks import equivalence_key
from games.clinic.rooms import TREATING, gardens_beside, people_in, takes, works
from games.clinic.state import LEVELS, Person, Room, State
from games.clinic.types import Rules
from games.kernel.messages import Command, Event, Seat


class Treatment(NamedTuple):
    """A possible treatment: its command, the event it leads to, and its income."""

    command: Command
    event: Event
    income: int
    equivalence_key: Hashable
    """Treatments with the same key are equivalent, and only one is listed."""


def may_work(_rules: Rules, state: State, seat: Seat, person: Person) -> bool:
    """Whether a doctor or nurse can still work this round."""
    return person.id not in state.clinics[seat].busy


def income_of(rules: Rules, state: State, seat: Seat, room: Room, patient: Person) -> int:
    """Return the income from treating a patient in a room. Gardens count for treatment rooms only."""
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
    """Return the nurses needed: one per level between doctor and patient, one less in operating rooms."""
    if room.kind == "outpatient_services":
        return 0
    levels = [LEVELS.index(person.colour or "white") for person in (doctor, patient)]
    return max(0, abs(levels[0] - levels[1]) - (room.kind == "operating_room"))


def treatments(rules: Rules, state: State, seat: Seat, room: Room) -> list[Treatment]:
    """Return the possible treatments in a room, in order of doctors, then of patients."""
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
    """Yield the possible treatments in all rooms of a clinic."""
    asked = rules.resolve(treatments)
    for room in state.clinics[seat].rooms:
        yield from asked(rules, state, seat, room)


def resources_kept(_rules: Rules, _state: State, _seat: Seat) -> tuple[int, ...]:
    """Return amounts of resources worth keeping, most valuable first. They break ties between plans."""
    return ()


class Plan(NamedTuple):
    """A series of treatments with its value: the income, then the resources kept."""

    value: tuple[int, ...]
    steps: tuple[Treatment, ...]


def best_plan(rules: Rules, state: State, seat: Seat, room: Room) -> tuple[Treatment, ...]:
    """Return the treatments in a room with the highest income. Ties go to the lowest numbers."""
    return _best(rules, state, seat, room, frozenset(), {}).steps


def _best(
    rules: Rules,
    state: State,
    seat: Seat,
    room: Room,
    done: frozenset[Command],
    known: dict[frozenset[Command], Plan],
) -> Plan:
    """Search all plans. The order of treatments does not matter, so each set is searched once."""
    if done not in known:
        best = Plan((0, *rules.resolve(resources_kept)(rules, state, seat)), ())
        for step in rules.resolve(treatments)(rules, state, seat, room):
            after = rules.evolve(state, step.event)
            (income, *rest), steps = _best(rules, after, seat, room, done | {step.command}, known)
            plan = Plan((step.income + income, *rest), (step, *steps))
            best = plan if plan.value > best.value else best
        known[done] = best
    return known[done]
