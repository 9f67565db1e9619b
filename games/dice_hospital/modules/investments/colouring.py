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
ForAll = Callable[[Rules, State, Seat], Choices]
ForSome = Callable[[Rules, State, Seat], Mapping[str, Choices]]


def with_colours(so_far: ForAll) -> ForAll:
    """Whom departments heal where colour tokens lie on them."""

    def answer(rules: Rules, state: State, seat: Seat) -> Choices:
        choices, colours = so_far(rules, state, seat), _colours(state, seat)
        tiles = {tile: _turned(choices[tile], colours[tile]) for tile in colours if tile in choices}
        return {**choices, **tiles} if tiles else choices

    return answer


def with_own_colours(so_far: ForSome) -> ForSome:
    """Whom all departments heal for a meeple on whose card a colour token lies."""

    def answer(rules: Rules, state: State, seat: Seat) -> Mapping[str, Choices]:
        choices, found = rules.ask(department_choices)(rules, state, seat), dict(so_far(rules, state, seat))
        for card, colour in _colours(state, seat).items():
            if card not in choices:
                found[card] = {tile: _turned(choice, colour) for tile, choice in choices.items()}
        return found

    return answer


def _colours(state: State, seat: Seat) -> dict[str, Colour]:
    """The colour that tokens give a place; the one laid last counts."""
    laid = [(one.place, token_row(one.token)) for one in portfolio(state, seat).laid]
    return {place: row.colour for place, row in laid if row.kind == "colour"}


def _turned(choice: Choice, colour: Colour) -> Choice:
    """A department that names no colour heals whom it did."""
    return choice if choice.colour is None else replace(choice, colour=colour)
