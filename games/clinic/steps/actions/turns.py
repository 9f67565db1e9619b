"""Carrying out actions: seats that chose the same action act in turn order."""

from collections.abc import Callable

from games.clinic.events import ActionFinished
from games.clinic.state import Action, State
from games.clinic.types import Context, Decision, Rules, Step
from games.kernel.messages import Awaiting, Command, Seat


def acting_seat(state: State, action: Action) -> Seat | None:
    """Return the seat that carries out an action now, if there is one."""
    for seat in state.turn_order:
        if state.selected[seat] == action and seat not in state.acted:
            return seat
    return None


def finish_action(_ctx: Context, _state: State, seat: Seat) -> Decision:
    """End the action of a seat."""
    return (yield ActionFinished(seat))


def action_step(
    action: Action, number: int, commands: tuple[type[Command], ...], finish: type[Command]
) -> Step:
    """Return the step in which the seats that chose an action carry it out, one after the other."""
    return Step(
        f"{action}_{number}",
        enter=_ended(action, finish),
        awaiting=_awaiting(action),
        commands=(*commands, finish),
        after=_ended(action, finish),
    )


def _awaiting(action: Action) -> Callable[[Rules, State], Awaiting]:
    def awaiting(_rules: Rules, state: State) -> Awaiting:
        seat = acting_seat(state, action)
        return Awaiting() if seat is None else Awaiting((seat,))

    return awaiting


def _ended(action: Action, finish: type[Command]) -> Callable[[Context, State], Decision]:
    """Finish the actions of seats that can do nothing but finish."""

    def ended(ctx: Context, state: State) -> Decision:
        seat = acting_seat(state, action)
        while seat is not None and not has_choice(ctx.rules, state, seat, finish):
            state = yield from finish_action(ctx, state, seat)
            seat = acting_seat(state, action)
        return state

    return ended


def has_choice(rules: Rules, state: State, seat: Seat, finish: type[Command]) -> bool:
    """Whether a seat has any other legal command than `finish`."""
    kinds = (kind for kind in rules.steps[state.step].commands if kind is not finish)
    return any(True for kind in kinds for _ in rules.handlers[kind].legal(rules, state, seat))
