"""What Clinic Deluxe brings to the suite of all titles."""

from random import Random

from msgspec.structs import replace

from games.clinic.state import ACTIONS, State
from games.clinic.steps.actions.selection import TILES_OF_A_KIND
from games.kernel.messages import Event, Seat
from games.kernel.rules import Rules
from tests.games.clinic.conservation import check_event
from tests.games.clinic.equivalent_moves import move
from tests.titles.registry import Books, Checks


def _books(rules: Rules) -> Books:
    def check(before: State, event: Event, _after: State) -> None:
        check_event(rules, before, event)

    return check


def resampled(_rules: Rules, state: State, viewer: Seat | None, random: Random) -> State:
    """The same table for a viewer: other actions face down, other colours in the bags."""
    selected = list(state.selected)
    if None in selected:
        for seat, clinic in enumerate(state.clinics):
            if seat != viewer and selected[seat]:
                selected[seat] = random.choice(
                    [a for a in ACTIONS if clinic.used_actions.count(a) < TILES_OF_A_KIND]
                )
    return replace(
        state,
        selected=tuple(selected),
        patients=refilled(state.patients, random),
        doctors=refilled(state.doctors, random),
    )


def refilled(bag: tuple[int, ...], random: Random) -> tuple[int, ...]:
    """A bag with as many in it, of other colours."""
    found = [0] * len(bag)
    for _ in range(sum(bag)):
        found[random.randrange(len(bag))] += 1
    return tuple(found)


CHECKS = Checks(
    _books,
    resampled,
    move,
    ("you", "moves", "walks", "treatments"),
    frozenset({"CureZombie", "PeopleRemoved", "StaffStranded", "TurnPatients", "ZombieCured"}),
)
