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


def add_purple_doctors(so_far: Bag) -> Bag:
    """Add one workaholic per player to the bag."""

    def bag(rules: Rules) -> tuple[int, ...]:
        *others, purple = so_far(rules)
        return (*others, purple + IN_THE_BAG[rules.players])

    return bag


def one_at_university(so_far: Draw) -> Draw:
    """Keep at most one workaholic at the university. Others are set aside until it is full."""

    def draw(rules: Rules, chance: Chance, bag: list[int], waiting: list[Colour], count: int) -> list[Colour]:
        found: list[Colour] = []
        while len(found) < count and any(bag):
            (colour,) = so_far(rules, chance, bag, [*waiting, *found], 1)
            if colour != "purple" or colour not in (*waiting, *found):
                found.append(colour)
        return found

    return draw


def double_price(so_far: Price) -> Price:
    """Double the price of a workaholic."""

    def price(rules: Rules, state: State, position: int) -> int:
        factor = PRICE_FACTOR if state.university[position] == "purple" else 1
        return factor * so_far(rules, state, position)

    return price


def more_patients(so_far: Capacity) -> Capacity:
    """Allow three yellow or four white patients in a treatment room with a workaholic."""

    def capacity(rules: Rules, clinic: Clinic, room: Room, person: Person) -> int | None:
        most = so_far(rules, clinic, room, person)
        if room.kind != "treatment_room" or person.kind != "patient" or most is None:
            return most
        there = people_in(clinic, room.space)
        colours = {person.colour, *(one.colour for one in there if one.kind == "patient")}
        if len(colours) > 1 or not any(is_workaholic(one) for one in there):
            return most
        return max(most, ROOM.get(person.colour or "red", 0))

    return capacity


def stay_with_patients(so_far: AboutPerson) -> AboutPerson:
    """A workaholic cannot leave patients who fit in the room only because he is there."""

    def may_move(rules: Rules, state: State, seat: Seat, person: Person) -> bool:
        return so_far(rules, state, seat, person) and not (
            is_workaholic(person) and _needed(rules, state.clinics[seat], person)
        )

    return may_move


def _needed(rules: Rules, clinic: Clinic, workaholic: Person) -> bool:
    room = rooms_by_space(clinic).get(workaholic.at)
    if room is None or room.kind != "treatment_room":
        return False
    without = replace(clinic, people=tuple(one for one in clinic.people if one.id != workaholic.id))
    return any(
        not patient.settled and not has_place(rules, without, room, patient)
        for patient in people_in(clinic, room.space, "patient")
    )


def no_nurses(so_far: Nurses) -> Nurses:
    """A workaholic needs no nurse."""

    def needed(rules: Rules, state: State, seat: Seat, room: Room, doctor: Person, patient: Person) -> int:
        return 0 if is_workaholic(doctor) else so_far(rules, state, seat, room, doctor, patient)

    return needed


def keep_treating(so_far: AboutPerson) -> AboutPerson:
    """Let a workaholic treat more patients, up to the limit for their colour."""

    def may_work(rules: Rules, state: State, seat: Seat, person: Person) -> bool:
        return so_far(rules, state, seat, person) or may_treat_more(state, seat, person.id)

    return may_work


def only_one_colour(so_far: Treatments) -> Treatments:
    """All patients that a workaholic treats in a round must have the same colour."""

    def treatments(rules: Rules, state: State, seat: Seat, room: Room) -> list[Treatment]:
        begun = {one.doctor: one.colour for one in exhausted(state, seat)}
        found = so_far(rules, state, seat, room)
        return [one for one in found if _suits(one, begun)] if begun else found

    return treatments


def _suits(treatment: Treatment, begun: dict[int, Colour]) -> bool:
    event = treatment.event
    return not isinstance(event, PatientTreated) or begun.get(event.doctor, event.colour) == event.colour


def distinguish_exhausted(so_far: EquivalenceKey) -> EquivalenceKey:
    """Exhausted workaholics are not equivalent to others."""

    def equivalence_key(rules: Rules, state: State, seat: Seat, person: Person) -> tuple[Hashable, ...]:
        one = exhaustion_of(state, seat, person.id)
        key = so_far(rules, state, seat, person)
        return (*key, one.colour, one.patients) if one else key

    return equivalence_key


def spare_workaholics(so_far: ResourcesKept) -> ResourcesKept:
    """Prefer plans that exhaust fewer workaholics, before all other resources."""
    return lambda rules, state, seat: (-len(exhausted(state, seat)), *so_far(rules, state, seat))


def use_figure(figure: str) -> Callable[[PersonValue], PersonValue]:
    """Return an override that uses a figure for workaholics."""

    def modifier(so_far: PersonValue) -> PersonValue:
        return lambda rules, person: rules.figures[figure] if is_workaholic(person) else so_far(rules, person)

    return modifier


def exhausted_leave(so_far: Changes) -> Changes:
    """Exhausted workaholics leave after all other changes to the clinics."""
    return lambda rules: (*so_far(rules), leaving)
