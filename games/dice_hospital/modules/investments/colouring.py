"""Colour tokens: on a department, or on the card of whoever stands there, they decide whom it heals."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from games.dice_hospital.effects.choice import Choice
from games.dice_hospital.modules.investments.board import portfolio
from games.dice_hospital.modules.investments.tokens import token_row
from games.dice_hospital.questions import department_choices
from games.dice_hospital.state import Colour, State
from games.kernel.messages import Seat
from games.kernel.rules import Rules

Choices = Mapping[str, Choice]
Answer = Callable[[Rules, State, Seat, str], Choices]


def with_colours(so_far: Answer) -> Answer:
    """Whom departments may heal where colour tokens lie on them or on the meeple."""

    def answer(rules: Rules, state: State, seat: Seat, meeple: str) -> Choices:
        choices = so_far(rules, state, seat, meeple)
        colours = _colours(state, seat)
        own = colours.pop(meeple, None)
        return _recoloured(rules, choices, own, tuple(colours.items())) if own or colours else choices

    return answer


def _colours(state: State, seat: Seat) -> dict[str, Colour]:
    """The colour that tokens give a place; the one laid last counts."""
    laid = [(one.place, token_row(one.token)) for one in portfolio(state, seat).laid]
    return {place: row.colour for place, row in laid if row.kind == "colour"}


def _recoloured(
    rules: Rules, choices: Choices, meeple: Colour | None, tiles: tuple[tuple[str, Colour], ...]
) -> Choices:
    """The same answer for the same colours, so that meeples who may choose the same share it."""
    known = rules.settled
    key = department_choices, id(choices), meeple, tiles
    if key not in known:
        changed = dict(choices)
        for tile, colour in tiles:
            if tile in changed:
                changed[tile] = _turned(changed[tile], colour)
        if meeple:
            changed = {tile: _turned(choice, meeple) for tile, choice in changed.items()}
        known[key] = choices, changed
    found: Choices = known[key][1]
    return found


def _turned(choice: Choice, colour: Colour) -> Choice:
    """A department that names no colour heals whom it did."""
    return choice if choice.colour is None else replace(choice, colour=colour)
