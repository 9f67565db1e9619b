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
from games.clinic.steps.turns import has_choice
from games.kernel.messages import Awaiting, Command, Event, Seat
from games.kernel.module import Context, Handler, Step
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules


class Pairing(NamedTuple):
    """A doctor, a patient, the nurses it takes and the income it brings."""

    doctor: Person
    patient: Person
    nurses: int
    income: int


def income_of(rules: Rules, state: State, seat: Seat, room: Module, patient: Person) -> int:
    """What a patient who is treated in a room brings."""
    clinic = state.clinics[seat]
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


def pairings(rules: Rules, state: State, seat: Seat, room: Module) -> list[Pairing]:
    """Who may treat whom in a room now."""
    clinic = state.clinics[seat]
    if room.kind not in TREATING or not works(clinic, room):
        return []
    nurses = len(free_nurses(clinic, room))
    needed = rules.ask(nurses_needed)
    return [
        Pairing(doctor, patient, count, rules.ask(income_of)(rules, state, seat, room, patient))
        for doctor in people_in(clinic, room.space, "doctor")
        if doctor.id not in clinic.busy
        for patient in people_in(clinic, room.space, "patient")
        if takes(clinic, room, patient) and (count := needed(rules, room, doctor, patient)) <= nurses
    ]


def best(rules: Rules, state: State, seat: Seat, room: Module) -> list[Pairing]:
    """The pairings in a room with the highest income, then the fewest nurses, then the lowest numbers."""
    found = pairings(rules, state, seat, room)
    nurses = len(free_nurses(state.clinics[seat], room))
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


def best_care(rules: Rules, state: State, seat: Seat, room: Module) -> list[Event]:
    """What brings the highest income in a room now, as it happens."""
    found: list[Event] = []
    nurses = free_nurses(state.clinics[seat], room)
    for pairing in best(rules, state, seat, room):
        found.append(_treated(seat, pairing, nurses[: pairing.nurses]))
        nurses = nurses[pairing.nurses :]
    return found


def _all(rules: Rules, state: State, seat: Seat) -> Iterator[tuple[Module, Pairing]]:
    for room in state.clinics[seat].modules:
        for pairing in pairings(rules, state, seat, room):
            yield room, pairing


def _treated(seat: Seat, pairing: Pairing, nurses: list[Person]) -> PatientTreated:
    return PatientTreated(
        seat, pairing.patient.id, pairing.doctor.id, tuple(nurse.id for nurse in nurses), pairing.income
    )


def _treat(ctx: Context, state: State, seat: Seat, command: Treat) -> Course:
    clinic = state.clinics[seat]
    check_settled(clinic)
    for room, pairing in _all(ctx.rules, state, seat):
        if (pairing.doctor.id, pairing.patient.id) == (command.doctor, command.patient):
            nurses = free_nurses(clinic, room)[: pairing.nurses]
            state = yield _treated(seat, pairing, nurses)
            return (yield from settle(ctx, state, seat))
    raise Illegal("cannot_treat", doctor=command.doctor, patient=command.patient)


def _legal_treat(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    clinic = state.clinics[seat]
    if unsettled(clinic):
        return []
    alike = {
        (room.space, p.doctor.colour, p.patient.colour, p.patient.service): Treat(p.doctor.id, p.patient.id)
        for room, p in _all(rules, state, seat)
    }
    return alike.values()


def _treat_best(ctx: Context, state: State, seat: Seat, _command: TreatBest) -> Course:
    check_settled(state.clinics[seat])
    care = [event for room in _cared_in(ctx.rules, state, seat) for event in room]
    if not care:
        raise Illegal("nobody_to_treat")
    for event in care:
        state = yield event
    return (yield from settle(ctx, state, seat))


def _cared_in(rules: Rules, state: State, seat: Seat) -> Iterator[list[Event]]:
    """The best care in one room after the other; what happens in one changes nothing in the others."""
    asked = rules.ask(best_care)
    return (asked(rules, state, seat, room) for room in state.clinics[seat].modules)


def _legal_best(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    clinic = state.clinics[seat]
    return [TreatBest()] if not unsettled(clinic) and any(_cared_in(rules, state, seat)) else []


def _finish(_ctx: Context, state: State, seat: Seat, _command: FinishCare) -> Course:
    check_settled(state.clinics[seat])
    return (yield CareFinished(seat))


def _legal_finish(_rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    return [] if unsettled(state.clinics[seat]) else [FinishCare()]


def _enter(ctx: Context, state: State) -> Course:
    """Seats that can treat nobody are not asked."""
    for seat in state.turn_order:
        if not has_choice(ctx.rules, state, seat, FinishCare):
            state = yield CareFinished(seat)
    return state


def _awaiting(rules: Rules, state: State) -> Awaiting:
    return Awaiting(rules.ask(care_order)(rules, state))


CARE = Step("care", enter=_enter, awaiting=_awaiting, commands=(Treat, TreatBest, TakeCar, FinishCare))
TREAT = Handler(_treat, _legal_treat)
TREAT_BEST = Handler(_treat_best, _legal_best)
FINISH_CARE = Handler(_finish, _legal_finish)
