"""The rules that workaholics change: university, price, capacity, care, wages and points."""

from collections.abc import Callable, Hashable

from msgspec.structs import replace

from games.clinic.events import PatientTreated
from games.clinic.geometry.buildings import rooms_by_space
from games.clinic.modules.workaholic_doctors.exhaustion import (
    exhausted,
    exhaustion_of,
    is_workaholic,
    leaving,
    may_treat_more,
)
from games.clinic.modules.workaholic_doctors.figures import IN_THE_BAG, PRICE_FACTOR, ROOM
from games.clinic.rooms import people_in
from games.clinic.state import Clinic, Colour, Person, Room, State
from games.clinic.steps.administration.administer import Change
from games.clinic.steps.business.treatments import Treatment
from games.clinic.steps.movement.moving import has_place
from games.clinic.types import Rules
from games.kernel.chance import Chance
from games.kernel.messages import Seat

Bag = Callable[[Rules], tuple[int, ...]]
Draw = Callable[[Rules, Chance, list[int], list[Colour], int], list[Colour]]
Price = Callable[[Rules, State, int], int]
Capacity = Callable[[Rules, Clinic, Room, Person], int | None]
AboutPerson = Callable[[Rules, State, Seat, Person], bool]
PersonValue = Callable[[Rules, Person], int]
Nurses = Callable[[Rules, State, Seat, Room, Person, Person], int]
Treatments = Callable[[Rules, State, Seat, Room], list[Treatment]]
EquivalenceKey = Callable[[Rules, State, Seat, Person], tuple[Hashable, ...]]
ResourcesKept = Callable[[Rules, State, Seat], tuple[int, ...]]
Changes = Callable[[Rules], tuple[Change, ...]]


def add_purple_doctors(original: Bag) -> Bag:
    """Add one workaholic per player to the bag."""

    def override(rules: Rules) -> tuple[int, ...]:
        *others, purple = original(rules)
        return (*others, purple + IN_THE_BAG[rules.players])

    return override


def one_at_university(original: Draw) -> Draw:
    """Keep at most one workaholic at the university. Others are set aside until it is full."""

    def override(
        rules: Rules, chance: Chance, bag: list[int], waiting: list[Colour], count: int
    ) -> list[Colour]:
        found: list[Colour] = []
        while len(found) < count and any(bag):
            (colour,) = original(rules, chance, bag, [*waiting, *found], 1)
            if colour != "purple" or colour not in (*waiting, *found):
                found.append(colour)
        return found

    return override


def double_price(original: Price) -> Price:
    """Double the price of a workaholic."""

    def override(rules: Rules, state: State, position: int) -> int:
        factor = PRICE_FACTOR if state.university[position] == "purple" else 1
        return factor * original(rules, state, position)

    return override


def more_patients(original: Capacity) -> Capacity:
    """Allow three yellow or four white patients in a treatment room with a workaholic."""

    def override(rules: Rules, clinic: Clinic, room: Room, person: Person) -> int | None:
        most = original(rules, clinic, room, person)
        if room.kind != "treatment_room" or person.kind != "patient" or most is None:
            return most
        there = people_in(clinic, room.space)
        colours = {person.colour, *(one.colour for one in there if one.kind == "patient")}
        if len(colours) > 1 or not any(is_workaholic(one) for one in there):
            return most
        return max(most, ROOM.get(person.colour or "red", 0))

    return override


def stay_with_patients(original: AboutPerson) -> AboutPerson:
    """A workaholic cannot leave patients who fit in the room only because he is there."""

    def override(rules: Rules, state: State, seat: Seat, person: Person) -> bool:
        return original(rules, state, seat, person) and not (
            is_workaholic(person) and _needed(rules, state.clinics[seat], person)
        )

    return override


def _needed(rules: Rules, clinic: Clinic, workaholic: Person) -> bool:
    room = rooms_by_space(clinic).get(workaholic.at)
    if room is None or room.kind != "treatment_room":
        return False
    without = replace(clinic, people=tuple(one for one in clinic.people if one.id != workaholic.id))
    return any(
        not patient.settled and not has_place(rules, without, room, patient)
        for patient in people_in(clinic, room.space, "patient")
    )


def no_nurses(original: Nurses) -> Nurses:
    """A workaholic needs no nurse."""

    def override(rules: Rules, state: State, seat: Seat, room: Room, doctor: Person, patient: Person) -> int:
        return 0 if is_workaholic(doctor) else original(rules, state, seat, room, doctor, patient)

    return override


def keep_treating(original: AboutPerson) -> AboutPerson:
    """Let a workaholic treat more patients, up to the limit for their colour."""

    def override(rules: Rules, state: State, seat: Seat, person: Person) -> bool:
        return original(rules, state, seat, person) or may_treat_more(state, seat, person.id)

    return override


def only_one_colour(original: Treatments) -> Treatments:
    """All patients that a workaholic treats in a round must have the same colour."""

    def override(rules: Rules, state: State, seat: Seat, room: Room) -> list[Treatment]:
        begun = {one.doctor: one.colour for one in exhausted(state, seat)}
        found = original(rules, state, seat, room)
        return [one for one in found if _suits(one, begun)] if begun else found

    return override


def _suits(treatment: Treatment, begun: dict[int, Colour]) -> bool:
    event = treatment.event
    return not isinstance(event, PatientTreated) or begun.get(event.doctor, event.colour) == event.colour


def distinguish_exhausted(original: EquivalenceKey) -> EquivalenceKey:
    """Exhausted workaholics are not equivalent to others."""

    def override(rules: Rules, state: State, seat: Seat, person: Person) -> tuple[Hashable, ...]:
        one = exhaustion_of(state, seat, person.id)
        key = original(rules, state, seat, person)
        return (*key, one.colour, one.patients) if one else key

    return override


def spare_workaholics(original: ResourcesKept) -> ResourcesKept:
    """Prefer plans that exhaust fewer workaholics, before all other resources."""
    return lambda rules, state, seat: (-len(exhausted(state, seat)), *original(rules, state, seat))


def use_figure(figure: str) -> Callable[[PersonValue], PersonValue]:
    """Return an override that uses a figure for workaholics."""

    def wrapper(original: PersonValue) -> PersonValue:
        return lambda rules, person: (
            rules.figures[figure] if is_workaholic(person) else original(rules, person)
        )

    return wrapper


def exhausted_leave(original: Changes) -> Changes:
    """Exhausted workaholics leave after all other changes to the clinics."""
    return lambda rules: (*original(rules), leaving)
