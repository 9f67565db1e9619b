"""What Clinic hides: the colours in the bags, and the actions of others until all have chosen."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.clinic.data.figures import PATIENTS
from games.clinic.hooks import doctors_in_bag
from games.clinic.state import ACTIONS, LEVELS, Action, Clinic, Colour, State
from games.clinic.steps.actions.selection import TILES_OF_A_KIND
from games.clinic.types import Rules
from games.kernel.chance import RandomBelow
from games.kernel.messages import Seat

_DOCTOR_LEVELS: tuple[Colour, ...] = (*LEVELS, "purple")


def deal_hidden(rules: Rules, state: State, seat: Seat, below: RandomBelow) -> State:
    """Return the state with the bags filled again, and with any actions of others that are face down."""
    people = [person for clinic in state.clinics for person in clinic.people]
    patients = [person.colour for person in people if person.kind == "patient"]
    doctors = [person.colour for person in people if person.kind == "doctor"]
    notepad = [colour for row in state.notepad for colour in row]
    return replace(
        state,
        selected=_selected(state, seat, below),
        patients=_bag(PATIENTS[rules.players], LEVELS, (*patients, *notepad), state.patients, below),
        doctors=_bag(
            rules.resolve(doctors_in_bag)(rules),
            _DOCTOR_LEVELS,
            (*doctors, *state.university),
            state.doctors,
            below,
        ),
    )


def _selected(state: State, seat: Seat, below: RandomBelow) -> tuple[Action | None, ...]:
    """Others may have chosen any action of which they have a tile left."""
    if None not in state.selected:
        return state.selected
    return tuple(
        [
            action if action is None or other == seat else _any_action(state.clinics[other], below)
            for other, action in enumerate(state.selected)
        ]
    )


def _any_action(clinic: Clinic, below: RandomBelow) -> Action:
    left = [action for action in ACTIONS if clinic.used_actions.count(action) < TILES_OF_A_KIND]
    return left[below(len(left))]


def _bag(
    full: tuple[int, ...],
    colours: tuple[Colour, ...],
    seen: Iterable[Colour | None],
    bag: tuple[int, ...],
    below: RandomBelow,
) -> tuple[int, ...]:
    """Draw as many as there are in a bag from all that were in it at first, without those in sight.

    The levels of people change, so more of a colour can be in sight than ever were in the bag. Whoever is
    missing then has any of the colours of the bag.
    """
    sight = list(seen)
    pool = [
        index
        for index, (colour, count) in enumerate(zip(colours, full, strict=False))
        for _ in range(count - sight.count(colour))
    ]
    usual = [index for index, count in enumerate(full) if count]
    found = [0] * len(bag)
    for _ in range(sum(bag)):
        found[pool.pop(below(len(pool))) if pool else usual[below(len(usual))]] += 1
    return tuple(found)
