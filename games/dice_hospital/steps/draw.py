"""Drawing dice from the bag and cards from the piles."""

from games.dice_hospital.hooks import faces
from games.dice_hospital.state import COLOURS, Patient, Pile, State
from games.dice_hospital.types import Context
from games.kernel.chance import Chance


def draw_dice(ctx: Context, state: State, count: int, rolled: bool) -> tuple[Patient, ...]:
    """Draw up to `count` dice from the bag, rolled or without a value."""
    chance, shown = ctx.chance, ctx.rules.resolve(faces)(ctx.rules, state)
    bag, number = list(state.bag), state.next_patient
    dice: list[Patient] = []
    total = sum(bag)
    for in_bag in range(total, max(total - count, 0), -1):
        left = chance.below(in_bag)
        colour = 0
        while left >= bag[colour]:
            left -= bag[colour]
            colour += 1
        bag[colour] -= 1
        value = shown[chance.below(len(shown))] if rolled else 0
        dice.append(Patient(number + len(dice), COLOURS[colour], value))
    return tuple(dice)


def draw_cards(chance: Chance, pile: Pile, count: int) -> tuple[str, ...]:
    """Draw up to `count` cards from a pile."""
    drawn: list[str] = []
    for layer in pile.layers:
        left = list(layer)
        while left and len(drawn) < count:
            drawn.append(left.pop(chance.below(len(left))))
    return tuple(drawn)
