"""The hooks that the Automa overrides for its own seat."""

from collections.abc import Callable
from typing import Any

from games.dice_hospital import hooks
from games.dice_hospital.events import ScoreLine
from games.dice_hospital.modules.automa.cards import HARDER_POINTS, hospital_cards
from games.dice_hospital.modules.automa.options import options_of
from games.dice_hospital.modules.automa.state import automa_seat, automa_state, dice_on, full_cards
from games.dice_hospital.modules.automa.turns import human_seat
from games.dice_hospital.state import Hospital, Patient, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat

Hook = Callable[..., Any]

UNLIMITED_BEDS = 1000
"""The Automa's dice lie beside its cards, without a limit."""


def _hospital_seats(original: Hook) -> Hook:
    def override(rules: Rules) -> tuple[Seat, ...]:
        return tuple(seat for seat in original(rules) if seat != automa_seat(rules))

    return override


def _opening_hospital(original: Hook) -> Hook:
    def override(rules: Rules, seat: Seat) -> Hospital:
        if seat == automa_seat(rules):
            return Hospital(departments=(), nurses=0)
        board: Hospital = original(rules, seat)
        return board

    return override


def _beds(original: Hook) -> Hook:
    def override(rules: Rules, state: State, seat: Seat) -> int:
        room: int = UNLIMITED_BEDS if seat == automa_seat(rules) else original(rules, state, seat)
        return room

    return override


def _loader(_original: Hook) -> Hook:
    return lambda rules, _state: human_seat(rules)


def _extra_pick(original: Hook) -> Hook:
    def override(rules: Rules, state: State) -> bool:
        return state.first_player != automa_seat(rules) and bool(original(rules, state))

    return override


def _neglect_steps(original: Hook) -> Hook:
    def override(rules: Rules, state: State, seat: Seat, patient: Patient) -> int:
        worse: int = 0 if seat == automa_seat(rules) else original(rules, state, seat, patient)
        return worse

    return override


def _discharge_count(original: Hook) -> Hook:
    def override(rules: Rules, state: State, seat: Seat) -> int:
        if seat == automa_seat(rules):
            return sum(len(dice_on(card)) for card in full_cards(rules, state))
        own: int = original(rules, state, seat)
        return own

    return override


def _round_lines(original: Hook) -> Hook:
    def override(rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
        if seat == automa_seat(rules):
            return _card_lines(rules, state)
        own: tuple[ScoreLine, ...] = original(rules, state, seat)
        return own

    return override


def _card_lines(rules: Rules, state: State) -> tuple[ScoreLine, ...]:
    """Points for full cards, with the bonus where no tile covers it."""
    found: list[ScoreLine] = []
    for card in full_cards(rules, state):
        row = hospital_cards(rules)[card.card]
        found.append(ScoreLine("hospital_card", row.points))
        if not card.covered:
            found.append(ScoreLine("hospital_card_bonus", row.bonus))
    return tuple(found)


def _final_lines(original: Hook) -> Hook:
    def override(rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
        usual: tuple[ScoreLine, ...] = original(rules, state, seat)
        return (*usual, *_harder_lines(rules, state)) if seat == automa_seat(rules) else usual

    return override


def _harder_lines(rules: Rules, state: State) -> list[ScoreLine]:
    options, lines = options_of(rules), list[ScoreLine]()
    if options.points_for_assigned:
        dice = sum(len(dice_on(card)) for card in automa_state(state).row)
        lines.append(ScoreLine("assigned_dice", HARDER_POINTS * dice))
    if options.points_for_waiting:
        waiting = len(state.hospitals[automa_seat(rules)].patients)
        lines.append(ScoreLine("waiting_dice", HARDER_POINTS * waiting))
    return lines


def _rank(original: Hook) -> Hook:
    def override(rules: Rules, state: State, seat: Seat) -> tuple[int, ...]:
        """Return the rank. Others' second number is never above zero: a tie with the Automa is a loss."""
        if seat == automa_seat(rules):
            return state.hospitals[seat].points, 1
        own: tuple[int, ...] = original(rules, state, seat)
        return own

    return override


OVERRIDES: dict[Hook, Callable[[Hook], Hook]] = {
    hooks.hospital_seats: _hospital_seats,
    hooks.opening_hospital: _opening_hospital,
    hooks.beds: _beds,
    hooks.loader: _loader,
    hooks.extra_pick: _extra_pick,
    hooks.neglect_steps: _neglect_steps,
    hooks.discharge_count: _discharge_count,
    hooks.round_lines: _round_lines,
    hooks.final_lines: _final_lines,
    hooks.rank: _rank,
}
