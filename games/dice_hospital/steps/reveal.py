"""Revealing improvements, at setup and at every shift change."""

from collections.abc import Iterable

from games.dice_hospital.commands import RevealImprovement
from games.dice_hospital.events import ExtraImprovementRevealed, ImprovementsRevealed
from games.dice_hospital.hooks import display_size, extra_pick
from games.dice_hospital.state import State
from games.dice_hospital.steps.draw import draw_cards
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.messages import NOBODY, Awaiting, Seat
from games.kernel.refusal import Illegal


def reveal(ctx: Context, state: State) -> Decision:
    """Fill both displays."""
    size = ctx.rules.resolve(display_size)(ctx.rules)
    return (
        yield ImprovementsRevealed(
            departments=draw_cards(ctx.chance, state.department_pile, size),
            specialists=draw_cards(ctx.chance, state.specialist_pile, size),
        )
    )


def awaiting(rules: Rules, state: State) -> Awaiting:
    """Wait for the first player of a two-player game, once, while a pile is not empty."""
    if state.first_player in state.acted or not rules.resolve(extra_pick)(rules, state):
        return NOBODY
    if not len(state.department_pile) and not len(state.specialist_pile):
        return NOBODY
    return Awaiting((state.first_player,))


def _legal(_rules: Rules, state: State, _seat: Seat) -> Iterable[RevealImprovement]:
    if len(state.department_pile):
        yield RevealImprovement("department")
    if len(state.specialist_pile):
        yield RevealImprovement("specialist")


def _decide(ctx: Context, state: State, seat: Seat, command: RevealImprovement) -> Decision:
    if command not in _legal(ctx.rules, state, seat):
        raise Illegal("pile_empty", kind=command.kind)
    if command.kind == "department":
        drawn = draw_cards(ctx.chance, state.department_pile, 1)
        return (yield ExtraImprovementRevealed(seat, departments=drawn))
    drawn = draw_cards(ctx.chance, state.specialist_pile, 1)
    return (yield ExtraImprovementRevealed(seat, specialists=drawn))


REVEAL_IMPROVEMENT = Handler(_decide, _legal)
