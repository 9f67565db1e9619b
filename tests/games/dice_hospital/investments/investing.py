"""Tables that are about to invest, or in the middle of it."""

from typing import Any

from msgspec.structs import replace

from games.dice_hospital.modules.investments.state import (
    InvestingMeeple,
    investments_state,
    with_board,
    with_portfolio,
)
from games.dice_hospital.modules.investments.tokens.token_kinds import ids_of
from games.dice_hospital.state import Hospital, Pile
from tests.games.dice_hospital.tables import Scene, given, hospital

RED = ids_of("red")
EQUAL, HIGHER, NURSE_TOKEN = RED.index("red_equal.1"), RED.index("red_higher.1"), RED.index("red_nurse.1")


def investing(*hospitals: Hospital, **more: Any) -> Scene:
    """A table of two, or of those given, who are about to invest."""
    everyone = hospitals or (hospital(), hospital())
    return given("investing", *everyone, modules=("investments",), **more)


def drawn(scene: Scene, seat: int, *tokens: str) -> Scene:
    """The scene with a seat that just drew these tokens."""
    spaces = tuple(replace(s, pile=s.pile.without(tokens)) for s in investments_state(scene.state).spaces)
    state = with_portfolio(with_board(scene.state, spaces=spaces), seat, drawn=tokens)
    return scene._replace(state=with_portfolio(state, seat, placed=(InvestingMeeple("nurse", "red"),)))


def pile(scene: Scene, colour: str) -> Pile:
    """The tokens of a space that are face down."""
    return next(space.pile for space in investments_state(scene.state).spaces if space.colour == colour)
