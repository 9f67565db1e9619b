"""Evolvers of the choice of actions and of their end."""

from msgspec.structs import replace

from games.clinic import events as e
from games.clinic.state import State, Turn, mark_acted, with_clinic


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
