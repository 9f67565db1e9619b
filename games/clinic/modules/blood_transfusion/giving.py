"""Giving blood: a donor lies down alone in a hub during the moves, and blood is drawn before patient care."""

from collections.abc import Callable, Collection, Hashable, Iterable

from games.clinic.geometry.buildings import rooms_by_space
from games.clinic.geometry.spaces import Space
from games.clinic.modules.blood_transfusion.bank import TIME, banks, donor_of, tokens_left, with_bank
from games.clinic.modules.blood_transfusion.messages import (
    BloodDrawn,
    DonorLaidDown,
    DonorStoodUp,
    GiveBlood,
)
from games.clinic.rooms import people_in
from games.clinic.state import Clinic, Person, State, with_clinic
from games.clinic.steps.movement.moving import check_nobody_walks, entry_tolls
from games.clinic.types import Context, Decision, Handler, Rules
from games.kernel.messages import Command, Seat
from games.kernel.refusal import Illegal

EquivalenceKey = Callable[[Rules, State, Seat, Person], tuple[Hashable, ...]]
May = Callable[[Rules, State, Seat, Person], bool]
Destinations = Callable[[Rules, Clinic, Person], Collection[Space]]


def is_hub(clinic: Clinic, place: str) -> bool:
    """Whether a place is a hub."""
    room = rooms_by_space(clinic).get(place)
    return room is not None and room.kind == "hub"


def alone(clinic: Clinic, person: Person) -> bool:
    """Whether a person is alone in a hub."""
    return is_hub(clinic, person.at) and len(people_in(clinic, person.at)) == 1


def _may_give(rules: Rules, state: State, seat: Seat, person: Person) -> bool:
    """Whether a person is alone in a hub that others could enter."""
    if not alone(state.clinics[seat], person):
        return False
    return rules.resolve(entry_tolls)(rules, state, seat).get(person.at, 0) is not None


def _give(ctx: Context, state: State, seat: Seat, command: GiveBlood) -> Decision:
    clinic = state.clinics[seat]
    check_nobody_walks(clinic)
    if donor := donor_of(state, seat):
        raise Illegal("already_giving_blood", donor=donor.id)
    person = next((one for one in clinic.people if one.id == command.donor), None)
    if person is None:
        raise Illegal("no_such_person", person=command.donor)
    if not _may_give(ctx.rules, state, seat, person):
        raise Illegal("not_alone_in_a_hub", donor=person.id)
    return (yield DonorLaidDown(seat, person.id, TIME))


def _legal_give(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    clinic = state.clinics[seat]
    if clinic.walker is not None or donor_of(state, seat):
        return []
    return [GiveBlood(person.id) for person in clinic.people if _may_give(rules, state, seat, person)]


GIVE_BLOOD = Handler(_give, _legal_give)


def laid_down(state: State, event: DonorLaidDown) -> State:
    state = with_clinic(state, event.seat, moving_time=state.clinics[event.seat].moving_time + event.time)
    return with_bank(state, event.seat, donor=event.donor)


def draw(_ctx: Context, state: State) -> Decision:
    """Draw blood, least popular seat first, while there are tokens. All donors stand up."""
    for seat in sorted(state.turn_order, key=lambda seat: state.clinics[seat].popularity):
        donor = donor_of(state, seat)
        if donor is None:
            continue
        if alone(state.clinics[seat], donor) and tokens_left(state):
            state = yield BloodDrawn(seat, donor.id, donor.at)
        else:
            state = yield DonorStoodUp(seat, donor.id)
    return state


def drawn(state: State, event: BloodDrawn) -> State:
    tokens = (*banks(state)[event.seat].tokens, event.hub)
    return with_bank(state, event.seat, donor=None, tokens=tokens)


def stood_up(state: State, event: DonorStoodUp) -> State:
    return with_bank(state, event.seat, donor=None)


def distinguish_blood(original: EquivalenceKey) -> EquivalenceKey:
    """Donors, carriers and helped patients are not equivalent to others."""

    def override(rules: Rules, state: State, seat: Seat, person: Person) -> tuple[Hashable, ...]:
        bank, number = banks(state)[seat], person.id
        blood = (number == bank.donor, number in bank.carriers, number in bank.helped)
        return (*original(rules, state, seat, person), *blood)

    return override


def donors_stay(original: May) -> May:
    """Donors cannot move."""
    return lambda rules, state, seat, person: (
        person.id != banks(state)[seat].donor and original(rules, state, seat, person)
    )


def orderlies_may_enter_hubs(original: Destinations) -> Destinations:
    """Orderlies can also go to hubs, to give blood there."""

    def override(rules: Rules, clinic: Clinic, person: Person) -> Collection[Space]:
        found = original(rules, clinic, person)
        if person.kind != "orderly":
            return found
        return [*found, *(room.space for room in clinic.rooms if room.kind == "hub")]

    return override
