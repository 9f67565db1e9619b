"""The rules that zombies change: where people can go, who works, who learns, and the final score."""

from collections.abc import Callable, Mapping

from games.clinic.events import ScoreLine
from games.clinic.geometry.layout import Place
from games.clinic.geometry.ways import Toll
from games.clinic.modules.zombies.figures import INCOME, POPULARITY
from games.clinic.modules.zombies.messages import CureZombie, ZombieCured
from games.clinic.modules.zombies.state import zombies_by_seat, zombies_in
from games.clinic.modules.zombies.victims import alone_in_lab
from games.clinic.state import Person, Room, State
from games.clinic.steps.business.treatments import Treatment
from games.clinic.types import Rules
from games.kernel.messages import Seat

Tolls = Callable[[Rules, State, Seat], Mapping[Place, Toll]]
AboutPerson = Callable[[Rules, State, Seat, Person], bool]
Treatments = Callable[[Rules, State, Seat, Room], list[Treatment]]
Lines = Callable[[Rules, State, Seat], tuple[ScoreLine, ...]]


def block_zombie_spaces(original: Tolls) -> Tolls:
    """Close spaces with a zombie, on foot, by conveyor and from pre-admissions."""

    def override(rules: Rules, state: State, seat: Seat) -> Mapping[Place, Toll]:
        spaces = (zombie.at for zombie in zombies_by_seat(state)[seat].zombies)
        return {**original(rules, state, seat), **dict.fromkeys(spaces, None)}

    return override


def unless_stranded(original: AboutPerson) -> AboutPerson:
    """Exclude stranded staff."""
    return lambda rules, state, seat, person: (
        original(rules, state, seat, person) and person.id not in zombies_by_seat(state)[seat].stranded
    )


def unless_lying(original: AboutPerson) -> AboutPerson:
    """Exclude stranded doctors and doctors who lie down after a cure."""
    able = unless_stranded(original)
    return lambda rules, state, seat, person: (
        able(rules, state, seat, person) and person.id not in zombies_by_seat(state)[seat].lying
    )


def with_cures(original: Treatments) -> Treatments:
    """Add the cure of a zombie by a doctor alone with it in a lab."""

    def override(rules: Rules, state: State, seat: Seat, room: Room) -> list[Treatment]:
        found = original(rules, state, seat, room)
        doctor = alone_in_lab(state, seat, room.space)
        if doctor is None:
            return found
        (zombie,) = zombies_in(state, seat, room.space)
        event = ZombieCured(seat, zombie.id, doctor.id, INCOME)
        return [*found, Treatment(CureZombie(zombie.id), event, INCOME, room.space)]

    return override


def score_zombies(original: Lines) -> Lines:
    """Add points for zombies that are still in the clinic."""

    def override(rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
        points = POPULARITY * len(zombies_by_seat(state)[seat].zombies)
        return (*original(rules, state, seat), ScoreLine("zombies", points))

    return override
