"""Before patient care, two yellow patients without doctors or nurses turn into a zombie."""

from collections.abc import Iterable

from games.clinic.geometry.spaces import Space
from games.clinic.modules.zombies.messages import TurnPatients, ZombieRisen
from games.clinic.modules.zombies.state import zombies_by_seat, zombies_left
from games.clinic.rooms import people_in
from games.clinic.state import Clinic, Person, State
from games.clinic.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Seat
from games.kernel.refusal import Illegal

PAIR = 2


def _yellow(clinic: Clinic, room: Space) -> list[Person]:
    return [patient for patient in people_in(clinic, room, "patient") if patient.colour == "yellow"]


def _neglected(clinic: Clinic) -> list[Space]:
    """Return the treatment rooms without doctors and nurses, once for each two yellow patients."""
    found = []
    for room in clinic.rooms:
        alone = not any(people_in(clinic, room.space, kind) for kind in ("doctor", "nurse"))
        if room.kind == "treatment_room" and alone:
            found += [room.space] * (len(_yellow(clinic, room.space)) // PAIR)
    return found


def _risen(state: State, seat: Seat, room: Space) -> ZombieRisen:
    one, other = _yellow(state.clinics[seat], room)[:PAIR]
    return ZombieRisen(seat, zombies_by_seat(state)[seat].risen + 1, room, (one.id, other.id))


def _turn(_ctx: Context, state: State) -> Decision:
    """Turn patients in turn order while zombies are left. Stop where a player has to choose a room."""
    for seat in state.turn_order:
        while rooms := _neglected(state.clinics[seat]):
            if len(set(rooms)) > 1 and zombies_left(state) < len(rooms):
                return state
            if not zombies_left(state):
                return state
            state = yield _risen(state, seat, rooms[0])
    return state


def _awaiting(_rules: Rules, state: State) -> Awaiting:
    seats = [seat for seat in state.turn_order if zombies_left(state) and _neglected(state.clinics[seat])]
    return Awaiting(tuple(seats[:1]))


def _due(_rules: Rules, state: State, _round: int) -> bool:
    return zombies_left(state) > 0 and any(_neglected(clinic) for clinic in state.clinics)


def _choose(_ctx: Context, state: State, seat: Seat, command: TurnPatients) -> Decision:
    if command.room not in _neglected(state.clinics[seat]):
        raise Illegal("no_patients_turn_there", room=command.room)
    return (yield _risen(state, seat, command.room))


def _legal(_rules: Rules, state: State, seat: Seat) -> Iterable[TurnPatients]:
    return [TurnPatients(room) for room in dict.fromkeys(_neglected(state.clinics[seat]))]


TURNING = Step("turning", enter=_turn, awaiting=_awaiting, commands=(TurnPatients,), after=_turn, occurs=_due)
TURN_PATIENTS = Handler(_choose, _legal)
