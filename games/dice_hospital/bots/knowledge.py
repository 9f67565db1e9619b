"""What the search knows of Dice Hospital, and how much each bot searches."""

from games.dice_hospital.bots.glance import glance
from games.dice_hospital.bots.worth import rounds_over
from games.dice_hospital.box import box
from games.dice_hospital.default_moves import default
from games.dice_hospital.state import State
from games.dice_hospital.steps.activation import ACTIVATION
from games.dice_hospital.steps.final_scoring import standings
from games.dice_hospital.types import Module, Rules
from games.kernel.bots import heuristics_of, hidden_commands, values_by
from games.kernel.messages import Seat
from games.kernel.search.compare import Limits
from games.kernel.search.knowledge import Knowledge, Valued
from games.kernel.search.ladder import Strengths

STRENGTHS = Strengths(
    medium=Limits(
        width=2, plans=1, finalists=1, playouts=1, rounds=0, work=4_000, at_sight=frozenset({ACTIVATION.name})
    ),
    hard=Limits(width=2, plans=4, finalists=1, playouts=4, rounds=0, work=6_000),
    expert=Limits(width=12, plans=20, finalists=1, playouts=16, rounds=0, work=30_000),
)


def knowledge_of(modules: tuple[Module, ...], version: int | None = None) -> Knowledge[State]:
    """Return what the search has to know of the title, with the values at sight of a version of `easy`."""
    known, heuristics = box(modules), heuristics_of(modules, version)

    def values(rules: Rules, state: State, seat: Seat) -> Valued:
        return values_by(heuristics(rules.views), glance(rules, state, seat, known))

    return Knowledge(
        values=values,
        default=default,
        points=lambda rules, state: tuple([each.points for each in standings(rules, state)]),
        rounds_over=rounds_over,
        hidden=hidden_commands(modules),
        apart=lambda step: step == ACTIVATION.name,
        planned=frozenset([step for module in modules for step in module.planned_steps]).__contains__,
    )
