"""After the moves, zombies kill everyone in their space.

The exception is a doctor who is alone with a single zombie in a lab.
"""

from games.clinic.data.figures import DEATH_POPULARITY
from games.clinic.events import PopularityChanged
from games.clinic.geometry.buildings import rooms_by_space
from games.clinic.hooks import may_move
from games.clinic.modules.zombies.messages import PeopleRemoved, StaffStranded
from games.clinic.modules.zombies.state import zombies_by_seat, zombies_in
from games.clinic.modules.zombies.walking import zombies_about
from games.clinic.rooms import people_in
from games.clinic.state import Person, State, with_clinic
from games.clinic.steps.movement.moving import has_place
from games.clinic.types import Context, Decision, Rules, Step
from games.kernel.messages import Seat


def alone_in_lab(state: State, seat: Seat, space: str) -> Person | None:
    """Return the doctor who is alone with one zombie in a lab, if there is one."""
    room = rooms_by_space(state.clinics[seat]).get(space)
    doctors = people_in(state.clinics[seat], space, "doctor")
    if room is None or room.kind != "lab" or len(doctors) != 1 or len(zombies_in(state, seat, space)) != 1:
        return None
    return doctors[0]


def _victims(state: State, seat: Seat) -> list[Person]:
    found = []
    for space in dict.fromkeys(zombie.at for zombie in zombies_by_seat(state)[seat].zombies):
        spared = alone_in_lab(state, seat, space)
        found += [person for person in people_in(state.clinics[seat], space) if person != spared]
    return found


def _in_place(rules: Rules, state: State, seat: Seat, person: Person) -> bool:
    """Whether a person can stay where they are, or cannot move anyway."""
    room = rooms_by_space(state.clinics[seat]).get(person.at)
    placed = room is not None and has_place(rules, state.clinics[seat], room, person)
    return placed or not rules.resolve(may_move)(rules, state, seat, person)


def _stranded(rules: Rules, state: State, seat: Seat) -> tuple[int, ...]:
    """Return staff who cannot stay where they are. Of too many in a room, the last to join the clinic."""
    staff = [person for person in state.clinics[seat].people if person.kind != "patient"]
    found: list[int] = []
    for person in reversed(staff):
        if not _in_place(rules, state, seat, person):
            found.append(person.id)
            others = tuple(one for one in state.clinics[seat].people if one != person)
            state = with_clinic(state, seat, people=others)
    return tuple(sorted(found))


def _enter(ctx: Context, state: State) -> Decision:
    for seat in state.turn_order:
        if victims := _victims(state, seat):
            state = yield PeopleRemoved(seat, tuple(person.id for person in victims))
        for person in victims:
            if person.kind == "patient":
                state = yield PopularityChanged(seat, "death", DEATH_POPULARITY)
        if stranded := _stranded(ctx.rules, state, seat):
            state = yield StaffStranded(seat, stranded)
    return state


VICTIMS = Step("victims", enter=_enter, occurs=zombies_about)
