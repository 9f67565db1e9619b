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


def colours_imposed(_rules: Rules, state: State, seat: Seat) -> Mapping[str, Colour]:
    """Hook: the colours of cards that every department must follow. The last token on a card counts."""
    cards = state.hospitals[seat].specialists
    return {place: colour for place, colour in colour_tokens(state, seat) if place in cards}


def with_colours(original: Hook) -> Hook:
    """Apply the colour tokens on departments, the last one on each, and those that cards impose."""

    def override(rules: Rules, state: State, seat: Seat) -> tuple[Choices, Mapping[str, Choices]]:
        choices, others = original(rules, state, seat)
        colours = dict(colour_tokens(state, seat))
        if not colours:
            return choices, others
        tiles = {tile: turned(choices[tile], colours[tile]) for tile in colours if tile in choices}
        cards = {
            card: {tile: turned(choice, colour) for tile, choice in choices.items()}
            for card, colour in rules.resolve(colours_imposed)(rules, state, seat).items()
        }
        return {**choices, **tiles}, {**others, **cards}

    return override


def colour_tokens(state: State, seat: Seat) -> list[tuple[str, Colour]]:
    """The places of a seat's colour tokens and their colours, in the order laid."""
    laid = [(one.place, token_row(one.token)) for one in portfolio(state, seat).laid]
    return [(place, row.colour) for place, row in laid if row.kind == "colour"]


def turned(choice: Choice, colour: Colour) -> Choice:
    """Change the colour of a choice, if it has one."""
    return choice if choice.colour is None else replace(choice, colour=colour)
