"""The decks: copies of the base game's improvements make room for the experimental ones."""

from msgspec.structs import replace

from games.dice_hospital.box import copies
from games.dice_hospital.data.departments import DEPARTMENTS
from games.dice_hospital.data.specialists import SPECIALISTS
from games.dice_hospital.modules.experimental_medicine.messages import ImprovementsPutAside
from games.dice_hospital.state import Course, Pile, State
from games.dice_hospital.steps.draw import draw_cards
from games.dice_hospital.types import Context, Step

FEW_PLAYERS = 3
"""Up to so many play with one base tile of each kind."""
REMOVED_FROM_A_SET = 8
"""With more players, so many random tiles of the second set leave."""


def _put_aside(ctx: Context, _state: State) -> Course:
    """The second copies leave: all of them, or of the tiles as many as there are experimental ones."""
    tiles = tuple(copies(row)[1] for row in DEPARTMENTS)
    if ctx.rules.players > FEW_PLAYERS:
        tiles = draw_cards(ctx.chance, Pile((tiles,)), REMOVED_FROM_A_SET)
    return (yield ImprovementsPutAside(tiles, tuple(copies(row)[1] for row in SPECIALISTS)))


def put_aside(state: State, event: ImprovementsPutAside) -> State:
    """The piles without what went back into the box."""
    return replace(
        state,
        department_pile=state.department_pile.without(event.departments),
        specialist_pile=state.specialist_pile.without(event.specialists),
    )


DECKS = Step("experimental_decks", enter=_put_aside)
