"""Carrying blood: a nurse takes a token from a hub and can leave it in a treatment room."""

from collections.abc import Callable, Hashable, Iterable, Iterator

from games.clinic.geometry.buildings import rooms_by_space
from games.clinic.hooks import equivalence_key
from games.clinic.modules.blood_transfusion.bank import banks, carriers, donor_of, remove_token, with_bank
from games.clinic.modules.blood_transfusion.messages import BloodDropped, BloodTaken, DropBlood, TakeBlood
from games.clinic.state import Person, State
from games.clinic.types import Context, Decision, Handler, Rules
from games.kernel.messages import Command, Seat
from games.kernel.refusal import Illegal


def _nurses(state: State, seat: Seat) -> Iterator[Person]:
    """Yield the nurses who do not lie down. While a person moves step by step, only that person."""
    clinic, donor = state.clinics[seat], donor_of(state, seat)
    for person in clinic.people:
        if person.kind == "nurse" and person != donor and clinic.walker in (None, person.id):
            yield person


def takers(state: State, seat: Seat) -> list[Person]:
    """Return the nurses without a token who are in a hub with one."""
    hubs = _of_kind(state, seat, "hub")
    carrying, tokens = carriers(state, seat), banks(state)[seat].tokens
    return [n for n in _nurses(state, seat) if n.at in hubs and n.at in tokens and n.id not in carrying]


def droppers(state: State, seat: Seat) -> list[Person]:
    """Return the nurses who carry a token and are in a treatment room."""
    treatment_rooms, carrying = _of_kind(state, seat, "treatment_room"), carriers(state, seat)
    return [n for n in _nurses(state, seat) if n.at in treatment_rooms and n.id in carrying]


def _of_kind(state: State, seat: Seat, kind: str) -> set[str]:
    return {space for space, room in rooms_by_space(state.clinics[seat]).items() if room.kind == kind}


def _find(people: list[Person], number: int) -> Person | None:
    return next((person for person in people if person.id == number), None)


def _take(_ctx: Context, state: State, seat: Seat, command: TakeBlood) -> Decision:
    nurse = _find(takers(state, seat), command.nurse)
    if nurse is None:
        raise Illegal("cannot_take_blood", nurse=command.nurse)
    return (yield BloodTaken(seat, nurse.id, nurse.at))


def _drop(_ctx: Context, state: State, seat: Seat, command: DropBlood) -> Decision:
    nurse = _find(droppers(state, seat), command.nurse)
    if nurse is None:
        raise Illegal("cannot_drop_blood", nurse=command.nurse)
    return (yield BloodDropped(seat, nurse.id, nurse.at))


def _listed(
    people: Callable[[State, Seat], list[Person]], command: Callable[[int], Command]
) -> Callable[[Rules, State, Seat], Iterable[Command]]:
    """List the command for one of each group of equivalent nurses."""

    def legal(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
        alike: dict[Hashable, Command] = {}
        for person in people(state, seat):
            alike.setdefault(rules.resolve(equivalence_key)(rules, state, seat, person), command(person.id))
        return alike.values()

    return legal


TAKE_BLOOD = Handler(_take, _listed(takers, TakeBlood))
DROP_BLOOD = Handler(_drop, _listed(droppers, DropBlood))


def taken(state: State, event: BloodTaken) -> State:
    tokens = remove_token(banks(state)[event.seat].tokens, event.hub)
    return with_bank(state, event.seat, tokens=tokens, carriers=(*carriers(state, event.seat), event.nurse))


def dropped(state: State, event: BloodDropped) -> State:
    carrying = tuple(nurse for nurse in carriers(state, event.seat) if nurse != event.nurse)
    tokens = (*banks(state)[event.seat].tokens, event.room)
    return with_bank(state, event.seat, tokens=tokens, carriers=carrying)
