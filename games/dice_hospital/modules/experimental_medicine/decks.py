"""The decks: some improvements of the base game are removed for the experimental ones."""

from msgspec.structs import replace

from games.dice_hospital.box import copies
from games.dice_hospital.data.departments import DEPARTMENTS
from games.dice_hospital.data.specialists import SPECIALISTS
from games.dice_hospital.modules.experimental_medicine.messages import ImprovementsPutAside
from games.dice_hospital.state import Pile, State
from games.dice_hospital.steps.draw import draw_cards
from games.dice_hospital.types import Context, Decision, Step

FEW_PLAYERS = 3
"""With up to this many players, one base tile of each kind is used."""
REMOVED_FROM_A_SET = 8
"""With more players, this many random tiles of the second set are removed."""


def _put_aside(ctx: Context, _state: State) -> Decision:
    """Remove the second copies: all cards, and all tiles or as many as there are experimental ones."""
    tiles = tuple(copies(row)[1] for row in DEPARTMENTS)
    if ctx.rules.players > FEW_PLAYERS:
        tiles = draw_cards(ctx.chance, Pile((tiles,)), REMOVED_FROM_A_SET)
    return (yield ImprovementsPutAside(tiles, tuple(copies(row)[1] for row in SPECIALISTS)))


def put_aside(state: State, event: ImprovementsPutAside) -> State:
    """Remove the tiles and cards from the piles."""
    return replace(
        state,
        department_pile=state.department_pile.without(event.departments),
        specialist_pile=state.specialist_pile.without(event.specialists),
    )


DECKS = Step("experimental_decks", enter=_put_aside)
