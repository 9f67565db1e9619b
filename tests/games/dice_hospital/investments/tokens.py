"""Hospitals with investment tokens, in the middle of an activation."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from games.dice_hospital.modules.investments.state import (
    PlacedToken,
    investments_state,
    portfolio,
    with_board,
    with_portfolio,
)
from games.dice_hospital.state import Hospital
from tests.games.dice_hospital.tables import Scene, given, hospital

INVESTMENTS = ("investments",)


def activation(
    one: Hospital, laid: Mapping[str, str], modules: tuple[str, ...] = INVESTMENTS, **more: Any
) -> Scene:
    """A scene in which these tokens lie on seat 0's departments and cards, by the names of those."""
    scene = given("activation", one, hospital("R3/1"), modules=modules, **more)
    return with_laid(scene, laid)


def with_laid(scene: Scene, laid: Mapping[str, str]) -> Scene:
    """The scene with tokens laid in this order; they are taken out of their piles."""
    tokens = tuple(PlacedToken(place, token) for place, named in laid.items() for token in named.split())
    names = tuple(one.token for one in tokens)
    state, spaces = scene.state, investments_state(scene.state).spaces
    state = with_board(
        state, spaces=tuple(replace(space, pile=space.pile.without(names)) for space in spaces)
    )
    return scene._replace(state=with_portfolio(state, 0, laid=portfolio(state, 0).laid + tokens))
