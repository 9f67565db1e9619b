"""Selecting actions: all seats choose face down, then all are revealed."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.clinic.commands import SelectAction
from games.clinic.events import ActionSelected, ActionsRevealed, SelectionOpened
from games.clinic.state import ACTIONS, Action, State
from games.clinic.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Seat
from games.kernel.refusal import Illegal

TILES_OF_A_KIND = 2


def _ready(_ctx: Context, _state: State) -> Decision:
    return (yield SelectionOpened())


def _unchosen(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.turn_order if state.selected[seat] is None)


def _awaiting(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(_unchosen(state))


def _may_change(_rules: Rules, state: State) -> tuple[Seat, ...]:
    """A seat can change its choice until all have chosen."""
    return state.turn_order if _unchosen(state) else ()


def _left(state: State, seat: Seat) -> list[Action]:
    used = state.clinics[seat].used_actions
    return [action for action in ACTIONS if used.count(action) < TILES_OF_A_KIND]


def _legal(_rules: Rules, state: State, seat: Seat) -> Iterable[SelectAction]:
    chosen = state.selected[seat]
    return [SelectAction(action) for action in _left(state, seat) if action != chosen]


def _decide(_ctx: Context, state: State, seat: Seat, command: SelectAction) -> Decision:
    if command.action is None:
        raise Illegal("no_action")
    if command.action not in _left(state, seat):
        raise Illegal("action_tiles_used", action=command.action)
    if command.action == state.selected[seat]:
        raise Illegal("action_already_chosen", action=command.action)
    return (yield ActionSelected(seat, command.action))


def _reveal(_ctx: Context, state: State) -> Decision:
    return (yield ActionsRevealed(tuple(action for action in state.selected if action)))


def own_choice_only(
    message: SelectAction | ActionSelected, viewer: Seat | None
) -> SelectAction | ActionSelected:
    """Redact the action for all viewers but the seat that chose it."""
    own = isinstance(message, ActionSelected) and message.seat == viewer
    return message if own or message.action is None else replace(message, action=None)


def select_steps(number: int) -> tuple[Step, Step]:
    """Return the steps in which an action of the round is chosen and revealed.

    The reveal is a separate step because a dry run shows events up to the end of the current step only.
    """
    return (
        Step(
            f"select_{number}",
            enter=_ready,
            awaiting=_awaiting,
            may_change=_may_change,
            commands=(SelectAction,),
        ),
        Step(f"reveal_{number}", enter=_reveal),
    )


SELECT_ACTION = Handler(_decide, _legal)
