"""Phase 3: which dice and blood bags the Automa puts where."""

from games.dice_hospital.modules.automa.cards import ANY
from games.dice_hospital.modules.automa.messages import Fill
from games.dice_hospital.modules.automa.options import options_of
from games.dice_hospital.modules.automa.state import automa_seat, empty_slots, robots
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Context, Rules
from games.kernel.chance import Chance, pick


def assigned(ctx: Context, state: State) -> tuple[Fill, ...]:
    """As many dice as fit, card by card from the left, then as many blood bags."""
    hospital = state.hospitals[automa_seat(ctx.rules)]
    waiting, fills = list(hospital.patients), list[Fill]()
    for card in robots(state).row:
        slots = empty_slots(ctx.rules, card)
        for number, colour in slots:
            fitting = [die for die in waiting if die.colour == colour]
            if fitting:
                fills.append(Fill(card.card, number, fitting[0].id))
                waiting.remove(fitting[0])
        # Whoever is left by now fits no coloured slot of this card.
        for number in [number for number, colour in slots if colour == ANY][: len(waiting)]:
            die = _any_of(ctx.chance, waiting)
            fills.append(Fill(card.card, number, die.id))
            waiting.remove(die)
    return (*fills, *_bags(ctx.rules, state, fills, hospital.blood_bags))


def _any_of(chance: Chance, dice: list[Patient]) -> Patient:
    """A die at random; those of one colour are alike to the Automa."""
    return dice[0] if len({die.colour for die in dice}) == 1 else pick(chance, dice)


def _bags(rules: Rules, state: State, fills: list[Fill], bags: int) -> list[Fill]:
    """Blood bags go on the coloured slots of the whole row before any grey one."""
    use, filled = options_of(rules).blood_bags, {(fill.card, fill.slot) for fill in fills}
    if use == "kept":
        return []
    left = [
        (card.card, number, colour)
        for card in robots(state).row
        for number, colour in empty_slots(rules, card)
        if (card.card, number) not in filled
    ]
    wanted = [Fill(card, number) for card, number, colour in left if colour != ANY]
    if use == "any_slot":
        wanted += [Fill(card, number) for card, number, colour in left if colour == ANY]
    return wanted[:bags]
