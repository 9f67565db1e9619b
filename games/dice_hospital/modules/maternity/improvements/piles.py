"""Maternity's own piles: their improvements are revealed beside the others and go back under these piles."""

import msgspec
from msgspec.structs import replace

from games.dice_hospital.box import copies
from games.dice_hospital.events import ImprovementsRevealed, ImprovementTradedIn, ShiftChanged
from games.dice_hospital.modules.maternity.improvements.departments import DEPARTMENTS
from games.dice_hospital.modules.maternity.improvements.specialists import SPECIALISTS
from games.dice_hospital.modules.maternity.messages import MaternityImprovementsRevealed
from games.dice_hospital.state import Pile, State
from games.dice_hospital.steps.draw import draw_cards
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.figures import Figure
from games.kernel.state import slice_reader

TILES = tuple(tile for row in DEPARTMENTS for tile in copies(row))
CARDS = tuple(card for row in SPECIALISTS for card in copies(row))
DISPLAY = {2: 1, 3: 2, 4: 2, 5: 2}

FIGURES = (
    Figure(
        "maternity_display",
        DISPLAY,
        "printed",
        "departments, and as many specialists, turned up from Maternity's own piles, by players",
    ),
)


class Stock(msgspec.Struct, frozen=True):
    """Maternity's face-down departments and specialists."""

    department_pile: Pile
    specialist_pile: Pile


def begin(_rules: Rules, _players: int) -> Stock:
    """Return the initial slice: full piles."""
    return Stock(Pile((TILES,)), Pile((CARDS,)))


stock = slice_reader("maternity", Stock)
"""Return this module's slice of the state."""


def reveal(ctx: Context, state: State, _event: ImprovementsRevealed) -> Decision:
    """Reveal some of Maternity's improvements whenever others are revealed."""
    own, size = stock(state), DISPLAY[ctx.rules.players]
    return (
        yield MaternityImprovementsRevealed(
            departments=draw_cards(ctx.chance, own.department_pile, size),
            specialists=draw_cards(ctx.chance, own.specialist_pile, size),
        )
    )


def revealed(state: State, event: MaternityImprovementsRevealed) -> State:
    """Add the revealed improvements to the displays."""
    own = stock(state)
    return replace(
        state,
        departments=state.departments + event.departments,
        specialists=state.specialists + event.specialists,
        maternity=Stock(
            own.department_pile.without(event.departments), own.specialist_pile.without(event.specialists)
        ),
    )


def put_under(state: State, _event: ShiftChanged) -> State:
    """Return unclaimed improvements to these piles, before the rest goes under the base game's."""
    own = stock(state)
    tiles = tuple([tile for tile in state.departments if tile in TILES])
    cards = tuple([card for card in state.specialists if card in CARDS])
    return replace(
        state,
        departments=tuple([tile for tile in state.departments if tile not in tiles]),
        specialists=tuple([card for card in state.specialists if card not in cards]),
        maternity=Stock(own.department_pile.with_under(tiles), own.specialist_pile.with_under(cards)),
    )


def traded_in(state: State, event: ImprovementTradedIn) -> State:
    """Return a traded-in improvement to its own pile."""
    own, name = stock(state), (event.improvement,)
    if event.improvement in TILES:
        own = replace(own, department_pile=own.department_pile.with_under(name))
    elif event.improvement in CARDS:
        own = replace(own, specialist_pile=own.specialist_pile.with_under(name))
    else:
        return state
    return replace(
        state,
        department_pile=state.department_pile.without(name),
        specialist_pile=state.specialist_pile.without(name),
        maternity=own,
    )
