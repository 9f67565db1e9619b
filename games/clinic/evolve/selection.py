"""Evolvers of the setup, the choice of actions and the end of actions."""

from msgspec.structs import replace

from games.clinic import events as e
from games.clinic.state import State, Turn, mark_acted, with_clinic
from games.kernel.messages import StepEntered


def step_entered(state: State, event: StepEntered) -> State:
    return replace(state, step=event.step, round=event.round, acted=(), turn=Turn())


def turn_order_drawn(state: State, event: e.TurnOrderDrawn) -> State:
    # The first seat is on top of the stack, so it counts as the last to arrive.
    return replace(state, turn_order=event.order, popularity_stack=event.order[::-1])


def bonus_tiles_laid(state: State, event: e.BonusTilesLaid) -> State:
    return replace(state, bonus_tiles=event.tiles)


def bonus_picked(state: State, event: e.BonusPicked) -> State:
    left = tuple(tile for tile in state.bonus_tiles if tile != event.bonus)
    state = mark_acted(state, event.seat)
    # The last tile goes back into the box.
    left = left if len(state.acted) < len(state.clinics) else ()
    return with_clinic(replace(state, bonus_tiles=left), event.seat, bonus=event.bonus)


def money_given(state: State, event: e.MoneyGiven) -> State:
    return with_clinic(state, event.seat, savings=state.clinics[event.seat].savings + event.amount)


def selection_opened(state: State, _event: e.SelectionOpened) -> State:
    return replace(state, selected=(None,) * len(state.clinics))


def action_selected(state: State, event: e.ActionSelected) -> State:
    chosen = state.selected
    return replace(state, selected=(*chosen[: event.seat], event.action, *chosen[event.seat + 1 :]))


def actions_revealed(state: State, event: e.ActionsRevealed) -> State:
    for seat, action in enumerate(event.actions):
        state = with_clinic(state, seat, used_actions=(*state.clinics[seat].used_actions, action))
    return replace(state, selected=event.actions)


def action_finished(state: State, event: e.ActionFinished) -> State:
    return replace(mark_acted(state, event.seat), turn=Turn())
