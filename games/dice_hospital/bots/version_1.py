"""Version 1 of the bots, for the games that recorded it."""

from msgspec.structs import replace

from games.dice_hospital.bots.easy import easy_policy
from games.dice_hospital.bots.knowledge import knowledge_of
from games.dice_hospital.data.figures import BLOOD_BAG_POINTS, FATALITY_POINTS, ROUNDS
from games.dice_hospital.state import State
from games.dice_hospital.types import Module, Rules
from games.kernel.messages import Seat
from games.kernel.position import Bot
from games.kernel.search.compare import Limits
from games.kernel.search.knowledge import rounds_before
from games.kernel.search.ladder import Strengths, ladder
from games.kernel.search.playout import POINT

PATIENT = (0, -145, -70, -25, 5, 35, 145, 145)
CROWDED, CROWDING = 9, 85
DEPARTMENT, MEEPLE = 130, 160
DRAWING = ("arrival", "first_reveal", "shift_change")
STRENGTHS = Strengths(
    medium=Limits(width=2, plans=1, finalists=1, playouts=1, rounds=0, made_anew=True, work=4_000),
    hard=Limits(width=8, plans=8, finalists=1, playouts=4, rounds=0, made_anew=True, work=60_000),
    expert=Limits(width=16, plans=28, finalists=1, playouts=16, rounds=0, made_anew=True, work=200_000),
)


def worth(_rules: Rules, state: State, seat: Seat) -> int:
    """Return what a seat's hospital is worth: points, patients, blood bags and improvements."""
    hospital, left = state.hospitals[seat], ROUNDS + 1 - state.round
    final = hospital.points + FATALITY_POINTS * hospital.fatalities + BLOOD_BAG_POINTS * hospital.blood_bags
    patients = sum([PATIENT[patient.value] for patient in hospital.patients])
    crowd = max(0, len(hospital.patients) - CROWDED)
    meeples = len(hospital.specialists) + hospital.nurses
    later = DEPARTMENT * len(hospital.departments) + MEEPLE * meeples
    return POINT * final + patients - CROWDING * crowd + left * later


def first_bots(modules: tuple[Module, ...]) -> dict[str, tuple[Bot, ...]]:
    """Return version 1 of `easy` and of the bots that search, by name."""
    knowledge = replace(
        knowledge_of(modules, version=1),
        worth=worth,
        rounds_over=rounds_before,
        cost=lambda _rules: 100,
        halved_per=POINT,
        planned=lambda step: step not in DRAWING,
    )
    bots = ladder(easy_policy(modules, version=1), knowledge, STRENGTHS)
    return {name: (bots[name],) for name in ("easy", *Strengths._fields)}
