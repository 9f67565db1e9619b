"""Executing actions: those who chose the same one act in turn order."""

from collections.abc import Callable

from games.clinic.events import ActionFinished
from games.clinic.state import Action, Course, State
from games.kernel.messages import Awaiting, Command, Seat
from games.kernel.module import Context, Step
from games.kernel.rules import Rules


def acting(state: State, action: Action) -> Seat | None:
    """Who carries the action out now."""
    for seat in state.turn_order:
        if state.selected[seat] == action and seat not in state.acted:
            return seat
    return None


def finished(_ctx: Context, state: State, seat: Seat) -> Course:
    """The end of a seat's action."""
    return (yield ActionFinished(seat))


def action_step(action: Action, number: int, commands: tuple[type[Command], ...]) -> Step:
    """A step in which one after the other carries out an action."""
    return Step(f"{action}_{number}", awaiting=_awaiting(action), commands=commands)


def _awaiting(action: Action) -> Callable[[Rules, State], Awaiting]:
    def awaiting(_rules: Rules, state: State) -> Awaiting:
        seat = acting(state, action)
        return Awaiting() if seat is None else Awaiting((seat,))

    return awaiting
