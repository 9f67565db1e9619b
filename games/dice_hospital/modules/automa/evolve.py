"""The evolvers of the Automa's events."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.dice_hospital.modules.automa import messages as m
from games.dice_hospital.modules.automa.state import Held, OpenCard, automa_state, dice_on
from games.dice_hospital.state import State, acted, into_bag, with_hospital
from games.kernel.messages import Event


def _with(state: State, **changes: Any) -> State:
    return replace(state, automa=replace(automa_state(state), **changes))


def first_player_given(state: State, event: m.FirstPlayerGiven) -> State:
    return replace(state, first_player=event.seat)


def decisions_shuffled(state: State, event: m.DecisionsShuffled) -> State:
    return _with(state, decisions=event.cards)


def decision_turned(state: State, event: m.DecisionTurned) -> State:
    left = tuple(card for card in automa_state(state).decisions if card != event.card)
    return _with(state, decisions=left, decision=event.card)


def hospital_card_turned(state: State, event: m.HospitalCardTurned) -> State:
    own = automa_state(state)
    state = _with(state, row=(*own.row, OpenCard(event.card)), turned=(*own.turned, event.card))
    return acted(state, event.seat)


def improvement_removed(state: State, event: m.ImprovementRemoved) -> State:
    name = event.improvement
    state = replace(
        state,
        departments=tuple(tile for tile in state.departments if tile != name),
        specialists=tuple(card for card in state.specialists if card != name),
    )
    return _with(state, removed=(*automa_state(state).removed, name))


def tile_laid(state: State, event: m.TileLaid) -> State:
    own = automa_state(state)
    row = tuple(replace(card, covered=True) if card.card == event.card else card for card in own.row)
    points = state.hospitals[event.seat].points + event.points
    return with_hospital(_with(state, row=row, tiles=own.tiles - 1), event.seat, points=points)


def patients_assigned(state: State, event: m.PatientsAssigned) -> State:
    hospital = state.hospitals[event.seat]
    dice = {die.id: die for die in hospital.patients}
    row = []
    for card in automa_state(state).row:
        fills = [fill for fill in event.fills if fill.card == card.card]
        held = [Held(fill.slot, None if fill.patient is None else dice.pop(fill.patient)) for fill in fills]
        row.append(replace(card, held=(*card.held, *held)))
    bags = sum(fill.patient is None for fill in event.fills)
    return with_hospital(
        acted(_with(state, row=tuple(row)), event.seat),
        event.seat,
        patients=tuple(dice.values()),
        blood_bags=hospital.blood_bags - bags,
    )


def hospital_cards_completed(state: State, event: m.HospitalCardsCompleted) -> State:
    row = automa_state(state).row
    dice = tuple(die for card in row if card.card in event.cards for die in dice_on(card))
    left = tuple(card for card in row if card.card not in event.cards)
    return _with(replace(state, bag=into_bag(state.bag, dice)), row=left)


EVOLVERS: dict[type[Event], Callable[[Any, Any], State]] = {
    m.FirstPlayerGiven: first_player_given,
    m.DecisionsShuffled: decisions_shuffled,
    m.DecisionTurned: decision_turned,
    m.HospitalCardTurned: hospital_card_turned,
    m.ImprovementRemoved: improvement_removed,
    m.TileLaid: tile_laid,
    m.PatientsAssigned: patients_assigned,
    m.HospitalCardsCompleted: hospital_cards_completed,
}
