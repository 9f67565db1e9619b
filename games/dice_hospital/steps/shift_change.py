"""Phase 6: everything is reset and new improvements are revealed. Not in round 8."""

from games.dice_hospital.commands import RevealImprovement
from games.dice_hospital.data.figures import ROUNDS
from games.dice_hospital.events import ShiftChanged
from games.dice_hospital.state import State
from games.dice_hospital.steps import reveal
from games.dice_hospital.types import Context, Decision, Rules, Step


def _enter(ctx: Context, state: State) -> Decision:
    state = yield ShiftChanged()
    return (yield from reveal.reveal(ctx, state))


def _occurs(_rules: Rules, _state: State, number: int) -> bool:
    return number < ROUNDS


SHIFT_CHANGE = Step(
    "shift_change",
    enter=_enter,
    awaiting=reveal.awaiting,
    commands=(RevealImprovement,),
    occurs=_occurs,
)
