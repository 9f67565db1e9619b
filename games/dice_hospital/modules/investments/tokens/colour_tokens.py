"""Colour tokens: on a department or on the placed specialist's card, they decide whom it heals."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from games.dice_hospital.effects.choice import Choice
from games.dice_hospital.hooks import Choices
from games.dice_hospital.modules.investments.state import portfolio
from games.dice_hospital.modules.investments.tokens.token_kinds import token_row
from games.dice_hospital.state import Colour, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat

Hook = Callable[[Rules, State, Seat], tuple[Choices, Mapping[str, Choices]]]


def with_colours(original: Hook) -> Hook:
    """Apply the colour tokens on departments and on the cards of placed specialists."""

    def override(rules: Rules, state: State, seat: Seat) -> tuple[Choices, Mapping[str, Choices]]:
        choices, others = original(rules, state, seat)
        colours = _colours(state, seat)
        if not colours:
            return choices, others
        tiles = {tile: _turned(choices[tile], colours[tile]) for tile in colours if tile in choices}
        own = {
            card: {tile: _turned(choice, colour) for tile, choice in choices.items()}
            for card, colour in colours.items()
            if card not in choices
        }
        return {**choices, **tiles}, {**others, **own}

    return override


def _colours(state: State, seat: Seat) -> dict[str, Colour]:
    """The colours that tokens give departments and cards. The last token counts."""
    laid = [(one.place, token_row(one.token)) for one in portfolio(state, seat).laid]
    return {place: row.colour for place, row in laid if row.kind == "colour"}


def _turned(choice: Choice, colour: Colour) -> Choice:
    """Change the colour of a choice, if it has one."""
    return choice if choice.colour is None else replace(choice, colour=colour)
