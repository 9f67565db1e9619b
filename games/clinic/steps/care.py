"""Patient care: doctors treat patients, nurses bridge what they differ by, and income follows."""

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import NamedTuple

from games.clinic.commands import FinishCare, TakeCar, Treat, TreatBest
from games.clinic.data.figures import INCOME_GARDEN, INCOME_OUTPATIENT, INCOME_RED, INCOME_WHITE
from games.clinic.events import CareFinished, PatientTreated
from games.clinic.questions import care_order
from games.clinic.rooms import TREATING, gardens_beside, people_in, takes, works
from games.clinic.state import LEVELS, Clinic, Course, Module, Person, State
from games.clinic.steps.cars import check_settled, settle, unsettled
from games.kernel.messages import Awaiting, Command, Seat
from games.kernel.module import Context, Handler, Step
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules


class Pairing(NamedTuple):
    """A doctor, a patient, the nurses it takes and the income it brings."""

    doctor: Person
    patient: Person
    nurses: int
    income: int


def income_of(rules: Rules, clinic: Clinic, room: Module, patient: Person) -> int:
    """What a patient who is treated in a room brings."""
    if room.kind == "outpatient_services":
        return INCOME_OUTPATIENT
    figures = rules.figures
    by_level = (INCOME_WHITE, figures["income_yellow"], figures["income_orange"], INCOME_RED)
    income: int = by_level[LEVELS.index(patient.colour or "white")]
    gardens = gardens_beside(clinic, room.space) if room.kind == "treatment_room" else 0
    return income + INCOME_GARDEN * gardens


def nurses_needed(_rules: Rules, room: Module, doctor: Person, patient: Person) -> int:
    """One nurse for each level that doctor and patient differ by; an operating room has one of its own."""
    if room.kind == "outpatient_services":
        return 0
    levels = [LEVELS.index(person.colour or "white") for person in (doctor, patient)]
    return max(0, abs(levels[0] - levels[1]) - (room.kind == "operating_room"))


def free_nurses(clinic: Clinic, room: Module) -> list[Person]:
    """The nurses in a room who helped nobody yet this round."""
    return [nurse for nurse in people_in(clinic, room.space, "nurse") if nurse.id not in clinic.busy]


def pairings(rules: Rules, clinic: Clinic, room: Module) -> list[Pairing]:
    """Who may treat whom in a room now."""
    if room.kind not in TREATING or not works(clinic, room):
        return []
    nurses = len(free_nurses(clinic, room))
    needed = rules.ask(nurses_needed)
    return [
        Pairing(doctor, patient, count, rules.ask(income_of)(rules, clinic, room, patient))
        for doctor in people_in(clinic, room.space, "doctor")
        if doctor.id not in clinic.busy
        for patient in people_in(clinic, room.space, "patient")
        if takes(clinic, room, patient) and (count := needed(rules, room, doctor, patient)) <= nurses
    ]


def best(rules: Rules, clinic: Clinic, room: Module) -> list[Pairing]:
    """The pairings in a room with the highest income, then the fewest nurses, then the lowest numbers."""
    found = pairings(rules, clinic, room)
    nurses = len(free_nurses(clinic, room))
    doctors = sorted({pairing.doctor.id for pairing in found})
    patients = sorted({pairing.patient.id for pairing in found})
    by_pair = {(p.doctor.id, p.patient.id): p for p in found}
    ranked: list[tuple[int, int, list[Pairing]]] = [(0, 0, [])]
    for count in range(1, min(len(doctors), len(patients)) + 1):
        for chosen in permutations(doctors, count):
            for treated in permutations(patients, count):
                pairs = [by_pair[pair] for pair in zip(chosen, treated, strict=True) if pair in by_pair]
                helping = sum(pair.nurses for pair in pairs)
                if len(pairs) == count and helping <= nurses:
                    ranked.append((sum(pair.income for pair in pairs), -helping, pairs))
    return max(ranked, key=lambda found: found[:2])[2]


def _all(rules: Rules, clinic: Clinic) -> Iterator[tuple[Module, Pairing]]:
    for room in clinic.modules:
        for pairing in pairings(rules, clinic, room):
            yield room, pairing


def _treated(state: State, seat: Seat, room: Module, pairing: Pairing) -> PatientTreated:
    nurses = free_nurses(state.clinics[seat], room)[: pairing.nurses]
    return PatientTreated(
        seat, pairing.patient.id, pairing.doctor.id, tuple(nurse.id for nurse in nurses), pairing.income
    )


def _treat(ctx: Context, state: State, seat: Seat, command: Treat) -> Course:
    clinic = state.clinics[seat]
    check_settled(clinic)
    for room, pairing in _all(ctx.rules, clinic):
        if (pairing.doctor.id, pairing.patient.id) == (command.doctor, command.patient):
            state = yield _treated(state, seat, room, pairing)
            return (yield from settle(ctx, state, seat))
    raise Illegal("cannot_treat", doctor=command.doctor, patient=command.patient)


def _legal_treat(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    clinic = state.clinics[seat]
    if unsettled(clinic):
        return []
    alike = {
        (room.space, p.doctor.colour, p.patient.colour, p.patient.service): Treat(p.doctor.id, p.patient.id)
        for room, p in _all(rules, clinic)
    }
    return alike.values()


def _treat_best(ctx: Context, state: State, seat: Seat, _command: TreatBest) -> Course:
    check_settled(state.clinics[seat])
    if not any(_all(ctx.rules, state.clinics[seat])):
        raise Illegal("nobody_to_treat")
    for room in state.clinics[seat].modules:
        for pairing in best(ctx.rules, state.clinics[seat], room):
            state = yield _treated(state, seat, room, pairing)
    return (yield from settle(ctx, state, seat))


def _legal_best(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    clinic = state.clinics[seat]
    return [TreatBest()] if not unsettled(clinic) and any(_all(rules, clinic)) else []


def _finish(_ctx: Context, state: State, seat: Seat, _command: FinishCare) -> Course:
    check_settled(state.clinics[seat])
    return (yield CareFinished(seat))


def _legal_finish(_rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    return [] if unsettled(state.clinics[seat]) else [FinishCare()]


def _enter(ctx: Context, state: State) -> Course:
    """Seats that can treat nobody are not asked."""
    for seat in state.turn_order:
        if not any(_all(ctx.rules, state.clinics[seat])):
            state = yield CareFinished(seat)
    return state


def _awaiting(rules: Rules, state: State) -> Awaiting:
    return Awaiting(rules.ask(care_order)(rules, state))


CARE = Step("care", enter=_enter, awaiting=_awaiting, commands=(Treat, TreatBest, TakeCar, FinishCare))
TREAT = Handler(_treat, _legal_treat)
TREAT_BEST = Handler(_treat_best, _legal_best)
FINISH_CARE = Handler(_finish, _legal_finish)
