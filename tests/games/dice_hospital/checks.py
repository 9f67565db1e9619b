"""What Dice Hospital brings to the suite of all titles."""

from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.state import Pile, State
from games.kernel.messages import Event, Seat
from games.kernel.rules import Rules
from tests.games.dice_hospital.alike import move
from tests.games.dice_hospital.module_games import Seen, counted
from tests.titles.registry import Books, Checks

ADMINISTRATORS = [card for card in DICE_HOSPITAL.components if card.kind == "administrator"]


def _books(_rules: Rules) -> Books:
    seen, dice = Seen(), dict[str, int]()

    def check(before: State, event: Event, after: State) -> None:
        dice.update(dice or counted(before, seen))
        assert counted(after, seen) == dice, f"dice were lost or made by {event}"

    return check


def resampled(rules: Rules, state: State, viewer: Seat | None, random: Random) -> State:
    """The same table for a viewer: other cards and tokens in the hands of others, every pile shuffled."""
    if hasattr(state, "administrators"):
        state = _with_other_administrators(rules, state, viewer, random)
    if hasattr(state, "investments"):
        state = _with_other_tokens(state, viewer, random)
    shuffled: State = _shuffled(state, random)
    return shuffled


def _with_other_administrators(rules: Rules, state: Any, viewer: Seat | None, random: Random) -> Any:
    offices = state.administrators
    dealt = {card for office in offices for card in office.dealt}
    present = {module.key for module in rules.modules}
    pool = [card.id for card in ADMINISTRATORS if card.module in present and card.id not in dealt]
    hidden = [office for seat, office in enumerate(offices) if seat != viewer]
    pool += [card for office in hidden for card in office.dealt if card != office.kept]
    random.shuffle(pool)
    changed = list(offices)
    for seat, office in enumerate(offices):
        if seat != viewer:
            hand = tuple(card if card == office.kept else pool.pop() for card in office.dealt)
            changed[seat] = replace(office, dealt=hand)
    return replace(state, administrators=tuple(changed))


def _with_other_tokens(state: Any, viewer: Seat | None, random: Random) -> Any:
    """Tokens that others drew are exchanged for some of the same pile."""
    board = state.investments
    spaces, seats = list(board.spaces), list(board.seats)
    for seat, portfolio in enumerate(board.seats):
        if seat == viewer:
            continue
        hand = list(portfolio.drawn)
        for number, space in enumerate(spaces):
            places = [place for place, token in enumerate(hand) if token.startswith(f"{space.colour}_")]
            pool = [token for layer in space.pile.layers for token in layer] + [
                hand[place] for place in places
            ]
            if places:
                random.shuffle(pool)
                for place in places:
                    hand[place] = pool.pop()
                spaces[number] = replace(space, pile=Pile((tuple(pool),)))
        seats[seat] = replace(portfolio, drawn=tuple(hand))
    return replace(state, investments=replace(board, spaces=tuple(spaces), seats=tuple(seats)))


def _shuffled(value: Any, random: Random) -> Any:
    """A state with every pile in it shuffled, layer by layer."""
    if isinstance(value, Pile):
        return Pile(tuple(tuple(random.sample(layer, len(layer))) for layer in value.layers))
    if isinstance(value, tuple):
        return tuple(_shuffled(part, random) for part in value)
    if isinstance(value, msgspec.Struct):
        return replace(value, **{n: _shuffled(getattr(value, n), random) for n in value.__struct_fields__})
    return value


CHECKS = Checks(_books, resampled, move, ("you",))
