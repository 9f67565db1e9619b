"""What the greedy bot thinks of hiring."""

from msgspec.structs import replace

from games.clinic.bots.growth import worth
from games.clinic.bots.look import Look
from games.clinic.bots.prospects import DOLLARS_A_POINT, NEWCOMER, level, outlook, working_rooms
from games.clinic.bots.usual import USUAL, rounds_left
from games.clinic.commands import HireDoctor, HireNurse, HireOrderly
from games.clinic.data.figures import ORDERLY_PRICE
from games.clinic.state import Clinic, Colour, Person, PersonKind

_HELP = 2
"""What a nurse helps in a round besides what can be seen at once."""
_HAND = 5
"""What another doctor is worth in a round in which patients can be expected."""


def _with(clinic: Clinic, kind: PersonKind, at: str, colour: Colour | None = None) -> Clinic:
    return replace(clinic, people=(*clinic.people, Person(NEWCOMER, kind, at, colour)))


def _count(look: Look, kind: PersonKind) -> int:
    return sum(person.kind == kind for person in look.own.people)


def _now(look: Look, after: Clinic) -> int:
    """What a newcomer brings in this round."""
    last = rounds_left(look.view.round) == 1
    return outlook(after, last) - outlook(look.clinic, last)


def _price(look: Look, price: int) -> int:
    """In the last round money is good for nothing else."""
    return 0 if rounds_left(look.view.round) == 1 else price


def hire_doctor(look: Look, command: HireDoctor) -> int:
    """What a doctor treats at once and later, less wages; at the end it counts as somebody tired."""
    colour = look.view.university[command.position]
    after, rounds = _with(look.clinic, "doctor", command.door, colour), rounds_left(look.view.round)
    beds = sum(2 if room.kind == "treatment_room" else 1 for room in working_rooms(look.clinic))
    later = _HAND * (rounds - 1) if beds > _count(look, "doctor") else 0
    rank = level(after.people[-1])
    wages: int = sum(USUAL["doctor_wages"][max(0, rank - tired)] for tired in range(rounds))
    points: int = DOLLARS_A_POINT * USUAL["doctor_points"][max(0, rank - rounds)]
    price = _price(look, USUAL["university_prices"][command.position])
    return _now(look, after) + later + points - wages - price


def hire_nurse(look: Look, command: HireNurse) -> int:
    """Whom a nurse helps to treat, and a point at the end."""
    rounds, left = rounds_left(look.view.round), look.view.nurses[look.view.round - 1]
    wanted = 2 * _count(look, "nurse") < _count(look, "doctor")
    points: int = DOLLARS_A_POINT * USUAL["nurse_points"] - rounds * USUAL["nurse_wages"]
    price = _price(look, USUAL["nurse_prices"][left - 1])
    now = _now(look, _with(look.clinic, "nurse", command.door))
    return now + (_HELP * (rounds - 1) if wanted else 0) + points - price


def hire_orderly(look: Look, command: HireOrderly) -> int:
    """What an orderly saves."""
    rounds, after = rounds_left(look.view.round), _with(look.clinic, "orderly", command.door)
    saved = worth(after, rounds, look.rivals) - worth(look.clinic, rounds, look.rivals)
    wages: int = rounds * USUAL["orderly_wages"]
    return saved - wages - ORDERLY_PRICE - 1


def best_hire(look: Look) -> int:
    """What a doctor and a helper are worth who could be hired now."""
    door, purse = (*look.own.entrances, *look.own.helipads)[0], look.own.savings
    doctors = [
        hire_doctor(look, HireDoctor(position, door))
        for position, colour in enumerate(look.view.university)
        if colour and USUAL["university_prices"][position] <= purse
    ]
    helpers, left = [0], look.view.nurses[look.view.round - 1]
    if left and USUAL["nurse_prices"][left - 1] <= purse:
        helpers.append(hire_nurse(look, HireNurse(door)))
    rooms = sum(room.kind == "supply_room" for room in look.own.modules)
    if look.view.supply.orderlies and purse >= ORDERLY_PRICE and _count(look, "orderly") < rooms:
        helpers.append(hire_orderly(look, HireOrderly(door)))
    return max((0, *doctors)) + max(helpers)
