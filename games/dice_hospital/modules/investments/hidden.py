"""What Investments hides: tokens that another seat drew and still chooses from, and those in the piles."""

from msgspec.structs import replace

from games.dice_hospital.modules.investments.state import investments_state, with_board
from games.dice_hospital.modules.investments.tokens.token_kinds import token_row
from games.dice_hospital.state import Pile, State
from games.dice_hospital.types import Rules
from games.kernel.chance import RandomBelow
from games.kernel.messages import Seat


def deal_hidden(_rules: Rules, state: State, seat: Seat, below: RandomBelow) -> State:
    """Return the state with these tokens dealt again, colour by colour.

    A drawn token shows its colour. The seat does not know which tokens others put back under a pile, so a
    pile has one layer.
    """
    board = investments_state(state)
    hands = [list(portfolio.drawn) for portfolio in board.seats]
    spaces = []
    for space in board.spaces:
        places = [
            (hand, index)
            for other, hand in enumerate(hands)
            for index, token in enumerate(hand)
            if other != seat and token_row(token).colour == space.colour
        ]
        pool = [token for layer in space.pile.layers for token in layer]
        pool = sorted(pool + [hand[index] for hand, index in places])
        for hand, index in places:
            hand[index] = pool.pop(below(len(pool)))
        spaces.append(replace(space, pile=Pile((tuple(pool),) if pool else ())))
    seats = [replace(own, drawn=tuple(hand)) for own, hand in zip(board.seats, hands, strict=True)]
    return with_board(state, spaces=tuple(spaces), seats=tuple(seats))
