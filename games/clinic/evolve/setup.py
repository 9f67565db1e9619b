"""Evolvers of the setup."""

from msgspec.structs import replace

from games.clinic import events as e
from games.clinic.state import State, mark_acted, with_clinic


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
