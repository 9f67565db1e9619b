"""What the search knows of Clinic Deluxe, and how much each bot searches."""

from games.clinic.bots.easy import with_plan
from games.clinic.bots.glance import view_at_a_glance
from games.clinic.bots.policy.cars import obstruction
from games.clinic.bots.policy.next_move import next_move
from games.clinic.commands import FinishMoving, ParkCar, TakeCar, TreatBest
from games.clinic.data.figures import ROUNDS
from games.clinic.default_moves import default
from games.clinic.state import ACTIONS, Clinic, State
from games.clinic.steps.business.care import CARE
from games.clinic.steps.business.expenses import POPULARITY
from games.clinic.steps.cars import car_pending
from games.clinic.steps.final_scoring import standings
from games.clinic.steps.movement.moving import MOVE, moves
from games.clinic.types import Module, Rules
from games.kernel.bots import heuristics_of, hidden_commands, values_by
from games.kernel.messages import Command, Seat
from games.kernel.search.compare import Limits
from games.kernel.search.knowledge import Knowledge, Valued, search_cost
from games.kernel.search.ladder import Strengths

_ACTIONS = ("select_", "build_", "hire_", "admit_")
"""The steps of the three actions of a round."""
_NOT_SEARCHED_BY_MEDIUM = frozenset(
    ["select_2", POPULARITY.name, *(f"{kind}_{number}" for kind in ACTIONS for number in (1, 2, 3))]
)
STRENGTHS = Strengths(
    medium=Limits(
        width=2,
        plans=1,
        finalists=1,
        playouts=1,
        rounds=0,
        same_draws=True,
        work=1_000,
        at_sight=_NOT_SEARCHED_BY_MEDIUM,
    ),
    hard=Limits(
        width=4,
        plans=4,
        finalists=3,
        playouts=4,
        rounds=0,
        same_draws=True,
        others_play=True,
        work=12_000,
    ),
    expert=Limits(
        width=6,
        plans=8,
        finalists=4,
        playouts=12,
        rounds=0,
        same_draws=True,
        others_play=True,
        work=50_000,
    ),
)


_COST_OF_SEATS = {1: 50, 3: 15, 4: 50}
"""By how many percent a search takes longer than with two seats: with one it looks further."""


def _cost(rules: Rules) -> int:
    return search_cost(rules) + _COST_OF_SEATS.get(rules.players, 0)


def _rounds_further(rules: Rules) -> int:
    """Look a round further if nobody else changes what the next one brings."""
    return int(rules.players == 1)


def knowledge_of(modules: tuple[Module, ...]) -> Knowledge[State]:
    """Return what the search has to know of Clinic Deluxe with these modules."""
    heuristics = heuristics_of(modules)

    def values(rules: Rules, state: State, seat: Seat) -> Valued:
        return values_by(heuristics(rules.views), with_plan(view_at_a_glance(rules, state, seat)))

    return Knowledge(
        values=values,
        at_once=_at_once,
        routine=_at_once,
        default=default,
        points=_points,
        cost=_cost,
        rounds_further=_rounds_further,
        hidden=hidden_commands(modules),
        least_weight=0,
        apart=lambda _step: True,
        contested=lambda step: step.startswith(_ACTIONS),
        planned=lambda step: step.startswith(_ACTIONS),
    )


def points_besides(_rules: Rules, _state: State, _seat: Seat) -> int:
    """Return what the end of a game is worth to a seat besides its points. A hook."""
    return 0


def _points(rules: Rules, state: State) -> tuple[int, ...]:
    besides = rules.resolve(points_besides)
    return tuple([each.points + besides(rules, state, each.seat) for each in standings(rules, state)])


def _at_once(rules: Rules, state: State, seat: Seat) -> Command | None:
    """Move people as the policy plans, which is most of a round, and treat the best patients."""
    if state.step == MOVE.name:
        times = {(move.person, move.to): move.way.time for move in moves(rules, state, seat)}
        planned = next_move(state.clinics[seat], times, state.round == ROUNDS)
        return planned or next(iter(rules.handlers[FinishMoving].legal(rules, state, seat)), None)
    if state.step == CARE.name:
        return next((best for best in rules.handlers[TreatBest].legal(rules, state, seat)), None)
    if car_pending(state.clinics[seat]):
        return max(rules.legal(state, seat), key=lambda place: _car_value(state.clinics[seat], place))
    return None


def _car_value(clinic: Clinic, command: Command) -> int:
    """Park where no room is wanted, and take away cars that are in the way."""
    if isinstance(command, ParkCar):
        return -obstruction(clinic, command.place)
    return obstruction(clinic, command.place) if isinstance(command, TakeCar) else 0
