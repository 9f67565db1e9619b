"""Phase 3: where the Automa puts dice and blood bags."""

from games.dice_hospital.modules.automa.cards import ANY
from games.dice_hospital.modules.automa.messages import FilledSlot
from games.dice_hospital.modules.automa.options import options_of
from games.dice_hospital.modules.automa.state import automa_seat, automa_state, empty_slots
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Context, Rules
from games.kernel.chance import Chance, pick


def assigned(ctx: Context, state: State) -> tuple[FilledSlot, ...]:
    """Fill slots with dice, card by card from the left, then with blood bags."""
    hospital = state.hospitals[automa_seat(ctx.rules)]
    waiting, fills = list(hospital.patients), list[FilledSlot]()
    for card in automa_state(state).row:
        slots = empty_slots(ctx.rules, card)
        for number, colour in slots:
            fitting = [die for die in waiting if die.colour == colour]
            if fitting:
                fills.append(FilledSlot(card.card, number, fitting[0].id))
                waiting.remove(fitting[0])
        # The dice left now fit no coloured slot of this card.
        for number in [number for number, colour in slots if colour == ANY][: len(waiting)]:
            die = _any_of(ctx.chance, waiting)
            fills.append(FilledSlot(card.card, number, die.id))
            waiting.remove(die)
    return (*fills, *_bags(ctx.rules, state, fills, hospital.blood_bags))


def _any_of(chance: Chance, dice: list[Patient]) -> Patient:
    """Pick a die at random. Dice of one colour are interchangeable for the Automa."""
    return dice[0] if len({die.colour for die in dice}) == 1 else pick(chance, dice)


def _bags(rules: Rules, state: State, fills: list[FilledSlot], bags: int) -> list[FilledSlot]:
    """Blood bags go on the coloured slots of the whole row before any grey one."""
    use, filled = options_of(rules).blood_bags, {(fill.card, fill.slot) for fill in fills}
    if use == "kept":
        return []
    left = [
        (card.card, number, colour)
        for card in automa_state(state).row
        for number, colour in empty_slots(rules, card)
        if (card.card, number) not in filled
    ]
    wanted = [FilledSlot(card, number) for card, number, colour in left if colour != ANY]
    if use == "any_slot":
        wanted += [FilledSlot(card, number) for card, number, colour in left if colour == ANY]
    return wanted[:bags]
