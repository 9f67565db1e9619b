"""Transfusions: a nurse with blood and no doctor helps a patient in a treatment room."""

from collections.abc import Callable, Iterator

from games.clinic.events import TurnOrderSet
from games.clinic.evolve.administration import level_down, with_colours
from games.clinic.evolve.people import without_people
from games.clinic.hooks import equivalence_key
from games.clinic.modules.blood_transfusion.bank import banks, carriers, owned, remove_token, with_bank
from games.clinic.modules.blood_transfusion.messages import BloodTransfused, Transfuse
from games.clinic.rooms import people_in, takes, works
from games.clinic.state import Person, Room, State, with_clinic
from games.clinic.steps.business.treatments import Treatment, income_of, may_work
from games.clinic.types import Rules
from games.kernel.messages import Seat

Treatments = Callable[[Rules, State, Seat, Room], list[Treatment]]
ResourcesKept = Callable[[Rules, State, Seat], tuple[int, ...]]
Worsening = Callable[[Rules, State, Seat], list[Person]]


def with_transfusions(original: Treatments) -> Treatments:
    """Add transfusions in treatment rooms that work and have no doctor."""

    def override(rules: Rules, state: State, seat: Seat, room: Room) -> list[Treatment]:
        found = original(rules, state, seat, room)
        clinic = state.clinics[seat]
        working = room.kind == "treatment_room" and works(clinic, room)
        if working and not people_in(clinic, room.space, "doctor"):
            found = [*found, *_transfusions(rules, state, seat, room)]
        return found

    return override


def _transfusions(rules: Rules, state: State, seat: Seat, room: Room) -> Iterator[Treatment]:
    alike, income = rules.resolve(equivalence_key), rules.resolve(income_of)
    patients = _unhelped(state, seat, room)
    for nurse, carried in _with_blood(rules, state, seat, room):
        for patient in patients:
            colour = patient.colour or "white"
            brought = income(rules, state, seat, room, patient)
            better = None if colour == "white" else level_down(colour)
            yield Treatment(
                Transfuse(nurse.id, patient.id),
                BloodTransfused(seat, room.space, patient.id, nurse.id, brought, better, carried),
                brought,
                (alike(rules, state, seat, nurse), alike(rules, state, seat, patient)),
            )


def _unhelped(state: State, seat: Seat, room: Room) -> list[Person]:
    """Return the patients of a room who were not helped with blood this round."""
    clinic, helped = state.clinics[seat], banks(state)[seat].helped
    patients = people_in(clinic, room.space, "patient")
    return [patient for patient in patients if takes(clinic, room, patient) and patient.id not in helped]


def _with_blood(rules: Rules, state: State, seat: Seat, room: Room) -> Iterator[tuple[Person, bool]]:
    """Yield the free nurses of a room with a token, and whether they carry it."""
    carrying, lies = carriers(state, seat), room.space in banks(state)[seat].tokens
    for nurse in people_in(state.clinics[seat], room.space, "nurse"):
        carried = nurse.id in carrying
        if (carried or lies) and rules.resolve(may_work)(rules, state, seat, nurse):
            yield nurse, carried


def transfused(state: State, event: BloodTransfused) -> State:
    seat, clinic = event.seat, state.clinics[event.seat]
    state = with_clinic(state, seat, income=clinic.income + event.income, busy=(*clinic.busy, event.nurse))
    if event.carried:
        state = with_bank(state, seat, carriers=tuple(n for n in carriers(state, seat) if n != event.nurse))
    else:
        state = with_bank(state, seat, tokens=remove_token(banks(state)[seat].tokens, event.room))
    if event.colour is None:
        return without_people(state, seat, (event.patient,))
    state = with_bank(state, seat, helped=(*banks(state)[seat].helped, event.patient))
    return with_colours(state, seat, ((event.patient, event.colour),))


def keep_blood(original: ResourcesKept) -> ResourcesKept:
    """Prefer plans that use less blood, after all other resources."""
    return lambda rules, state, seat: (*original(rules, state, seat), owned(state, seat))


def helped_do_not_worsen(original: Worsening) -> Worsening:
    """Patients who were helped with blood this round do not get worse."""

    def override(rules: Rules, state: State, seat: Seat) -> list[Person]:
        helped = banks(state)[seat].helped
        return [patient for patient in original(rules, state, seat) if patient.id not in helped]

    return override


def forget_helped(state: State, _event: TurnOrderSet) -> State:
    """Clear the helped patients for the next round."""
    for seat, bank in enumerate(banks(state)):
        if bank.helped:
            state = with_bank(state, seat, helped=())
    return state
