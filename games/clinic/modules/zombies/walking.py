"""Zombies move before everyone else. They spend no time, go any distance, and cannot stay where they are."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from games.clinic.geometry.layout import layout_of
from games.clinic.geometry.spaces import Space
from games.clinic.geometry.ways import Way, cheapest
from games.clinic.hooks import care_order
from games.clinic.modules.zombies.messages import MoveZombie, ZombieMoved
from games.clinic.modules.zombies.state import Zombie, zombies_by_seat
from games.clinic.state import Clinic, State
from games.clinic.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Seat
from games.kernel.refusal import Illegal


def zombies_about(_rules: Rules, state: State, _round: int) -> bool:
    """Whether there is a zombie in any clinic."""
    return any(clinic_zombies.zombies for clinic_zombies in zombies_by_seat(state))


def _waiting(state: State, seat: Seat) -> list[Zombie]:
    return [zombie for zombie in zombies_by_seat(state)[seat].zombies if not zombie.moved]


def _awaiting(rules: Rules, state: State) -> Awaiting:
    """Seats without a zombie to move count as done."""
    done = tuple(seat for seat in state.turn_order if not _waiting(state, seat))
    return Awaiting(rules.resolve(care_order)(rules, replace(state, acted=done)))


def ways_of(clinic: Clinic, at: Space) -> Mapping[Space, Way]:
    """Return the ways of a zombie: through rooms and over the ground, without conveyors."""
    return cheapest(layout_of(replace(clinic, conveyors=())).plan, at)


def _move(_ctx: Context, state: State, seat: Seat, command: MoveZombie) -> Decision:
    for zombie in _waiting(state, seat):
        if zombie.id == command.zombie:
            way = ways_of(state.clinics[seat], zombie.at).get(command.to)
            if way is None:
                raise Illegal("no_way", zombie=zombie.id, to=command.to)
            return (yield ZombieMoved(seat, zombie.id, way.places))
    raise Illegal("no_such_zombie", zombie=command.zombie)


def _legal(_rules: Rules, state: State, seat: Seat) -> Iterable[MoveZombie]:
    """List moves for one zombie of each space, because they are equivalent."""
    first = {zombie.at: zombie.id for zombie in reversed(_waiting(state, seat))}
    return [MoveZombie(zombie, to) for at, zombie in first.items() for to in ways_of(state.clinics[seat], at)]


ZOMBIES_MOVE = Step("zombies", awaiting=_awaiting, commands=(MoveZombie,), occurs=zombies_about)
MOVE_ZOMBIE = Handler(_move, _legal)
