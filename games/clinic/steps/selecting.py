"""Selecting actions: everyone chooses face down, then all are revealed."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.clinic.commands import SelectAction
from games.clinic.events import ActionSelected, ActionsRevealed
from games.clinic.state import ACTIONS, Action, Course, State
from games.kernel.messages import Awaiting, Seat
from games.kernel.module import Context, Handler, Step
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules

TILES_OF_A_KIND = 2


def _chosen(state: State, seat: Seat) -> Action | None:
    return state.selected[seat] if state.selected else None


def _open(state: State) -> bool:
    """Whether somebody has still to choose: the tiles of this action are not played yet."""
    return any(len(clinic.used) < _number(state) for clinic in state.clinics)


def _number(state: State) -> int:
    return int(state.step.rpartition("_")[2])


def _awaiting(_rules: Rules, state: State) -> Awaiting:
    if not _open(state):
        return Awaiting()
    return Awaiting(tuple(seat for seat in state.turn_order if not _chosen(state, seat)))


def _may(_rules: Rules, state: State) -> tuple[Seat, ...]:
    """Whoever has chosen may change their mind until all have."""
    return state.turn_order if _open(state) else ()


def _left(state: State, seat: Seat) -> list[Action]:
    used = state.clinics[seat].used
    return [action for action in ACTIONS if used.count(action) < TILES_OF_A_KIND]


def _legal(_rules: Rules, state: State, seat: Seat) -> Iterable[SelectAction]:
    chosen = _chosen(state, seat)
    return [SelectAction(action) for action in _left(state, seat) if action != chosen]


def _decide(_ctx: Context, state: State, seat: Seat, command: SelectAction) -> Course:
    if command.action is None or command.action not in _left(state, seat):
        raise Illegal("action_tiles_used", action=command.action)
    if command.action == _chosen(state, seat):
        raise Illegal("action_chosen_already", action=command.action)
    state = yield ActionSelected(seat, command.action)
    actions = tuple(action for action in state.selected if action)
    if len(actions) == len(state.clinics):
        state = yield ActionsRevealed(actions)
    return state


def own_choice_only(
    message: SelectAction | ActionSelected, viewer: Seat | None
) -> SelectAction | ActionSelected:
    """The choice for whoever made it; others learn only that one was made."""
    own = isinstance(message, ActionSelected) and message.seat == viewer
    return message if own or message.action is None else replace(message, action=None)


def select_step(number: int) -> Step:
    """The choice of an action of the round."""
    return Step(f"select_{number}", awaiting=_awaiting, may=_may, commands=(SelectAction,))


SELECT_ACTION = Handler(_decide, _legal)
